import { describe, expect, test } from 'vitest'
import { m } from '#messages'
import { conflictsOf, resolved } from './menu-conflicts.ts'
import type { DishDraft } from './menu-draft.ts'
import { draftFrom, emptyDish, entryOf, type MenuEntry } from './menu-entries.ts'

const dish = (name: string, more: Partial<DishDraft> = {}): DishDraft => ({ ...emptyDish('veg'), name, ...more })
const saved = { id: 'M1', version: 1, name: 'Starters', dishes: [dish('Samosa'), dish('Vada')] }
const mine = (change: Partial<MenuEntry>): MenuEntry => ({ ...entryOf(saved), ...change })
const theirs = (change: object) => ({ ...saved, version: 2, ...change })

describe('conflictsOf', () => {
  test('is empty when both sides say the same, or one of them changed nothing', () => {
    expect(conflictsOf(mine({ name: ' Snacks ' }), theirs({ name: 'Snacks' }))).toEqual([])
    expect(conflictsOf(entryOf(saved), theirs({}))).toEqual([])
    expect(conflictsOf(mine({ dishes: mine({}).dishes.toReversed() }), theirs({}))).toEqual([])
  })

  test('is empty for a category that is new or removed', () => {
    expect(conflictsOf(mine({ isRemoved: true }), theirs({ name: 'Snacks' }))).toEqual([])
    expect(conflictsOf({ key: 'new-1', name: 'A', dishes: [] }, theirs({}))).toEqual([])
  })

  test('has the name that both sides changed', () => {
    expect(conflictsOf(mine({ name: 'Snacks' }), theirs({ name: 'Bites' }))).toEqual([
      { field: 'name', label: m.menus_category_name(), mine: 'Snacks', theirs: 'Bites' },
    ])
  })

  test('has a dish with all that it says, and the side that changed it', () => {
    const changed = dish('samosa', { description: 'Crisp', price: '20', diet: 'jain', imgUrl: '/a.avif' })
    expect(conflictsOf(entryOf(saved), theirs({ dishes: [changed, dish('Vada')] }))).toEqual([
      {
        field: 'dish:samosa',
        label: 'Samosa',
        mine: 'Samosa · Veg',
        theirs: 'samosa · Jain · ₹20 · With picture\nCrisp',
        preferred: 'theirs',
      },
    ])
  })

  test('has a dish that one side removed or added', () => {
    const without = mine({
      dishes: entryOf(saved).dishes.map((each) => ({ ...each, isRemoved: each.name === 'Vada' })),
    })
    expect(conflictsOf(without, theirs({ dishes: [...saved.dishes, dish('Poha', { price: 'x' })] }))).toEqual([
      { field: 'dish:vada', label: 'Vada', mine: '', theirs: 'Vada · Veg', preferred: 'mine' },
      { field: 'dish:poha', label: 'Poha', mine: '', theirs: 'Poha · Veg · x', preferred: 'theirs' },
    ])
  })
})

describe('resolved', () => {
  const entry = mine({
    name: 'Snacks',
    dishes: [
      { key: 'd0', ...dish('Samosa', { description: 'Mine' }) },
      { key: 'd1', ...dish('Vada'), isRemoved: true },
      { key: 'new-1', ...dish('Poha') },
    ],
  })
  const current = theirs({ name: 'Bites', dishes: [dish('Samosa', { description: 'Theirs' }), dish('Upma')] })

  test('is based on what is saved by now', () => {
    const after = resolved(entry, current, {})
    expect([after.key, after.saved]).toEqual(['M1', current])
  })

  test('keeps all of this side', () => {
    const after = resolved(entry, current, { name: 'mine', 'dish:samosa': 'mine', 'dish:upma': 'mine' })
    expect(after).toMatchObject({ name: 'Snacks', dishes: entry.dishes })
  })

  test('takes over all of the other side', () => {
    const sides = { name: 'theirs', 'dish:samosa': 'theirs', 'dish:upma': 'theirs', 'dish:poha': 'theirs' } as const
    const after = resolved(entry, current, sides)
    expect(draftFrom(after)).toEqual(current)
    expect(after.dishes.map(({ key }) => key)).toEqual(['d0', 'd1', 'new-1'])
  })

  test('brings back a removed dish that the other side keeps', () => {
    const after = resolved(entry, theirs({ dishes: saved.dishes }), { 'dish:vada': 'theirs' })
    expect(after.dishes[1]).toEqual({ key: 'd1', ...dish('Vada') })
  })
})
