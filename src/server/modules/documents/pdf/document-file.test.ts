import { afterEach, expect, test, vi } from 'vitest'
import { anOrderSnapshot } from '#test/factories/order-snapshot.ts'
import { billContent } from '../domain/content.ts'
import type { Document } from '../store.ts'
import { drawDocument } from './draw-document.ts'
import { documentFile, restMs } from './document-file.ts'

function anInvoice(id: string): Document {
  const content = billContent(anOrderSnapshot(), [{ number: 'R001/2627/00003', issuedAt: '2026-11-20T04:30:00.000Z' }])
  const { orderId, catererId, total } = content
  const issuedAt = new Date('2026-12-12T19:00:00Z')
  return {
    id,
    kind: 'invoice',
    number: 'T001/2627/1',
    orderId,
    catererId,
    about: 'x',
    amount: total,
    issuedAt,
    content,
  }
}

afterEach(() => vi.useRealTimers())

test('the thread draws the same bytes, for many at once, and what it drew is kept', async () => {
  const direct = new Uint8Array(await drawDocument(anInvoice('a')))
  const [one, other] = await Promise.all([documentFile(anInvoice('a')), documentFile(anInvoice('b'))])
  expect(one).toEqual(direct)
  expect(other).toEqual(direct)
  expect(await documentFile(anInvoice('a'))).toBe(one)
})

test('a document that cannot be drawn is a failure of its own, and the next one is drawn', async () => {
  const broken = { ...anInvoice('c'), content: {} } as Document
  await expect(documentFile(broken)).rejects.toThrow('could not be drawn')
  expect((await documentFile(anInvoice('d'))).length).toBeGreaterThan(1_000)
})

test('a document that is asked for while an idle thread ends is drawn by another one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await documentFile(anInvoice('e'))
  vi.advanceTimersByTime(restMs)
  expect((await documentFile(anInvoice('f'))).length).toBeGreaterThan(1_000)
})
