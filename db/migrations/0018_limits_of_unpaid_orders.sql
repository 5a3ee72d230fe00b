-- Limits of unpaid orders (C82). Each limit is a counter in one row, changed under that row's lock. An unpaid order names the
-- counters it is in, so the transaction that ends it or makes it paid takes it out of them; then the names are null again.
-- Orders placed before this migration are in no counter and end as before.

alter table orders
  -- Network that placed the order, as a hash.
  add column network text,
  -- Network that opened its payment page, as a hash.
  add column payment_network text,
  -- Its plates count as held by an account without a confirmed email address.
  add column unconfirmed boolean not null default false;

create unique index orders_one_unpaid_a_day on orders (customer_id, caterer_id, event_date)
  where state = 'awaiting_payment' and network is not null;

create table unpaid_counts (
  -- Unpaid orders of an account, those placed from a network, and those whose payment a network opened.
  kind text not null check (kind in ('account', 'network', 'payments')),
  key text not null,
  open integer not null check (open >= 0),
  -- Orders placed, or payments opened, since the window of an hour began.
  started integer not null check (started >= 0),
  window_ends timestamptz not null,
  primary key (kind, key)
);

alter table caterer_days
  -- Of plates_taken, those held by unpaid orders of accounts without a confirmed email address.
  add column plates_unconfirmed integer not null default 0 check (plates_unconfirmed between 0 and plates_taken);
