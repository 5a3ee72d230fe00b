import { call } from '#test/support/accounts.ts'
import { firstRow, sql } from '#server/kernel/sql.ts'
import * as the from './world.ts'
import type { Row } from './rows.ts'
import { callers, type World } from './world.ts'

const everybody = callers
const admins = ['admin'] as const

let numbers = 0
/** With a number of its own, which is counted. */
const asker = () => ({ name: 'Asha', contact: String(9_820_000_000 + ++numbers) })

/** Of an enquiry to us. */
const ofOwnEnquiry = async ({ server }: World) => {
  const sent = await call(server, 'POST', '/api/enquiries', { body: { ...asker(), kind: 'contact' } })
  return { params: { id: ((await sent.json()) as { id: string }).id }, body: { isAnswered: true } }
}

async function aComplaint({ server }: World): Promise<{ id: string; secret: string }> {
  const filed = await call(server, 'POST', '/api/complaints', { body: { ...asker(), about: 'site', message: 'Slow' } })
  const { secret } = (await filed.json()) as { secret: string }
  const row = await firstRow<{ id: string }>(
    server.database.db,
    sql`select id from complaints where secret = ${secret}`,
  )
  return { id: row?.id ?? '', secret }
}
const ofComplaint = (body?: object) => async (world: World) => ({
  params: { id: (await aComplaint(world)).id },
  ...(body ? { body } : {}),
})

/** What people send without an account, and what admins do with it. */
export const forms: Readonly<Record<string, Row>> = {
  'POST /api/enquiries': {
    passes: everybody,
    send: ({ feast }) => ({
      body: { ...asker(), kind: 'caterer', catererId: feast.caterer.id, message: 'Do you cook Konkani food?' },
    }),
  },
  'GET /api/admin/enquiries': { passes: admins },
  'PATCH /api/admin/enquiries/{id}': { passes: admins, send: ofOwnEnquiry },
  'POST /api/complaints': {
    passes: everybody,
    send: () => ({ body: { ...asker(), about: 'site', message: 'The page is slow' } }),
  },
  'GET /api/complaints/{secret}': {
    passes: everybody,
    send: async (world) => ({ params: { secret: (await aComplaint(world)).secret } }),
  },
  'GET /api/orders/{id}/complaints': {
    passes: ['customer', 'owner', 'manager', 'admin'],
    send: async (world) => ({ params: { id: (await the.anOrderIn(world, 'requested')).id } }),
  },
  'GET /api/admin/complaints': { passes: admins },
  'POST /api/admin/complaints/{id}/acknowledge': { passes: admins, send: ofComplaint() },
  'POST /api/admin/complaints/{id}/answers': { passes: admins, send: ofComplaint({ text: 'We are sorry.' }) },
  'POST /api/admin/complaints/{id}/close': {
    passes: admins,
    async send(world) {
      const { id } = await aComplaint(world)
      await firstRow(world.server.database.db, sql`update complaints set state = 'answered' where id = ${id}`)
      return { params: { id } }
    },
  },
}
