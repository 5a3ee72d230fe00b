import { beforeEach, expect, test, vi } from 'vitest'
import { countEvent } from '#web/shared/api/data-layer.ts'
import { mayBeCounted } from '#web/shared/browser/consent.ts'
import { emptyDetails, type Draft } from '#web/shared/draft/draft-shape.ts'
import { readDraft, writeDraft } from '#web/shared/draft/draft.ts'
import { afterFailure, afterSuccess } from './after-payment.ts'

vi.mock('#web/shared/api/data-layer.ts', () => ({ countEvent: vi.fn() }))
vi.mock('#web/shared/browser/consent.ts', () => ({ mayBeCounted: vi.fn() }))

/** Browsers have storage; where these tests run there is none. */
function aStorage(): Storage {
  const stored = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  }
}

const draft: Draft = {
  version: 1,
  catererId: 'c',
  catererSlug: 's',
  packageId: 'p1',
  name: 'Silver',
  band: '25-50',
  menu: [],
  details: { ...emptyDetails, venueLine: '12 Shanti Nivas' },
  coupon: 'PANGAT10',
  placing: { content: '{"packageId":"p1"}', key: 'k', orderId: 'o1' },
}

beforeEach(() => {
  vi.mocked(countEvent).mockReset()
  vi.mocked(mayBeCounted).mockReset().mockReturnValue(false)
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('window', { location: { search: '' } })
  // Whoever is signed in is not asked about here.
  vi.stubGlobal('fetch', async () =>
    Response.json({ statusCode: 404, error: '', code: 'order_not_found', message: [], requestId: '' }, { status: 404 }),
  )
})

test('a paid order leaves no draft and no coupon behind', async () => {
  writeDraft(draft)
  expect(await afterSuccess('o1')).toBe('/my-orders/o1')
  expect(readDraft()).toBeUndefined()
  expect(localStorage.getItem('coupon')).toBeNull()
})

test('a paid order is counted once with its total, in the browser in which it was placed', async () => {
  vi.mocked(mayBeCounted).mockReturnValue(true)
  vi.stubGlobal('fetch', async () => Response.json({ id: 'o1', bill: { total: 16102 } }))
  await afterSuccess('o1')
  expect(countEvent).not.toHaveBeenCalled()
  writeDraft(draft)
  await afterSuccess('o1')
  await afterSuccess('o1')
  await vi.waitFor(() => expect(countEvent).toHaveBeenCalled())
  expect(vi.mocked(countEvent).mock.calls).toEqual([[{ event: 'purchase', currency: 'INR', value: 16102 }]])
})

test('order that cannot be loaded is counted without its total', async () => {
  vi.mocked(mayBeCounted).mockReturnValue(true)
  writeDraft(draft)
  await afterSuccess('o1')
  await vi.waitFor(() => expect(countEvent).toHaveBeenCalled())
  expect(vi.mocked(countEvent).mock.calls).toEqual([[{ event: 'purchase', currency: 'INR' }]])
})

test('without consent the total of a paid order is not asked for', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (address: unknown) => {
    asked.push(address)
    return Response.json({})
  })
  writeDraft(draft)
  await afterSuccess('o1')
  expect(asked.filter((address) => String(address).includes('/orders/'))).toEqual([])
  expect(countEvent).not.toHaveBeenCalled()
})

test('draft started in another tab survives the payment of an order', async () => {
  const other: Draft = { ...draft, packageId: 'p2', name: 'Gold' }
  writeDraft(other)
  await afterSuccess('o1')
  expect(readDraft()).toEqual(other)
})

test('after a failure the coupon is removed and offered again, and everything else kept for a new key', async () => {
  writeDraft(draft)
  expect(await afterFailure('o1')).toBe('/bill?people=25-50')
  expect(readDraft()).toEqual({
    ...draft,
    coupon: undefined,
    placing: undefined,
    released: 'PANGAT10',
    hasFailed: true,
  })
  expect(localStorage.getItem('coupon')).toBeNull()
})

test('the failure of another order touches no draft', async () => {
  writeDraft(draft)
  expect(await afterFailure('o9')).toBe('/my-orders')
  expect(readDraft()).toEqual(draft)
})

test('page reloaded after the failure also leads to the bill', async () => {
  writeDraft(draft)
  await afterFailure('o1')
  const order = { id: 'o1', caterer: { id: 'c' }, package: { id: 'p1' } }
  vi.stubGlobal('fetch', async () => Response.json(order))
  expect(await afterFailure('o1')).toBe('/bill?people=25-50')
})

test('without a draft a coupon that is left over goes too', async () => {
  localStorage.setItem('coupon', 'PANGAT10')
  expect(await afterFailure('o1')).toBe('/bill?people=25-50')
  expect(localStorage.getItem('coupon')).toBeNull()
})
