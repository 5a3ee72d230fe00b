import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { anAdmin } from '#test/support/admins.ts'
import { aRegisteredCaterer } from '#test/support/registered-caterers.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer({ CATERER_APPROVAL: 'manual' })
const keep = () => server.services.backgroundJobs['audit']?.()

test('every step of an approval is listed with who did it, the newest first, and without what was written', async () => {
  const admin = await anAdmin(server)
  const { caterer, change } = await aRegisteredCaterer(server, { name: 'Audited Name' })
  const { id } = caterer
  await admin.check(id, 'gstin')
  await admin.decide(id, 'request_changes', { reason: 'Secret reason' })
  await change({ complimentary: 'Paan' })
  await admin.decide(id, 'approve')
  await change({ name: 'Secret Name' })
  await admin.revise(id, { name: 'refuse' }, { reason: 'Secret reason' })
  await admin.decide(id, 'suspend', { reason: 'Secret reason' })
  await admin.decide(id, 'reinstate')
  await keep()

  const { items, hasMore } = (await admin.audit(`?subject=${id}`)).body
  const by = { by: 'Asha Rao', party: 'admin', subject: id }
  const moved = (action: string, before: string, after: string) => ({
    ...by,
    action: `caterer.${action}`,
    before: { approval: before },
    after: { approval: after },
  })
  expect([hasMore, items]).toMatchObject([
    false,
    [
      moved('reinstated', 'suspended', 'approved'),
      moved('suspended', 'approved', 'suspended'),
      { ...by, action: 'caterer.revision_decided', after: { accepted: [], refused: ['name'] } },
      { party: 'caterer', action: 'caterer.changed', before: { proposed: [] }, after: { proposed: ['name'] } },
      moved('approved', 'pending', 'approved'),
      moved('changed', 'changes_requested', 'pending'),
      moved('changes_requested', 'pending', 'changes_requested'),
      { ...by, action: 'caterer.checked', after: { item: 'gstin', checked: true } },
      { party: 'caterer', action: 'caterer.created' },
    ].map((act) => (act.action === 'caterer.changed' ? { ...act, by: 'Asha Kulkarni', party: 'caterer' } : act)),
  ])
  expect(JSON.stringify(items)).not.toMatch(/Secret|Audited Name/)
})

test('acts are listed by page, each once', async () => {
  const admin = await anAdmin(server)
  const { caterer } = await aRegisteredCaterer(server)
  const total = limits.backOffice.actsPerPage + 3
  for (let i = 0; i < total; i++) await admin.check(caterer.id, 'phone', i % 2 === 0)
  await keep()

  const first = (await admin.audit(`?subject=${caterer.id}`)).body
  const last = first.items.at(-1)?.id ?? ''
  const second = (await admin.audit(`?subject=${caterer.id}&before=${last}`)).body
  expect([first.items.length, first.hasMore, second.hasMore]).toEqual([limits.backOffice.actsPerPage, true, false])
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  // One more for the caterer itself.
  expect([new Set(ids).size, ids]).toEqual([total + 1, ids.toSorted().toReversed()])
  // Of all subjects the newest are these.
  expect((await admin.audit()).body.items[0]?.id).toBe(ids[0])
})
