import { describe, expect, test } from 'vitest'
import { selectionProblems, type ItemSelection, type OfferedPackage } from '#contract/rules/package-selection.ts'
import { dietsOfferedBy, type Diet } from '#contract/values/diet.ts'
import { sql } from '#server/kernel/sql.ts'
import { aDemoCity } from '#test/support/demo-city.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { testStart } from '#test/support/server.ts'

const { count, find, summary, server } = aDemoCity()

describe('the past', () => {
  test('hundreds of orders were delivered before today, for many customers, and all but one are completed', async () => {
    expect(summary().orders).toBeGreaterThan(700)
    expect(
      await count(
        sql`select 1 from orders where (state = 'completed') <> (completed_at is not null) or event_date >= '2026-11-20' or completed_at >= '2026-11-20'`,
      ),
    ).toBe(0)
    expect(
      await find(sql`
        select o.state, o.event_date::text as day, c.slug, u.email::text from orders o join caterers c on c.id = o.caterer_id
        join users u on u.id = o.customer_id where o.state <> 'completed'`),
      'one waits for the demo customer to say that everything arrived',
    ).toEqual([
      { state: 'delivered', day: '2026-11-19', slug: 'rasraj-farsan--caterers', email: 'customer@pangat.example' },
    ])
    expect(await count(sql`select distinct customer_id from orders`)).toBeGreaterThan(120)
  })

  test('every review is of a completed order of the same customer, written after it and before today', async () => {
    expect(summary().reviews).toBeGreaterThan(550)
    const wrong = sql`
      select 1 from reviews r join orders o on o.id = r.order_id
      where o.state <> 'completed' or o.customer_id <> r.customer_id or o.caterer_id <> r.caterer_id
        or r.created_at < o.completed_at or r.created_at > ${testStart.toISOString()}::timestamptz`
    expect(await count(wrong)).toBe(0)
    expect(await count(sql`select 1 from reviews where length(comment) > 150`)).toBeGreaterThan(50)
    expect(await count(sql`select 1 from reviews where half_stars <= 5`)).toBeGreaterThan(20)
    expect(await count(sql`select 1 from reviews where comment like '%{%'`)).toBe(0)
    const saidTwice = sql`select 1 from reviews where comment <> '' group by caterer_id, comment having count(*) > 1`
    expect(await count(saidTwice)).toBe(0)
  })

  test('bills add up, and the tax is the rate of what is left after the discount', async () => {
    const wrong = sql`
      select o.id from orders o join bill_lines l on l.order_id = o.id group by o.id
      having sum(l.amount_paise) <> o.total_paise
        or coalesce(-sum(l.amount_paise) filter (where l.kind = 'discount'), 0) <> o.discount_paise
        or coalesce(sum(l.amount_paise) filter (where l.kind in ('cgst', 'sgst', 'igst')), 0) <> o.tax_paise
        or bool_or(l.rate is not null and l.amount_paise <> round(o.taxable_paise * l.rate / 10000.0))
        or bool_or(l.rate is null and l.amount_paise <> l.unit_paise * l.quantity)`
    expect(await count(wrong)).toBe(0)
    expect(
      await count(sql`select 1 from orders o where not exists (select 1 from bill_lines l where l.order_id = o.id)`),
    ).toBe(0)
  })

  test('what was chosen could be ordered', async () => {
    const found = await find<{
      selections: ItemSelection[]
      offer: OfferedPackage
      menus: Record<string, { name: string; diet: Diet }[]>
    }>(sql`
      select o.selections, o.offer, (
        select jsonb_object_agg(t.id, (select jsonb_agg(jsonb_build_object('name', d.name, 'diet', d.diet)) from menu_dishes d where d.menu_id = t.menu_id and d.deleted_at is null))
        from package_items t where t.package_id = o.package_id) as menus
      from orders o`)
    const whole = found.map(({ offer, selections, menus }) => {
      const items = offer.items.map((item) => ({
        ...item,
        dishes: (menus[item.id] ?? [])
          .filter(({ diet }) => dietsOfferedBy(offer.diet).includes(diet))
          .map((dish) => ({ ...dish, supplement: item.price })),
      }))
      return selectionProblems({ ...offer, items }, selections)
    })
    expect(whole.flat()).toEqual([])
  })

  test('each order was requested, accepted, cooked and delivered in this order, and paid once', async () => {
    const lives = await find<{ life: string; n: number }>(sql`
      select life, count(*)::int as n from (
        select string_agg(coalesce(from_state, '') || '>' || to_state, ' ' order by seq) as life from order_events group by order_id
        having max(seq) = count(*) and array_agg(at order by seq) = array_agg(at order by at, seq)) as lives group by life`)
    const delivered =
      '>awaiting_payment awaiting_payment>requested requested>accepted accepted>in_preparation in_preparation>delivered'
    expect(lives.toSorted((one, other) => one.n - other.n)).toEqual([
      { life: delivered, n: 1 },
      { life: `${delivered} delivered>completed`, n: summary().orders - 1 },
    ])
    const unpaid = sql`select 1 from orders o where 1 <> (select count(*) from payment_attempts a where a.reference = o.id and a.state = 'applied' and a.amount_paise = o.total_paise)`
    expect(await count(unpaid)).toBe(0)
  })

  test('nobody cooked more plates on a day than the kitchen holds, and the day knows all of them', async () => {
    expect(
      await count(
        sql`select 1 from caterer_days d join caterers c on c.id = d.caterer_id where d.plates_taken > c.maximum_serving_capacity`,
      ),
    ).toBe(0)
    const wrong = sql`
      select 1 from (select caterer_id, event_date, sum(guests) as guests from orders group by 1, 2) o
      left join caterer_days d on d.caterer_id = o.caterer_id and d.day = o.event_date where d.plates_taken is distinct from o.guests`
    expect(await count(wrong)).toBe(0)
    expect(
      await count(
        sql`select 1 from caterers c where orders_fulfilled < (select count(*) from orders o where o.caterer_id = c.id and o.state = 'completed')`,
      ),
    ).toBe(0)
  })

  test('a coupon counts the orders that used it', async () => {
    const wrong = sql`
      select 1 from coupons c where uses <> (select count(*) from coupon_holds h where h.coupon_id = c.id and h.state = 'used')
        or uses <> (select count(*) from orders o where o.coupon_id = c.id)`
    expect(await count(wrong)).toBe(0)
    expect(await count(sql`select 1 from orders where discount_paise > 0`)).toBeGreaterThan(20)
  })
})

test('books and documents are those that the product itself would have written, and go on from there', async () => {
  expect(await brokenPromises(server)).toEqual({})
  expect(await count(sql`select 1 from ledger_rows where account = 'gateway'`)).toBe(summary().orders)
  expect(await count(sql`select 1 from documents where content -> 'issuer' ->> 'legalName' = ''`)).toBe(0)
  const [next] = await find<{ number: number }>(
    sql`insert into document_issuers (caterer_id) select id from caterers
        where id not in (select caterer_id from document_issuers) limit 1 returning number`,
  )
  const [most] = await find<{ number: number }>(sql`select max(number) as number from document_issuers`)
  expect(next).toEqual(most)
})
