import { describe, expect, test } from 'vitest'
import { anAdmin } from '#test/support/admins.ts'
import { call } from '#test/support/accounts.ts'
import { mailsTo } from '#test/support/mails.ts'
import { aRegisteredCaterer } from '#test/support/registered-caterers.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer({ CATERER_APPROVAL: 'manual' })
const statusOf = async (id: string) => (await call(server, 'GET', `/api/caterer/${id}`)).status

test('a new caterer is pending, and public as soon as an admin approves it', async () => {
  const admin = await anAdmin(server)
  const { caterer, see } = await aRegisteredCaterer(server, { name: 'Queue Kitchen' })
  expect([caterer.approval, await statusOf(caterer.id)]).toEqual(['pending', 404])
  const { body: listed } = await admin.list()
  expect(listed.items.find(({ id }) => id === caterer.id)).toMatchObject({
    name: 'Queue Kitchen',
    approval: 'pending',
    since: '2026-11-20T04:30:00.000Z',
    revision: [],
  })

  server.clock.advance(60_000)
  const approved = await admin.decide(caterer.id, 'approve')
  expect([approved.status, approved.body.caterer.approval]).toEqual([200, 'approved'])
  expect(await statusOf(caterer.id)).toBe(200)
  expect((await see(caterer.id)).body).toMatchObject({
    approval: 'approved',
    approvalSince: '2026-11-20T04:31:00.000Z',
    version: caterer.version + 1,
  })
  expect((await admin.list()).body.counts.new).toBe(listed.counts.new - 1)
})

test('a page that a decision left empty is the last one that there is', async () => {
  const admin = await anAdmin(server)
  await aRegisteredCaterer(server)
  const { body } = await admin.list('?page=99')
  expect(body.items.length).toBeGreaterThan(0)
  expect(body.page).toBe(body.pages)
})

test('an admin sees everything of a caterer and its owner', async () => {
  const admin = await anAdmin(server)
  const { caterer, user } = await aRegisteredCaterer(server, {
    fssaiNo: '11526001000061',
    fssaiExpiresOn: '2027-03-31',
    gstScheme: 'COMPOSITION',
  })
  const { body } = await admin.see(caterer.id)
  expect(body).toMatchObject({
    caterer: {
      gstNo: caterer.gstNo,
      fssaiExpiresOn: '2027-03-31',
      gstScheme: 'COMPOSITION',
      mobileNo: caterer.mobileNo,
    },
    owner: { email: user.email, phone: user.phone },
    checks: [],
    sameGstNo: [],
  })
  expect((await admin.see('01KAFR2M8Q4X6B1C9D3E5F7G0H')).status).toBe(404)
})

test('of two admins who decide at once one succeeds, and the other is told', async () => {
  const [one, other] = [await anAdmin(server), await anAdmin(server, 'Ravi')]
  const { caterer } = await aRegisteredCaterer(server)
  const { version } = caterer
  const answers = await Promise.all([
    one.decide(caterer.id, 'approve', { version }),
    other.decide(caterer.id, 'reject', { version, reason: 'No licence' }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('caterer_changed')
})

test('a decision about a profile that has changed since is rejected', async () => {
  const admin = await anAdmin(server)
  const { caterer, change } = await aRegisteredCaterer(server)
  await change({ name: 'Another Name' })
  const late = await admin.decide(caterer.id, 'approve', { version: caterer.version })
  expect([late.status, late.body.code]).toEqual([409, 'caterer_changed'])
  expect(await statusOf(caterer.id)).toBe(404)
})

test('what is not possible in a state is rejected, and so is a missing reason', async () => {
  const admin = await anAdmin(server)
  const { caterer } = await aRegisteredCaterer(server)
  expect((await admin.decide(caterer.id, 'suspend', { reason: 'Why' })).body.code).toBe('approval_not_possible')
  expect((await admin.decide(caterer.id, 'reinstate')).body.code).toBe('approval_not_possible')
  for (const action of ['request_changes', 'reject']) {
    const { status, body } = await admin.decide(caterer.id, action, { reason: '  ' })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['reason']])
  }
  expect((await admin.decide(caterer.id, 'delete')).status).toBe(400)
})

test('a caterer that was asked for changes reads why, and is reviewed again when it changes', async () => {
  const admin = await anAdmin(server)
  const { caterer, user, see, change } = await aRegisteredCaterer(server)
  await admin.decide(caterer.id, 'request_changes', { reason: 'Enter the licence of the kitchen' })
  expect((await see(caterer.id)).body).toMatchObject({
    approval: 'changes_requested',
    approvalReason: 'Enter the licence of the kitchen',
  })
  expect(await mailsTo(server, user.email, 'caterer_changes_requested')).toMatchObject([
    { text: expect.stringContaining('Enter the licence of the kitchen') },
  ])
  const { body } = await change({ fssaiNo: '11526001000061' })
  expect(body.approval).toBe('pending')
  expect(body).not.toHaveProperty('approvalReason')
})

test.each([
  ['hi', 'कारण: Old licence'],
  ['mr', 'कारण: Old licence'],
  ['en', 'Reason: Old licence'],
])('the reason reaches an owner who reads %s', async (language, said) => {
  const admin = await anAdmin(server)
  const { caterer, user, headers } = await aRegisteredCaterer(server)
  await call(server, 'PATCH', `/api/users/${user.id}`, { headers, body: { language } })
  await admin.decide(caterer.id, 'reject', { reason: 'Old licence' })
  const [mail] = await mailsTo(server, user.email, 'caterer_rejected')
  expect(mail?.text).toContain(said)
})

describe('a GST number', () => {
  test('of an approved caterer is rejected for a second one, with the name of the first', async () => {
    const admin = await anAdmin(server)
    const gstNo = '27AAACR5055K1Z7'
    const { caterer: first } = await aRegisteredCaterer(server, { name: 'First Rasoi', gstNo })
    const { caterer: second } = await aRegisteredCaterer(server, { gstNo })
    await admin.decide(first.id, 'approve')
    const { status, body } = await admin.decide(second.id, 'approve')
    expect([status, body.code, body.message]).toEqual([
      409,
      'gst_number_taken',
      ['First Rasoi is approved with this GST number.'],
    ])
    expect((await admin.see(second.id)).body.sameGstNo).toEqual([{ id: first.id, name: 'First Rasoi' }])

    await admin.decide(first.id, 'suspend', { reason: 'Why' })
    expect((await admin.decide(second.id, 'approve')).status).toBe(200)
    expect((await admin.decide(first.id, 'reinstate')).body.code).toBe('gst_number_taken')
  })

  test('is approved once of ten caterers at the same time', async () => {
    const admin = await anAdmin(server)
    const gstNo = '27AAPFU0939F1ZV'
    const all = await Promise.all(Array.from({ length: 10 }, () => aRegisteredCaterer(server, { gstNo })))
    const answers = await Promise.all(
      all.map(({ caterer: { id, version } }) => admin.decide(id, 'approve', { version })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'gst_number_taken')).toHaveLength(9)
  })

  test('is not asked of those without one', async () => {
    const admin = await anAdmin(server)
    const both = [
      await aRegisteredCaterer(server, { gstNo: 'URP' }),
      await aRegisteredCaterer(server, { gstNo: 'URP' }),
    ]
    for (const { caterer } of both) expect((await admin.decide(caterer.id, 'approve')).status).toBe(200)
  })
})

test('the checklist keeps who checked what, until what was checked changes', async () => {
  const admin = await anAdmin(server)
  const { caterer, change } = await aRegisteredCaterer(server)
  for (const item of ['gstin', 'fssai', 'phone', 'phone']) await admin.check(caterer.id, item)
  const items = async () => (await admin.see(caterer.id)).body.checks.map(({ item }) => item)
  expect((await admin.see(caterer.id)).body.checks[0]).toMatchObject({ item: 'gstin', by: 'Asha Rao' })
  expect(await items()).toEqual(['gstin', 'fssai', 'phone'])
  // A mark is in nobody's way.
  expect((await admin.see(caterer.id)).body.caterer.version).toBe(caterer.version)
  await admin.check(caterer.id, 'phone', false)
  expect(await items()).toEqual(['gstin', 'fssai'])
  await change({ fssaiNo: '11526001000062' })
  expect(await items()).toEqual(['gstin'])
  expect((await admin.check(caterer.id, 'taste')).status).toBe(400)
})
