-- What accounts need beyond signing in: another address, limits that processes share, mails that are sent later.

-- The address that waits to be confirmed; the account keeps the old one until then.
alter table users add column pending_email citext check (length(pending_email) <= 254);

create index one_time_links_of_user on one_time_links (user_id) where used_at is null;

-- Tries by key within a window; `locks` counts how often in a row the window was used up, for waits that grow.
create table rate_limits (
  key text primary key,
  used integer not null check (used >= 0),
  locks integer not null default 0 check (locks >= 0),
  ends_at timestamptz not null,
  -- From here on nothing of it matters any more.
  forget_at timestamptz not null
);
create index rate_limits_to_forget on rate_limits (forget_at);

-- When a queued mail may be tried (again), and from when on it is not worth sending, such as an expired link.
alter table mails add column next_try_at timestamptz not null default now();
alter table mails add column useless_at timestamptz;
create index mails_to_send on mails (next_try_at) where state = 'queued';
create index mails_of_recipient on mails (lower(recipient));
