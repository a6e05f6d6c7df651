/** The shell function `deploy NAME` copies a release into $SITE and points the symlink $SITE/NAME to it. */
const deployments = `
deploy() {
  name=deploy-$(ls "$SITE" | wc -l); cp -a . "$SITE/$name"
  readlink "$SITE/$1" > "$SITE/$1.before" || true
  ln -sfn "$SITE/$name/public" "$SITE/$1"
}`;

/**
 * Scripts that replace the programs that deploy over a network. The keys are the scripts' paths. With `DROPPED=1`,
 * they deploy to production, but then fail.
 */
export const standIns: Readonly<Record<string, string>> = {
  // rsync passes the user name with the `-l` option.
  "bin/ssh": `[[ $1 == -l ]] && shift 2; shift
bash -c "$*"
[[ $* != *"/release.sh " ]] || exit "\${DROPPED:-0}"`,
  "node_modules/.bin/wrangler": `${deployments}
worker=\${@: -1}
case "$*" in
  "deploy --name "*) deploy "$worker"; exit "\${DROPPED:-0}" ;;
  "versions upload --preview-alias pr-"[0-9]*" --name "*-preview) deploy "previews/$4" ;;
  "versions upload --config "*/removed/wrangler.jsonc" --preview-alias pr-"[0-9]*" --name "*-preview) rm "$SITE/previews/$6" ;;
  "rollback --yes --message "*)
    [[ -s $SITE/$worker.before ]] || { echo "no earlier version" >&2; exit 1; }
    ln -sfn "$(cat "$SITE/$worker.before")" "$SITE/$worker" ;;
  *) echo "unknown: $*" >&2; exit 1 ;;
esac`,
  ".github/publish/node_modules/.bin/netlify": `${deployments}
case "$*" in
  "deploy --prod --no-build --dir public") deploy current; exit "\${DROPPED:-0}" ;;
  "deploy --no-build --dir public --alias pr-"[0-9]*) deploy "previews/\${@: -1}" ;;
  "api listSiteDeploys "*'"branch":"pr-7"'*)
    echo '[{"id":"a","branch":"main"},{"id":"b","branch":"pr-7"},{"id":"c","branch":"pr-7"}]' ;;
  "api deleteDeploy "*) cat; grep -o '"[bc]"' <<< "$*" >> "$SITE/deleted"; rm -f "$SITE/previews/pr-7" ;;
  "api getSite "*)
    id=$(readlink "$SITE/current" || true)
    echo "{\\"published_deploy\\":\${id:+{\\"id\\":\\"$id\\"\\}}}" | sed 's/:}/:null}/' ;;
  "api restoreSiteDeploy "*) ln -sfn "$(grep -o '/[^"]*' <<< "$*" | tail -1)" "$SITE/current" ;;
  *) echo "unknown: $*" >&2; exit 1 ;;
esac`,
};
