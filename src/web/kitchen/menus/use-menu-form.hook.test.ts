import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { owner } from '#test/factories/own-caterer.ts'
import { anOwnMenu, anOwnOffer } from '#test/factories/own-offer.ts'
import { m } from '#messages'
import { menuDrafts } from './menu-edits.ts'
import { emptyDish } from './menu-entries.ts'
import { useMenuForm } from './use-menu-form.ts'

const starters = anOwnMenu('M1', 'Starters', ['Samosa', 'Vada'])
const offer = anOwnOffer({ menus: [starters] })

beforeEach(() => act(() => menuDrafts(owner.id).clear()))

describe('useMenuForm', () => {
  function render(given = offer, user = owner) {
    const { result, rerender } = renderHook((props: { given: typeof offer }) => useMenuForm(user, props.given), {
      initialProps: { given },
    })
    const form = () => result.current
    const entry = (key = 'M1') => {
      const found = form().entries.find((each) => each.key === key)
      if (!found) throw new Error(`no ${key}`)
      return found
    }
    return { form, entry, load: (next: typeof offer) => rerender({ given: next }) }
  }
  const stored = () =>
    menuDrafts(owner.id)
      .get()
      ?.menus?.map(({ key }) => key)

  test('shows what is saved, with nothing to do', () => {
    const { form, entry } = render()
    expect(form()).toMatchObject({ work: [], ownProblems: [], summary: [], dishPricesShown: false })
    expect([form().conflicts.size, entry().name, stored()]).toEqual([0, 'Starters', undefined])
  })

  test('stores edits, for their account alone, and none that are taken back', () => {
    const { form } = render()
    act(() => form().rename('M1', 'Snacks'))
    expect([form().work.map(({ name }) => name), stored()]).toEqual([['Snacks'], ['M1']])
    expect(render().form().entries[0]?.name).toBe('Snacks')
    expect(render(offer, { ...owner, id: 'USER2' }).form().entries[0]?.name).toBe('Starters')
    act(() => form().rename('M1', 'Starters'))
    expect([form().work, stored()]).toEqual([[], undefined])
  })

  test('adds, edits, moves, removes and puts back dishes, several in one go', () => {
    const { form, entry } = render()
    let key: string | undefined
    act(() => {
      key = form().addDish('M1', 'jain')
      form().addDish('M1', 'veg')
      form().editDish('M1', 'new-1', { name: 'Cutlet' })
      form().editDish('M1', 'new-2', { name: 'Poha', description: 'Soft' })
      form().moveDish('M1', 'd1', -1)
      form().removeDish('M1', 'd0')
    })
    expect(key).toBe('new-1')
    expect(entry().dishes.map(({ key: k, name, diet, isRemoved }) => [k, name, diet, isRemoved])).toEqual([
      ['d1', 'Vada', 'veg', undefined],
      ['d0', 'Samosa', 'veg', true],
      ['new-1', 'Cutlet', 'jain', undefined],
      ['new-2', 'Poha', 'veg', undefined],
    ])
    act(() => form().putBackDish('M1', 'd0'))
    expect(entry().dishes[1]).not.toHaveProperty('isRemoved')
    act(() => form().moveDish('M1', 'd1', 1))
    expect(entry().dishes.map(({ name }) => name)).toEqual(['Samosa', 'Vada', 'Cutlet', 'Poha'])
  })

  test('takes a dish away immediately that says nothing', () => {
    const { form, entry } = render()
    act(() => {
      form().addDish('M1', 'veg')
      form().removeDish('M1', 'new-1')
    })
    expect(entry().dishes).toHaveLength(2)
    act(() => {
      form().addDish('M1', 'veg')
      form().editDish('M1', 'new-1', { imgUrl: '/a.avif' })
      form().removeDish('M1', 'new-1')
    })
    expect(entry().dishes.at(-1)).toMatchObject({ imgUrl: '/a.avif', isRemoved: true })
  })

  test('adds categories, and takes an empty one away immediately', () => {
    const { form, entry } = render()
    let key: string | undefined
    act(() => void (key = form().addMenu()))
    expect([key, form().entries.length]).toEqual(['new-1', 2])
    act(() => form().removeMenu('new-1'))
    expect(form().entries).toHaveLength(1)
    act(() => {
      form().addMenu()
      form().rename('new-1', 'Rice')
      form().removeMenu('new-1')
      form().removeMenu('M1')
    })
    expect([entry('new-1').isRemoved, entry().isRemoved]).toEqual([true, true])
    // What is not saved needs no request.
    expect(form().work.map(({ key: each }) => each)).toEqual(['M1'])
    act(() => {
      form().putBackMenu('new-1')
      form().putBackMenu('M1')
    })
    expect([entry('new-1').isRemoved, stored()]).toEqual([undefined, ['new-1']])
    act(() => {
      form().rename('new-1', '')
      form().addDish('new-1', 'veg')
      form().removeMenu('new-1')
    })
    expect(entry('new-1').isRemoved).toBe(true)
  })

  test('takes in categories from elsewhere', () => {
    const { form } = render()
    const dish = { ...emptyDish('veg'), name: 'Poha' }
    act(() =>
      form().addDrafts([
        { name: 'starters', dishes: [dish] },
        { name: 'Sweets', dishes: [] },
      ]),
    )
    expect(form().work.map(({ name, dishes }) => [name, dishes.length])).toEqual([
      ['Starters', 3],
      ['Sweets', 0],
    ])
  })

  test('shows a problem once its control was left, and all with Submit', () => {
    const { form } = render()
    const name = { menu: 'new-1', field: 'name' } as const
    const dish = { menu: 'new-1', dish: 'new-1', field: 'name' } as const
    act(() => {
      form().addMenu()
      form().addDish('new-1', 'veg')
    })
    expect([form().errorOf(name), form().summary, form().ownProblems.length]).toEqual([undefined, [], 2])
    act(() => form().leave(name))
    expect([form().errorOf(name), form().errorOf(dish)]).toEqual([m.error_category_name_needed(), undefined])
    act(() => form().showAll(true))
    expect([form().errorOf(dish), form().summary.length]).toEqual([m.error_dish_name_needed(), 2])
    act(() => form().editDish('new-1', 'new-1', { name: 'Poha' }))
    expect([form().errorOf(dish), form().summary.length]).toEqual([undefined, 1])
    act(() => form().forget())
    expect([form().entries.length, form().summary, stored()]).toEqual([1, [], undefined])
    act(() => void form().addMenu())
    expect(form().errorOf(name)).toBeUndefined()
  })

  test('shows what the server said immediately, until the category changes', () => {
    const { form, entry } = render()
    const name = { menu: 'M1', field: 'name' } as const
    act(() => form().rename('M1', 'Snacks'))
    act(() => form().failures.take([{ entry: entry(), message: 'Taken.', problems: [{ ...name, message: 'Taken.' }] }]))
    expect([form().errorOf(name), form().failures.of('M1')?.message]).toEqual(['Taken.', 'Taken.'])
    expect(form().ownProblems).toEqual([])
    act(() => form().rename('M1', 'Snacks 2'))
    expect([form().errorOf(name), form().failures.of('M1')?.message]).toEqual([undefined, 'Taken.'])
    act(() => form().forget())
    expect(form().failures.list).toEqual([])
  })

  test('finds what was changed elsewhere too, and takes over the chosen sides', () => {
    const { form, entry, load } = render()
    act(() => form().rename('M1', 'Snacks'))
    load(anOwnOffer({ menus: [{ ...starters, name: 'Bites', version: 2 }] }))
    expect([...form().conflicts]).toMatchObject([['M1', [{ field: 'name', mine: 'Snacks', theirs: 'Bites' }]]])
    act(() => form().resolve('M1', { name: 'mine' }))
    expect([form().conflicts.size, entry().name, entry().saved?.version]).toEqual([0, 'Snacks', 2])
    act(() => form().rename('M1', 'Plates'))
    load(anOwnOffer({ menus: [{ ...starters, name: 'Tidbits', version: 3 }] }))
    act(() => form().resolve('M1', { name: 'theirs' }))
    expect([form().conflicts.size, form().work, stored()]).toEqual([0, [], undefined])
    act(() => form().resolve('new-7', { name: 'theirs' }))
    expect(form().entries).toHaveLength(1)
  })

  test('follows what is saved below its edits', () => {
    const { form, load } = render()
    act(() => void form().addMenu())
    load(anOwnOffer({ menus: [starters, anOwnMenu('M2', 'Rice')], dishPricesShown: true }))
    expect([form().entries.map(({ name }) => name), form().dishPricesShown]).toEqual([['Starters', 'Rice', ''], true])
  })

  test('forgets the edits of a category that was saved', () => {
    const { form, load } = render()
    act(() => {
      form().addMenu()
      form().rename('new-1', 'Rice')
      form().rename('M1', 'Snacks')
    })
    const menus = [starters, anOwnMenu('M2', 'Rice')]
    act(() => form().settle('new-1', menus))
    load(anOwnOffer({ menus }))
    expect(form().entries.map(({ key, name }) => [key, name])).toEqual([
      ['M1', 'Snacks'],
      ['M2', 'Rice'],
    ])
  })
})
