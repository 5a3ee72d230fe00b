-- Counts the changes of what a caterer offers. Who has just read it knows whether an offer read before is still as it was.

alter table caterers add column menu_version integer not null default 1;

-- Of a trigger after a statement that names its rows `changed`; its argument tells how they lead to their caterers.
create function menu_has_changed() returns trigger language plpgsql as $$
begin
  execute format('update caterers set menu_version = menu_version + 1 where id in (select caterer_id from %s)', tg_argv[0]);
  return null;
end $$;

do $$
declare
  kept text;
  leads text;
begin
  foreach kept in array array['menus', 'menu_dishes', 'packages', 'package_bands', 'package_items'] loop
    leads := case kept when 'menu_dishes' then 'changed join menus m on m.id = changed.menu_id' else 'changed' end;
    execute format('create trigger menu_grew after insert on %I referencing new table as changed
      for each statement execute function menu_has_changed(%L)', kept, leads);
    execute format('create trigger menu_moved after update on %I referencing new table as changed
      for each statement execute function menu_has_changed(%L)', kept, leads);
    execute format('create trigger menu_shrank after delete on %I referencing old table as changed
      for each statement execute function menu_has_changed(%L)', kept, leads);
  end loop;
end $$;

-- Whether dishes' own prices count is said by the caterer itself.
create function dish_prices_have_changed() returns trigger language plpgsql as $$
begin
  new.menu_version := old.menu_version + 1;
  return new;
end $$;
create trigger dish_prices_changed before update of dish_prices_shown on caterers for each row
  when (old.dish_prices_shown is distinct from new.dish_prices_shown) execute function dish_prices_have_changed();
