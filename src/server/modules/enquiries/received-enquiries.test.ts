import { expect, test } from 'vitest'
import type { Api } from '#contract/endpoints/index.ts'
import { aMember } from '#test/factories/index.ts'
import { aCatererWithOwner } from '#test/support/life.ts'
import { aGuest, type Guest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
type Enquiries = Api['GET /api/enquiries']['answer']
const list = async (who: Guest, query = '') => (await who.call<Enquiries>('GET', `/api/enquiries${query}`)).body
const mark = (who: Guest, id: string | undefined, isAnswered: boolean) =>
  who.call<Enquiries['items'][number]>('PATCH', `/api/enquiries/${id}`, { isAnswered })

async function anEnquiry() {
  const { feast, owner } = await aCatererWithOwner(server)
  const guest = await aGuest(server)
  const send = (message: string) =>
    guest.call('POST', '/api/enquiries', {
      kind: 'caterer',
      catererId: feast.caterer.id,
      name: 'Ravi Shah',
      contact: '9820012345',
      email: 'ravi@pangat.example',
      message,
    })
  await send('Do you cook for 12?')
  return { feast, owner, send }
}

test('owner and managers see enquiries with name and number, newest first, and mark them', async () => {
  const { feast, owner, send } = await anEnquiry()
  const manager = await aGuest(server, { role: '3' })
  await aMember(server, feast.caterer.id, manager.user)
  server.clock.advance(60_000)
  await send('And for 15?')
  const shown = await list(manager)
  expect(shown).toMatchObject({ open: 2, total: 2, page: 1, pages: 1 })
  expect(shown.items).toMatchObject([
    { name: 'Ravi Shah', contact: '+919820012345', isMasked: false, message: 'And for 15?' },
    { message: 'Do you cook for 12?' },
  ])
  expect(JSON.stringify(shown)).not.toContain('ravi@')

  const [newest] = shown.items
  expect((await mark(manager, newest?.id, true)).body.answeredAt).toBe(server.clock.now().toISOString())
  const first = server.clock.now().toISOString()
  server.clock.advance(60_000)
  expect((await mark(owner, newest?.id, true)).body.answeredAt).toBe(first)
  expect((await list(owner)).items.map(({ message }) => message)).toEqual(['Do you cook for 12?'])
  expect(await list(owner, '?show=all')).toMatchObject({ open: 1, total: 2 })
  expect((await mark(owner, newest?.id, false)).body.answeredAt).toBeUndefined()
  expect((await list(owner)).open).toBe(2)
})

test('cooks and others see and mark none', async () => {
  const { feast, owner } = await anEnquiry()
  const [enquiry] = (await list(owner)).items
  const { owner: stranger } = await aCatererWithOwner(server)
  expect((await list(stranger, '?show=all')).items).toEqual([])
  expect((await mark(stranger, enquiry?.id, true)).status).toBe(404)
  const cook = await aGuest(server, { role: '3' })
  await aMember(server, feast.caterer.id, { ...cook.user, part: 'cook' })
  expect((await cook.call('GET', '/api/enquiries')).status).toBe(403)
})

test('name and number are masked after 90 days', async () => {
  const { owner } = await anEnquiry()
  server.clock.advance(90 * 24 * 60 * 60_000)
  expect((await list(owner)).items[0]?.isMasked).toBe(false)
  server.clock.advance(1)
  expect((await list(owner)).items[0]).toMatchObject({ name: 'R•••', contact: '+91 98••• ••345', isMasked: true })
})
