-- Timeouts that PostgreSQL enforces on every session of this database (docs/decisions/0215; kernel/server-timeouts.ts has the same
-- values). What an operator has set already is left as it is. New sessions have them; the embedded engine has no timers.
do $$
declare
  timeout record;
begin
  if version() like '%emscripten%' then return; end if;
  for timeout in
    select * from (values ('lock_timeout', '4s'), ('statement_timeout', '4500ms'), ('idle_in_transaction_session_timeout', '15s'))
      as wanted (name, value)
    where not exists (
      select 1 from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase, unnest(s.setconfig) as config
      where d.datname = current_database() and s.setrole = 0 and config like wanted.name || '=%')
  loop
    begin
      execute format('alter database %I set %I = %L', current_database(), timeout.name, timeout.value);
    exception when insufficient_privilege then
      -- Only the owner may; start-up names the command for them.
      raise warning '% was not set on the database', timeout.name;
    end;
  end loop;
end $$;
