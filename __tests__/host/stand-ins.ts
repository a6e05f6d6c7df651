/**
 * The live site is a symlink in $SITE to one of the folders next to it. The symlink is named `current` or
 * after a Worker.
 */
const deployments = `
deploy() {
  name=deploy-$(ls "$SITE" | wc -l); cp -a . "$SITE/$name"
  readlink "$SITE/$1" > "$SITE/$1.before" || true
  ln -sfn "$SITE/$name/public" "$SITE/$1"
}`;

/** Scripts that replace programs that deploy over a network, by path. */
export const standIns: Readonly<Record<string, string>> = {
  // rsync passes the user as an option.
  "bin/ssh": '[[ $1 == -l ]] && shift 2; shift; exec bash -c "$*"',
  "node_modules/.bin/wrangler": `${deployments}
worker=\${@: -1}
case "$*" in
  "deploy --name "*) deploy "$worker" ;;
  "rollback --yes --message "*)
    [[ -s $SITE/$worker.before ]] || { echo "no earlier version" >&2; exit 1; }
    ln -sfn "$(cat "$SITE/$worker.before")" "$SITE/$worker" ;;
  *) echo "unknown: $*" >&2; exit 1 ;;
esac`,
  ".github/publish/node_modules/.bin/netlify": `${deployments}
case "$*" in
  "deploy --prod --no-build --dir public") deploy current ;;
  "api getSite "*)
    id=$(readlink "$SITE/current" || true)
    echo "{\\"published_deploy\\":\${id:+{\\"id\\":\\"$id\\"\\}}}" | sed 's/:}/:null}/' ;;
  "api restoreSiteDeploy "*) ln -sfn "$(grep -o '/[^"]*' <<< "$*" | tail -1)" "$SITE/current" ;;
  *) echo "unknown: $*" >&2; exit 1 ;;
esac`,
};
