-- Allergies among the guests, as the customer wrote them. Data about health (DPDP Act, 2023): they are in this column alone, read when
-- they are shown, and a job erases them 30 days after the event. Not validated, because every row before this one has none.
alter table orders add column allergies text;
alter table orders add constraint orders_allergies_check check (length(allergies) <= 300) not valid;
create index orders_allergies on orders (event_date) where allergies is not null;
