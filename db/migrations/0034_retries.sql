-- Due work that failed and has no columns of its own for it, such as the deadlines of orders (docs/decisions/0294).
create table retries (
  kind text not null,
  id id not null,
  tries integer not null check (tries > 0),
  next_try_at timestamptz not null,
  abandoned_at timestamptz,
  primary key (kind, id)
);
