import { beforeEach, expect, test, vi } from 'vitest'
import type { ProceedsView } from '#contract/endpoints/money/payouts.ts'
import type { Statement } from '#contract/endpoints/money/statements.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { useGateway } from '#test/support/gateway.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { mailsTo } from '#test/support/mails.ts'
import { payoutActs } from '#test/support/payouts.ts'
import { textOfPdf } from '#test/support/pdf.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(Object.assign(gateway.settings, { PAYOUTS: 'simulator' }))
const { at, run, aPaidCaterer, anOrder, complete, giveDetails, payoutsOf } = payoutActs(server, gateway)

beforeEach(() => rows(server.database.db, sql`delete from payout_runs`))

test('a month’s statement adds up to the ledger, on the page, in a table and on paper', async () => {
  const caterer = await aPaidCaterer()
  const { owner, admin, feast } = caterer
  await giveDetails(owner, { name: '=SUM(A1)' })
  await rows(server.database.db, sql`update caterers set name = '=cmd|calc' where id = ${feast.caterer.id}`)
  const [cooked, off] = [await anOrder(caterer), await anOrder(caterer)]
  await off.asCustomer('cancel', {})
  await complete(admin, cooked)
  const { body: statement } = await owner.call<Statement>('GET', '/api/statements/2026-11')
  const booked = await rows<{ amount: number }>(
    server.database.db,
    sql`select -coalesce(sum(amount_paise), 0)::bigint as amount from ledger_rows
        where caterer_id = ${feast.caterer.id} and account in ('caterer', 'retained', 'caterer_dues')
          and at >= '2026-11-01T00:00:00+05:30' and at < '2026-12-01T00:00:00+05:30'`,
  )
  expect(statement.totals.amount * 100).toBe(booked[0]?.amount)
  expect(statement).toMatchObject({ isOpen: false, opening: 0, closing: statement.totals.amount })
  const table = await owner.call<string>('GET', '/api/statements/2026-11/statement.csv')
  const lines = table.text.replace(/^\uFEFF/, '').split('\r\n')
  expect(lines[0]).toBe('Day,For,Reference,Customer paid,Pangat adds,Fee,GST on fee,TCS,TDS,Your balance')
  expect(lines.find((line) => line.includes(cooked.order.bookingCode))).toContain(
    '5670.00,600.00,0.00,0.00,-27.00,0.00,6243.00',
  )
  // A minus sign begins no formula of ours: amounts are numbers, texts are quoted.
  expect(lines.filter((line) => /(^|,)[=+@]/.test(line))).toEqual([])
  const file = await server.request('/api/statements/2026-11/statement.pdf', {
    headers: await signedInAs(server, owner.user),
  })
  expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    'application/pdf',
    'private, no-store',
  ])
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('the files of a month that is not over have the balance of today, and no closing one', async () => {
  const caterer = await aPaidCaterer()
  const { owner } = caterer
  await anOrder(caterer)
  const filesOf = async () => {
    const { text: table } = await owner.call<string>('GET', '/api/statements/2026-11/statement.csv')
    const headers = await signedInAs(server, owner.user)
    const paper = await server.request('/api/statements/2026-11/statement.pdf', { headers })
    return [table, textOfPdf(Buffer.from(await paper.arrayBuffer()))]
  }
  at('2026-11-27T12:00:00Z')
  for (const file of await filesOf()) {
    expect(file).toContain('Balance as of Fri, 27 Nov 2026')
    expect(file).not.toContain('Closing balance')
  }
  at('2026-12-01T12:00:00Z')
  for (const file of await filesOf()) {
    expect(file).toContain('Closing balance')
    expect(file).not.toContain('Balance as of')
  }
})

test('exports are read where the database has them read, on a standby if there is one', async () => {
  const { owner } = await aPaidCaterer()
  const reader = vi.spyOn(server.database, 'reader')
  const reads = async (path: string) => {
    reader.mockClear()
    expect((await server.request(path, { headers: await signedInAs(server, owner.user) })).status).toBe(200)
    return reader.mock.calls.length
  }
  expect(await reads('/api/statements/2026-11')).toBe(0)
  expect(await reads('/api/statements/2026-11/statement.csv')).toBe(1)
  expect(await reads('/api/statements/2026-11/statement.pdf')).toBe(1)
  expect(await reads(`/api/users/${owner.user.id}/data`)).toBe(1)
})

test('owners are told on the second of the month that the last statement is there, once', async () => {
  const caterer = await aPaidCaterer()
  await anOrder(caterer)
  const { email } = caterer.owner.user
  at('2026-12-01T12:00:00Z')
  await run('statements')
  expect(await mailsTo(server, email, 'statement_ready')).toHaveLength(0)
  at('2026-12-01T18:31:00Z')
  await run('statements')
  const mails = await mailsTo(server, email, 'statement_ready')
  expect(mails.map(({ subject }) => subject)).toEqual(['Your statement for November 2026'])
  // Whoever was told is not looked at again for the rest of the month.
  const transaction = vi.spyOn(server.database, 'transaction')
  await run('statements')
  expect(transaction).not.toHaveBeenCalled()
})

test('an individual has no tax deducted until the value of the year is above five lakh', async () => {
  const caterer = await aPaidCaterer()
  const { owner, admin, feast } = caterer
  // The fourth letter of the PAN says that this is an individual.
  await rows(server.database.db, sql`update caterers set gst_no = '27ABCPK1234M1ZQ' where id = ${feast.caterer.id}`)
  await giveDetails(owner)
  const [first, second] = [await anOrder(caterer), await anOrder(caterer)]
  await rows(
    server.database.db,
    sql`insert into tax_deductions (order_id, caterer_id, deducted_on, rate, value_paise, free_paise)
        select id, ${feast.caterer.id}, '2026-05-05', 10, 49000000, 49000000 from orders
        where caterer_id <> ${feast.caterer.id} and id not in (select order_id from tax_deductions) limit 1`,
  )
  await complete(admin, first, second)
  at('2026-12-16T12:00:00Z')
  await run('payouts')
  const tds = async (id: string) =>
    (await owner.call<ProceedsView>('GET', `/api/orders/${id}/proceeds`)).body.lines.find(({ kind }) => kind === 'tds')
  // 4,90,000 before, and 5,400 with each order: the second is 800 above.
  expect([await tds(first.order.id), await tds(second.order.id)]).toEqual([undefined, { kind: 'tds', amount: -0.8 }])
})

test('the pretended bank pays, pays late, and fails, by the end of the account', async () => {
  for (const [accountNumber, state] of [
    ['000123450000', 'failed'],
    ['000123459999', 'sent'],
    ['000123451111', 'paid'],
  ] as const) {
    await rows(server.database.db, sql`delete from payout_runs`)
    at('2026-11-20T04:30:00Z')
    const caterer = await aPaidCaterer()
    await giveDetails(caterer.owner, { accountNumber, accountNumberAgain: accountNumber })
    const hands = await anOrder(caterer)
    await complete(caterer.admin, hands)
    at('2026-12-16T12:00:00Z')
    await run('payouts')
    expect((await payoutsOf(caterer.owner)).items.map((one) => one.state)).toEqual([state])
  }
  at('2026-12-18T12:01:00Z')
  await run('payouts')
  expect((await rows(server.database.db, sql`select 1 from payouts where state = 'sent'`)).length).toBe(0)
})
