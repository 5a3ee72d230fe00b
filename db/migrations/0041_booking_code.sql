-- A short code by which people name an order, beside its id. Null in rows of earlier versions until a job has stored one.
alter table orders add column code text;
create unique index orders_code on orders (code);

-- Draws a code that no order has: PGT- and characters without 0, 1, I, L and O, which are mistaken for others. After eight codes of
-- one length that are taken it draws longer ones. random() can be guessed, which is enough: a code finds its reader's own orders only.
--
-- Concurrent transactions never get the same code. A drawn code is locked until the transaction ends, without waiting, and counts as
-- taken while another one holds it. The lookup is a statement of its own, because its snapshot must be newer than the lock: it then
-- sees the transaction that held the code before. With an older snapshot, as under repeatable read, which no transaction of ours
-- uses, the unique index would reject the insert.
create function booking_code(shortest integer default 5) returns text language plpgsql as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  taken integer := 0;
  drawn text;
begin
  loop
    drawn := 'PGT-';
    for i in 1 .. shortest + taken / 8 loop
      drawn := drawn || substr(alphabet, 1 + floor(random() * length(alphabet))::integer, 1);
    end loop;
    if pg_try_advisory_xact_lock(hashtext('orders.code'), hashtext(drawn)) then
      if not exists (select 1 from orders where code = drawn) then return drawn; end if;
    end if;
    taken := taken + 1;
  end loop;
end $$;

-- The default is set apart from the column, so that it does not rewrite the table.
alter table orders alter column code set default booking_code();
