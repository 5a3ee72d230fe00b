-- What a caterer who calls an order off owes its customer (C68), from when it is owed: a due of the caterer, payable to the customer.
alter table ledger_rows drop constraint ledger_rows_kind_check;
alter table ledger_rows add constraint ledger_rows_kind_check
  check (kind in ('charge', 'stray_charge', 'refund_due', 'refund', 'compensation'));
alter table ledger_rows drop constraint ledger_rows_account_check;
alter table ledger_rows add constraint ledger_rows_account_check
  check (account in ('gateway', 'caterer', 'platform_fee', 'tcs', 'refunds_due', 'caterer_dues', 'compensation'));

-- Those of orders that were called off before. An order's id is not the id of a payment, so it may name the entry.
insert into ledger_rows (entry, position, account, order_id, amount_paise, at, kind, about)
select n.order_id, side.position, side.account, n.order_id, side.sign * n.compensation_paise, n.at, 'compensation', n.order_id
from order_endings n,
  (values (1, 'caterer_dues', 1), (2, 'compensation', -1)) as side (position, account, sign)
where n.compensation_paise > 0;

-- The coupon of an order that its caterer did not cook is its customer's again. Uses follow what is left.
update coupon_holds h set state = 'released', at = n.at
from order_endings n where n.order_id = h.order_id and n.ended_by <> 'customer' and h.state = 'used';
update coupons c set uses = (select count(*) from coupon_holds h where h.coupon_id = c.id and h.state = 'used')
where c.uses > (select count(*) from coupon_holds h where h.coupon_id = c.id and h.state = 'used')
  and exists (select 1 from coupon_holds h join order_endings n on n.order_id = h.order_id
    where h.coupon_id = c.id and n.ended_by <> 'customer');
