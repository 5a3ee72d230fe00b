import type { OrderRequest, OrderView } from '#contract/endpoints/orders/order.ts'
import { addDays, dayInIndia, momentInIndia } from '#contract/values/calendar.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { hashPassword } from '#server/modules/identity/index.ts'
import { aMember } from '#test/factories/index.ts'
import { payFor } from '#test/support/life.ts'
import { aFeast, aGuest } from '#test/support/ordering.ts'
import type { RunningGateway } from '#test/support/running-gateway.ts'
import type { TestServer } from '#test/support/server.ts'

export const password = 'leafplate72'

/** An order that is there when the day begins, with the address by which its customer signs in. */
export interface OrderOfDay {
  order: OrderView
  email: string
}

/** Five orders of one caterer: two that wait for its answer, and three accepted ones, of which one is served today. */
export async function writeDay(server: TestServer, gateway: RunningGateway) {
  const now = server.clock.now()
  const today = dayInIndia(now)
  const passwordHash = await hashPassword(password)
  const owner = await aGuest(server, {
    role: '3',
    email: 'meera@day.example',
    firstName: 'Meera',
    lastName: 'Deshpande',
    passwordHash,
  })
  const feast = await aFeast(server, {
    caterer: {
      ownerId: owner.user.id,
      name: 'Annapurna Rasoi',
      cancellation: [
        { daysBefore: 7, percent: 100 },
        { daysBefore: 3, percent: 50 },
      ],
    },
  })
  const paidFor = async (days: number, given: Partial<OrderRequest> = {}): Promise<OrderOfDay> => {
    const request = feast.request({ eventDate: addDays(today, days), ...given })
    const { order, guest } = await payFor(server, gateway, { feast, owner, request })
    await rows(server.database.db, sql`update users set password_hash = ${passwordHash} where id = ${guest.user.id}`)
    return { order, email: guest.user.email }
  }
  const accepted = async (days: number, given: Partial<OrderRequest> = {}): Promise<OrderOfDay> => {
    const paid = await paidFor(days, given)
    const { status, text } = await owner.call('POST', `/api/orders/${paid.order.id}/accept`)
    if (status !== 200) throw new Error(`accepting was answered ${status}: ${text}`)
    return paid
  }
  server.clock.set(momentInIndia(addDays(today, -6), '10:00'))
  const day = {
    served: await accepted(0, { eventTime: '19:30', allergies: 'Two guests: peanuts' }),
    changed: await accepted(10),
    cancelled: await accepted(4),
  }
  const cook = {
    role: '3',
    part: 'cook',
    email: 'ravi@day.example',
    firstName: 'Ravi',
    lastName: 'Pawar',
    passwordHash,
  } as const
  const manager = {
    role: '3',
    part: 'manager',
    email: 'sunil@day.example',
    firstName: 'Sunil',
    lastName: 'Gaikwad',
    passwordHash,
  } as const
  await aMember(server, feast.caterer.id, cook)
  await aMember(server, feast.caterer.id, manager)
  server.clock.set(new Date(now.getTime() - 2 * 60 * 60_000))
  return {
    owner: owner.user.email,
    cook: cook.email,
    manager: manager.email,
    caterer: feast.caterer,
    /** For one more order in the course of the day. */
    request: feast.request({ eventDate: addDays(today, 12) }),
    ...day,
    wanted: await paidFor(8),
    unwanted: await paidFor(9),
  }
}
