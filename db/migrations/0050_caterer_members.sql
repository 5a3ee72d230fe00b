-- Who acts for a caterer, and in which part (C96): one owner, its managers and cooks; a person belongs to one caterer at most.
-- Owners follow `caterers.owner_id`, which earlier builds write and read, by the trigger below.
create table caterer_members (
  user_id id primary key references users,
  caterer_id id not null references caterers,
  part text not null check (part in ('owner', 'manager', 'cook')),
  joined_at timestamptz not null default now(),
  -- Since when the member has this part. Payouts are held for 48 hours after another owner.
  part_since timestamptz not null default now()
);
create unique index caterer_members_owner on caterer_members (caterer_id) where part = 'owner';
create index caterer_members_of_caterer on caterer_members (caterer_id);

-- The owner of a caterer is a member of it. A former owner stays as a manager; a caterer that nobody owns has no members.
create function owner_is_member() returns trigger language plpgsql as $$
begin
  if new.owner_id is null then
    delete from caterer_members where caterer_id = new.id;
    return null;
  end if;
  update caterer_members set part = 'manager', part_since = new.updated_at
    where caterer_id = new.id and part = 'owner' and user_id <> new.owner_id;
  insert into caterer_members (user_id, caterer_id, part, joined_at, part_since)
    values (new.owner_id, new.id, 'owner', new.updated_at, new.updated_at)
    on conflict (user_id) do update set part = 'owner', part_since = excluded.part_since
      where caterer_members.caterer_id = excluded.caterer_id;
  if not found then
    raise exception 'the owner belongs to another caterer' using errcode = 'unique_violation';
  end if;
  return null;
end $$;
create trigger owner_is_member after insert on caterers for each row when (new.owner_id is not null) execute function owner_is_member();
create trigger owner_stays_member after update of owner_id on caterers for each row when (new.owner_id is distinct from old.owner_id)
  execute function owner_is_member();

insert into caterer_members (user_id, caterer_id, part, joined_at, part_since)
  select owner_id, id, 'owner', created_at, created_at from caterers where owner_id is not null;
