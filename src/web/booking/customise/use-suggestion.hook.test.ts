import { act } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { zero } from '#contract/values/money.ts'
import { renderInRouter } from '#test/support/in-router.tsx'
import { emptyDetails, type Details, type Draft } from '#web/shared/draft/draft-shape.ts'
import { currentDraft, replaceDraft, useDraft } from '#web/shared/draft/draft-store.ts'
import { fitSelections, stored, type Offer } from '#web/shared/draft/offer.ts'
import { askFirst } from '#web/ui/overlays/alert-dialog.tsx'
import { useCustomise } from './use-customise.ts'
import { useSuggestion } from './use-suggestion.ts'

vi.mock('#web/ui/overlays/alert-dialog.tsx', () => ({ askFirst: vi.fn() }))

const dish = (name: string) => ({ name, diet: 'veg' as const, supplement: zero, description: '', picture: '' })
const starters = {
  id: 'i1',
  menuId: 'm1',
  name: 'Starters',
  quantity: 2,
  price: zero,
  minQty: 1,
  dishes: ['Samosa', 'Kebab', 'Vada'].map(dish),
}
const offer: Offer = {
  id: 'P1',
  name: 'Silver',
  description: '',
  kind: 'package',
  diet: 'veg',
  basePrice: zero,
  minOrder: 10,
  minBill: zero,
  terms: { gstRate: 500, delivery: { freeKm: 10, perKm: zero } },
  bands: [],
  items: [starters],
  defaultSelection: [{ itemId: 'i1', dishes: ['Samosa', 'Kebab'] }],
}
const chose = (...dishes: string[]) => stored(offer, [{ itemId: 'i1', addOn: 0, dishes }])

beforeEach(() => vi.mocked(askFirst).mockReset())

function open(given: Partial<Draft>, put: Partial<Offer> = {}, details: Partial<Details> = {}) {
  act(() =>
    replaceDraft({
      version: 1,
      catererId: 'C1',
      catererSlug: 'annapurna',
      packageId: 'P1',
      name: 'Silver',
      band: undefined,
      menu: [],
      details: { ...emptyDetails, ...details },
      coupon: undefined,
      placing: undefined,
      ...given,
    }),
  )
  const shown = { ...offer, ...put }
  return renderInRouter(() => {
    const draft = useDraft()
    if (!draft) throw new Error('the draft is gone')
    const { toggle } = useCustomise(shown, draft)
    return { toggle, ...useSuggestion(shown, draft, fitSelections(shown, draft.menu).selections) }
  }, '/add-to-cart')
}
const dishes = () => currentDraft()?.menu.flatMap((category) => category.dishes)
const untouched = { menu: chose('Samosa', 'Kebab'), suggested: { packageId: 'P1', untouched: true } }

describe('useSuggestion', () => {
  test('empties a suggested menu at once, and suggests it again', async () => {
    const { current } = open(untouched)
    expect(current()).toMatchObject({ isUntouched: true, suggest: undefined, shortage: undefined })
    await act(async () => current().startEmpty?.())
    expect([dishes(), current().isUntouched, current().startEmpty]).toEqual([[], false, undefined])
    act(() => current().suggest?.())
    expect([dishes(), current().isUntouched]).toEqual([['Samosa', 'Kebab'], true])
    expect(askFirst).not.toHaveBeenCalled()
  })

  test('asks before it removes what the customer chose', async () => {
    const { current } = open(untouched)
    act(() => current().toggle(starters, 'Kebab'))
    expect([dishes(), current().isUntouched, current().suggest]).toEqual([['Samosa'], false, undefined])
    vi.mocked(askFirst).mockResolvedValueOnce(false)
    await act(async () => current().startEmpty?.())
    expect(dishes()).toEqual(['Samosa'])
    expect(askFirst).toHaveBeenCalledWith('Remove all dishes from your menu?', {
      no: 'Keep current menu',
      yes: 'Start empty',
    })
    vi.mocked(askFirst).mockResolvedValueOnce(true)
    await act(async () => current().startEmpty?.())
    expect(dishes()).toEqual([])
  })

  test('suggests nothing where a category has dishes, or only extra ones', () => {
    const mains = { ...starters, id: 'i2', menuId: 'm2', name: 'Mains' }
    const two = { items: [starters, mains] }
    const chosen = stored({ ...offer, ...two }, [
      { itemId: 'i1', addOn: 0, dishes: ['Samosa'] },
      { itemId: 'i2', addOn: 0, dishes: [] },
    ])
    const ofOne = open({ menu: chosen }, two).current()
    expect([ofOne.suggest, ofOne.startEmpty]).toEqual([undefined, expect.any(Function)])
    const extra = open({ menu: stored(offer, [{ itemId: 'i1', addOn: 1, dishes: [] }]) }).current()
    expect([extra.suggest, extra.startEmpty]).toEqual([undefined, expect.any(Function)])
  })

  test('says in which course guests have no dish', () => {
    const { current } = open(untouched, {}, { veg: '30', jain: '10', nonVeg: '0' })
    expect(current().notes).toEqual([
      'Your Jain guests have no dish in Starters. Choose one for them, or ask the caterer.',
    ])
  })

  test('says why a package cannot be booked', () => {
    const short = { items: [{ ...starters, quantity: 4 }], defaultSelection: undefined }
    expect(open({}, short).current()).toMatchObject({
      shortage: 'This package can’t be booked now. Too few dishes: Starters has 3 of 4.',
      suggest: undefined,
    })
    expect(open({}, { items: [] }).current().shortage).toBe('This package can’t be booked now. It has no dishes yet.')
  })
})
