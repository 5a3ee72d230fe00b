-- Who bears a discount, what a gift is paid with, GST on the fee, and tax deducted at source (C93, C92; docs/decisions/0501).

-- The header's coupons are the marketplace's; a caterer's own exist only with their consent.
alter table coupons add column borne_by text not null default 'marketplace' check (borne_by in ('marketplace', 'caterer'));

alter table marketplace_rates drop constraint marketplace_rates_charge_check;
alter table marketplace_rates add constraint marketplace_rates_charge_check check (charge in ('platform_fee', 'tcs', 'fee_gst', 'tds'));
insert into marketplace_rates (charge, valid_from, rate, source) values
  ('fee_gst', '2017-07-01', 1800, 'Services of an intermediary, heading 9985: to be confirmed with an accountant'),
  ('tds', '2020-10-01', 100, 'Section 194-O, Income-tax Act, 1961'),
  ('tds', '2024-10-01', 10, 'Section 194-O as amended by the Finance (No. 2) Act, 2024; its successor in the Income-tax Act, 2025');

alter table payout_terms
  -- What a caterer is paid for the gift or cake of an order.
  add column gift_paise paise not null default 60000 check (gift_paise >= 0),
  -- An individual's or a Hindu undivided family's value of a financial year from which tax is deducted.
  add column tds_free_paise paise not null default 50000000 check (tds_free_paise >= 0);

alter table ledger_rows drop constraint ledger_rows_account_check;
alter table ledger_rows add constraint ledger_rows_account_check check (account in ('gateway', 'caterer', 'platform_fee', 'tcs',
  'refunds_due', 'caterer_dues', 'compensation', 'retained', 'promotions', 'fee_gst', 'tds', 'bank'));
alter table ledger_rows drop constraint ledger_rows_kind_check;
alter table ledger_rows add constraint ledger_rows_kind_check check (kind in ('charge', 'stray_charge', 'refund_due', 'refund',
  'compensation', 'retain', 'use_retained', 'adjust', 'restate', 'settle', 'payout', 'payout_failed', 'compensation_paid',
  'compensation_failed'));
create index ledger_rows_of_caterer on ledger_rows (caterer_id, at);

-- Tax deducted at source from an order, decided once, when its money became payable. A later refund deducts less by the same terms.
create table tax_deductions (
  order_id id primary key references orders,
  caterer_id id not null references caterers,
  -- Day in India that decides the financial year and the rate.
  deducted_on date not null,
  rate basis_points not null,
  -- Value without tax in what was held, and the part of it from which nothing is deducted.
  value_paise paise not null check (value_paise >= 0),
  free_paise paise not null check (free_paise between 0 and value_paise)
);
create index tax_deductions_of_year on tax_deductions (caterer_id, deducted_on);
create trigger tax_deductions_are_final before update or delete on tax_deductions for each row execute function is_final();
