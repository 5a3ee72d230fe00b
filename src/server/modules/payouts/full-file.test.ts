import { beforeEach, expect, test } from 'vitest'
import type { AdminPayouts } from '#contract/endpoints/money/admin-payouts.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { useGateway } from '#test/support/gateway.ts'
import { payoutActs } from '#test/support/payouts.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const { at, run, aPaidCaterer, anOrder, complete, aCompletedOrder, giveDetails, makeFile, adminItems } = payoutActs(
  server,
  gateway,
)

beforeEach(() => rows(server.database.db, sql`delete from payout_runs`))

/** Writes payouts of one caterer that are due on the days from 2 January 2020. */
async function dueSince2020(catererId: string, { count, prefix }: { count: number; prefix: string }): Promise<void> {
  await rows(
    server.database.db,
    sql`with made as (
        insert into payouts (id, caterer_id, kind, amount_paise, code, due_on, created_at)
        select ${prefix} || i, ${catererId}, 'proceeds', 100, 'PGP' || ${prefix} || lpad(i::text, 6, '0'), date '2020-01-01' + i, now()
        from generate_series(1, ${count}::int) i returning id, caterer_id)
      insert into payout_lines (payout_id, position, caterer_id, order_id, kind, amount_paise)
      select id, 1, caterer_id, (select id from orders where caterer_id = ${catererId} limit 1), 'proceeds', 100 from made`,
  )
}

test('payouts that are held take no place in a file, however many they are', async () => {
  const [held, paid] = [await aPaidCaterer(), await aPaidCaterer()]
  for (const { owner } of [held, paid]) await giveDetails(owner)
  await complete(paid.admin, await anOrder(held), await anOrder(paid))
  at('2026-12-16T06:30:00Z')
  await run('payouts')
  await dueSince2020(held.feast.caterer.id, { count: 1_100, prefix: 'HD' })
  await rows(server.database.db, sql`update caterers set approval = 'suspended' where id = ${held.feast.caterer.id}`)
  expect((await makeFile(paid.admin)).status).toBe(201)
  expect(await adminItems(paid, 'sent')).toMatchObject([{ amount: 6_237.6 }])
  expect(await adminItems(held, 'sent')).toEqual([])
})

test('a page of payouts that was worked off is the last one that there is', async () => {
  const caterer = await aPaidCaterer()
  const { admin, feast } = caterer
  await anOrder(caterer)
  await dueSince2020(feast.caterer.id, { count: 51, prefix: 'PG' })
  const { page, pages, items, counts } = (
    await admin.call<AdminPayouts>('GET', '/api/admin/payouts?state=due&page=999')
  ).body
  expect(page).toBe(pages)
  expect(items).toHaveLength(counts.due.count - (pages - 1) * 50)
})

test('a file holds five hundred transfers, the earliest first, booked as sets', async () => {
  const caterer = await aPaidCaterer()
  await giveDetails(caterer.owner)
  await aCompletedOrder(caterer)
  at('2026-12-16T06:30:00Z')
  await dueSince2020(caterer.feast.caterer.id, { count: 520, prefix: 'FL' })
  expect((await makeFile(caterer.admin)).status).toBe(201)
  const [sent] = await rows<{ payouts: number; until: string; entries: number; amount: number }>(
    server.database.db,
    sql`select count(*)::int as payouts, max(due_on)::text as until,
        (select count(*)::int from ledger_rows l where l.kind = 'payout' and l.account = 'bank' and l.caterer_id = ${caterer.feast.caterer.id}) as entries,
        (select -sum(amount_paise)::int from ledger_rows l where l.account = 'bank' and l.caterer_id = ${caterer.feast.caterer.id}) as amount
      from payouts where caterer_id = ${caterer.feast.caterer.id} and state = 'sent'`,
  )
  expect(sent).toEqual({ payouts: 500, until: '2021-05-15', entries: 500, amount: 50_000 })
})
