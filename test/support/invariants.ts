import { limits } from '#contract/limits.ts'
import { joined, raw, rows, sql } from '#server/kernel/sql.ts'
import type { TestServer } from './server.ts'

const moves = `('awaiting_payment','requested'),('awaiting_payment','cancelled_unpaid'),('awaiting_payment','expired'),
  ('requested','accepted'),('requested','declined'),('requested','lapsed'),('requested','cancelled'),('accepted','in_preparation'),
  ('accepted','cancelled'),('in_preparation','delivered'),('in_preparation','cancelled'),('delivered','completed'),
  ('accepted','completed'),('in_preparation','completed')`
const unpaid = sql`('awaiting_payment', 'cancelled_unpaid', 'expired')`
/** Orders that their caterer did not cook: the customer has everything back, the coupon as well. */
const letDown = sql`(o.state in ('declined', 'lapsed')
  or exists (select 1 from order_endings n where n.order_id = o.id and n.ended_by <> 'customer'))`
const holding = sql`('awaiting_payment', 'requested', 'accepted', 'in_preparation', 'delivered', 'completed')`

/** Basis points of a charge of the marketplace on the day on which an order was placed. */
const rateOf = (charge: 'platform_fee' | 'tcs') => sql`(
  select m.rate from marketplace_rates m where m.charge = '${raw(charge)}' and m.valid_from <= (o.created_at at time zone 'Asia/Kolkata')::date
  order by m.valid_from desc limit 1)`

/** What must find nothing at every quiet point, whatever happened before and at the same time. */
const predicates = {
  'lines that do not add up to the total': sql`
    select o.id from orders o join bill_lines l on l.order_id = o.id group by o.id, o.total_paise having sum(l.amount_paise) <> o.total_paise`,
  'a bill below zero (I1)': sql`
    select id from orders where total_paise < 0 or subtotal_paise < 0 or taxable_paise < 0`,
  'a discount that is not the line of the coupon': sql`
    select o.id from orders o left join bill_lines l on l.order_id = o.id and l.kind = 'discount'
    where coalesce(-l.amount_paise, 0) <> o.discount_paise or (o.coupon_id is null) <> (l.order_id is null)`,
  'a tax line that is not its rate of what is taxable': sql`
    select o.id from orders o join bill_lines l on l.order_id = o.id
    where l.rate is not null and l.amount_paise <> round(o.taxable_paise * l.rate / 10000.0)`,
  'an order whose money is not what its bill says is due to be held': sql`
    select o.id, paid.came, paid.back, o.total_paise as total, o.retained_paise as retained, n.refund_paise as refund
    from orders o left join order_endings n on n.order_id = o.id cross join lateral (
      select coalesce(sum(coalesce(a.gateway_amount_paise, a.amount_paise)), 0) as came,
        coalesce(sum((select sum(r.amount_paise) from refunds r where r.attempt_id = a.id
          -- What goes back for another reason, such as a complaint, is between people.
          and (r.cause in ('all', 'ended') or r.cause in (select g.id from order_changes g)) and not (r.state = 'failed' and exists (
          select 1 from refunds later where later.attempt_id = r.attempt_id and later.cause = r.cause and later.id > r.id)))), 0) as back
      from payment_attempts a where a.reference = o.id and a.state in ('applied', 'refund_due', 'refunded')) paid
    where paid.came - paid.back <> case when o.state in ${unpaid} or ${letDown} then 0
      else o.total_paise + o.retained_paise - coalesce(n.refund_paise, 0) end`,
  'retained money that is not what the changes retained and did not use, or that an ending left or took wrongly': sql`
    select o.id, o.retained_paise as retained, changed.retained as by_changes, n.refund_paise as refund
    from orders o left join order_endings n on n.order_id = o.id cross join lateral (
      select coalesce(sum(g.retained_paise - g.retained_used_paise), 0) as retained
      from order_changes g where g.order_id = o.id and g.state = 'applied') changed
    where o.retained_paise <> case when ${letDown} then 0 else changed.retained end
      or (${letDown} and n.refund_paise <> o.total_paise + changed.retained)
      or (n.ended_by = 'customer' and n.refund_paise > o.total_paise - o.retained_in_bill_paise)`,
  'retained money that the ledger does not know, or knows otherwise': sql`
    select o.id from orders o where o.retained_paise <>
      coalesce((select -sum(l.amount_paise) from ledger_rows l where l.order_id = o.id and l.account = 'retained'), 0)
      and not exists (select 1 from tax_deductions d where d.order_id = o.id)`,
  'money held in the ledger that is not the bill and what is retained': sql`
    select o.id from orders o left join order_endings n on n.order_id = o.id
    where coalesce((select -sum(l.amount_paise) from ledger_rows l where l.order_id = o.id
        and l.account in ('caterer', 'retained', 'promotions', 'platform_fee', 'fee_gst', 'tcs', 'tds')), 0)
      -- What went back for another reason, such as a complaint, is between people.
      + coalesce((select sum(owed.amount) from (
          select max(r.amount_paise) as amount from refunds r join payment_attempts a on a.id = r.attempt_id
          where a.reference = o.id and a.state <> 'failed' and r.cause not in ('all', 'ended') and r.cause not in (select g.id from order_changes g)
          group by r.attempt_id, r.cause) owed), 0)
      <> case when o.state in ${unpaid} or ${letDown} then 0 else o.total_paise + o.retained_paise - coalesce(n.refund_paise, 0) end`,
  'a fee or tax collected at source that is not its rate of the value that is held': sql`
    select o.id, books.fee, books.tcs, held.value from orders o
    cross join lateral (
      select coalesce(sum(l.amount_paise) filter (where l.account in ('gateway', 'refunds_due')), 0) as held,
        coalesce(-sum(l.amount_paise) filter (where l.account = 'platform_fee'), 0) as fee,
        coalesce(-sum(l.amount_paise) filter (where l.account = 'tcs'), 0) as tcs
      from ledger_rows l where l.order_id = o.id) books
    cross join lateral (select round(o.taxable_paise::numeric * books.held / greatest(o.total_paise, 1)) as value) held
    where books.fee <> round(held.value * ${rateOf('platform_fee')} / 10000)
      or (o.terms ->> 'gstScheme' in ('REGULAR_5', 'COMPOSITION') and books.tcs <> round(held.value * ${rateOf('tcs')} / 10000))`,
  'a promotion that is not the discount and the gift of what is served': sql`
    select o.id from orders o
    where coalesce((select sum(l.amount_paise) from ledger_rows l where l.order_id = o.id and l.account = 'promotions'), 0)
      <> case when o.state in ${unpaid} or o.state in ('declined', 'lapsed', 'cancelled') then 0
        else case when o.terms #>> '{coupon,borneBy}' = 'caterer' then 0 else o.discount_paise end + case when o.terms ? 'fulfilmentNote'
          and o.subtotal_paise >= coalesce((o.terms #>> '{coupon,minimum}')::bigint, 0) then 60000 else 0 end end
      -- What went back for another reason, such as a complaint, lowers it.
      and not exists (select 1 from refunds r join payment_attempts a on a.id = r.attempt_id
        where a.reference = o.id and r.cause not in ('all', 'ended') and r.cause not in (select g.id from order_changes g))`,
  'a paid order closed early without an ending, or an ending of another one': sql`
    select o.id from orders o left join order_endings n on n.order_id = o.id
    where (o.state in ('declined', 'lapsed', 'cancelled')) <> (n.order_id is not null)
`,
  'a pending change of an order that can no longer change': sql`
    select o.id from orders o join order_changes g on g.order_id = o.id
    where g.state = 'awaiting_payment' and o.state not in ('requested', 'accepted')`,
  'a change whose bills do not differ by what was settled, or that is not the bill of its order': sql`
    select g.order_id, g.number from order_changes g
    where (g.after ->> 'total')::bigint - (g.before ->> 'total')::bigint <> g.difference_paise
    union all
    select o.id, 0 from orders o cross join lateral (
      select g.after from order_changes g where g.order_id = o.id and g.state = 'applied' order by g.number desc limit 1) latest
    where (latest.after ->> 'total')::bigint <> o.total_paise or (latest.after ->> 'guests')::int <> o.guests`,
  'an order that expired while its payment was pending': sql`
    select e.order_id from order_events e join payment_attempts a on a.reference = e.order_id
      join payment_events p on p.attempt_id = a.id and p.to_state = 'pending' and p.at < e.at
    where e.to_state = 'expired'
      and not exists (select 1 from payment_events n where n.attempt_id = a.id and n.seq > p.seq and n.at <= e.at)`,
  'an unpaid order with an applied payment': sql`
    select o.id from orders o join payment_attempts a on a.reference = o.id and a.state = 'applied' where o.state in ${unpaid}`,
  'a used coupon without a paid order, or a held one without an open order': sql`
    select h.order_id from coupon_holds h join orders o on o.id = h.order_id
    where (h.state = 'used' and (o.state in ${unpaid} or ${letDown})) or (h.state = 'reserved' and o.state <> 'awaiting_payment')
      or (h.state = 'released' and o.state not in ('cancelled_unpaid', 'expired') and not ${letDown})`,
  'a coupon whose uses are not those of its holds, or beyond its limit': sql`
    select c.id from coupons c where c.uses > coalesce(c.use_limit, c.uses)
      or c.uses <> (select count(*) from coupon_holds h where h.coupon_id = c.id and h.state = 'used')
      or c.uses + (select count(*) from coupon_holds h where h.coupon_id = c.id and h.state = 'reserved') > coalesce(c.use_limit, 1000000)`,
  'plates that are not those of the orders of the day': sql`
    select d.caterer_id, d.day from caterer_days d
    where d.plates_taken <> (select coalesce(sum(o.guests), 0) from orders o where o.caterer_id = d.caterer_id and o.event_date = d.day and o.state in ${holding})
      + (select coalesce(sum(g.extra_plates), 0) from order_changes g join orders o on o.id = g.order_id
        where o.caterer_id = d.caterer_id and o.event_date = d.day and g.state = 'awaiting_payment')`,
  'a counter of unpaid orders that is not the number of its orders, or beyond its limit': sql`
    select coalesce(c.kind, o.kind) as kind, coalesce(c.key, o.key) as key, c.open, o.orders from unpaid_counts c full join (
      select counted.kind, counted.key, count(*) as orders from orders cross join lateral (values
        ('account', customer_id::text), ('network', network), ('payments', payment_network)) counted (kind, key)
      where state = 'awaiting_payment' and network is not null and counted.key is not null group by 1, 2
    ) o on o.kind = c.kind and o.key = c.key
    where coalesce(c.open, 0) <> coalesce(o.orders, 0) or c.open > case c.kind when 'account' then ${limits.order.unpaidPerAccount}::int
      else ${limits.order.unpaidPerNetwork}::int end`,
  'an order that is over or paid and still counts as unpaid': sql`
    select id from orders where state <> 'awaiting_payment' and (network is not null or payment_network is not null or unconfirmed)`,
  'two unpaid orders of a customer with one caterer on one day': sql`
    select customer_id, caterer_id, event_date from orders where state = 'awaiting_payment' and network is not null
    group by 1, 2, 3 having count(*) > 1`,
  'plates of unconfirmed accounts that are not those of their unpaid orders, or beyond their share of the day': sql`
    select d.caterer_id, d.day from caterer_days d join caterers c on c.id = d.caterer_id
    where d.plates_unconfirmed <> (select coalesce(sum(o.guests), 0) from orders o
        where o.caterer_id = d.caterer_id and o.event_date = d.day and o.state = 'awaiting_payment' and o.unconfirmed)
      or d.plates_unconfirmed * ${limits.order.unconfirmedOneIn}::int > coalesce(d.capacity, c.maximum_serving_capacity)`,
  'a day promised beyond its capacity': sql`
    select d.caterer_id, d.day from caterer_days d join caterers c on c.id = d.caterer_id
    where d.plates_taken > coalesce(d.capacity, c.maximum_serving_capacity)`,
  'an order that was replaced by one that is not there, of another customer, or by several': sql`
    select e.order_id from order_events e join orders o on o.id = e.order_id left join orders n on n.id = e.detail ->> 'replacedBy'
    where e.detail ? 'replacedBy' and (e.to_state <> 'cancelled_unpaid' or n.customer_id is distinct from o.customer_id)
    union all
    select e.detail ->> 'replacedBy' from order_events e where e.detail ? 'replacedBy' group by 1 having count(*) > 1`,
  'an event that no life allows': sql`
    select e.order_id, e.seq from order_events e
    where e.from_state is not null and (e.from_state, e.to_state) not in (values ${raw(moves)})`,
  'events that do not follow each other, or end elsewhere than the order': sql`
    select e.order_id, e.seq from order_events e left join order_events before on before.order_id = e.order_id and before.seq = e.seq - 1
    where coalesce(before.to_state, '') <> coalesce(e.from_state, '') or (e.seq > 1 and before.seq is null)
    union all
    select o.id, 0 from orders o where o.state <> (select e.to_state from order_events e where e.order_id = o.id order by e.seq desc limit 1)`,
  'a ledger entry that does not balance': sql`
    select entry from ledger_rows group by entry having sum(amount_paise) <> 0`,
  'money at the gateway that the ledger does not know, or knows otherwise': sql`
    select o.id from orders o
    where coalesce((select sum(l.amount_paise) from ledger_rows l where l.order_id = o.id and l.account = 'gateway'), 0)
      <> coalesce((select sum(a.gateway_amount_paise) from payment_attempts a
          where a.reference = o.id and a.purpose <> 'test' and a.state in ('applied', 'refund_due', 'refunded')), 0)
        - coalesce((select sum(r.amount_paise) from refunds r join payment_attempts a on a.id = r.attempt_id
          where a.reference = o.id and r.state = 'done'), 0)`,
  'refunds that are owed in the ledger and nowhere else, or the other way round': sql`
    select o.id from orders o
    where coalesce((select -sum(l.amount_paise) from ledger_rows l where l.order_id = o.id and l.account = 'refunds_due'), 0)
      <> coalesce((select sum(owed.amount) from (
          select max(r.amount_paise) as amount from refunds r join payment_attempts a on a.id = r.attempt_id
          where a.reference = o.id group by r.attempt_id, r.cause having not bool_or(r.state = 'done')) owed), 0)`,
  'compensation that is owed and not booked, or the other way round': sql`
    select o.id from orders o left join order_endings n on n.order_id = o.id
    where coalesce(n.compensation_paise, 0) <>
        coalesce((select sum(l.amount_paise) from ledger_rows l where l.order_id = o.id and l.account = 'caterer_dues'), 0)
      or coalesce(n.compensation_paise, 0) <>
        coalesce((select -sum(l.amount_paise) from ledger_rows l where l.order_id = o.id and l.account = 'compensation'), 0)`,
  'a caterer who was paid and is owed other than customers and the marketplace gave for it': sql`
    select c.id, paid.amount as paid, books.owed, money.captured, money.refunded
    from caterers c
    cross join lateral (
      select coalesce(sum(p.amount_paise), 0) as amount from payouts p
      where p.caterer_id = c.id and p.kind = 'proceeds' and p.state in ('sent', 'paid')) paid
    cross join lateral (
      select coalesce(sum(-line.amount_paise), 0) as taken from payout_lines line join payouts p on p.id = line.payout_id
      where line.caterer_id = c.id and line.kind = 'dues' and p.state in ('sent', 'paid')) dues
    cross join lateral (
      select coalesce(-sum(l.amount_paise) filter (where l.account in ('caterer', 'retained')), 0) as owed,
        coalesce(sum(l.amount_paise) filter (where l.account = 'promotions'), 0) as promotions,
        coalesce(-sum(l.amount_paise) filter (where l.account in ('platform_fee', 'fee_gst', 'tcs', 'tds')), 0) as kept
      from ledger_rows l where l.caterer_id = c.id) books
    cross join lateral (
      -- Payments in use and what went or is to go back of them; stray money comes and goes back whole.
      select coalesce(sum(coalesce(a.gateway_amount_paise, a.amount_paise)), 0) as captured,
        coalesce(sum((select sum(owed.amount) from (
          select max(r.amount_paise) as amount from refunds r where r.attempt_id = a.id group by r.cause) owed)), 0) as refunded
      from payment_attempts a where a.caterer_id = c.id and a.state in ('applied', 'refund_due', 'refunded')) money
    where paid.amount + dues.taken + books.owed <> money.captured + books.promotions - money.refunded - books.kept`,
  'a payout whose lines are not its amount': sql`
    select p.id from payouts p where p.kind = 'proceeds'
      and p.amount_paise <> (select coalesce(sum(line.amount_paise), 0) from payout_lines line where line.payout_id = p.id)`,
  'money in the bank that is not that of the payouts that were sent': sql`
    select c.id from caterers c
    where coalesce((select -sum(l.amount_paise) from ledger_rows l where l.caterer_id = c.id and l.account = 'bank'), 0)
      <> coalesce((select sum(p.amount_paise) from payouts p where p.caterer_id = c.id and p.state in ('sent', 'paid')), 0)`,
  'an order that was paid out twice, or compensation that is taken or paid twice': sql`
    select line.order_id from payout_lines line join payouts p on p.id = line.payout_id
    where p.state <> 'failed' and line.kind = 'dues' group by line.order_id having count(*) > 1
    union all
    select line.order_id from payout_lines line join payouts p on p.id = line.payout_id
    where p.state <> 'failed' and line.kind = 'proceeds'
      and not exists (select 1 from refunds r join payment_attempts a on a.id = r.attempt_id
        where a.reference = line.order_id and r.cause not in ('all', 'ended') and r.cause not in (select g.id from order_changes g))
    group by line.order_id
    having sum(line.amount_paise) > coalesce((select -sum(l.amount_paise) from ledger_rows l
      where l.order_id = line.order_id and l.account in ('caterer', 'retained')), 0)
    union all
    select p.order_id from payouts p where p.kind = 'compensation' and p.state <> 'failed' group by p.order_id having count(*) > 1`,
  'an applied payment without its receipt, or a receipt of another amount': sql`
    select a.id from payment_attempts a join orders o on o.id = a.reference left join documents d on d.kind = 'receipt' and d.about = a.id
    where a.purpose <> 'test' and a.state = 'applied' and d.amount_paise is distinct from a.amount_paise`,
  'a payment that moved as no payment may, or whose events do not follow each other': sql`
    select e.attempt_id, e.seq from payment_events e
      left join payment_events before on before.attempt_id = e.attempt_id and before.seq = e.seq - 1
    where coalesce(before.to_state, '') <> coalesce(e.from_state, '') or (e.seq > 1 and before.seq is null)
      or (e.from_state is not null and (e.from_state, e.to_state) not in (values ('open', 'pending'), ('pending', 'applied'),
        ('pending', 'failed'), ('applied', 'refund_due'), ('failed', 'refund_due'), ('refund_due', 'refunded')))
    union all
    select a.id, 0 from payment_attempts a
    where a.state <> (select e.to_state from payment_events e where e.attempt_id = a.id order by e.seq desc limit 1)`,
  'more that goes back than came': sql`
    select a.id from payment_attempts a join refunds r on r.attempt_id = a.id and r.state <> 'failed'
    group by a.id, a.gateway_amount_paise, a.amount_paise
    having sum(r.amount_paise) > coalesce(a.gateway_amount_paise, a.amount_paise)`,
  'a caterer whose owner is not its one member in this part, or that has members without an owner (I12)': sql`
    select c.id from caterers c left join caterer_members m on m.caterer_id = c.id
    group by c.id, c.owner_id
    having max(m.user_id) filter (where m.part = 'owner') is distinct from c.owner_id or (c.owner_id is null and count(m.user_id) > 0)
      or count(*) filter (where m.part = 'owner') > 1`,
  'a person who belongs to two caterers (I12)': sql`
    select user_id from caterer_members group by user_id having count(*) > 1`,
  'an order of a package or a category of another caterer': sql`
    select o.id from orders o join packages p on p.id = o.package_id where p.caterer_id <> o.caterer_id`,
  'a review of what its author has not eaten': sql`
    select r.id from reviews r join orders o on o.id = r.order_id
    where o.state <> 'completed' or o.customer_id <> r.customer_id or o.caterer_id <> r.caterer_id`,
  'an order that was reviewed twice (I11)': sql`
    select order_id from reviews group by 1 having count(*) > 1`,
  'a supply that is billed wrongly, twice, or before it is there': sql`
    select o.id from orders o
      left join documents d on d.order_id = o.id and d.kind in ('invoice', 'bill_of_supply')
    group by o.id, o.state, o.total_paise
    having count(d.id) <> (case when o.state in ('delivered', 'completed') then 1 else 0 end) or max(d.amount_paise) <> o.total_paise`,
  'money that went back without its document, or with one of another amount': sql`
    select r.id from refunds r join payment_attempts a on a.id = r.attempt_id
      join documents receipt on receipt.kind = 'receipt' and receipt.about = a.id
      left join documents d on d.about = r.id and d.kind in ('refund_voucher', 'credit_note')
    where r.state = 'done' and d.amount_paise is distinct from r.amount_paise`,
  'a discount that is not what the copy of the coupon gives (I2)': sql`
    select o.id, o.discount_paise, given.paise from orders o cross join lateral (
      select case when o.subtotal_paise < coalesce((o.terms #>> '{coupon,minimum}')::bigint, 0) then 0 else least(
        round(o.subtotal_paise * coalesce((o.terms #>> '{coupon,percent}')::bigint, 0) / 10000.0)
          + coalesce((o.terms #>> '{coupon,flat}')::bigint, 0),
        coalesce((o.terms #>> '{coupon,atMost}')::bigint, o.subtotal_paise), o.subtotal_paise) end as paise) given
    where o.terms ? 'coupon' and o.discount_paise <> given.paise`,
  'an applied payment of which the gateway took another amount (I5)': sql`
    select id from payment_attempts where state = 'applied' and gateway_amount_paise <> amount_paise`,
  'a coupon that a person holds or has used twice (I6)': sql`
    select coupon_id, user_id from coupon_holds where state in ('reserved', 'used') group by 1, 2 having count(*) > 1`,
  'an order that was placed twice with one key (I9)': sql`
    select customer_id, idempotency_key from orders group by 1, 2 having count(*) > 1`,
  'a message of the gateway that was taken twice (I10)': sql`
    select provider, transaction_id, body_hash from gateway_messages group by 1, 2, 3 having count(*) > 1`,
  'a package of the menu of another caterer (I12)': sql`
    select i.id from package_items i join packages p on p.id = i.package_id join menus m on m.id = i.menu_id
    where i.caterer_id <> p.caterer_id or i.caterer_id <> m.caterer_id`,
  'a dish of the menu of another caterer (I12)': sql`
    select d.id from menu_dishes d join menus m on m.id = d.menu_id where d.caterer_id <> m.caterer_id`,
  'a bill of a package of another caterer (I12)': sql`
    select o.id from orders o join packages p on p.id = o.package_id join package_items i on i.package_id = p.id
    where i.caterer_id <> o.caterer_id`,
  'an email that is marked as sent without a time, or has a time and was not sent (I13)': sql`
    select id from mails where (state = 'sent') <> (sent_at is not null)`,
  'an email that is sent twice (I13)': sql`
    select dedupe_key from mails where dedupe_key is not null group by 1 having count(*) > 1`,
  'a session with two refresh tokens (I14)': sql`
    select session_id from refresh_tokens where used_at is null group by 1 having count(*) > 1`,
  'a refund after delivery that no payment gives back, or gives back otherwise': sql`
    select f.id from order_refunds f where f.amount_paise <> coalesce((
      select sum(owed.amount) from (select max(r.amount_paise) as amount from refunds r join payment_attempts a on a.id = r.attempt_id
        where a.reference = f.order_id and r.cause = f.id group by r.attempt_id) owed), 0)`,
  'documents whose numbers have a gap': sql`
    select s.caterer_id, s.kind, s.financial_year from document_series s
    left join documents d on d.caterer_id = s.caterer_id and d.kind = s.kind and split_part(d.number, '/', 2) = s.financial_year
    group by s.caterer_id, s.kind, s.financial_year, s.last_number
    having count(d.id) <> s.last_number or max(split_part(d.number, '/', 3)::int) is distinct from s.last_number`,
}

const all = Object.entries(predicates)
// All of them in one statement, so that they may be asked after every step.
const whichAreBroken = joined<{ name: string }>(
  all.map(([name, predicate]) => sql`select ${name}::text as name where exists (${predicate})`),
  ' union all ',
)

/** The broken promises by name, each with the rows that break it; empty when all is well. */
export async function brokenPromises({ database }: Pick<TestServer, 'database'>): Promise<Record<string, object[]>> {
  const found = await rows(database.db, whichAreBroken)
  const broken: Record<string, object[]> = {}
  for (const [name, predicate] of all) {
    if (found.some((promise) => promise.name === name)) broken[name] = await rows(database.db, predicate)
  }
  return broken
}
