import { rows, sql } from '#server/kernel/sql.ts'
import type { World } from './world.ts'

/** Counts the moves of orders, what changes retained or used, payouts by state, and each kind of entry in the ledger. */
export async function countMoves({ server }: Pick<World, 'server'>): Promise<Record<string, number>> {
  const found = await rows<{ move: string; times: number }>(
    server.database.db,
    sql`select coalesce(from_state || ' > ', '') || to_state as move, count(*)::int as times from order_events group by 1
        union all
        select settled.move, count(*)::int from order_changes g,
          lateral (values ('a reduction that retained', g.retained_paise), ('an increase from retained money', g.retained_used_paise)) as settled (move, amount)
        where g.state = 'applied' and settled.amount > 0 group by 1
        union all
        select 'a payout of ' || p.kind || ' that is ' || p.state, count(*)::int from payouts p group by 1
        union all
        select 'a payout that replaced a failed one', count(*)::int from payouts p where p.retried_as is not null having count(*) > 0
        union all
        select 'a payout that was lowered by dues', count(*)::int from payout_lines line where line.kind = 'dues' having count(*) > 0
        union all
        select 'an entry ' || l.kind, count(distinct l.entry)::int from ledger_rows l group by 1
        union all
        select 'a refund after delivery', count(*)::int from order_refunds having count(*) > 0
        union all
        select 'a refund after the payout', count(*)::int from order_refunds r
          where exists (select 1 from payout_lines line join payouts p on p.id = line.payout_id
            where line.order_id = r.order_id and line.kind = 'proceeds' and p.sent_at < r.at and p.state in ('sent', 'paid'))
          having count(*) > 0
        union all
        select 'an order that was not marked delivered', count(*)::int from order_events e
          where e.from_state in ('accepted', 'in_preparation') and e.to_state = 'completed' having count(*) > 0
        order by 1`,
  )
  return Object.fromEntries(found.map(({ move, times }) => [move, times]))
}
