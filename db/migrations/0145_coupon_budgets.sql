-- What a coupon may cost the marketplace in a month, and what each order takes of it (C93).
alter table coupons
  -- Discounts and gifts of a month in India; null is without limit.
  add column monthly_budget_paise paise check (monthly_budget_paise > 0);

alter table coupon_holds
  -- Discount without tax, or what the gift of the order is paid with.
  add column amount_paise paise not null default 0 check (amount_paise >= 0),
  -- Day in India on which the order was placed: it counts for the budget of that month.
  add column held_on date not null default (now() at time zone 'Asia/Kolkata')::date;

create index coupon_holds_of_month on coupon_holds (coupon_id, held_on) where state in ('reserved', 'used');
