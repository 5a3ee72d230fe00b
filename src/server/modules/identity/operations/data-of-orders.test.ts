import { expect, test } from 'vitest'
import type { PersonalDataView } from '#contract/endpoints/account.ts'
import type { OrderDocument } from '#contract/endpoints/orders/documents.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder } from '#test/support/life.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

test('documents and ledger entries of a paid order are in its customer’s export only', async () => {
  const { guest, order, txn, owner } = await aPaidOrder(server, gateway)
  await aPaidOrder(server, gateway)
  const dataOf = async (who: typeof guest) =>
    (await who.call<PersonalDataView>('GET', `/api/users/${who.user.id}/data`)).body.about
  const [receipt] = (await guest.call<OrderDocument[]>('GET', `/api/orders/${order.id}/documents`)).body

  const { papers: documents, ledger, payments } = await dataOf(guest)
  expect(documents).toMatchObject([
    {
      kind: 'receipt',
      number: receipt?.number,
      orderId: order.id,
      amount: order.bill.total,
      recipient: { name: order.contact.name, pinCode: order.venue.pinCode },
      pdf: receipt?.pdf,
    },
  ])
  expect(payments).toMatchObject([{ transactionId: txn, amount: order.bill.total }])
  const entry = { kind: 'charge', orderId: order.id, paymentOrRefund: txn }
  expect(ledger).toMatchObject([
    { ...entry, account: 'gateway', amount: order.bill.total },
    { ...entry, account: 'caterer' },
    { ...entry, account: 'tcs' },
  ])
  expect(await dataOf(owner)).toMatchObject({ papers: [], ledger: [] })
})

test('erasure leaves issued documents unchanged', async () => {
  const { guest, order, asCustomer } = await aPaidOrder(server, gateway)
  expect((await asCustomer('cancel', {})).status).toBe(200)
  await server.services.backgroundJobs['payments']?.()
  const gone = await guest.call('DELETE', `/api/users/${guest.user.id}`, {})
  expect([gone.status, gone.text]).toEqual([200, expect.any(String)])
  const stored = await rows<{ kind: string; name: string }>(
    server.database.db,
    sql`select kind, content -> 'recipient' ->> 'name' as name from documents where order_id = ${order.id} order by issued_at, id`,
  )
  expect(stored[0]).toEqual({ kind: 'receipt', name: order.contact.name })
})
