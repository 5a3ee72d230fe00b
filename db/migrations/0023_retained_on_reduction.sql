-- A reduction of a paid order refunds the share that the order's cancellation policy gives on that day. The rest is retained.

-- Retained as cancellation charge and not yet used by a later increase.
alter table orders add column retained_paise paise not null default 0 check (retained_paise >= 0);
-- The part of the bill that was paid from retained money. It is not refundable when the customer gives it up.
alter table orders add column retained_in_bill_paise paise not null default 0 check (retained_in_bill_paise >= 0);
alter table orders add constraint orders_retained_in_bill_check check (retained_in_bill_paise <= total_paise);

-- How the difference of a change is settled: a reduction by refund and retained amount, an increase by retained money and a payment.
alter table order_changes add column refund_paise paise not null default 0 check (refund_paise >= 0);
alter table order_changes add column retained_paise paise not null default 0 check (retained_paise >= 0);
alter table order_changes add column retained_used_paise paise not null default 0 check (retained_used_paise >= 0);
-- Reductions were refunded in full until now.
update order_changes set refund_paise = -difference_paise where difference_paise < 0;
alter table order_changes add constraint order_changes_settled_check check (case
  when difference_paise > 0 then refund_paise = 0 and retained_paise = 0 and retained_used_paise <= difference_paise
  else refund_paise + retained_paise = -difference_paise and retained_used_paise = 0 end);
-- A change that awaits its payment has something to pay.
alter table order_changes add constraint order_changes_awaits_payment_check
  check (state <> 'awaiting_payment' or retained_used_paise < difference_paise);

-- The retained amount has an account of its own; entries move it there and back when a change retains or uses it.
alter table ledger_rows drop constraint ledger_rows_kind_check;
alter table ledger_rows add constraint ledger_rows_kind_check
  check (kind in ('charge', 'stray_charge', 'refund_due', 'refund', 'compensation', 'retain', 'use_retained'));
alter table ledger_rows drop constraint ledger_rows_account_check;
alter table ledger_rows add constraint ledger_rows_account_check
  check (account in ('gateway', 'caterer', 'platform_fee', 'tcs', 'refunds_due', 'caterer_dues', 'compensation', 'retained'));
