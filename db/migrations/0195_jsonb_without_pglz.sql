-- JSON of a few kilobytes is compressed by lz4: pglz took more than half of the time of an order's insert. A server built without lz4,
-- as the embedded engine is, stores rows of up to a page as they are instead. Rows written before stay as they are and readable.
do $$
begin
  alter table orders
    alter column offer set compression lz4,
    alter column selections set compression lz4,
    alter column terms set compression lz4;
  alter table order_changes alter column before set compression lz4, alter column after set compression lz4;
  alter table documents alter column content set compression lz4;
  alter table mails alter column html set compression lz4;
exception
  when feature_not_supported then
    alter table orders set (toast_tuple_target = 8160);
    alter table order_changes set (toast_tuple_target = 8160);
    alter table documents set (toast_tuple_target = 8160);
    alter table mails set (toast_tuple_target = 8160);
end
$$;
