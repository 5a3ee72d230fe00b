-- What caterers are paid, when and for which orders; where to; and what customers are paid by caterers who called off (C92, C94).

-- Where a caterer is paid. Account, name, IFSC and PAN are sealed with BANK_DATA_KEY; beside them stands what pages may show.
create table bank_details (
  caterer_id id primary key references caterers,
  sealed text not null,
  sealed_with text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  -- Keyed hash of account and IFSC, by which the same account elsewhere is found.
  fingerprint text not null,
  changed_at timestamptz not null
);
create index bank_details_of_fingerprint on bank_details (fingerprint);

-- Orders whose money is or will be payable to their caterer. Open ones are looked at by the next payout.
create table payables (
  order_id id primary key references orders,
  caterer_id id not null references caterers,
  payable_on date not null,
  -- False of what a cancellation retained.
  is_completed boolean not null,
  -- The promotion of one of the caterer's first orders waits until an admin releases it (C93).
  promotion_held boolean not null default false,
  is_open boolean not null default true
);
create index payables_open on payables (caterer_id, payable_on) where is_open;
create index payables_of_caterer on payables (caterer_id, payable_on);

-- What a caterer who called an order off owes its customer, and where the customer is paid: sealed, and erased 90 days after the payment.
create table compensations (
  order_id id primary key references orders,
  caterer_id id not null references caterers,
  customer_id id not null references users,
  amount_paise paise not null check (amount_paise > 0),
  owed_at timestamptz not null,
  sealed text,
  sealed_with text,
  -- Of an account number, or of a UPI id.
  last4 text,
  fingerprint text,
  given_at timestamptz,
  -- Emails that asked the customer for the details.
  asked integer not null default 0,
  check ((sealed is null) = (sealed_with is null))
);
create index compensations_of_caterer on compensations (caterer_id, order_id);
create index compensations_of_customer on compensations (customer_id);
create index compensations_of_fingerprint on compensations (fingerprint);

-- Weekly runs: one for each day on which payouts are made.
create table payout_runs (
  due_on date primary key,
  finished_at timestamptz
);

-- A file for the bank.
create table payout_batches (
  id id primary key,
  made_at timestamptz not null,
  made_by id not null references users
);

create table payouts (
  id id primary key,
  caterer_id id not null references caterers,
  -- A compensation is paid to the customer of one order, advanced by the marketplace.
  kind text not null check (kind in ('proceeds', 'compensation')),
  order_id id references orders,
  amount_paise paise not null check (amount_paise > 0),
  state text not null default 'due' check (state in ('due', 'sent', 'paid', 'failed')),
  -- By which the bank's answer names it.
  code text not null unique check (code ~ '^PGP[0-9A-HJ-NP-Z]{8}$'),
  due_on date not null,
  created_at timestamptz not null,
  batch_id id references payout_batches,
  -- The account to which it was sent, sealed, until it is paid or failed: a later change of details does not redirect it.
  sealed_account text,
  sealed_with text,
  -- End of that account.
  last4 text,
  sent_at timestamptz,
  settled_at timestamptz,
  bank_reference text,
  failure text,
  -- A failed payout and the one that replaced it.
  retried_as id references payouts,
  check ((kind = 'compensation') = (order_id is not null)),
  check ((state = 'due') = (sent_at is null)),
  check ((state in ('paid', 'failed')) = (settled_at is not null))
);
create index payouts_of_caterer on payouts (caterer_id, due_on desc);
create index payouts_by_state on payouts (state, due_on);
create unique index payouts_once_a_run on payouts (caterer_id, due_on) where kind = 'proceeds' and state <> 'failed';
create unique index payouts_compensation_once on payouts (order_id) where kind = 'compensation' and state <> 'failed';

-- What a payout is made of: an order's money, again what changed of it since it was paid, and what the caterer owes for an order.
create table payout_lines (
  payout_id id not null references payouts,
  position integer not null check (position > 0),
  caterer_id id not null references caterers,
  order_id id not null references orders,
  kind text not null check (kind in ('proceeds', 'dues')),
  amount_paise paise not null check (amount_paise <> 0),
  primary key (payout_id, position)
);
create index payout_lines_of_order on payout_lines (order_id);

-- Files of the bank that were imported, so that none is imported twice.
create table payout_imports (
  hash text primary key,
  imported_at timestamptz not null,
  imported_by id not null references users,
  lines integer not null
);

-- Months whose statement a caterer was told of.
create table announced_statements (
  caterer_id id not null references caterers,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  at timestamptz not null,
  primary key (caterer_id, month)
);

-- An event about a payout has the city of its caterer.
create or replace function copy_city_of_subject() returns trigger language plpgsql as $$
begin
  case split_part(new.type, '.', 1)
    when 'order' then select city into new.city from orders where id = new.subject;
    when 'payment' then select city into new.city from payment_attempts where id = new.subject;
    when 'caterer', 'catalogue', 'menu' then select city into new.city from caterers where id = new.subject;
    when 'review' then select c.city into new.city from reviews r join caterers c on c.id = r.caterer_id where r.id = new.subject;
    when 'enquiry' then select c.city into new.city from enquiries e join caterers c on c.id = e.caterer_id where e.id = new.subject;
    when 'payout' then select c.city into new.city from payouts p join caterers c on c.id = p.caterer_id where p.id = new.subject;
    else null;
  end case;
  return new;
end $$;
