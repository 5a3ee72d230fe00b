-- How a caterer answers orders. Without a row nothing is accepted automatically, and the replies are Pangat's (docs/decisions/0482).
create table order_settings (
  caterer_id id primary key references caterers on delete cascade,
  -- Largest order that is accepted automatically; null accepts none.
  accept_guests integer check (accept_guests between 1 and 10000),
  accept_paise paise check (accept_paise between 100 and 1000000000),
  -- What is offered in threads, in order; null is what Pangat suggests.
  replies jsonb check (jsonb_typeof(replies) = 'array' and jsonb_array_length(replies) <= 5),
  updated_at timestamptz not null,
  check ((accept_guests is null) = (accept_paise is null))
);
