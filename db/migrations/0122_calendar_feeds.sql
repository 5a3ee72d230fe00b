-- Calendars to subscribe to, one per member (docs/decisions/0462). A feed holds while the member has the part in which it was made.
create table calendar_feeds (
  user_id id primary key references users,
  caterer_id id not null references caterers on delete cascade,
  -- The secret itself is in the address that the member copied, and nowhere else.
  secret_hash text not null unique,
  part_since timestamptz not null,
  created_at timestamptz not null
);
