#!/usr/bin/env bash
# Publishes the build in this folder, site and function in one step, to the host that PUBLISH_TO names. What fails
# its check is rolled back.
set -euo pipefail
here=$(dirname "$0")

case ${PUBLISH_TO:-} in
  cloudflare)
    publish() { npx wrangler deploy; }
    back() { npx wrangler rollback --yes --message "Failed its check"; }
    ;;
  netlify)
    netlify() { npx --yes netlify-cli@23.15.1 "$@"; }
    site="{\"site_id\":\"$NETLIFY_SITE_ID\"}"
    before=$(netlify api getSite --data "$site" | node -p 'JSON.parse(fs.readFileSync(0)).published_deploy?.id ?? ""')
    # Takes the function from .netlify, where the build wrote it.
    publish() { netlify deploy --prod --no-build --dir public; }
    back() { netlify api restoreSiteDeploy --data "${site%\}},\"deploy_id\":\"$before\"}"; }
    ;;
  machine)
    # user@host:/folder
    machine=${DEPLOY_TARGET%%:*} site=${DEPLOY_TARGET#*:}
    variables=$(printf 'SITE=%q RESTART=%q' "$site" "${RESTART:-}")
    release() { ssh "$machine" "$variables bash -s $*" < "$here/release.sh"; }
    publish() {
      rsync --archive --delete public hosting "$DEPLOY_TARGET/incoming/"
      release
    }
    back() { release back; }
    ;;
  *)
    echo "PUBLISH_TO is \"${PUBLISH_TO:-}\"; cloudflare, netlify or machine is allowed." >&2
    exit 2
    ;;
esac

publish
if node "$here/check-site.mjs"; then exit; fi
echo "What was published failed its check. Going back to what was there before." >&2
back
exit 1
