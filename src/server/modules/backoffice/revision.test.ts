import { describe, expect, test } from 'vitest'
import type { CatererView } from '#contract/endpoints/caterers.ts'
import { anAdmin } from '#test/support/admins.ts'
import { call } from '#test/support/accounts.ts'
import { mailsTo } from '#test/support/mails.ts'
import { aRegisteredCaterer } from '#test/support/registered-caterers.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer({ CATERER_APPROVAL: 'manual' })
const shown = async (path: string) => (await (await call(server, 'GET', `/api/caterer/${path}`)).json()) as CatererView

async function anApprovedCaterer(given: object = {}) {
  const admin = await anAdmin(server)
  const registered = await aRegisteredCaterer(server, given)
  await admin.decide(registered.caterer.id, 'approve')
  const seen = async () => (await registered.see(registered.caterer.id)).body
  return { ...registered, admin, seen, id: registered.caterer.id }
}

test('name, address and GST number of an approved caterer wait, and all else is live', async () => {
  const { change, seen, id, admin, caterer } = await anApprovedCaterer({ name: 'Old Name' })
  server.clock.advance(5 * 60_000)
  const { status, body } = await change({
    name: 'New Name',
    address: 'Plot 7, Kalyan 421301',
    googleLocation: { lat: 19.24, lng: 73.13 },
    gstNo: '27AAPFU0939F1ZV',
    complimentary: 'Paan',
  })
  const revision = {
    proposedAt: server.clock.now().toISOString(),
    name: 'New Name',
    address: { address: 'Plot 7, Kalyan 421301', googleLocation: { lat: 19.24, lng: 73.13 }, PinCode: '421301' },
    gstNo: { gstNo: '27AAPFU0939F1ZV', gstScheme: 'REGULAR_5' },
  }
  const live = {
    name: 'Old Name',
    address: caterer.address,
    gstNo: caterer.gstNo,
    slug: 'old-name',
    approval: 'approved',
  }
  expect([status, body]).toMatchObject([200, { ...live, complimentary: 'Paan', revision }])
  expect(await seen()).toMatchObject({ ...live, revision })
  const visitors = await shown(id)
  expect(visitors).toMatchObject({ name: 'Old Name', address: caterer.address, complimentary: 'Paan' })
  expect(visitors).not.toHaveProperty('revision')
  expect((await admin.list('?list=revised')).body.items).toContainEqual(
    expect.objectContaining({ id, since: revision.proposedAt, revision: ['name', 'address', 'gstNo'] }),
  )
})

test('an admin accepts and refuses field by field', async () => {
  const { change, seen, id, admin, user, caterer } = await anApprovedCaterer({ name: 'Field Before' })
  await change({ name: 'Field After', address: 'Plot 8, Kalyan', gstNo: '27AAACR5055K1Z7' })
  const first = await admin.revise(id, { name: 'accept', gstNo: 'refuse' }, { reason: 'Not your number' })
  expect(first.status).toBe(200)
  const after = await seen()
  expect(after).toMatchObject({
    name: 'Field After',
    slug: 'field-after',
    gstNo: caterer.gstNo,
    address: caterer.address,
  })
  expect(Object.keys(after.revision ?? {}).toSorted()).toEqual(['address', 'proposedAt'])
  expect(await shown('slug/field-before')).toMatchObject({ id, name: 'Field After', slug: 'field-after' })
  const [mail] = await mailsTo(server, user.email, 'caterer_revision_decided')
  for (const said of ['Name: Accepted', 'GST number: Not accepted', 'Reason: Not your number'])
    expect(mail?.text).toContain(said)

  await admin.revise(id, { address: 'accept' })
  expect(await seen()).toMatchObject({ address: 'Plot 8, Kalyan' })
  expect(await seen()).not.toHaveProperty('revision')
  expect(await shown(id)).toMatchObject({ address: 'Plot 8, Kalyan' })
  expect((await admin.revise(id, { address: 'accept' })).body.code).toBe('nothing_proposed')
})

test('a second change replaces the first, and a change back removes it', async () => {
  const { change, seen, caterer } = await anApprovedCaterer({ name: 'Back And Forth' })
  await change({ name: 'First Try' })
  const { body } = await change({ name: 'Second Try', version: caterer.version + 2 })
  expect(body.revision).toMatchObject({ name: 'Second Try' })
  await change({ address: 'Plot 9, Kalyan' })
  expect((await seen()).revision).toMatchObject({ name: 'Second Try', address: { address: 'Plot 9, Kalyan' } })
  await change({ name: 'Back And Forth' })
  expect((await seen()).revision).not.toHaveProperty('name')
  await change({ address: caterer.address })
  expect(await seen()).not.toHaveProperty('revision')
})

test('the same proposal again changes nothing, and is as old as before', async () => {
  const { change } = await anApprovedCaterer()
  const first = await change({ name: 'Once Proposed', address: 'Plot without a PIN code' })
  server.clock.advance(60_000)
  const again = await change({ name: 'Once Proposed' })
  expect(again.body).toEqual(first.body)
  const other = await change({ complimentary: 'Tea' })
  expect(other.body.revision).toEqual(first.body.revision)
})

test('an admin never decides about a value that they have not seen', async () => {
  const { change, admin, id } = await anApprovedCaterer()
  await change({ name: 'Seen' })
  const version = await admin.versionOf(id)
  await change({ name: 'Unseen' })
  const { status, body } = await admin.revise(id, { name: 'accept' }, { version })
  expect([status, body.code]).toEqual([409, 'caterer_changed'])
})

test('a refusal needs a reason, and a decision a field', async () => {
  const { change, admin, id } = await anApprovedCaterer()
  await change({ name: 'To Refuse' })
  expect((await admin.revise(id, { name: 'refuse' })).body.code).toBe('approval_reason_needed')
  expect((await admin.revise(id, { gstNo: 'accept' })).body.code).toBe('nothing_proposed')
  for (const decisions of [{}, { slug: 'accept' }, { name: 'perhaps' }])
    expect((await admin.revise(id, decisions)).status).toBe(400)
})

test('the number of another approved caterer is not accepted', async () => {
  const { caterer: first } = await anApprovedCaterer({ name: 'Number Holder', gstNo: '27AABCC1234D1ZB' })
  const { change, admin, id } = await anApprovedCaterer()
  await change({ gstNo: first.gstNo })
  expect((await admin.revise(id, { gstNo: 'accept' })).body.message).toEqual([
    'Number Holder is approved with this GST number.',
  ])
})

describe('a suspended caterer', () => {
  test('is off the site with its name, and back when it is reinstated', async () => {
    const { admin, id, user } = await anApprovedCaterer({ name: 'Paused Kitchen' })
    await admin.decide(id, 'suspend', { reason: 'Two complaints' })
    for (const path of [id, 'slug/paused-kitchen']) {
      const response = await call(server, 'GET', `/api/caterer/${path}`)
      expect([response.status, await response.json()]).toMatchObject([
        404,
        { code: 'caterer_suspended', values: { caterer: 'Paused Kitchen', slug: 'paused-kitchen', city: 'mumbai' } },
      ])
    }
    expect(await mailsTo(server, user.email, 'caterer_suspended')).toMatchObject([
      { text: expect.stringContaining('Two complaints') },
    ])
    await admin.decide(id, 'reinstate')
    expect(await shown('slug/paused-kitchen')).toMatchObject({ id })
  })

  test('changes its profile without review, and is reviewed before it is back', async () => {
    const { admin, id, change } = await anApprovedCaterer()
    await change({ name: 'Was Proposed' })
    await admin.decide(id, 'suspend', { reason: 'Why' })
    const { body } = await change({ address: 'Plot 10, Kalyan' })
    expect(body).toMatchObject({ name: 'Was Proposed', address: 'Plot 10, Kalyan', approval: 'suspended' })
    expect(body).not.toHaveProperty('revision')
  })
})
