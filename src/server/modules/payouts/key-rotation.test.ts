import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BankDetailsView } from '#contract/endpoints/money/bank-details.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { useGateway } from '#test/support/gateway.ts'
import { payoutActs } from '#test/support/payouts.ts'
import { serve, useServer } from '#test/support/server.ts'

const [oldKey, newKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
const gateway = useGateway()
const server = useServer(Object.assign(gateway.settings, { BANK_DATA_KEY: oldKey }))
const { aPaidCaterer, giveDetails } = payoutActs(server, gateway)

test('after a rotation bank details are read, encrypted anew, and then need the old key no more; payouts are not held by it', async () => {
  const { owner } = await aPaidCaterer()
  await giveDetails(owner)
  const stored = () =>
    rows<{ sealed_with: string; fingerprint: string; changed_at: Date }>(
      server.database.db,
      sql`select sealed_with, fingerprint, changed_at from bank_details`,
    )
  const [before] = await stored()
  const seenWith = async (settings: Record<string, string>, tend = false) => {
    const restarted = await serve(server.database, { clock: server.clock, settings })
    if (tend) await restarted.services.backgroundJobs['payout-matters']?.()
    const response = await restarted.request('/api/bank-details', { headers: await signedInAs(restarted, owner.user) })
    restarted.services.images.close()
    await restarted.services.catalogue.close()
    return response.ok ? ((await response.json()) as BankDetailsView).details?.accountNumber : response.status
  }
  expect(await seenWith({ BANK_DATA_KEY: newKey })).toBe(500)
  expect(await seenWith({ BANK_DATA_KEY: newKey, BANK_DATA_KEY_OLD: oldKey })).toBe('•••• 6789')
  expect(await seenWith({ BANK_DATA_KEY: newKey, BANK_DATA_KEY_OLD: oldKey }, true)).toBe('•••• 6789')
  const [after] = await stored()
  expect([after?.sealed_with === before?.sealed_with, after?.fingerprint === before?.fingerprint]).toEqual([
    false,
    false,
  ])
  expect(after?.changed_at).toEqual(before?.changed_at)
  expect(await seenWith({ BANK_DATA_KEY: newKey })).toBe('•••• 6789')
})
