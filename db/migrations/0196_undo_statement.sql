-- Undoes the statement that calls it, which says why: one that commits by itself has no other way to take back what it has written.
create function undo_statement(reason text) returns text language plpgsql as $$
begin
  raise exception using errcode = 'UNDO1', message = reason;
end
$$;
