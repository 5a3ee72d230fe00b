-- What admins decide about a caterer, and what it has proposed meanwhile (docs/decisions/0395, 0396).
alter table caterers
  add column fssai_expires_on date,
  -- The licence end for which its owner was reminded.
  add column fssai_reminded_for date,
  -- Since when the approval is what it is; that of rows from before is `created_at`.
  add column approval_since timestamptz,
  -- What the owner was told with it.
  add column approval_reason text check (length(approval_reason) between 1 and 500);
create index caterers_by_gst_no on caterers (gst_no);
create index caterers_to_review on caterers (approval, (coalesce(approval_since, created_at)));
create index caterers_by_fssai_end on caterers (fssai_expires_on) where fssai_expires_on is not null;

-- Earlier builds and operators write the approval alone.
create function approval_has_changed() returns trigger language plpgsql as $$
begin
  if new.approval <> old.approval and new.approval_since is not distinct from old.approval_since
    and new.approval_reason is not distinct from old.approval_reason then
    new.approval_since := now();
    new.approval_reason := null;
  end if;
  return new;
end $$;
create trigger approval_has_changed before update of approval on caterers
  for each row execute function approval_has_changed();

-- What an admin has checked of a caterer; a row that is not there is not checked.
create table caterer_checks (
  caterer_id id not null references caterers on delete cascade,
  item text not null check (item in ('gstin', 'name', 'fssai', 'address', 'phone')),
  checked_at timestamptz not null,
  checked_by id not null references users,
  primary key (caterer_id, item)
);

-- The values that an approved caterer proposes; the public sees those of `caterers` until an admin accepts.
create table caterer_revisions (
  caterer_id id primary key references caterers on delete cascade,
  proposed_at timestamptz not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and fields <> '{}')
);
create index caterer_revisions_by_age on caterer_revisions (proposed_at, caterer_id);
