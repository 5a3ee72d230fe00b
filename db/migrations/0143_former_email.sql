-- The address that an account had before, for what must be told there too: a change of bank details within 30 days (C94).
alter table users add column former_email citext check (length(former_email) <= 254), add column email_changed_at timestamptz;
