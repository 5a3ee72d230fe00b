#!/usr/bin/env bash
# A throw-away PostgreSQL cluster on loopback. Installs the distribution's PostgreSQL when there is none.
#   postgres-cluster.sh create DIR PORT [SETTING=VALUE…]    makes and starts it in an empty folder
#   postgres-cluster.sh stop DIR MODE      immediate (as a crash), fast or smart
#   postgres-cluster.sh start DIR
#   postgres-cluster.sh remove DIR
set -euo pipefail

command=$1
dir=$2

find_bin() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }
bin=$(find_bin)
if [ -z "$bin" ] && command -v apt-get >/dev/null; then
  sudo=$([ "$(id -u)" = 0 ] || echo sudo)
  $sudo apt-get update -qq
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq postgresql
  bin=$(find_bin)
fi
[ -n "$bin" ] || bin=$(dirname "$(command -v initdb || { echo 'PostgreSQL 15 or newer is needed: install it, or set TEST_DATABASE_URL' >&2; exit 1; })")

# PostgreSQL does not run as root.
as() { if [ "$(id -u)" = 0 ]; then su postgres -s /bin/bash -c "$*"; else bash -c "$*"; fi; }
start() { as "'$bin/pg_ctl' -D '$dir/data' -w -l '$dir/log' start" >/dev/null; }
stop() { as "'$bin/pg_ctl' -D '$dir/data' -w -m $1 stop" >/dev/null 2>&1; }

case $command in
create)
  [ "$(id -u)" = 0 ] && chown -R postgres "$dir"
  as "'$bin/initdb' -D '$dir/data' -U pangat --auth=trust -E UTF8 --locale=C.UTF-8" >/dev/null
  printf "port = %s\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '%s'\nmax_connections = 200\n" "$3" "$dir" >>"$dir/data/postgresql.conf"
  for setting in "${@:4}"; do echo "$setting" >>"$dir/data/postgresql.conf"; done
  start
  ;;
start) start ;;
stop) stop "$3" ;;
remove)
  stop immediate || true
  rm -rf "$dir"
  ;;
*)
  echo "unknown command $command" >&2
  exit 1
  ;;
esac
