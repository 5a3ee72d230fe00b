import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PayoutFile } from '#contract/endpoints/money/admin-payouts.ts'
import type { BankDetailsView } from '#contract/endpoints/money/bank-details.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { useGateway } from '#test/support/gateway.ts'
import { password, payoutActs } from '#test/support/payouts.ts'
import { serve, useServer, type TestServer } from '#test/support/server.ts'

const [oldKey, newKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(Object.assign(gateway.settings, { BANK_DATA_KEY: oldKey }))
const { at, run, aPaidCaterer, anOrder, giveDetails } = payoutActs(server, gateway)

/** Does something on the same database with other keys. */
async function withKeys<T>(settings: Record<string, string>, work: (restarted: TestServer) => Promise<T>): Promise<T> {
  const restarted = await serve(server.database, { clock: server.clock, settings })
  try {
    return await work(restarted)
  } finally {
    restarted.services.images.close()
    await restarted.services.catalogue.close()
  }
}

const sealAnew = () =>
  withKeys({ BANK_DATA_KEY: newKey, BANK_DATA_KEY_OLD: oldKey }, async ({ services }) =>
    services.backgroundJobs['payout-matters']?.(),
  )

test('after a rotation bank details are read, encrypted anew, and then need the old key no more; payouts are not held by it', async () => {
  const { owner } = await aPaidCaterer()
  await giveDetails(owner)
  const stored = () =>
    rows<{ sealed_with: string; fingerprint: string; changed_at: Date }>(
      server.database.db,
      sql`select sealed_with, fingerprint, changed_at from bank_details`,
    )
  const [before] = await stored()
  const seenWith = (settings: Record<string, string>) =>
    withKeys(settings, async (restarted) => {
      const headers = await signedInAs(restarted, owner.user)
      const response = await restarted.request('/api/bank-details', { headers })
      return response.ok ? ((await response.json()) as BankDetailsView).details?.accountNumber : response.status
    })
  expect(await seenWith({ BANK_DATA_KEY: newKey })).toBeUndefined()
  expect(await seenWith({ BANK_DATA_KEY: newKey, BANK_DATA_KEY_OLD: oldKey })).toBe('•••• 6789')
  await sealAnew()
  const [after] = await stored()
  expect([after?.sealed_with === before?.sealed_with, after?.fingerprint === before?.fingerprint]).toEqual([
    false,
    false,
  ])
  expect(after?.changed_at).toEqual(before?.changed_at)
  expect(await seenWith({ BANK_DATA_KEY: newKey })).toBe('•••• 6789')
})

test('after a rotation customers are paid compensation, and their accounts are recognised, without the old key', async () => {
  at('2026-11-20T04:30:00Z')
  const caterer = await aPaidCaterer()
  const { owner, admin } = caterer
  const account = {
    accountNumber: '000987650001',
    accountNumberAgain: '000987650001',
    ifsc: 'SBIN0000300',
    name: 'Ravi',
  }
  await giveDetails(owner, account)
  const hands = await anOrder(caterer)
  await hands.asCaterer('accept')
  at('2026-12-08T06:30:00Z')
  await hands.asCaterer('cancel', { reason: 'Flooded kitchen' })
  await run('payables')
  expect((await hands.guest.call('PUT', `/api/orders/${hands.order.id}/compensation`, account)).status).toBe(200)
  // Another caterer's details were sealed by a key that is lost.
  const lost = await aPaidCaterer()
  await giveDetails(lost.owner)
  await rows(
    server.database.db,
    sql`update bank_details set sealed = encode('\\x01aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'::bytea, 'base64')
        where caterer_id = ${lost.feast.caterer.id}`,
  )
  await sealAnew()

  const file = await withKeys({ BANK_DATA_KEY: newKey }, async (restarted) => {
    const headers = { ...(await signedInAs(restarted, admin.user)), 'content-type': 'application/json' }
    const body = JSON.stringify({ password })
    const made = await restarted.request('/api/admin/payouts/files', { method: 'POST', headers, body })
    const { id } = (await made.json()) as PayoutFile
    return (
      await restarted.request(`/api/admin/payouts/files/${id}/download`, { method: 'POST', headers, body })
    ).text()
  })
  expect(file).toContain('000987650001')
  const recognised = await rows(
    server.database.db,
    sql`select 1 from compensations n join bank_details b on b.fingerprint = n.fingerprint where n.order_id = ${hands.order.id}`,
  )
  expect(recognised).toHaveLength(1)
})
