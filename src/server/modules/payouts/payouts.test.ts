import { beforeEach, describe, expect, test } from 'vitest'
import type { AdminPayout } from '#contract/endpoints/money/admin-payouts.ts'
import type { BankDetailsView } from '#contract/endpoints/money/bank-details.ts'
import type { PayoutDetail, ProceedsView } from '#contract/endpoints/money/payouts.ts'
import type { RefundableOrder } from '#contract/endpoints/money/refunds.ts'
import type { Statement } from '#contract/endpoints/money/statements.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aMember } from '#test/factories/index.ts'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { mailsTo } from '#test/support/mails.ts'
import type { ErrorBody } from '#test/support/ordering.ts'
import type { OrderInHands } from '#test/support/life.ts'
import { password, payoutActs } from '#test/support/payouts.ts'
import { useServer } from '#test/support/server.ts'
import { asCaller } from '#test/support/team.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const { at, run, aPaidCaterer, anOrder, finish, complete, aCompletedOrder, ...acts } = payoutActs(server, gateway)
const { giveDetails, payoutsOf, adminItems, makeFile, importFile } = acts

// Runs are of the whole database, which the tests of a file share.
beforeEach(() => rows(server.database.db, sql`delete from payout_runs`))

describe('a payout', () => {
  test('is made on Wednesday for what was payable on Tuesday, sent in a file and paid by the answer of the bank', async () => {
    const caterer = await aPaidCaterer()
    const { owner, admin } = caterer
    expect((await giveDetails(owner)).status).toBe(200)
    const hands = await aCompletedOrder(caterer)
    // Complete on Saturday the 12th, payable from Monday, so Wednesday the 16th pays it.
    expect(await payoutsOf(owner)).toMatchObject({
      next: { day: '2026-12-16', amount: 6_237.6, isPaid: true, lines: [{ amount: 6_237.6, kind: 'proceeds' }] },
      later: 0,
      items: [],
    })
    at('2026-12-15T18:29:00Z')
    await run('payouts')
    expect((await payoutsOf(owner)).items).toEqual([])
    at('2026-12-15T18:31:00Z')
    await run('payouts')
    await run('payouts')
    const [made, ...others] = (await payoutsOf(owner)).items
    expect([made, others]).toMatchObject([{ amount: 6_237.6, state: 'due', day: '2026-12-16' }, []])

    const file = await makeFile(admin)
    expect(file.status).toBe(201)
    const content = await admin.call<string>('POST', `/api/admin/payouts/files/${file.body.id}/download`, { password })
    expect(content.text).toContain(`${made?.code},6237.60,Asha Kulkarni,000123456789,HDFC0001234`)
    const answer = `reference,status,bank_reference,reason\n${made?.code},paid,UTR42,\n`
    expect((await importFile(admin, answer)).body).toMatchObject({ alreadyImported: false, paid: 1 })
    const again = await importFile(admin, answer)
    expect(again).toMatchObject({
      status: 200,
      body: { alreadyImported: true, message: 'Already imported. Nothing has changed.' },
    })
    const { body: detail } = await owner.call<PayoutDetail>('GET', `/api/payouts/${made?.id}`)
    expect(detail).toMatchObject({ state: 'paid', bankReference: 'UTR42', account: '•••• 6789' })
    expect(detail.lines).toMatchObject([{ orderId: hands.order.id, amount: 6_237.6, eventDay: '2026-12-12' }])
    const { body: statement } = await owner.call<Statement>('GET', '/api/statements/2026-12')
    expect(statement).toMatchObject({ closing: 0, totals: { tds: -5.4 } })
    expect(statement.lines.at(-1)).toMatchObject({ kind: 'payout', amount: -6_237.6 })
    expect((await mailsTo(server, owner.user.email, 'payout_paid')).map(({ subject }) => subject)).toEqual([
      'Paid: ₹6,237.60',
    ])
    expect(await brokenPromises(server)).toEqual({})
  })

  test('is left alone by an answer of the bank that names another reference as well, which says its lines', async () => {
    const caterer = await aPaidCaterer()
    const { owner, admin } = caterer
    await giveDetails(owner)
    await aCompletedOrder(caterer)
    at('2026-12-16T12:00:00Z')
    await run('payouts')
    await makeFile(admin)
    const [sent] = await adminItems(caterer, 'sent')
    const answer = `reference,status,bank_reference,reason\n${sent?.code},paid,UTR7,\nPO-UNKNOWN,paid,UTR8,\n`
    const refused = await importFile(admin, answer)
    expect(refused).toMatchObject({ status: 422, body: { code: 'bank_file_unknown' } })
    expect(JSON.stringify(refused.body)).toContain('name no payout of ours: 3. Nothing has changed.')
    expect(await adminItems(caterer, 'sent')).toHaveLength(1)
    // Nothing was kept of the file, so its corrected lines are read.
    expect((await importFile(admin, answer)).body.code).toBe('bank_file_unknown')
    const corrected = answer.replace(/PO-UNKNOWN.*\n/, '')
    expect((await importFile(admin, corrected)).body).toMatchObject({ alreadyImported: false, paid: 1 })
  })

  test('waits 48 hours after new bank details, and while the caterer is suspended', async () => {
    const caterer = await aPaidCaterer()
    const { owner, admin, feast } = caterer
    await aCompletedOrder(caterer)
    expect(await payoutsOf(owner)).toMatchObject({ hold: { reason: 'no_bank_details' }, next: { isPaid: false } })
    at('2026-12-15T12:00:00Z')
    await giveDetails(owner)
    expect((await payoutsOf(owner)).hold).toEqual({ reason: 'bank_details_changed', until: '2026-12-17T12:00:00.000Z' })
    at('2026-12-16T12:00:00Z')
    await run('payouts')
    expect((await payoutsOf(owner)).items).toEqual([])
    at('2026-12-23T12:00:00Z')
    await rows(server.database.db, sql`update caterers set approval = 'suspended' where id = ${feast.caterer.id}`)
    await run('payouts')
    expect(await adminItems(caterer)).toEqual([])
    await rows(server.database.db, sql`update caterers set approval = 'approved' where id = ${feast.caterer.id}`)
    at('2026-12-30T12:00:00Z')
    await run('payouts')
    expect((await payoutsOf(owner)).items).toMatchObject([{ amount: 6_237.6 }])
    // A change between run and file holds it as well.
    await giveDetails(owner)
    expect(await adminItems(caterer)).toMatchObject([{ hold: { reason: 'bank_details_changed' } }])
    expect((await makeFile(admin)).body.code).toBe('nothing_due')
    expect(await adminItems(caterer)).toHaveLength(1)
  })

  test('that fails is booked back, retried under a new reference, and paid once', async () => {
    const caterer = await aPaidCaterer()
    const { owner, admin } = caterer
    await giveDetails(owner)
    await aCompletedOrder(caterer)
    at('2026-12-16T12:00:00Z')
    await run('payouts')
    await makeFile(admin)
    const [sent] = await adminItems(caterer, 'sent')
    const path = `/api/admin/payouts/${sent?.id}`
    expect((await admin.call<ErrorBody>('POST', `${path}/retry`, { password })).body.code).toBe('payout_not_failed')
    const { body: failed } = await admin.call<AdminPayout>('POST', `${path}/failed`, {
      reason: 'Account closed',
      password,
    })
    expect(failed).toMatchObject({ state: 'failed', failure: 'Account closed' })
    const { body: statement } = await owner.call<Statement>('GET', '/api/statements/2026-12')
    expect(statement).toMatchObject({ closing: 6_237.6 })
    const { body: again } = await admin.call<AdminPayout>('POST', `${path}/retry`, { password })
    expect(again).toMatchObject({ state: 'due', amount: 6_237.6 })
    expect(again.code).not.toBe(sent?.code)
    expect((await admin.call<ErrorBody>('POST', `${path}/retry`, { password })).body.code).toBe('payout_not_failed')
    await makeFile(admin)
    const paid = `/api/admin/payouts/${again.id}/paid`
    expect((await admin.call('POST', paid, { bankReference: 'UTR1', password })).status).toBe(200)
    const twice = await admin.call<ErrorBody>('POST', paid, { bankReference: 'UTR1', password })
    expect(twice).toMatchObject({ status: 409, body: { code: 'payout_paid' } })
    expect((await owner.call<Statement>('GET', '/api/statements/2026-12')).body.closing).toBe(0)
    at('2026-12-23T12:00:00Z')
    await run('payouts')
    expect((await payoutsOf(owner)).items.filter(({ state }) => state !== 'failed')).toHaveLength(1)
    expect(await brokenPromises(server)).toEqual({})
  })

  test('goes to the account to which it was sent, also when the details change before the file is fetched', async () => {
    const caterer = await aPaidCaterer()
    const { owner, admin } = caterer
    await giveDetails(owner)
    await aCompletedOrder(caterer)
    at('2026-12-16T12:00:00Z')
    await run('payouts')
    const { body: file } = await makeFile(admin)
    const other = '999988887777'
    await giveDetails(owner, { accountNumber: other, accountNumberAgain: other })
    const download = () => admin.call<string>('POST', `/api/admin/payouts/files/${file.id}/download`, { password })
    const { text } = await download()
    expect([text.includes('000123456789'), text.includes(other)]).toEqual([true, false])
    const [sent] = await adminItems(caterer, 'sent')
    await admin.call('POST', `/api/admin/payouts/${sent?.id}/paid`, { bankReference: 'UTR1', password })
    // The account is forgotten with the bank's answer.
    expect((await download()).text).not.toContain('000123456789')
    const kept = await rows(server.database.db, sql`select sealed_account from payouts where id = ${sent?.id ?? ''}`)
    expect(kept).toEqual([{ sealed_account: null }])
  })

  test('that failed keeps its orders until it is retried, whatever becomes payable meanwhile', async () => {
    const caterer = await aPaidCaterer()
    const { owner, admin } = caterer
    await giveDetails(owner)
    const [first, second] = [await anOrder(caterer), await anOrder(caterer)]
    await complete(admin, first, second)
    at('2026-12-16T12:00:00Z')
    await run('payouts')
    await makeFile(admin)
    const [sent] = await adminItems(caterer, 'sent')
    await admin.call('POST', `/api/admin/payouts/${sent?.id}/failed`, { reason: 'Account closed', password })
    // A refund makes the next run look at one of its orders again.
    const body = { amount: 2_835, reason: 'A dish was missing.', password }
    await admin.call('POST', `/api/admin/orders/${first.order.id}/refunds`, body, {
      'Idempotency-Key': 'after-failure',
    })
    await run('payables')
    at('2026-12-23T12:00:00Z')
    await run('payouts')
    expect(await payoutsOf(owner)).toMatchObject({ next: { amount: -3_118.8 }, items: [{ state: 'failed' }] })
    await admin.call('POST', `/api/admin/payouts/${sent?.id}/retry`, { password })
    await makeFile(admin)
    const { body: statement } = await owner.call<Statement>('GET', '/api/statements/2026-12')
    expect(statement.closing).toBe(-3_118.8)
    expect(await brokenPromises(server)).toEqual({})
  })

  test('is lowered by a refund after the delivery, and the next one where it was paid out', async () => {
    const caterer = await aPaidCaterer()
    const { owner, admin } = caterer
    await giveDetails(owner)
    const [first, second] = [await anOrder(caterer), await anOrder(caterer)]
    await complete(admin, first, second)
    const refund = (hands: OrderInHands, amount: number, key: string) =>
      admin.call<ErrorBody>(
        'POST',
        `/api/admin/orders/${hands.order.id}/refunds`,
        { amount, reason: 'A dish was missing.', password },
        { 'Idempotency-Key': key },
      )
    expect((await refund(first, 5_670.01, 'key-one-1')).body).toMatchObject({ code: 'refund_above_held' })
    for (let i = 0; i < 2; i++) expect((await refund(first, 2_835, 'key-one-2')).status).toBe(201)
    expect((await refund(first, 100, 'key-one-2')).body.code).toBe('idempotency_key_reused')
    const found = await admin.call<RefundableOrder>(
      'GET',
      `/api/admin/orders?code=${first.order.bookingCode.toLowerCase()}`,
    )
    expect(found.body).toMatchObject({ orderId: first.order.id, total: 5_670, held: 2_835, until: '2027-06-10' })
    expect(found.body.refunds).toMatchObject([{ amount: 2_835, reason: 'A dish was missing.' }])
    expect((await admin.call<ErrorBody>('GET', '/api/admin/orders?code=PGT-22222')).body.code).toBe('order_not_found')
    await run('payables')
    expect((await payoutsOf(owner)).next.amount).toBe(9_356.4)
    at('2026-12-16T12:00:00Z')
    await run('payouts')
    await makeFile(admin)
    expect((await refund(second, 2_835, 'key-two-1')).status).toBe(201)
    await run('payables')
    at('2026-12-20T12:00:00Z')
    // What went back of an order that was paid out is carried forward.
    expect(await payoutsOf(owner)).toMatchObject({ next: { amount: -3_118.8, isPaid: false } })
    const { body: proceeds } = await owner.call<ProceedsView>('GET', `/api/orders/${second.order.id}/proceeds`)
    expect(proceeds).toMatchObject({ total: 3_118.8, paidOut: 6_237.6 })
    expect(proceeds.lines.map(({ kind }) => kind)).toContain('refunded_later')
    at('2027-06-15T12:00:00Z')
    expect((await refund(second, 1, 'key-two-2')).body.code).toBe('refund_too_late')
    const late = await admin.call<RefundableOrder>('GET', `/api/admin/orders?code=${second.order.bookingCode}`)
    expect(late.body.cannot).toBe('refund_too_late')
    expect(await brokenPromises(server)).toEqual({})
  })
})

test('the promotions of the first five completed orders wait for an admin; those called off do not count', async () => {
  const caterer = await aPaidCaterer()
  const hands: OrderInHands[] = []
  for (let i = 0; i < 7; i++) hands.push(await anOrder(caterer))
  const [calledOff, ...others] = hands
  await calledOff?.asCustomer('cancel')
  await run('payables')
  await finish(others)
  const found = await rows<{ completed: boolean; held: number; all: number }>(
    server.database.db,
    sql`select is_completed as completed, count(*) filter (where promotion_held)::int as held, count(*)::int as all
      from payables where caterer_id = ${caterer.feast.caterer.id} group by is_completed order by is_completed`,
  )
  expect(found).toEqual([
    { completed: false, held: 0, all: 1 },
    { completed: true, held: 5, all: 6 },
  ])
})

describe('bank details', () => {
  test.each([
    [{ accountNumber: '12345678' }, 'accountNumber', 'account_number_invalid'],
    [{ accountNumberAgain: '000123456788' }, 'accountNumberAgain', 'account_numbers_differ'],
    [{ ifsc: 'HDFC1001234' }, 'ifsc', 'ifsc_invalid'],
    [{ pan: 'ABCPK12345' }, 'pan', 'pan_invalid'],
    [{ name: '' }, 'name', 'account_name_needed'],
    [{ password: 'wrong-password' }, 'password', 'password_wrong'],
  ])('%j are refused beside %s', async (given, field, code) => {
    const { owner } = await aPaidCaterer()
    const { status, body } = await giveDetails(owner, given)
    expect(status).toBe(422)
    expect(body.problems).toMatchObject([{ field, code }])
    expect((await owner.call<BankDetailsView>('GET', '/api/bank-details')).body.details).toBeUndefined()
  })

  test('are shown masked, and stand nowhere in the database as they were given', async () => {
    const { owner } = await aPaidCaterer()
    await giveDetails(owner)
    const { body, text } = await owner.call<BankDetailsView>('GET', '/api/bank-details')
    expect(body.details).toMatchObject({ accountNumber: '•••• 6789', ifsc: 'HDFC0001234', name: 'Asha Kulkarni' })
    expect(text).not.toContain('000123456789')
    const stored = await rows<{ all: string }>(
      server.database.db,
      sql`select to_jsonb(b)::text as "all" from bank_details b`,
    )
    expect(stored.map((row) => row.all).join()).not.toMatch(/000123456789|Kulkarni|HDFC/)
  })
})

test('only the owner sees a caterer’s money, and only admins its payouts', async () => {
  const caterer = await aPaidCaterer()
  const { owner, admin } = caterer
  const hands = await aCompletedOrder(caterer)
  const stranger = (await aPaidCaterer()).owner
  const own = ['/api/bank-details', '/api/payouts', '/api/statements', '/api/statements/2026-12']
  const members = (['manager', 'cook'] as const).map(async (part) =>
    asCaller(server, await aMember(server, caterer.feast.caterer.id, { part })),
  )
  const [manager, cook] = await Promise.all(members)
  for (const path of own) {
    expect([path, (await hands.guest.call('GET', path)).status]).toEqual([path, 403])
    expect([path, (await admin.call('GET', path)).status]).toEqual([path, 403])
    expect([path, (await manager?.send('GET', path))?.status]).toEqual([path, 403])
    expect([path, (await cook?.send('GET', path))?.status]).toEqual([path, 403])
    expect([path, (await server.request(path)).status]).toEqual([path, 401])
  }
  expect((await stranger.call('GET', `/api/orders/${hands.order.id}/proceeds`)).status).toBe(404)
  expect((await owner.call('GET', '/api/admin/payouts')).status).toBe(403)
  expect((await owner.call('GET', '/api/statements/2026-13')).status).toBe(422)
})
