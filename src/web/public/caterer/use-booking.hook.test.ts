import { noEvent } from '#contract/values/event.ts'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PackageView } from '#contract/endpoints/caterers.ts'
import { renderInRouter } from '#test/support/in-router.tsx'
import { beginPackage } from '#web/shared/draft/start-order.ts'
import { m } from '#messages'
import { showAlert } from '#web/ui/overlays/alert-dialog.tsx'
import { peopleFieldId, useBooking } from './use-booking.ts'

vi.mock('#web/shared/draft/start-order.ts', () => ({ beginPackage: vi.fn() }))
vi.mock('#web/shared/draft/offer.ts', () => ({ offerFrom: vi.fn(() => ({ id: 'offer' })) }))
vi.mock('#web/ui/overlays/alert-dialog.tsx', () => ({ showAlert: vi.fn() }))

const pack = { id: 'P1', name: 'Home Feast' } as PackageView
const render = (query = '') =>
  renderInRouter(() => useBooking({ id: 'C1', slug: 'annapurna' } as never, []), `/caterer/annapurna${query}`)

beforeEach(() => {
  vi.mocked(beginPackage).mockReset().mockResolvedValue(true)
  vi.mocked(showAlert).mockReset().mockResolvedValue(undefined)
  document.body.innerHTML = `<input id="${peopleFieldId}">`
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

describe('useBooking', () => {
  test.each([
    ['', undefined, []],
    ['?people=25-50', '25-50', []],
    ['?guests=60', '50-100', []],
    ['?people=%20', undefined, []],
    ['?people=many', undefined, [{ part: 'people', why: 'invalid' }]],
  ])('reads the range of %j as %j', (query, people, problems) => {
    expect(render(query).current()).toMatchObject({ people, problems })
  })

  test('writes the range in place, keeps the rest, and removes it', async () => {
    const { current, address, router } = render('?sort=newest')
    await act(async () => current().choose('25-50'))
    expect(address()).toBe('/caterer/annapurna?sort=newest&people=25-50')
    expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['REPLACE', true])
    await act(async () => current().choose(undefined))
    expect(address()).toBe('/caterer/annapurna?sort=newest')
  })

  test('is settling for a second after the range changed', async () => {
    vi.useFakeTimers()
    const { current } = render('?people=10-25')
    expect(current().settling).toBe(false)
    await act(async () => current().choose('25-50'))
    expect(current().settling).toBe(true)
    await act(async () => vi.advanceTimersByTime(999))
    expect(current().settling).toBe(true)
    await act(async () => vi.advanceTimersByTime(1))
    expect(current().settling).toBe(false)
  })

  test('is not settling once the former range was chosen again', async () => {
    vi.useFakeTimers()
    const { current } = render('?people=10-25')
    await act(async () => current().choose('25-50'))
    await act(async () => vi.advanceTimersByTime(500))
    await act(async () => current().choose('10-25'))
    expect(current().settling).toBe(false)
    await act(async () => vi.advanceTimersByTime(500))
    expect(current().settling).toBe(false)
  })

  test('starts an order of the package and goes on to customise', async () => {
    const { current, address } = render('?people=25-50&date=2026-12-12')
    expect(current().ready()).toBe(true)
    await act(async () => current().book(pack))
    expect(vi.mocked(beginPackage).mock.calls).toEqual([
      [
        { catererSlug: 'annapurna', catererId: 'C1', packageId: 'P1', packageName: 'Home Feast', band: '25-50' },
        { id: 'offer' },
        { ...noEvent, people: '25-50', date: '2026-12-12' },
      ],
    ])
    expect(address()).toBe('/add-to-cart?date=2026-12-12&people=25-50')
    expect(showAlert).not.toHaveBeenCalled()
  })

  test('stays when the customer keeps the order begun before', async () => {
    vi.mocked(beginPackage).mockResolvedValue(false)
    const { current, address } = render('?people=25-50')
    await act(async () => current().book(pack))
    expect(address()).toBe('/caterer/annapurna?people=25-50')
  })

  test('asks for the range first, and leads to its field', async () => {
    const { current } = render()
    await act(async () => current().book(pack))
    expect(vi.mocked(showAlert).mock.calls).toEqual([[m.caterer_people_missing()]])
    expect(beginPackage).not.toHaveBeenCalled()
    expect(document.activeElement?.id).toBe(peopleFieldId)
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.calls).toEqual([[{ block: 'center' }]])
  })

  test('asks for the range also where its field is not on the page', async () => {
    document.body.innerHTML = ''
    const { current } = render()
    let isReady = true
    await act(async () => {
      isReady = current().ready()
    })
    expect(isReady).toBe(false)
    expect(showAlert).toHaveBeenCalledOnce()
  })
})
