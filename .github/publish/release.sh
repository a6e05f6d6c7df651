#!/usr/bin/env bash
# Runs on a self-hosted machine. Makes the build in $SITE/incoming live, either completely or not at all.
# "release.sh back" makes the previous release live again. RESTART is the command that restarts the server. The restart
# is needed because the server program is part of the build.
set -euo pipefail
cd "$SITE"
site=$PWD

fail() {
  echo "$1" >&2
  exit 1
}

# Waits until another release.sh has finished.
exec 9> release.lock
flock --timeout 300 9 || fail "Another release.sh has been running for five minutes. Nothing was switched."
live=$(readlink current || true)

# Replaces a symbolic link atomically.
link() {
  ln -sfn "$1" next
  mv -T next "$2"
}

# Doesn't pass on the lock. Otherwise, a server that RESTART starts would hold it.
restart() { bash -c "${RESTART:-true}" 9>&-; }

switch_to() {
  link "$1" current
  if restart; then return; fi
  if [[ -z $live ]]; then
    rm current
    fail "RESTART failed, so $1 was taken back. There is no earlier release."
  fi
  link "$live" current
  restart || fail "RESTART failed for $1, and again for $live, which current points to: the server may be down."
  fail "RESTART failed for $1. $live is live again."
}

if [[ ${1:-} == back ]]; then
  target=$(readlink previous) || fail "There is no earlier release to go back to. The current one stays live."
  [[ -d $target ]] || fail "The previous release, $target, was deleted. The current one stays live."
  [[ $target != "$live" ]] || fail "The previous release, $target, is live already. There is no earlier one to go back to."
  switch_to "$target"
  exit
fi

new="releases/$(date -u +%Y%m%dT%H%M%S.%N)"
trap 'rm -rf "$new"; echo "The release could not be completed. Nothing was switched." >&2' ERR

# Keeps the last five releases, counting the new one, and always the current and the previous release. Old releases are
# deleted before the copy, in case the disk is full.
linked="$live $(readlink previous || true) "
releases=()
for folder in releases/*/; do releases+=("${folder%/}"); done
for ((i = 0; i < ${#releases[@]} - 4; i++)); do
  [[ $linked == *"${releases[i]}/"* ]] || rm -rf "${releases[i]}"
done

mkdir -p releases
cp -a incoming "$new"
# Proves that the upload is complete, and that no page from an earlier upload is left in it.
(
  cd "$new"
  sha256sum --check --strict --quiet hosting/SHA256SUMS
  diff <(cut -c 67- hosting/SHA256SUMS | grep '^public/' | sort) <(find public -type f | sort)
) >&2
mkdir "$new/served"
hashed="$live/../hosting/hashed-files.txt"
if [[ -n $live && -s $hashed ]]; then
  # Pages that are open in a browser still load the hashed files of their own release.
  (cd "$live/../public" && xargs -d '\n' -a "$site/$hashed" cp -a --parents -t "$site/$new/served")
fi
cp -a "$new/public/." "$new/served"
# nginx and the server run as other users, who must be able to read the release.
chmod 755 releases
chmod -R u=rwX,go=rX "$new"
trap - ERR
switch_to "$new/served"
if [[ -n $live ]]; then link "$live" previous; fi
