# `make psql`: psql on the database of DATABASE_URL, or on the embedded one of the service that runs here.
command -v psql >/dev/null || {
  echo 'psql is not on this machine: install the client of PostgreSQL (postgresql-client, or libpq of Homebrew)' >&2
  exit 1
}
[ -n "$DATABASE_URL" ] && exec psql "$DATABASE_URL"
# Line 4 names the port; the file is there while the server runs.
port=$(sed -n 4p "${DATA_FOLDER:-.data}/postgres/postmaster.pid" 2>/dev/null)
[ -n "$port" ] || {
  echo 'no service runs here: make start, or set DATABASE_URL' >&2
  exit 1
}
PGPASSWORD=$(cat "${DATA_FOLDER:-.data}/postgres.password") || exit 1
export PGPASSWORD
exec psql -h 127.0.0.1 -p "$port" -U postgres storefront
