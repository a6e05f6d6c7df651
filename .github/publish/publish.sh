#!/usr/bin/env bash
# Publishes the build in the current folder to the host in PUBLISH_TO. Site and function are published together. If the
# published site fails its check, or if it can't send email although the previous release could, the previous release is
# made live again.
# If CHANGE is a pull request's number, the build becomes that pull request's preview, at an address of its own. Then
# "publish.sh remove" removes the preview. On a self-hosted machine, all previews share one address.
set -euo pipefail
here=$(dirname "$0")
alias=pr-${CHANGE:-}

fail() {
  echo "$1" >&2
  exit "${2:-1}"
}

case ${PUBLISH_TO:-} in
  cloudflare)
    production=$(sed -n 's/^  "name": "\(.*\)",$/\1/p' wrangler.jsonc)
    worker=$production
    if [[ ${SITE_NOINDEX:-0} != 0 ]]; then
      worker=${PREVIEW_WORKER:-$production-preview}
      [[ $worker != "$production" ]] || fail "PREVIEW_WORKER is \"$worker\", production's name. The preview would replace it." 2
    fi
    wrangler() { node_modules/.bin/wrangler "$@" --name "$worker"; }
    publish() { wrangler deploy; }
    back() { wrangler rollback --yes --message "Failed its check"; }
    preview() { wrangler versions upload --preview-alias "$alias"; }
    # Cloudflare can't delete an address, so it gets a version that answers every request with status 410.
    remove() { wrangler versions upload --config "$here/removed/wrangler.jsonc" --preview-alias "$alias"; }
    ;;
  netlify)
    netlify() { "$here/node_modules/.bin/netlify" "$@"; }
    site="{\"site_id\":\"$NETLIFY_SITE_ID\"}"
    published='JSON.parse(fs.readFileSync(0)).published_deploy?.id ?? ""'
    # The deploy command finds the function in .netlify, where the build wrote it.
    publish() {
      before=$(netlify api getSite --data "$site" | node -p "$published") && netlify deploy --prod --no-build --dir public
    }
    back() {
      [[ -n $before ]] || fail "There is no earlier deploy to go back to. The current one stays live."
      netlify api restoreSiteDeploy --data "${site%\}},\"deploy_id\":\"$before\"}"
    }
    preview() { netlify deploy --no-build --dir public --alias "$alias"; }
    # Each push to the pull request added a deploy with its alias, which Netlify calls a branch.
    remove() {
      netlify api listSiteDeploys --data "${site%\}},\"branch\":\"$alias\",\"per_page\":100}" |
        node -p 'JSON.parse(fs.readFileSync(0)).map((deploy) => `${deploy.branch} ${deploy.id}`).join("\n")' |
        while read -r branch id; do
          if [[ $branch == "$alias" ]]; then netlify api deleteDeploy --data "{\"deploy_id\":\"$id\"}" < /dev/null; fi
        done
    }
    ;;
  machine)
    # DEPLOY_TARGET has the form user@host:/folder.
    machine=${DEPLOY_TARGET%%:*} site=${DEPLOY_TARGET#*:}
    variables=$(printf 'SITE=%q RESTART=%q' "$site" "${RESTART:-}")
    release() { ssh "$machine" "$variables bash $(printf %q "$site/incoming/release.sh") $*"; }
    publish() { rsync --archive --checksum --delete public hosting "$here/release.sh" "$DEPLOY_TARGET/incoming/" && release; }
    back() { release back; }
    remove() { echo "All previews share one address. The preview stays there until the next one replaces it."; }
    ;;
  *)
    fail "PUBLISH_TO is \"${PUBLISH_TO:-}\"; cloudflare, netlify or machine is allowed." 2
    ;;
esac

if [[ ${1:-} == remove ]]; then
  remove
  exit
fi

if [[ -n ${CHANGE:-} && $PUBLISH_TO != machine ]]; then
  [[ $SITE_URL == *"$alias"* ]] || fail "SITE_URL is \"$SITE_URL\", which isn't an address of $alias. See docs/operations.md." 2
  preview || fail "Publishing failed. The messages above say why."
  node "$here/check-site.mjs" || fail "The preview failed its check. Other previews and the public site haven't changed."
  exit
fi

can_send_email() { node "$here/check-ready.mjs"; }

# Compares the complete file, because the daily publication publishes a commit again when one of its reports is due.
is_live() { curl --silent --location --max-time 20 "${SITE_URL%/}/healthz.json" | cmp --silent - public/healthz.json; }

goes_live() {
  local end=$((SECONDS + ${CHECK_SECONDS:-60}))
  until is_live; do
    ((SECONDS < end)) || return 1
    sleep 1
  done
}

could_send_email=false was_live=false
if CHECK_SECONDS=0 can_send_email; then could_send_email=true; fi
if is_live; then was_live=true; fi
if ! publish; then
  # The connection may have dropped, or the host's tool may have failed, after the new release went live.
  if $was_live || ! goes_live; then fail "Publishing failed. The messages above say why."; fi
  echo "Publishing reported a failure, but the new release is live. Checking it." >&2
fi
if ! node "$here/check-site.mjs"; then
  problem="The published site failed its check."
elif can_send_email; then
  exit
elif $could_send_email; then
  problem="The published site can't send email, but the previous release could."
else
  # Going back wouldn't help, and a broken mail server must not block other changes.
  fail "The new release is live, but it can't send email. Before it was published, that couldn't be confirmed either."
fi
echo "$problem Going back to the previous release." >&2
back || fail "Going back failed, so the release that failed its check may still be live. The messages above say why."
echo "The previous release is live again." >&2
exit 1
