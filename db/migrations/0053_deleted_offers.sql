-- Menus and packages that were deleted can be restored for 30 days and are erased then (docs/decisions/0387). Orders refer to packages,
-- so the row of an erased one stays without what its caterer wrote.
alter table packages add column erased_at timestamptz;
create index packages_deleted on packages (deleted_at) where deleted_at is not null and erased_at is null;
create index menus_deleted on menus (deleted_at) where deleted_at is not null;

-- Events about menus and packages name the caterer.
create or replace function copy_city_of_subject() returns trigger language plpgsql as $$
begin
  case split_part(new.type, '.', 1)
    when 'order' then select city into new.city from orders where id = new.subject;
    when 'payment' then select city into new.city from payment_attempts where id = new.subject;
    when 'caterer', 'catalogue', 'menu', 'package' then select city into new.city from caterers where id = new.subject;
    when 'review' then select c.city into new.city from reviews r join caterers c on c.id = r.caterer_id where r.id = new.subject;
    when 'enquiry' then select c.city into new.city from enquiries e join caterers c on c.id = e.caterer_id where e.id = new.subject;
    else null;
  end case;
  return new;
end $$;
