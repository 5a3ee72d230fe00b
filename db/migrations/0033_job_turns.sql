-- Whose turn it is: one process starts a background job when it is due (docs/decisions/0293). Earlier builds use the schema `pgboss`.
create table job_turns (
  name text primary key,
  next_at timestamptz not null default now()
);
