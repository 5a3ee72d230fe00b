import { addDays, dayInIndia, momentInIndia } from '#contract/values/calendar.ts'
import { hashPassword } from '#server/modules/identity/index.ts'
import { payFor } from '#test/support/life.ts'
import { aFeast, aGuest } from '#test/support/ordering.ts'
import type { RunningGateway } from '#test/support/running-gateway.ts'
import type { TestServer } from '#test/support/server.ts'

export const password = 'leafplate72'

/** A caterer with bank details of a month ago and an order that was completed three weeks ago, an admin, and an order called off lately. */
export async function writePayouts(server: TestServer, gateway: RunningGateway) {
  const now = server.clock.now()
  const today = dayInIndia(now)
  const passwordHash = await hashPassword(password)
  const owner = await aGuest(server, { role: '3', email: 'meera@money.example', firstName: 'Meera', passwordHash })
  const admin = await aGuest(server, { role: '1', email: 'office@money.example', firstName: 'Nisha', passwordHash })
  const feast = await aFeast(server, { caterer: { ownerId: owner.user.id, name: 'Annapurna Rasoi' } })
  const customer = await aGuest(server, { email: 'asha@money.example', firstName: 'Asha', passwordHash })
  const must = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer
    if (status !== 200) throw new Error(`writing was answered ${status}: ${text}`)
  }
  const at = (day: string) => server.clock.set(momentInIndia(day, '11:00'))

  at(addDays(today, -35))
  const accountNumber = '000123456789'
  const account = { accountNumber, accountNumberAgain: accountNumber, ifsc: 'HDFC0001234', name: 'Meera Deshpande' }
  await must(owner.call('PUT', '/api/bank-details', { ...account, password }))
  const eventDate = addDays(today, -21)
  const cooked = await payFor(server, gateway, { feast, owner, request: feast.request({ eventDate }) })
  await must(cooked.asCaterer('accept'))
  at(eventDate)
  await must(cooked.asCaterer('prepare'))
  await must(cooked.asCaterer('deliver'))
  await must(cooked.asCustomer('complete'))

  at(addDays(today, -4))
  const placed = await customer.order(feast.request({ eventDate: addDays(today, 2) }))
  const { body } = await customer.initiate(placed)
  await gateway.control(body.transactionId, { do: 'complete' })
  await must(owner.call('POST', `/api/orders/${placed.id}/accept`))
  at(addDays(today, -1))
  await must(owner.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'Flooded kitchen' }))
  server.clock.set(now)
  return {
    owner: owner.user.email,
    admin: admin.user.email,
    customer: customer.user.email,
    cooked: cooked.order,
    calledOff: placed,
  }
}
