#!/usr/bin/env bash
# Checks what deploy/ holds: the units by systemd, the Caddyfile by Caddy, compose.yaml by Docker, and files of deploy/cluster by HAProxy,
# Patroni and PgBouncer. Each is asked where it is installed, and named where not.
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
  sed "s|/usr/bin/node|$node|g" deploy/cluster/systemd/pangat-migrate.service >"$dir/pangat-migrate.service"
  mkdir "$dir/haproxy.service.d" "$dir/pangat@3001.service.d"
  for other in haproxy pgbouncer; do printf '[Service]\nExecStart=/bin/true\n' >"$dir/$other.service"; done
  cp deploy/cluster/systemd/haproxy-pangat.conf "$dir/haproxy.service.d/pangat.conf"
  cp deploy/cluster/systemd/pangat-cluster.conf "$dir/pangat@3001.service.d/cluster.conf"
  # It warns and exits 0 for a setting that it does not know, so anything that it says is a failure.
  said=$(SYSTEMD_UNIT_PATH="$dir:" systemd-analyze verify --man=no "$dir"/*.service "$dir"/*.timer 2>&1) || true
  said=$(grep -E "pangat|caddy|haproxy" <<<"$said" || true)
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

if command -v haproxy >/dev/null; then
  PANGAT_SITE_BIND=127.0.0.1:8080 PANGAT_APP_1=127.0.0.1:3001 PANGAT_APP_2=127.0.0.1:3002 PANGAT_PRIMARY_BIND=127.0.0.1:5000 \
    PANGAT_REPLICA_BIND=127.0.0.1:5001 PANGAT_DB_1=127.0.0.1:5432 PANGAT_DB_1_API=8008 PANGAT_HAPROXY_SOCKET="$dir/haproxy.sock" \
    haproxy -c -f deploy/cluster/haproxy.cfg >"$dir/haproxy" 2>&1 || { cat "$dir/haproxy" >&2; exit 1; }
  echo 'haproxy -c: haproxy.cfg is right'
else
  echo 'haproxy.cfg was not checked: install HAProxy with "apt-get install haproxy"'
fi

if command -v patroni >/dev/null && command -v envsubst >/dev/null; then
  NAME=db1 HOST=127.0.0.1 PORT=54321 API_PORT=54322 ETCD_HOSTS=127.0.0.1:54323 CONNECT_ADDRESS=127.0.0.1:54321 DATA_DIR="$dir/data" \
    BIN_DIR=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1) PGPASS="$dir/pgpass" SUPERUSER_PASSWORD=x REPLICATION_PASSWORD=x \
    NETWORK=10.0.0.0/24 SOCKET_DIR="$dir" envsubst <deploy/cluster/patroni.yml >"$dir/patroni.yml"
  # Nothing runs here, so that etcd cannot be reached and all addresses are of this machine. Patroni 3.0 asks for rules of access in
  # `bootstrap` also where `postgresql` has them, which come before those.
  expected='is not reachable|must not contain "127\.0\.0\.1"|^bootstrap\.pg_hba +is not defined'
  said=$(patroni --validate-config "$dir/patroni.yml" 2>&1 | grep -vE "$expected") || true
  if [ -n "$said" ]; then
    echo "$said" >&2
    exit 1
  fi
  echo 'patroni --validate-config: patroni.yml is right'
else
  echo 'patroni.yml was not checked: install Patroni with "apt-get install patroni gettext-base"'
fi

# PgBouncer has no check of its own and refuses to run as root: it is started, and has read its file when it is still there.
pooler() { "$@" --version 2>/dev/null | sed -nE 's/^PgBouncer 1\.([0-9]+).*/\1/p'; }
verify_pooler() {
  local home=$dir/pgbouncer as=() status=0
  mkdir -m 755 "$home"
  touch "$home/userlist.txt"
  DATABASE=pangat PRIMARY_HOST=127.0.0.1 PRIMARY_PORT=54324 POOLER_PORT=54325 USERLIST="$home/userlist.txt" \
    envsubst <deploy/cluster/pgbouncer.ini >"$home/pgbouncer.ini"
  chmod 755 "$dir"
  [ "$(id -u)" != 0 ] || as=(setpriv --reuid nobody --clear-groups --)
  timeout 2 "${as[@]}" "$@" "$home/pgbouncer.ini" >"$home/log" 2>&1 || status=$?
  if [ "$status" != 124 ] || grep -qE 'ERROR|WARNING|FATAL' "$home/log"; then
    cat "$home/log" >&2
    exit 1
  fi
  echo 'pgbouncer: pgbouncer.ini is right'
}
# The one of Debian 13 as `npm run test:cluster` has unpacked it, where it has.
unpacked=$PWD/node_modules/.cache/pgbouncer/root
loader=$(ls "$unpacked"/usr/lib/*-linux-gnu/ld-linux* 2>/dev/null | head -n 1 || true)
beside=("$loader" --library-path "$(dirname "${loader:-.}")" "$unpacked/usr/sbin/pgbouncer")
if ! command -v envsubst >/dev/null; then
  echo 'pgbouncer.ini was not checked: install envsubst with "apt-get install gettext-base"'
elif [ "$(pooler pgbouncer || echo 0)" -ge 21 ] 2>/dev/null; then
  verify_pooler pgbouncer
elif [ -n "$loader" ]; then
  verify_pooler "${beside[@]}"
else
  echo 'pgbouncer.ini was not checked: install PgBouncer 1.21 or newer, of Debian 13, with "apt-get install pgbouncer"'
fi

if docker compose version >/dev/null 2>&1; then
  touch "$dir/pangat.env"
  sed "s|env_file: pangat.env|env_file: $dir/pangat.env|" deploy/compose.yaml >"$dir/compose.yaml"
  POSTGRES_PASSWORD=x PANGAT_SITE=localhost docker compose -f "$dir/compose.yaml" config --quiet
  echo 'docker compose config: compose.yaml is right'
else
  echo 'compose.yaml was not checked: install Docker with its compose plugin'
fi
