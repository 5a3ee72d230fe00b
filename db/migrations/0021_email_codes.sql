-- The six-digit code that confirms an account's email address (C82). One row per account: a new code ends the old one.

create table email_codes (
  user_id id primary key references users,
  -- The address that the code is sent to. Another address of the account voids it.
  email citext not null check (length(email) <= 254),
  -- Keyed hash of code, account and address. Null between the request and the email.
  hash text,
  tries integer not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null
);
