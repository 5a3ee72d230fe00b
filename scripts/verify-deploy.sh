#!/usr/bin/env bash
# Checks what deploy/ holds: the units by systemd, the Caddyfile by Caddy, compose.yaml by Docker. Each is asked where it is installed, and
# named where not.
set -euo pipefail
cd "$(dirname "$0")/.."

verify_units() {
  local dir=$1 node said
  # Programs must exist for systemd, and Node is elsewhere on a machine of a developer. An instance is what a template is for.
  node=$(command -v node)
  for unit in deploy/systemd/*.service deploy/systemd/*.timer; do
    sed "s|/usr/bin/node|$node|g" "$unit" >"$dir/$(basename "$unit" | sed 's/@/@3001/')"
  done
  mkdir "$dir/caddy.service.d"
  printf '[Service]\nExecStart=/bin/true\n' >"$dir/caddy.service"
  cp deploy/systemd/caddy-pangat.conf "$dir/caddy.service.d/pangat.conf"
  # It warns and exits 0 for a setting that it does not know, so anything that it says is a failure.
  said=$(SYSTEMD_UNIT_PATH="$dir:" systemd-analyze verify --man=no "$dir"/*.service "$dir"/*.timer 2>&1) || true
  said=$(grep -E "pangat|caddy" <<<"$said" || true)
  if [ -n "$said" ]; then
    echo "$said" >&2
    exit 1
  fi
  echo 'systemd-analyze verify: the units are right'
}

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
if command -v systemd-analyze >/dev/null; then
  verify_units "$dir"
else
  echo 'The units were not checked: install systemd with "apt-get install systemd"'
fi

if command -v caddy >/dev/null; then
  PANGAT_SITE=localhost PANGAT_UPSTREAMS='127.0.0.1:3001 127.0.0.1:3002' caddy validate --adapter caddyfile --config deploy/Caddyfile >/dev/null 2>"$dir/caddy" ||
    { cat "$dir/caddy" >&2; exit 1; }
  echo 'caddy validate: the Caddyfile is right'
else
  echo 'The Caddyfile was not checked: install Caddy with "apt-get install caddy"'
fi

if docker compose version >/dev/null 2>&1; then
  touch "$dir/pangat.env"
  sed "s|env_file: pangat.env|env_file: $dir/pangat.env|" deploy/compose.yaml >"$dir/compose.yaml"
  POSTGRES_PASSWORD=x PANGAT_SITE=localhost docker compose -f "$dir/compose.yaml" config --quiet
  echo 'docker compose config: compose.yaml is right'
else
  echo 'compose.yaml was not checked: install Docker with its compose plugin'
fi
