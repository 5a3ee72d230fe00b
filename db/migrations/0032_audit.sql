-- Every act: who, in which party, what, before and after. Without personal data, and kept when its event is deleted.
create table audit (
  -- That of the event.
  id id primary key,
  at timestamptz not null,
  actor text,
  party text,
  action text not null,
  subject id not null,
  -- That of the event; null for acts on accounts.
  city text,
  before jsonb,
  after jsonb
);
create index audit_of_subject on audit (subject, at);

-- The product often owns its tables, so privileges alone would not hold it back (docs/decisions/0292).
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('pangat.maintenance', true), '') = 'audit' then return null; end if;
  raise exception 'audit is append-only' using errcode = 'PGT02',
    hint = 'Maintenance says so first: set local pangat.maintenance = ''audit''';
end $$;
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function refuse_audit_change();
