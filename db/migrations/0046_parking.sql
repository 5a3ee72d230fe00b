-- How guests can park, as the customer wrote it. Not validated, because every row before this one has none.
alter table orders add column parking text;
alter table orders add constraint orders_parking_check check (length(parking) <= 200) not valid;
