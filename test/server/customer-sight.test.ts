/** @alike-on-postgres which fields a reader gets is decided after the database answered. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints/index.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aMember } from '#test/factories/index.ts'
import { call, signedInAs } from '#test/support/accounts.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aCatererWithOwner, payFor, type OrderInHands } from '#test/support/life.ts'
import { textOfPdf } from '#test/support/pdf.ts'
import { useServer } from '#test/support/server.ts'

// C95: wherever a caterer can read, nobody finds the customer's number, email or address where they may not.

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

const number = '9870012345'
const street = 'Zanzibar Chawl'
const parts = ['owner', 'manager', 'cook'] as const
type Part = (typeof parts)[number]

/** Where members of a caterer can read. */
interface World {
  hands: OrderInHands
  accounts: Readonly<Record<Part, { id: string; email: string }>>
  /** What a member's request is answered: its text, decoded where it is a PDF. */
  read(part: Part, path: string): Promise<string>
}
/** One way to read about an order as a member. What a new feed or export shows is added here by name. */
type Read = (world: World, part: Part) => Promise<string>

/** Streams end only when their reader goes; what they send has no customer in its schema. */
const streams: readonly string[] = ['/api/events']

const readable = Object.values<Endpoint>(endpoints).filter(
  ({ method, path, access }) => method === 'GET' && !['admin', 'customer'].includes(access) && !streams.includes(path),
)

const reads: Readonly<Record<string, Read>> = {
  ...Object.fromEntries(
    readable.map(({ path }): [string, Read] => [`GET ${path}`, (world, part) => readEndpoint(world, part, path)]),
  ),
  'emails to the member': async ({ accounts }, part) => {
    await server.services.backgroundJobs['notifications']?.()
    const mails = await rows(
      server.database.db,
      sql<{
        subject: string
        text: string
        html: string
      }>`select subject, text, html from mails where recipient = ${accounts[part].email}`,
    )
    return JSON.stringify(mails)
  },
  'documents as PDF': async (world, part) => {
    const listed = await world.read(part, `/api/orders/${world.hands.order.id}/documents`)
    const paths = [...listed.matchAll(/"pdf":"([^"]+)"/g)].map(([, path = '']) => path)
    return (await Promise.all(paths.map((path) => world.read(part, path)))).join('\n')
  },
  'search by the number': (world, part) => world.read(part, `/api/orders/received?q=${number}`),
}

/** Reads an endpoint with every id that could be meant. */
async function readEndpoint(world: World, part: Part, path: string): Promise<string> {
  const { order, feast } = world.hands
  const ids = path.includes('{') ? [order.id, feast.caterer.id, world.accounts[part].id, order.bookingCode] : ['']
  const texts = await Promise.all(ids.map((id) => world.read(part, path.replace(/\{\w+\}/g, encodeURIComponent(id)))))
  return texts.join('\n')
}

/** Reads that may name the number and the street to owner and managers of a caterer that has accepted, until 30 days after the event. */
const openReads = ['GET /api/orders/{id}', 'GET /api/orders/{id}/messages']
/** Reads of an accepted order that name the street alone: what the law has documents say stays afterwards. */
const withStreet = ['GET /api/orders/{id}/event.ics']
const documents = ['documents as PDF']

async function aWorld(): Promise<World> {
  const { feast, owner } = await aCatererWithOwner(server)
  const request = feast.request({
    contact: { name: 'Asha Kulkarni', phone: number },
    note: `Ring ${number} or asha@zanzibar.example`,
    company: 'Zanzibar Traders',
  })
  const hands = await payFor(server, gateway, {
    feast,
    owner,
    request: { ...request, venue: { ...request.venue, line: street } },
  })
  const path = `/api/orders/${hands.order.id}/messages`
  await hands.guest.call('POST', path, { text: `My number is ${number}` })
  const [manager, cook] = [
    await aMember(server, feast.caterer.id, { part: 'manager' }),
    await aMember(server, feast.caterer.id, { part: 'cook' }),
  ]
  const accounts = { owner: owner.user, manager, cook }
  return {
    hands,
    accounts,
    async read(part, at) {
      const headers = await signedInAs(server, { id: accounts[part].id, role: '3' })
      const response = await call(server, 'GET', at, { headers })
      if (response.headers.get('content-type')?.includes('pdf'))
        return textOfPdf(Buffer.from(await response.arrayBuffer()))
      return response.text()
    },
  }
}

const seenIn = (text: string, customer: string) => {
  const digits = text.replace(/[\s-]/g, '')
  return {
    number: digits.includes(number),
    email: text.includes(customer) || text.includes('asha@zanzibar.example'),
    street: text.includes(street),
    company: text.includes('Zanzibar Traders'),
  }
}
type Seen = ReturnType<typeof seenIn>
const nothing: Seen = { number: false, email: false, street: false, company: false }

/** What may be found where; all else must hold nothing. */
function allowed(name: string, part: Part, stage: string): Partial<Seen> {
  if (part === 'cook') return {}
  if (documents.includes(name)) return stage === 'requested' ? {} : { street: true, company: true }
  if (!['accepted', 'delivered'].includes(stage)) return {}
  if (openReads.includes(name)) return { number: true, email: true, street: true, company: true }
  return withStreet.includes(name) ? { street: true } : {}
}

/** Moves of the order, and how far it is then. */
const stages: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  requested: async () => undefined,
  accepted: ({ hands }) => hands.asCaterer('accept'),
  delivered: async ({ hands }) => {
    server.clock.set(new Date(`${hands.order.eventDate}T15:00:00Z`))
    await hands.asCaterer('prepare')
    await hands.asCaterer('deliver')
  },
  'long over': async () => server.clock.set(new Date('2027-01-15T06:30:00Z')),
}
const endings: typeof stages = {
  declined: ({ hands }) => hands.asCaterer('decline', { reason: 'Full' }),
  'accepted and cancelled': async ({ hands }) => {
    await hands.asCaterer('accept')
    await hands.asCustomer('cancel', { reason: `Ask me at ${number}` })
  },
}

async function found(world: World, stage: string): Promise<string[]> {
  const wrong: string[] = []
  for (const [name, read] of Object.entries(reads))
    for (const part of parts) {
      const seen = seenIn(await read(world, part), world.hands.guest.user.email)
      const may = { ...nothing, ...allowed(name, part, stage) }
      for (const what of Object.keys(nothing) as (keyof Seen)[])
        if (seen[what] && !may[what]) wrong.push(`${stage}: ${part} reads the ${what} in ${name}`)
    }
  return wrong
}

describe('the customer of an order', () => {
  let world: World
  beforeAll(async () => void (world = await aWorld()))

  test.each(Object.keys(stages))(
    'is found in no read of a caterer’s member where it may not be: %s',
    async (stage) => {
      await stages[stage]?.(world)
      expect(await found(world, stage)).toEqual([])
    },
    60_000,
  )

  test('is found where it may be', async () => {
    const one = await aWorld()
    await one.hands.asCaterer('accept')
    const read = async (name: string, part: Part) => seenIn((await reads[name]?.(one, part)) ?? '', 'nobody')
    expect(await read('GET /api/orders/{id}', 'manager')).toEqual({
      number: true,
      email: true,
      street: true,
      company: true,
    })
    expect(await read('documents as PDF', 'owner')).toMatchObject({ street: true, company: true })
    expect(await read('GET /api/orders/{id}/event.ics', 'owner')).toMatchObject({ street: true, number: false })
  })
})

test.each(Object.keys(endings))(
  'of an order that was %s nothing is left to read',
  async (stage) => {
    const world = await aWorld()
    await endings[stage]?.(world)
    expect(await found(world, stage)).toEqual([])
  },
  60_000,
)
