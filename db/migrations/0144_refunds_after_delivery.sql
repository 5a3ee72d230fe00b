-- What went back of orders after their delivery, by an admin: a complaint, a dish that was missing. The refund itself is in refunds, under
-- this row's id as its cause.
create table order_refunds (
  id id primary key,
  order_id id not null references orders,
  caterer_id id not null references caterers,
  amount_paise paise not null check (amount_paise > 0),
  reason text not null check (length(reason) between 1 and 500),
  refunded_by id not null references users,
  idempotency_key text not null check (length(idempotency_key) between 8 and 100),
  at timestamptz not null,
  unique (order_id, idempotency_key)
);
