import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { zero } from '#contract/values/money.ts'
import { renderInRouter } from '#test/support/in-router.tsx'
import { m } from '#messages'
import { emptyDetails, type ChosenCategory } from '#web/shared/draft/draft-shape.ts'
import { currentDraft, replaceDraft, useDraft } from '#web/shared/draft/draft-store.ts'
import type { Offer, ShownItem } from '#web/shared/draft/offer.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { headingId } from './use-heading-focus.ts'
import { useChoosing, useCustomise, type Choice } from './use-customise.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))

const category = (id: string, name: string, quantity: number, dishes: string[]): ShownItem => ({
  id,
  menuId: id,
  name,
  quantity,
  price: zero,
  minQty: 1,
  dishes: dishes.map((dish) => ({ name: dish, diet: 'veg', supplement: zero, description: '', picture: '' })),
})
const starters = category('i1', 'Starters', 2, ['Samosa', 'Kebab', 'Vada', 'Dhokla'])
const mains = category('i2', 'Mains', 1, ['Paneer Tikka', 'Dal'])
/** Nothing of it is included, so that choosing it asks how many to add. */
const sweets = category('i3', 'Sweets', 0, ['Jalebi', 'Kheer'])
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
  items: [starters, mains, sweets],
}
const chosen = ({ id, name }: ShownItem, dishes: string[], addon = 0): ChosenCategory => ({
  _id: id,
  name,
  price: 0,
  minQty: 1,
  quantity: 0,
  addon,
  dishes,
  descriptions: [],
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(notify).mockReset()
})
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

function open(menu: ChosenCategory[] = [], query = '', put: Partial<Offer> = {}) {
  act(() =>
    replaceDraft({
      version: 1,
      catererId: 'C1',
      catererSlug: 'annapurna',
      packageId: 'P1',
      name: 'Silver',
      band: undefined,
      menu,
      details: emptyDetails,
      coupon: undefined,
      placing: undefined,
    }),
  )
  return renderInRouter(() => {
    const draft = useDraft()
    if (!draft) throw new Error('the draft is gone')
    return useCustomise({ ...offer, ...put }, draft)
  }, `/add-to-cart${query}`)
}
const dishes = () => currentDraft()?.menu.map(({ _id: id, dishes: names, addon }) => [id, names, addon])

describe('useCustomise', () => {
  describe('the open category', () => {
    const full = [chosen(starters, ['Samosa', 'Kebab']), chosen(mains, ['Dal'])]

    test.each<[string, ChosenCategory[], string, string]>([
      ['that the address names', [], '?category=i3', 'Sweets'],
      ['that needs something first', [chosen(starters, ['Samosa', 'Kebab'])], '', 'Mains'],
      ['that is first when nothing is missing', full, '', 'Starters'],
      ['that is first when the address names none of the package', [], '?category=gone', 'Starters'],
    ])('is the one %s', (_, menu, query, name) => {
      expect(open(menu, query).current().category?.name).toBe(name)
    })

    test('stays while it is filled, and is the first of an empty custom menu', async () => {
      const { current } = open()
      act(() => current().toggle(starters, 'Samosa'))
      act(() => current().toggle(starters, 'Kebab'))
      expect(current().category?.name).toBe('Starters')
      expect(open([], '', { kind: 'custom' }).current().category?.name).toBe('Starters')
    })

    test('is none of a package without categories', () => {
      expect(open([], '', { items: [] }).current().category).toBeUndefined()
    })

    test('is written into the address in place, and the search is cleared', async () => {
      const { current, address, router } = open([], '?people=25-50&category=i1')
      act(() => current().setSearch('dal'))
      await act(async () => current().choose(mains))
      expect([current().category?.name, current().search, address()]).toEqual([
        'Mains',
        '',
        '/add-to-cart?people=25-50&category=i2',
      ])
      expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['REPLACE', true])
    })
  })

  describe('toggle', () => {
    test('adds and removes a dish and stores the choice', () => {
      const { current } = open([chosen(mains, ['Dal'])])
      act(() => current().toggle(starters, 'Samosa'))
      expect(dishes()).toEqual([
        ['i1', ['Samosa'], 0],
        ['i2', ['Dal'], 0],
      ])
      act(() => current().toggle(starters, 'Samosa'))
      expect(dishes()).toEqual([['i2', ['Dal'], 0]])
      expect(notify).not.toHaveBeenCalled()
    })

    test('at a limit of one swaps at once, which can be undone', () => {
      const { current } = open([chosen(mains, ['Dal'])])
      act(() => current().toggle(mains, 'Paneer Tikka'))
      expect(dishes()).toEqual([['i2', ['Paneer Tikka'], 0]])
      const [text, , action] = vi.mocked(notify).mock.calls[0] ?? []
      expect(text).toBe(m.customise_swapped({ from: 'Dal', to: 'Paneer Tikka' }))
      // What was chosen meanwhile stays.
      act(() => current().toggle(starters, 'Samosa'))
      act(() => action?.onPress())
      expect(dishes()).toEqual([
        ['i1', ['Samosa'], 0],
        ['i2', ['Dal'], 0],
      ])
      act(() => action?.onPress())
      expect(dishes()).toContainEqual(['i2', ['Dal'], 0])
    })

    test('asks which dish of a full category gives way, or whether it is added', () => {
      const { current } = open([chosen(starters, ['Samosa', 'Kebab'])])
      act(() => current().toggle(starters, 'Dhokla'))
      expect(dishes()).toEqual([['i1', ['Samosa', 'Kebab'], 0]])
      expect(current().asking).toMatchObject({ dish: 'Dhokla', swaps: ['Samosa', 'Kebab'], canAdd: true })
      act(() => current().swap(starters, 'Samosa', 'Dhokla'))
      expect([dishes(), current().asking]).toEqual([[['i1', ['Dhokla', 'Kebab'], 0]], undefined])

      act(() => current().toggle(starters, 'Vada'))
      act(() => current().tick(starters, 'Vada'))
      expect([dishes(), current().asking]).toEqual([[['i1', ['Dhokla', 'Kebab', 'Vada'], 1]], undefined])
      act(() => current().toggle(starters, 'Vada'))
      expect(dishes()).toEqual([['i1', ['Dhokla', 'Kebab'], 0]])
    })

    test('is never refused: where nothing is included it opens the offers with the dish ticked', () => {
      const { current } = open()
      act(() => current().toggle(sweets, 'Kheer'))
      expect([current().adding?.name, current().addingDish, dishes()]).toEqual(['Sweets', 'Kheer', []])
      expect(notify).not.toHaveBeenCalled()
    })
  })

  describe('tick', () => {
    test('adds and removes an offered dish, and the number follows', () => {
      const { current } = open()
      act(() => current().tick(sweets, 'Kheer'))
      act(() => current().tick(sweets, 'Jalebi'))
      expect(dishes()).toEqual([['i3', ['Kheer', 'Jalebi'], 2]])
      act(() => current().tick(sweets, 'Kheer'))
      act(() => current().tick(sweets, 'Jalebi'))
      expect(dishes()).toEqual([])
    })

    test('of more than ten opens the dialog, which says so', () => {
      const many = Array.from({ length: 12 }, (_, at) => `Sweet ${at}`)
      const large = category('i3', 'Sweets', 0, many)
      const { current } = open([chosen(large, many.slice(0, 10), 10)], '', { items: [large] })
      act(() => current().tick(large, 'Sweet 11'))
      expect([current().adding?.name, current().addingDish]).toEqual(['Sweets', 'Sweet 11'])
      expect(dishes()).toEqual([['i3', many.slice(0, 10), 10]])
    })
  })

  describe('add', () => {
    test('sets the add-on and closes its dialog', () => {
      const { current } = open()
      act(() => current().openAddOn(starters))
      expect(current().adding?.name).toBe('Starters')
      act(() => current().add(starters, 1))
      expect([dishes(), current().adding]).toEqual([[['i1', [], 1]], undefined])
      expect(notify).not.toHaveBeenCalled()
    })

    test('says which dishes no longer fit', () => {
      const { current } = open([chosen(starters, ['Samosa', 'Kebab', 'Vada', 'Dhokla'], 2)])
      act(() => current().add(starters, 0))
      expect(dishes()).toEqual([['i1', ['Samosa', 'Kebab'], 0]])
      expect(vi.mocked(notify).mock.calls).toEqual([[m.customise_addon_dropped({ dishes: 'Vada, Dhokla' })]])
    })

    test('takes the dishes that were ticked', () => {
      const { current } = open()
      act(() => current().add(sweets, 2, ['Kheer']))
      expect(dishes()).toEqual([['i3', ['Kheer'], 2]])
    })

    test('changes nothing for an add-on that does not fit', () => {
      const { current } = open([chosen(starters, ['Samosa'])])
      act(() => current().openAddOn(starters))
      act(() => current().add(starters, 3))
      expect([dishes(), current().adding?.name]).toEqual([[['i1', ['Samosa'], 0]], 'Starters'])
    })

    test('is closed without a change', () => {
      const { current } = open()
      act(() => current().openAddOn(starters))
      act(() => current().closeAddOn())
      expect([current().adding, dishes()]).toEqual([undefined, []])
    })
  })

  describe('a category of which nothing is included', () => {
    test('asks how many to add 300 ms after it was chosen', async () => {
      const { current } = open()
      await act(async () => current().choose(sweets))
      await pass(299)
      expect(current().adding).toBeUndefined()
      await pass(1)
      expect(current().adding?.name).toBe('Sweets')
    })

    test.each<[string, ChosenCategory[], ShownItem]>([
      ['something was added', [chosen(sweets, [], 1)], sweets],
      ['something is included', [], mains],
      ['it has no dishes', [], { ...sweets, dishes: [] }],
    ])('does not ask when %s', async (_, menu, item) => {
      const { current } = open(menu)
      await act(async () => current().choose(item))
      await pass(1_000)
      expect(current().adding).toBeUndefined()
    })

    test('does not ask after another one was chosen or the page was left', async () => {
      const { current, unmount } = open()
      await act(async () => current().choose(sweets))
      await act(async () => current().choose(mains))
      await pass(1_000)
      expect(current().adding).toBeUndefined()
      await act(async () => current().choose(sweets))
      const timers = vi.getTimerCount()
      unmount()
      expect(vi.getTimerCount()).toBeLessThan(timers)
    })
  })

  describe('search', () => {
    test('finds dishes in every category', () => {
      const { current } = open()
      expect(current()).toMatchObject({ searching: false, found: [] })
      act(() => current().setSearch(' da '))
      expect([current().searching, current().found.map(({ item }) => item.name)]).toEqual([true, ['Starters', 'Mains']])
    })

    test('finds nothing for spaces', () => {
      const { current } = open()
      act(() => current().setSearch('  '))
      expect(current()).toMatchObject({ search: '  ', searching: false, found: [] })
    })
  })

  describe('goToMissing', () => {
    const headingOf = (itemId: string) => {
      const element = document.createElement('h2')
      element.id = headingId(itemId)
      element.tabIndex = -1
      document.body.append(element)
      onTestFinished(() => element.remove())
      return element
    }

    test('leads to the category in which something is missing, and to its heading', async () => {
      const { current } = open([chosen(starters, ['Samosa', 'Kebab'])], '?category=i3')
      const heading = headingOf('i2')
      await act(async () => current().goToMissing())
      expect(current().category?.name).toBe('Mains')
      expect(document.activeElement).toBe(heading)
    })

    test('leads to the first category when nothing is chosen of a custom menu', async () => {
      const { current } = open([], '?category=i3', { kind: 'custom' })
      await act(async () => current().goToMissing())
      expect(current().category?.name).toBe('Starters')
    })

    test('stays when nothing is missing', async () => {
      const { current } = open([chosen(starters, ['Samosa', 'Kebab']), chosen(mains, ['Dal'])], '?category=i3')
      await act(async () => current().goToMissing())
      expect(current().category?.name).toBe('Sweets')
    })

    test('choosing a category leaves the focus where it is', async () => {
      const { current } = open()
      const heading = headingOf('i2')
      await act(async () => current().choose(mains))
      expect(document.activeElement).not.toBe(heading)
    })
  })
})

test('useChoosing keeps the choice wherever it is told', () => {
  const save = vi.fn<Choice['save']>()
  const selections = [
    { itemId: 'i1', addOn: 0, dishes: ['Samosa'] },
    { itemId: 'i2', addOn: 0, dishes: [] },
  ]
  const { result } = renderHook(() => useChoosing(offer, { selections, save, category: [starters, () => {}] }))
  act(() => result.current.toggle(mains, 'Dal'))
  expect(save.mock.calls).toEqual([[[selections[0], { itemId: 'i2', addOn: 0, dishes: ['Dal'] }]]])
})
