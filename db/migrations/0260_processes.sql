-- Processes of the product, by which a production that keeps files in a local folder notices that it runs on several machines
-- (docs/decisions/0573). Those that ended without saying so are older than a minute.
create table processes (
  id text primary key,
  host text not null,
  -- Differs between machines, and is one for all containers of a machine.
  boot text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
