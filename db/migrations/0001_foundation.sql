-- Everything the product's entities need, with the constraints that keep them true.
-- Amounts are whole paise in columns named *_paise; days and times of day are India's.

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- At most 26 characters that the payment gateway accepts in a transaction id.
create domain id as text check (value ~ '^[A-Za-z0-9_-]{1,26}$');
create domain paise as bigint check (value between -100000000000 and 100000000000);
create domain basis_points as integer check (value between 0 and 10000);
create domain diet as text check (value in ('veg', 'nonVeg', 'jain'));
create domain package_diet as text check (value in ('veg', 'nonVeg', 'jain', 'custom'));
create domain guest_band as text check (value in ('10-25', '25-50', '50-100', '100+'));
create domain cuisine as text check (value in (
  'Maharashtrian', 'North Indian', 'South Indian', 'Gujarati', 'Chinese', 'Italian',
  'Kathiyawadi', 'Rajasthani', 'Mexican', 'Lebanese', 'Thai', 'Bengali'));
create domain pin_code as text check (value ~ '^[1-9][0-9]{5}$');
create domain phone as text check (value ~ '^\+91[0-9]{10}$');
create domain latitude as double precision check (value between -90 and 90);
create domain longitude as double precision check (value between -180 and 180);

-- identity ------------------------------------------------------------------------------------------------------

create table users (
  id id primary key,
  role text not null check (role in ('1', '2', '3')),
  email citext not null unique check (length(email) <= 254),
  email_verified_at timestamptz,
  phone phone unique,
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null default '' check (length(last_name) <= 80),
  -- Null for accounts that only an identity provider opens.
  password_hash text,
  language text not null default 'en' check (language in ('en', 'hi', 'mr')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

-- An account at an identity provider; the key is issuer and subject, never the e-mail.
create table external_identities (
  issuer text not null,
  subject text not null,
  user_id id not null references users,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);

-- A sign-in on one device. Its refresh tokens form a family that dies together.
create table sessions (
  id id primary key,
  user_id id not null references users,
  user_agent text not null default '' check (length(user_agent) <= 400),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text
);
create index sessions_of_user on sessions (user_id) where ended_at is null;

create table refresh_tokens (
  hash text primary key,
  session_id id not null references sessions,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_of_session on refresh_tokens (session_id);

create table one_time_links (
  hash text primary key,
  user_id id not null references users,
  purpose text not null check (purpose in ('reset_password', 'verify_email', 'change_email', 'first_admin')),
  payload jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);

-- caterers ------------------------------------------------------------------------------------------------------

create table caterers (
  id id primary key,
  owner_id id unique references users,
  name text not null check (length(name) between 1 and 120),
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,130}$' and slug not in ('nearby', 'slug')),
  gst_no text not null check (gst_no = 'URP' or gst_no ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  gst_scheme text not null check (gst_scheme in ('REGULAR_5', 'SPECIFIED_18', 'COMPOSITION', 'UNREGISTERED')),
  fssai_no text check (fssai_no ~ '^[12][0-9]{13}$'),
  legal_name text not null default '',
  address text not null check (length(address) between 1 and 300),
  area text not null default '',
  pin_code pin_code,
  state_code text not null default '27' check (state_code ~ '^[0-9]{2}$'),
  service_address text not null default '',
  location point not null,
  mobile_no text not null check (mobile_no ~ '^[0-9]{10}$'),
  contact phone not null,
  extra_information text not null default '' check (length(extra_information) <= 2000),
  specialist_in text not null default '' check (length(specialist_in) <= 200),
  complimentary text not null default '' check (length(complimentary) <= 200),
  cuisines cuisine[] not null default '{}',
  catering_types diet[] not null default '{}',
  in_service_from date not null,
  min_price_paise paise check (min_price_paise >= 0),
  max_price_paise paise check (max_price_paise >= min_price_paise),
  maximum_serving_capacity integer not null check (maximum_serving_capacity between 1 and 100000),
  lead_days integer not null default 2 check (lead_days between 0 and 90),
  service_radius_km double precision not null default 25 check (service_radius_km > 0 and service_radius_km <= 200),
  delivery_free_km double precision not null default 25 check (delivery_free_km >= 0),
  delivery_per_km_paise paise not null default 0 check (delivery_per_km_paise >= 0),
  change_cut_off_hours integer not null default 48 check (change_cut_off_hours between 0 and 720),
  dish_prices_shown boolean not null default false,
  featured_position integer unique check (featured_position > 0),
  -- The spec's status: 1 = active (C34). What the public sees is `approval` as well.
  status smallint not null default 1,
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'changes_requested', 'rejected', 'suspended')),
  orders_fulfilled integer not null default 0 check (orders_fulfilled >= 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((gst_no = 'URP') = (gst_scheme = 'UNREGISTERED'))
);
create index caterers_by_place on caterers using gist (location);
create index caterers_by_name on caterers using gin (name gin_trgm_ops);

-- Old slugs keep working after a renaming.
create table former_slugs (
  slug text primary key,
  caterer_id id not null references caterers
);

-- What the caterer gives back when a customer cancels: at least `days_before` days before the event, `percent` of the total (C68).
create table cancellation_steps (
  caterer_id id not null references caterers on delete cascade,
  days_before integer not null check (days_before >= 0),
  percent integer not null check (percent between 0 and 100),
  primary key (caterer_id, days_before)
);

create table images (
  id id primary key,
  owner_id id references users,
  -- Path below the image store without size and ending.
  base text not null unique,
  widths integer[] not null check (cardinality(widths) > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null check (placeholder ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default now()
);

create table gallery_images (
  caterer_id id not null references caterers on delete cascade,
  gallery text not null check (gallery in ('art', 'menu')),
  position integer not null check (position > 0),
  image_id id not null references images,
  primary key (caterer_id, gallery, position)
);

-- menus ---------------------------------------------------------------------------------------------------------

create table menus (
  id id primary key,
  caterer_id id not null references caterers,
  name text not null check (length(name) between 1 and 80),
  base_price_paise paise not null default 0 check (base_price_paise >= 0),
  status smallint not null default 1,
  position integer not null default 1 check (position > 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (id, caterer_id)
);
create unique index menus_once_by_name on menus (caterer_id, lower(name)) where deleted_at is null;

create table menu_dishes (
  id id primary key,
  menu_id id not null references menus,
  diet diet not null,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 500),
  -- A supplement per plate when chosen (C65).
  price_paise paise not null default 0 check (price_paise >= 0),
  image_id id references images,
  position integer not null default 1 check (position > 0),
  deleted_at timestamptz
);
create unique index menu_dishes_once_by_name on menu_dishes (menu_id, lower(name)) where deleted_at is null;

create table packages (
  id id primary key,
  caterer_id id not null references caterers,
  kind text not null default 'package' check (kind in ('package', 'custom', 'packed')),
  name text not null check (length(name) between 1 and 80),
  description text not null default '' check (length(description) <= 500),
  diet package_diet not null,
  base_price_paise paise not null default 0 check (base_price_paise >= 0),
  -- For packed food: the smallest order.
  min_order integer not null default 10 check (min_order >= 1),
  servings text not null default '',
  prep_time text not null default '',
  dietary_info text not null default '',
  allergen_info text not null default '',
  image_id id references images,
  status smallint not null default 1,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (id, caterer_id),
  check ((kind = 'custom') = (diet = 'custom')),
  check (kind <> 'custom' or base_price_paise = 0)
);
create unique index packages_one_custom_menu on packages (caterer_id) where kind = 'custom' and deleted_at is null;
create index packages_of_caterer on packages (caterer_id) where deleted_at is null;

-- The bands a package is offered for, in the order of the caterer's list of that band (R197). Both ends must be one caterer's.
create table package_bands (
  package_id id not null,
  caterer_id id not null,
  band guest_band not null,
  position integer not null default 1 check (position > 0),
  primary key (package_id, band),
  foreign key (package_id, caterer_id) references packages (id, caterer_id) on delete cascade
);
create index package_bands_of_caterer on package_bands (caterer_id, band, position);

create table package_items (
  id id primary key,
  package_id id not null,
  menu_id id not null,
  caterer_id id not null,
  quantity integer not null check (quantity between 0 and 100),
  price_paise paise not null default 0 check (price_paise >= 0),
  min_qty integer not null default 1 check (min_qty between 1 and 100),
  priority integer not null check (priority > 0),
  unique (package_id, menu_id),
  unique (package_id, priority) deferrable initially deferred,
  foreign key (package_id, caterer_id) references packages (id, caterer_id) on delete cascade,
  foreign key (menu_id, caterer_id) references menus (id, caterer_id)
);

-- availability --------------------------------------------------------------------------------------------------

create table closures (
  id id primary key,
  caterer_id id not null references caterers on delete cascade,
  first_day date not null,
  last_day date not null,
  reason text not null default '' check (length(reason) <= 200),
  check (last_day >= first_day),
  -- A caterer cannot be closed twice on one day.
  exclude using gist (caterer_id with =, daterange(first_day, last_day, '[]') with &&)
);

-- Plates promised by a caterer on a day. The row is the lock under which orders of that day are decided.
create table caterer_days (
  caterer_id id not null references caterers on delete cascade,
  day date not null,
  plates_taken integer not null default 0 check (plates_taken >= 0),
  -- Overrides the caterer's capacity on this day.
  capacity integer check (capacity >= 0),
  primary key (caterer_id, day)
);

-- coupons -------------------------------------------------------------------------------------------------------

create table coupons (
  id id primary key,
  code citext not null unique check (code ~ '^[A-Za-z0-9]{3,40}$'),
  title text not null,
  kind text not null check (kind in ('percent', 'flat', 'gift')),
  percent basis_points not null default 0,
  flat_paise paise not null default 0 check (flat_paise >= 0),
  at_most_paise paise check (at_most_paise > 0),
  -- What a gift adds to the order (C41).
  fulfilment_note text not null default '',
  minimum_paise paise not null default 0 check (minimum_paise >= 0),
  valid_from date,
  valid_to date check (valid_to >= valid_from),
  -- Uses in all; null is without limit.
  use_limit integer check (use_limit > 0),
  uses integer not null default 0 check (uses >= 0),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  check (use_limit is null or uses <= use_limit),
  check (kind <> 'percent' or percent > 0),
  check (kind <> 'flat' or flat_paise > 0)
);

create table promotions (
  id id primary key,
  title text not null,
  text text not null default '',
  coupon_id id references coupons,
  by_phone boolean not null default false,
  valid_from date,
  valid_to date check (valid_to >= valid_from),
  position integer not null default 1,
  active boolean not null default true,
  place text not null default 'strip' check (place in ('strip', 'festival'))
);

-- ordering ------------------------------------------------------------------------------------------------------

create table orders (
  id id primary key,
  customer_id id not null references users,
  caterer_id id not null references caterers,
  package_id id not null references packages,
  state text not null check (state in (
    'awaiting_payment', 'cancelled_unpaid', 'expired', 'requested', 'accepted', 'declined',
    'lapsed', 'cancelled', 'in_preparation', 'delivered', 'completed')),
  idempotency_key text not null check (length(idempotency_key) between 8 and 100),
  -- SHA-256 of the request body: the same key with other details is refused.
  request_hash text not null,
  event_date date not null,
  event_time time not null,
  guests integer not null check (guests between 1 and 10000),
  veg_guests integer not null check (veg_guests >= 0),
  jain_guests integer not null check (jain_guests >= 0),
  non_veg_guests integer not null check (non_veg_guests >= 0),
  service_hours integer not null default 3 check (service_hours between 1 and 24),
  venue_name text not null default '',
  venue_line text not null,
  venue_place text not null,
  venue_pin_code pin_code not null,
  venue_state_code text not null check (venue_state_code ~ '^[0-9]{2}$'),
  venue_location point not null,
  distance_km double precision not null check (distance_km >= 0),
  contact_name text not null,
  contact_phone phone not null,
  company text,
  gstin text,
  note text,
  coupon_id id references coupons,
  -- The package as it was when ordered: name, kind, diet, prices, categories, chosen dishes. Never re-read from the menu.
  offer jsonb not null,
  selections jsonb not null,
  -- The cancellation ladder and tax rule that hold for this order.
  terms jsonb not null,
  per_plate_paise paise not null check (per_plate_paise >= 0),
  subtotal_paise paise not null check (subtotal_paise >= 0),
  discount_paise paise not null default 0 check (discount_paise between 0 and subtotal_paise),
  taxable_paise paise not null check (taxable_paise = subtotal_paise - discount_paise),
  tax_paise paise not null check (tax_paise >= 0),
  total_paise paise not null check (total_paise = taxable_paise + tax_paise),
  hold_until timestamptz not null,
  answer_by timestamptz,
  completed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (customer_id, idempotency_key),
  check (veg_guests + jain_guests + non_veg_guests = guests)
);
create index orders_of_customer on orders (customer_id, event_date desc);
create index orders_of_caterer on orders (caterer_id, event_date);
create index orders_holding on orders (hold_until) where state = 'awaiting_payment';

create table bill_lines (
  order_id id not null references orders,
  position integer not null check (position > 0),
  kind text not null check (kind in ('plates', 'add_on', 'service_hours', 'delivery', 'discount', 'cgst', 'sgst', 'igst')),
  about text not null,
  quantity integer not null,
  unit_paise paise not null,
  amount_paise paise not null,
  rate basis_points,
  primary key (order_id, position)
);

-- One row for every move of an order, numbered without gaps.
create table order_events (
  order_id id not null references orders,
  seq integer not null check (seq > 0),
  from_state text,
  to_state text not null,
  actor text not null,
  at timestamptz not null default now(),
  detail jsonb not null default '{}',
  primary key (order_id, seq)
);

-- A coupon held or used by one order.
create table coupon_holds (
  order_id id primary key references orders,
  coupon_id id not null references coupons,
  user_id id not null references users,
  state text not null check (state in ('reserved', 'used', 'released')),
  at timestamptz not null default now()
);
-- Per person once, whatever runs at the same time (C40).
create unique index coupon_once_per_user on coupon_holds (coupon_id, user_id) where state in ('reserved', 'used');

create table order_messages (
  id id primary key,
  order_id id not null references orders,
  author_id id not null references users,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);

-- payments ------------------------------------------------------------------------------------------------------
-- Knows amounts and references, never orders: `reference` is what the caller says it is about.

create table payment_attempts (
  -- The gateway's merchantTransactionId.
  id id primary key,
  reference id not null,
  payer_id id not null references users,
  number integer not null check (number > 0),
  purpose text not null default 'order' check (purpose in ('order', 'top_up', 'test')),
  state text not null check (state in ('open', 'pending', 'applied', 'failed', 'refund_due', 'refunded')),
  amount_paise paise not null check (amount_paise > 0),
  -- The gateway's word, last asked.
  gateway_code text,
  gateway_transaction_id text,
  gateway_amount_paise paise,
  pay_url text,
  initiated_at timestamptz,
  checked_at timestamptz,
  next_check_at timestamptz,
  checks integer not null default 0,
  created_at timestamptz not null default now(),
  unique (reference, purpose, number)
);
create index payment_attempts_to_check on payment_attempts (next_check_at) where state in ('open', 'pending', 'failed');
create unique index payment_applied_once on payment_attempts (reference, purpose) where state = 'applied' and purpose = 'order';

create table payment_events (
  attempt_id id not null references payment_attempts,
  seq integer not null check (seq > 0),
  from_state text,
  to_state text not null,
  code text,
  at timestamptz not null default now(),
  primary key (attempt_id, seq)
);

create table refunds (
  -- The gateway's id of the refund.
  id id primary key,
  attempt_id id not null references payment_attempts,
  state text not null check (state in ('due', 'pending', 'done', 'failed')),
  amount_paise paise not null check (amount_paise > 0),
  reason text not null,
  gateway_code text,
  tries integer not null default 0,
  next_try_at timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index refunds_to_do on refunds (next_try_at) where state in ('due', 'pending');

-- Every message a gateway sent, once; a repeat changes nothing.
create table gateway_messages (
  id id primary key,
  provider text not null,
  transaction_id text not null,
  body_hash text not null,
  code text not null,
  received_at timestamptz not null default now(),
  unique (provider, transaction_id, body_hash)
);

-- Double entry: every `entry` balances to zero over its rows.
create table ledger_rows (
  entry id not null,
  position integer not null check (position > 0),
  account text not null,
  order_id id references orders,
  amount_paise paise not null,
  at timestamptz not null default now(),
  primary key (entry, position)
);

create table gst_rates (
  scheme text not null check (scheme in ('REGULAR_5', 'SPECIFIED_18', 'COMPOSITION', 'UNREGISTERED')),
  valid_from date not null,
  rate basis_points not null,
  source text not null,
  primary key (scheme, valid_from)
);
insert into gst_rates (scheme, valid_from, rate, source) values
  ('REGULAR_5', '2019-10-01', 500, 'Notification 20/2019-Central Tax (Rate)'),
  ('SPECIFIED_18', '2019-10-01', 1800, 'Notification 20/2019-Central Tax (Rate)'),
  ('COMPOSITION', '2019-10-01', 0, 'Composition levy: bill of supply, no tax line'),
  ('UNREGISTERED', '2017-07-01', 0, 'Below the registration threshold');

create table document_series (
  caterer_id id not null references caterers,
  kind text not null check (kind in ('receipt', 'invoice', 'bill_of_supply', 'refund_voucher', 'credit_note')),
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  last_number integer not null default 0 check (last_number >= 0),
  primary key (caterer_id, kind, financial_year)
);

create table documents (
  id id primary key,
  caterer_id id not null references caterers,
  order_id id not null references orders,
  kind text not null check (kind in ('receipt', 'invoice', 'bill_of_supply', 'refund_voucher', 'credit_note')),
  number text not null check (number ~ '^[A-Za-z0-9/-]{1,16}$'),
  issued_at timestamptz not null default now(),
  content jsonb not null,
  unique (caterer_id, number)
);

-- reviews -------------------------------------------------------------------------------------------------------

create table reviews (
  id id primary key,
  -- One review an order; operations see to it that the order is completed and the customer's own.
  order_id id not null unique references orders,
  caterer_id id not null references caterers,
  customer_id id not null references users,
  name text not null,
  -- Half stars: 1 to 10 halves.
  half_stars smallint not null check (half_stars between 1 and 10),
  comment text not null default '' check (length(comment) <= 2000),
  reply text check (length(reply) <= 2000),
  hidden_at timestamptz,
  created_at timestamptz not null default now()
);
create index reviews_of_caterer on reviews (caterer_id, created_at desc, id) where hidden_at is null;

create function review_needs_completed_order() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from orders
    where id = new.order_id and state = 'completed' and customer_id = new.customer_id and caterer_id = new.caterer_id
  ) then
    raise exception 'a review needs a completed order of the same customer and caterer' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger review_needs_completed_order before insert or update of order_id, customer_id, caterer_id on reviews
  for each row execute function review_needs_completed_order();

-- enquiries, chat, shortlist, content ---------------------------------------------------------------------------

create table enquiries (
  id id primary key,
  kind text not null check (kind in ('contact', 'wedding', 'festival', 'caterer', 'tasting', 'complaint')),
  name text not null check (length(name) between 1 and 160),
  email citext,
  contact phone not null,
  message text not null default '' check (length(message) <= 4000),
  caterer_id id references caterers,
  user_id id references users,
  state text not null default 'new' check (state in ('new', 'in_progress', 'answered', 'closed', 'spam')),
  created_at timestamptz not null default now()
);

create table chat_messages (
  id id primary key,
  conversation id not null,
  sender text not null check (sender in ('user', 'bot')),
  text text not null check (length(text) <= 4000),
  created_at timestamptz not null default now()
);

create table shortlisted_caterers (
  user_id id not null references users,
  caterer_id id not null references caterers,
  created_at timestamptz not null default now(),
  primary key (user_id, caterer_id)
);

create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table mails (
  id id primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null default '',
  -- One mail of a kind about a thing, however often it is asked for.
  dedupe_key text unique,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

-- kernel --------------------------------------------------------------------------------------------------------

-- What happened, in the order it was committed; reactions read from here.
create table events (
  id id primary key,
  type text not null,
  subject id not null,
  payload jsonb not null default '{}',
  at timestamptz not null default now(),
  handled_at timestamptz
);
create index events_to_handle on events (id) where handled_at is null;
