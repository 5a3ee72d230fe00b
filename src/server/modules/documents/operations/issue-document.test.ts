import { expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, anOrder } from '#test/factories/index.ts'
import { anOrderSnapshot } from '#test/factories/order-snapshot.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { testStart, useServer } from '#test/support/server.ts'
import { moneyContent } from '../domain/content.ts'
import { documentNumber, type DocumentKind } from '../domain/number.ts'
import { issueDocument } from './issue-document.ts'

const server = useServer()

interface Issuer {
  catererId: string
  orderId: string
}

async function anIssuer(): Promise<Issuer> {
  const { id: catererId } = await aCaterer(server)
  return { catererId, orderId: (await anOrder(server, { catererId })).id }
}

/** Issues a document; `fails` throws afterwards, so that nothing of it may remain. */
async function issue(issuer: Issuer, given: { kind?: DocumentKind; about?: string; at?: Date; fails?: boolean } = {}) {
  const { kind = 'receipt', about = newId(), at = testStart, fails = false } = given
  const content = moneyContent(anOrderSnapshot(issuer), { amount: paise(10_500_00), transaction: about }, [])
  return server.database.transaction(async (tx) => {
    const { number } = await issueDocument(tx, { kind, about, content, at })
    if (fails) throw new Error('the transaction is undone')
    return number
  })
}

const placeOf = (number: string) => Number(number.split('/')[2])

test('documents issued at the same time are numbered one after the other, though some are undone', async () => {
  const issuers = [await anIssuer(), await anIssuer()]
  const answers = await Promise.all(
    issuers.flatMap((issuer) =>
      Array.from({ length: 30 }, async (_, i) => {
        const fails = i % 3 === 1
        return { issuer, number: await issue(issuer, { fails }).catch(() => undefined) }
      }),
    ),
  )
  for (const issuer of issuers) {
    const places = answers
      .filter((answer) => answer.issuer === issuer && answer.number)
      .map((a) => placeOf(a.number ?? ''))
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  }
  expect(await brokenPromises(server)).not.toHaveProperty(['documents whose numbers have a gap'])
})

test('each kind and each financial year has a series of its own', async () => {
  const issuer = await anIssuer()
  const april = new Date('2027-03-31T18:30:00Z')
  expect(placeOf(await issue(issuer))).toBe(1)
  expect(placeOf(await issue(issuer, { kind: 'refund_voucher' }))).toBe(1)
  expect(await issue(issuer, { at: april })).toMatch(/^R\d{3}\/2728\/00001$/)
  expect(await issue(issuer)).toMatch(/^R\d{3}\/2627\/00002$/)
})

test('the same thing has one document, however often it is issued', async () => {
  const issuer = await anIssuer()
  const about = newId()
  const first = await issue(issuer, { about })
  expect(await issue(issuer, { about })).toBe(first)
  expect(placeOf(await issue(issuer))).toBe(2)
})

test('numbers are written as the law has them to the end of a series, which gives no longer one', async () => {
  const issuer = await anIssuer()
  const [, caterer = '', year] = /^R(\d+)\/(\d+)\/00001$/.exec(await issue(issuer)) ?? []
  const goOnFrom = (last: number) =>
    rows(
      server.database.db,
      sql`update document_series set last_number = ${last} where caterer_id = ${issuer.catererId}`,
    )
  // A longer number of the caterer leaves fewer digits for the series.
  const most = 10 ** (16 - `R${caterer}/${year}/`.length) - 1
  await goOnFrom(9_998)
  expect(await issue(issuer)).toBe(`R${caterer}/${year}/09999`)
  await goOnFrom(most - 1)
  expect(await issue(issuer)).toBe(documentNumber('receipt', Number(caterer), String(year), most))
  await expect(issue(issuer)).rejects.toThrow(RangeError)
  await expect(issue(issuer)).rejects.toThrow(RangeError)
  await goOnFrom(1)
  expect(placeOf(await issue(issuer))).toBe(2)
})

test('a document is never changed or thrown away', async () => {
  const issuer = await anIssuer()
  await issue(issuer)
  for (const statement of [sql`update documents set amount_paise = 1`, sql`delete from documents`])
    await expect(rows(server.database.db, statement)).rejects.toThrow()
  expect(
    await rows(
      server.database.db,
      sql`select amount_paise as amount from documents where order_id = ${issuer.orderId}`,
    ),
  ).toEqual([{ amount: 10_500_00 }])
})
