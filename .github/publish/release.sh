#!/usr/bin/env bash
# Puts the build in $SITE/incoming in place, whole or not at all; "release.sh back" returns to the one before.
# RESTART restarts the server, which is part of the build.
set -euo pipefail
cd "$SITE"

turn() {
  ln -sfn "$1" next
  mv -T next current
  bash -c "${RESTART:-true}"
}

if [[ ${1:-} == back ]]; then
  turn "$(readlink previous)"
  exit
fi
old=$(readlink current || true)
new="releases/$(date -u +%Y%m%dT%H%M%S.%N)"
mkdir -p releases
cp -a incoming "$new"
cp -a "$new/public" "$new/served"
if [[ -n $old ]]; then
  # Pages that are open somewhere still ask for the hashed files of the release before.
  hashed='\./(static/.*|[^/]+[.-][0-9a-f]{16,}\.(js|css)(\.br|\.gz)?)'
  (cd "$old/../public" && find . -regextype posix-extended -type f -regex "$hashed" \
    -exec cp -an --parents -t "$SITE/$new/served" {} +)
  ln -sfn "$old" previous
fi
turn "$new/served"
