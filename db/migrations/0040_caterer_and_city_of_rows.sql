-- Every row of a caterer's data names the caterer, and the roots of a city's data name the city, so that a city can move to a database
-- of its own and reports need no joins (docs/decisions/0302). Null in existing rows until a job has filled them in batches.

-- There is one city so far; a constant default changes no row.
alter table caterers add column city text default 'mumbai' check (city ~ '^[a-z-]{2,40}$');
alter table orders add column city text;
alter table payment_attempts add column city text, add column caterer_id id;
alter table events add column city text;

alter table menu_dishes add column caterer_id id;
alter table bill_lines add column caterer_id id;
alter table order_events add column caterer_id id;
alter table order_changes add column caterer_id id;
alter table order_endings add column caterer_id id;
alter table order_messages add column caterer_id id;
alter table order_readers add column caterer_id id;
alter table coupon_holds add column caterer_id id;
alter table payment_events add column caterer_id id;
alter table refunds add column caterer_id id;
alter table ledger_rows add column caterer_id id;

-- A row that is written without them gets them from its parent: rows of earlier versions, and those whose writer has no use for them.
-- These keys are copies, never a reason to reject a row: what has no parent yet stays null. An update that sets null fills them as well,
-- which is what the job does.
create function copy_city_of_caterer() returns trigger language plpgsql as $$
begin
  select city into new.city from caterers where id = new.caterer_id;
  return new;
end $$;
create trigger orders_city before insert or update of city on orders for each row when (new.city is null) execute function copy_city_of_caterer();

create function copy_caterer_of_order() returns trigger language plpgsql as $$
begin
  select caterer_id into new.caterer_id from orders where id = new.order_id;
  return new;
end $$;
do $$
declare
  name text;
begin
  foreach name in array array['bill_lines', 'order_events', 'order_changes', 'order_endings', 'order_messages', 'order_readers',
    'coupon_holds', 'ledger_rows']
  loop
    execute format('create trigger %I before insert or update of caterer_id on %I for each row when (new.caterer_id is null)
      execute function copy_caterer_of_order()', name || '_caterer', name);
  end loop;
end $$;

create function copy_caterer_of_menu() returns trigger language plpgsql as $$
begin
  select caterer_id into new.caterer_id from menus where id = new.menu_id;
  return new;
end $$;
create trigger menu_dishes_caterer before insert or update of caterer_id on menu_dishes for each row when (new.caterer_id is null)
  execute function copy_caterer_of_menu();

-- The counter of menus joins dishes and menus, both of which name a caterer from now on.
do $$
declare
  leads constant text := '(select m.caterer_id from changed join menus m on m.id = changed.menu_id) of_menu';
begin
  drop trigger menu_grew on menu_dishes;
  drop trigger menu_moved on menu_dishes;
  drop trigger menu_shrank on menu_dishes;
  execute format('create trigger menu_grew after insert on menu_dishes referencing new table as changed
    for each statement execute function menu_has_changed(%L)', leads);
  execute format('create trigger menu_moved after update on menu_dishes referencing new table as changed
    for each statement execute function menu_has_changed(%L)', leads);
  execute format('create trigger menu_shrank after delete on menu_dishes referencing old table as changed
    for each statement execute function menu_has_changed(%L)', leads);
end $$;

-- The reference of an attempt is an order, but for test payments, which are nobody's.
create function copy_keys_of_reference() returns trigger language plpgsql as $$
begin
  select caterer_id, city into new.caterer_id, new.city from orders where id = new.reference;
  return new;
end $$;
create trigger payment_attempts_caterer before insert or update of caterer_id on payment_attempts for each row when (new.caterer_id is null)
  execute function copy_keys_of_reference();

create function copy_caterer_of_attempt() returns trigger language plpgsql as $$
begin
  select caterer_id into new.caterer_id from payment_attempts where id = new.attempt_id;
  return new;
end $$;
create trigger payment_events_caterer before insert or update of caterer_id on payment_events for each row when (new.caterer_id is null)
  execute function copy_caterer_of_attempt();
create trigger refunds_caterer before insert or update of caterer_id on refunds for each row when (new.caterer_id is null)
  execute function copy_caterer_of_attempt();

-- An event has the city of what happened; events about accounts have none.
create function copy_city_of_subject() returns trigger language plpgsql as $$
begin
  case split_part(new.type, '.', 1)
    when 'order' then select city into new.city from orders where id = new.subject;
    when 'payment' then select city into new.city from payment_attempts where id = new.subject;
    when 'caterer', 'catalogue', 'menu' then select city into new.city from caterers where id = new.subject;
    when 'review' then select c.city into new.city from reviews r join caterers c on c.id = r.caterer_id where r.id = new.subject;
    when 'enquiry' then select c.city into new.city from enquiries e join caterers c on c.id = e.caterer_id where e.id = new.subject;
    else null;
  end case;
  return new;
end $$;
create trigger events_city before insert or update of city on events for each row when (new.city is null) execute function copy_city_of_subject();

-- Entries stay as they were written; only the caterer of an earlier row may be filled in.
create function ledger_row_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.caterer_id is null
    and to_jsonb(new) - 'caterer_id' = to_jsonb(old) - 'caterer_id' then return new; end if;
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'check_violation';
end $$;
create trigger ledger_rows_are_final before update or delete on ledger_rows for each row execute function ledger_row_is_final();
drop trigger ledger_is_final on ledger_rows;
