-- The life of an order after it is paid: its changes, its end, its messages, and what the clock looks for.

-- What a customer changed. `before` and `after` hold guests, menu and bill whole, so that every bill an order ever had is kept.
create table order_changes (
  id id primary key,
  order_id id not null references orders,
  number integer not null check (number > 0),
  -- One that awaits its payment keeps its extra plates until `hold_until`.
  state text not null check (state in ('awaiting_payment', 'applied', 'dropped')),
  before jsonb not null,
  after jsonb not null,
  -- What the customer pays more, or gets back when it is negative.
  difference_paise paise not null,
  extra_plates integer not null check (extra_plates between 0 and 10000),
  hold_until timestamptz,
  actor text not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (order_id, number),
  check (state <> 'awaiting_payment' or (hold_until is not null and difference_paise > 0))
);
create unique index order_changes_one_waiting on order_changes (order_id) where state = 'awaiting_payment';
create index order_changes_holding on order_changes (hold_until) where state = 'awaiting_payment';

-- How a paid order came to nothing, and what that cost whom.
create table order_endings (
  order_id id primary key references orders,
  ended_by text not null check (ended_by in ('customer', 'caterer', 'nobody')),
  reason text not null default '' check (length(reason) <= 500),
  -- What went back to the customer of what was paid.
  refund_paise paise not null check (refund_paise >= 0),
  -- What a caterer that cancels owes the customer on top (C68).
  compensation_paise paise not null default 0 check (compensation_paise >= 0),
  at timestamptz not null default now(),
  check (ended_by = 'caterer' or compensation_paise = 0)
);

-- Messages are numbered within their order, so that what was read is one number.
alter table order_messages add column seq integer;
update order_messages m set seq = numbered.seq
from (select id, row_number() over (partition by order_id order by created_at, id) as seq from order_messages) numbered
where numbered.id = m.id;
alter table order_messages alter column seq set not null;
alter table order_messages add constraint order_messages_in_order unique (order_id, seq);

create table order_readers (
  order_id id not null references orders,
  user_id id not null references users,
  read_seq integer not null default 0 check (read_seq >= 0),
  -- up to which message a mail has reminded of what is unread.
  mailed_seq integer not null default 0 check (mailed_seq >= 0),
  primary key (order_id, user_id)
);

alter table reviews add column replied_at timestamptz;

create index orders_to_answer on orders (answer_by) where state = 'requested';
create index orders_to_complete on orders (updated_at) where state = 'delivered';
