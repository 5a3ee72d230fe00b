import type { Execute } from '../orders/people.ts'

/** Accepted orders of the day whose sheet is measured. */
export const ordersOfDay = 40

export interface Filled {
  catererId: string
  ownerId: string
  /** Days from today of the day with {@link ordersOfDay} orders. */
  daysAhead: number
}

const daysAhead = 9
/** Of a hundred orders: those to answer, accepted for the weeks to come, cancelled; the rest is completed. */
const [toAnswer, accepted, cancelled] = [1, 9, 5]

/**
 * Gives the caterer of the demo account so many orders, as copies of its own past ones with other codes, names, days and states. They
 * are rows that lists read, without the payments that led there.
 */
export async function fillOrders(execute: Execute, count: number): Promise<Filled> {
  const [owner] = await execute<{ ownerId: string; catererId: string }>(
    `select m.user_id as "ownerId", m.caterer_id as "catererId" from caterer_members m join users u on u.id = m.user_id
     where u.email = 'caterer@pangat.example' and m.part = 'owner'`,
    [],
  )
  if (!owner) throw new Error('the demo city has no caterer account')
  await execute(
    `with past as (
       select o.*, row_number() over (order by o.id) as nth, count(*) over () as of
       from orders o where o.caterer_id = $1 and o.state = 'completed'
     ), made as (
       select n, p.*, case
         when n <= ${ordersOfDay} then 'accepted'
         when n % 100 < ${toAnswer} then 'requested'
         when n % 100 < ${toAnswer + accepted} then 'accepted'
         when n % 100 < ${toAnswer + accepted + cancelled} then 'cancelled'
         else 'completed' end as new_state
       from generate_series(1, $2::int) n join past p on p.nth = 1 + n % p.of
     ), dated as (
       select m.*, case
         when n <= ${ordersOfDay} then current_date + ${daysAhead}
         when new_state in ('requested', 'accepted') then current_date + 3 + n % 60
         else current_date - 3 - n % 700 end as new_date
       from made m
     )
     insert into orders select made_up.* from dated d, jsonb_populate_record(null::orders, to_jsonb(d) || jsonb_build_object(
       'id', '0BENCH' || lpad(n::text, 20, '0'),
       'code', 'PGT-' || translate(lpad(n::text, 6, '0'), '01', 'XY'),
       'idempotency_key', 'kitchen-bench-' || n,
       'state', new_state,
       'event_date', new_date,
       'contact_name', (array['Asha', 'Zubin', 'Meera', 'Farhan', 'Kavya', 'Rohan', 'Neha'])[1 + n % 7] || ' '
         || (array['Kulkarni', 'Vakil', 'Shah', 'D''Souza', 'Iyer'])[1 + n % 5] || ' ' || n,
       'allergies', case when n % 3 = 0 then '2 guests: peanuts' end,
       'answer_by', case when new_state = 'requested' then now() + interval '20 hours' end,
       'completed_at', case when new_state = 'completed' then new_date + time '12:00' end,
       'created_at', now() - n * interval '1 hour')) as made_up`,
    [owner.catererId, count],
  )
  await execute('analyze orders', [])
  return { ...owner, daysAhead }
}
