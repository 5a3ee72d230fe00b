-- Open invitations to act for a caterer (C96). One that was accepted or revoked is deleted, so that no address is kept of people
-- who never joined; what happened is in the audit. The secret of the link is made when its email is written, and stored as a hash.
create table caterer_invitations (
  id id primary key,
  caterer_id id not null references caterers,
  email citext not null check (length(email) <= 254),
  part text not null check (part in ('manager', 'cook')),
  hash text unique,
  -- In which the email is written where the address has no account.
  language text not null default 'en' check (language in ('en', 'hi', 'mr')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (caterer_id, email)
);

-- The offer of an owner to hand a caterer over to a member, until that member accepts it. At most one per caterer.
create table ownership_offers (
  caterer_id id primary key references caterers,
  user_id id not null references caterer_members on delete cascade,
  offered_by id not null references users,
  offered_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index ownership_offers_of_user on ownership_offers (user_id);
