import { expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { anOrder } from '#test/factories/index.ts'
import { testStart, useServer } from '#test/support/server.ts'
import { insertEntries } from '../store.ts'
import { recordEntry } from './record-entry.ts'

const server = useServer()
const basis = {
  taxable: paise(10_000_00),
  total: paise(10_500_00),
  feeRate: 0,
  feeGstRate: 1800,
  tcsRate: 50,
  discount: paise(0),
  gift: paise(0),
  isOff: false,
}

async function charge(orderId: string, about = newId()): Promise<void> {
  const entry = { kind: 'charge', orderId, about, amount: basis.total, basis, at: testStart } as const
  await server.database.transaction((tx) => recordEntry(tx, entry))
}

const rowsOf = (orderId: string) =>
  rows<{ account: string; amount: number }>(
    server.database.db,
    sql`select account, amount_paise as amount from ledger_rows where order_id = ${orderId} order by entry, position`,
  )

test('an entry is written with what it is about', async () => {
  const { id } = await anOrder(server)
  await charge(id)
  expect(await rowsOf(id)).toEqual([
    { account: 'gateway', amount: 10_500_00 },
    { account: 'caterer', amount: -10_450_00 },
    { account: 'tcs', amount: -50_00 },
  ])
})

test('the database itself takes no entry that does not balance', async () => {
  const { id: orderId } = await anOrder(server)
  const lopsided = {
    id: newId(),
    kind: 'charge',
    orderId,
    about: newId(),
    at: testStart,
    postings: [
      { account: 'gateway', amount: paise(100) },
      { account: 'caterer', amount: paise(-99) },
    ],
  } as const
  await expect(server.database.transaction((tx) => insertEntries(tx, [lopsided]))).rejects.toThrow()
  expect(await rowsOf(orderId)).toEqual([])
})

test('the same payment is booked once, and nothing in the ledger is changed or deleted', async () => {
  const { id } = await anOrder(server)
  const about = newId()
  await charge(id, about)
  await expect(charge(id, about)).rejects.toThrow()
  for (const statement of [sql`update ledger_rows set amount_paise = 0`, sql`delete from ledger_rows`])
    await expect(rows(server.database.db, statement)).rejects.toThrow()
  expect(await rowsOf(id)).toHaveLength(3)
})
