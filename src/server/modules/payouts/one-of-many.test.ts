import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BankDetailsView } from '#contract/endpoints/money/bank-details.ts'
import type { PayoutSender, TransferOutcome } from '#server/adapters/payouts/payout-sender.ts'
import { createSealer } from '#server/kernel/sealing/sealed.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { useGateway } from '#test/support/gateway.ts'
import { password, payoutActs, type PaidCaterer } from '#test/support/payouts.ts'
import { useServer } from '#test/support/server.ts'
import { createPayouts } from './index.ts'

const key = randomBytes(32)
const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(Object.assign(gateway.settings, { BANK_DATA_KEY: key.toString('base64') }))
const acts = payoutActs(server, gateway)
const { at, run, aPaidCaterer, anOrder, complete, giveDetails, makeFile, adminItems } = acts
const unreadable = { reason: 'bank_details_unreadable' }
/** Sealed by a key that is lost. */
const lost = Buffer.concat([Buffer.from([1]), randomBytes(60)]).toString('base64')

beforeEach(async () => {
  const { db } = server.database
  await rows(db, sql`delete from payout_runs`)
  await rows(db, sql`update payouts set state = 'failed', settled_at = now() where state = 'sent'`)
  at('2026-11-20T04:30:00Z')
})

/** Caterers with bank details, to each of whom a payout is due. */
async function twoToPay(): Promise<[PaidCaterer, PaidCaterer]> {
  const two: [PaidCaterer, PaidCaterer] = [await aPaidCaterer(), await aPaidCaterer()]
  for (const { owner } of two) await giveDetails(owner)
  await complete(two[0].admin, await anOrder(two[0]), await anOrder(two[1]))
  at('2026-12-16T12:00:00Z')
  await run('payouts')
  return two
}

describe('an account that cannot be decrypted', () => {
  test('holds the payouts of its caterer, which the office and the owner are told, and no other', async () => {
    const [held, paid] = await twoToPay()
    await rows(
      server.database.db,
      sql`update bank_details set sealed = ${lost} where caterer_id = ${held.feast.caterer.id}`,
    )
    expect(await adminItems(held)).toMatchObject([{ hold: unreadable }])
    expect((await makeFile(paid.admin)).body.transfers).toBe(1)
    expect([await adminItems(held), await adminItems(paid, 'sent')]).toMatchObject([[{ hold: unreadable }], [{}]])
    const { body } = await held.owner.call<BankDetailsView>('GET', '/api/bank-details')
    expect(body).toMatchObject({ hold: unreadable })
    expect(body.details).toBeUndefined()
    expect((await giveDetails(held.owner)).body.hold).toMatchObject({ reason: 'bank_details_changed' })
    at('2026-12-18T12:00:00Z')
    expect((await makeFile(paid.admin)).body.transfers).toBe(1)
  })

  test('of a customer holds the compensation alone', async () => {
    const [caterer, paid] = [await aPaidCaterer(), await aPaidCaterer()]
    await giveDetails(paid.owner)
    const [off, done] = [await anOrder(caterer), await anOrder(paid)]
    for (const hands of [off, done]) await hands.asCaterer('accept')
    at('2026-12-08T06:30:00Z')
    await off.asCaterer('cancel', { reason: 'Flooded kitchen' })
    await run('payables')
    expect(
      (await off.guest.call('PUT', `/api/orders/${off.order.id}/compensation`, { upi: 'asha@okaxis' })).status,
    ).toBe(200)
    await rows(server.database.db, sql`update compensations set sealed = ${lost} where order_id = ${off.order.id}`)
    await complete(paid.admin, done)
    at('2026-12-16T12:00:00Z')
    await run('payouts')
    expect((await makeFile(paid.admin)).body.transfers).toBe(1)
    expect(await adminItems(caterer)).toMatchObject([{ kind: 'compensation', hold: unreadable }])
  })

  test('of a payout that was sent leaves it out of the file, which the office is told', async () => {
    const [left, paid] = await twoToPay()
    const { body: file } = await makeFile(paid.admin)
    await rows(
      server.database.db,
      sql`update payouts set sealed_account = ${lost} where caterer_id = ${left.feast.caterer.id}`,
    )
    const { text } = await paid.admin.call('POST', `/api/admin/payouts/files/${file.id}/download`, { password })
    const [[leftOut], [sent]] = [await adminItems(left, 'sent'), await adminItems(paid, 'sent')]
    expect([leftOut?.hold, sent?.hold]).toEqual([unreadable, undefined])
    expect([text.includes(leftOut?.code ?? '?'), text.includes(sent?.code ?? '?')]).toEqual([false, true])
  })
})

describe('a sender that works by itself', () => {
  const identity = { askPassword: () => Promise.reject(new Error('nobody is asked')) }

  /** Processes payouts by a sender of which the tests say what it answers. */
  const processBy = (sender: Pick<PayoutSender, 'outcomesOf'> & Partial<PayoutSender>) =>
    createPayouts({
      identity,
      sealer: createSealer(key),
      sender: { isAutomatic: true, send: async () => undefined, ...sender },
    }).process(server.context({ kind: 'system', name: 'payouts' }))
  const paid = (code: string, bankReference = 'UTR1'): TransferOutcome => ({ code, state: 'paid', bankReference })

  test('has every outcome booked but one that cannot be, which is asked about again', async () => {
    const two = await twoToPay()
    await processBy({ outcomesOf: async () => [] })
    const [[first], [second]] = [await adminItems(two[0], 'sent'), await adminItems(two[1], 'sent')]
    const [bad, good] = [first?.code ?? '', second?.code ?? '']
    // The database stores no text with a zero byte.
    await processBy({ outcomesOf: async () => [paid(bad, 'UTR\u0000'), paid(good)] })
    expect([await adminItems(two[0], 'sent'), await adminItems(two[1], 'paid')]).toMatchObject([[{}], [{}]])
    let asked: readonly string[] = []
    await processBy({ outcomesOf: async (codes) => ((asked = codes), [paid(bad)]) })
    expect([asked, await adminItems(two[0], 'paid')]).toMatchObject([[bad], [{}]])
  })

  test('is asked about all payouts, however many it says nothing of', async () => {
    const [caterer] = await twoToPay()
    await processBy({ outcomesOf: async () => [] })
    const [sent] = await adminItems(caterer, 'sent')
    await rows(
      server.database.db,
      sql`insert into payouts (id, caterer_id, kind, amount_paise, code, due_on, created_at, state, sent_at)
          select 'silent-' || i, ${caterer.feast.caterer.id}, 'proceeds', 100, 'PGP' || lpad(i::text, 8, '0'),
            date '2020-01-01' + i, now(), 'sent', timestamptz '2020-01-01'
          from generate_series(1, 450) i`,
    )
    await processBy({
      outcomesOf: async (codes) => codes.filter((code) => code === sent?.code).map((code) => paid(code)),
    })
    expect(await adminItems(caterer, 'paid')).toMatchObject([{ code: sent?.code }])
  })

  test('that fails to send is asked about earlier payouts all the same', async () => {
    const [caterer, held] = await twoToPay()
    const setApproval = (approval: string) =>
      rows(server.database.db, sql`update caterers set approval = ${approval} where id = ${held.feast.caterer.id}`)
    await setApproval('suspended')
    await processBy({ outcomesOf: async () => [] })
    await setApproval('approved')
    const [sent] = await adminItems(caterer, 'sent')
    const away = processBy({
      send: () => Promise.reject(new Error('the bank is away')),
      outcomesOf: async (codes) => codes.filter((code) => code === sent?.code).map((code) => paid(code)),
    })
    await expect(away).rejects.toThrow('the bank is away')
    expect(await adminItems(caterer, 'paid')).toMatchObject([{ code: sent?.code }])
  })
})
