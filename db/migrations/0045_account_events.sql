-- The last event that a customer planned, as the query string of src/contract/values/event-url.ts: it follows them to another
-- browser. Deleted 90 days after it was last saved, and with the account.
create table account_events (
  user_id id primary key references users,
  event text not null check (length(event) <= 2000),
  saved_at timestamptz not null default now()
);
create index account_events_by_age on account_events (saved_at);
