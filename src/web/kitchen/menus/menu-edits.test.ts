import { describe, expect, test } from 'vitest'
import { anOwnMenu } from '#test/factories/own-offer.ts'
import { draftOf } from './menu-draft.ts'
import { editsOf, entriesOf, entriesFrom } from './menu-edits.ts'
import { emptyDish, entryOf, type MenuEntry } from './menu-entries.ts'

const starters = anOwnMenu('M1', 'Starters', ['Samosa'], 2)
const sweets = anOwnMenu('M2', 'Sweets')
const of = (menu: typeof starters) => entryOf({ ...draftOf(menu), id: menu.id })
const fresh: MenuEntry = { key: 'new-1', name: 'Rice', dishes: [] }

describe('entriesOf', () => {
  test('shows saved categories in their order, edits in their places, new ones last', () => {
    const edit = { ...of(sweets), name: 'Desserts' }
    expect(entriesOf([starters, sweets], [fresh, edit])).toEqual([of(starters), edit, fresh])
  })

  test('bases an edit on a version that was changed in nothing of it', () => {
    const edit = { ...of(starters), name: 'Snacks' }
    const [after] = entriesOf([{ ...starters, name: 'Snacks', version: 3 }], [edit])
    expect(after).toMatchObject({ name: 'Snacks', saved: { version: 3, name: 'Snacks' } })
  })

  test('leaves the base of an edit of what was changed elsewhere', () => {
    const edit = { ...of(starters), name: 'Snacks' }
    const [after] = entriesOf([{ ...starters, name: 'Bites', version: 3 }], [edit])
    expect(after).toEqual(edit)
  })

  test('makes edits of a category that was deleted elsewhere a new one, unless it was to be removed', () => {
    const edit = { ...of(starters), name: 'Snacks' }
    const { saved: _, ...unsaved } = edit
    expect(entriesOf([], [edit])).toEqual([unsaved])
    expect(entriesOf([], [{ ...edit, isRemoved: true }])).toEqual([])
    expect(entriesOf([], [{ ...fresh, isRemoved: true }])).toEqual([{ ...fresh, isRemoved: true }])
  })
})

test('editsOf keeps what differs by a single character', () => {
  const spaced = { ...of(starters), name: 'Starters ' }
  const unsaved = { key: 'M9', saved: { name: 'A', dishes: [] }, name: 'A', dishes: [] }
  expect(editsOf([of(starters), spaced, of(sweets), fresh, unsaved])).toEqual([spaced, fresh, unsaved])
})

describe('stored entries', () => {
  const whole: MenuEntry = {
    ...of(starters),
    isRemoved: true,
    dishes: [
      { key: 'd0', ...emptyDish('jain'), name: 'Vada', description: 'x', price: '2', imgUrl: '/a', isRemoved: true },
    ],
  }

  test('are read as they were written', () => {
    expect(entriesFrom(JSON.parse(JSON.stringify([whole, fresh])))).toEqual([whole, fresh])
  })

  test.each([
    ['no list', 'x', []],
    ['nothing', undefined, []],
    ['other things', [null, 1, [fresh], { ...fresh, key: 1 }, { ...fresh, name: 1 }], []],
    ['no dishes', [{ key: 'a', name: 'A' }], [{ key: 'a', name: 'A', dishes: [] }]],
    ['a mark of another kind', [{ ...fresh, isRemoved: 'yes' }], [fresh]],
    [
      'half a base',
      [
        { ...fresh, saved: { id: 'M1', name: 'Rice' } },
        { ...fresh, saved: { version: 1, name: 'Rice' } },
        { ...fresh, saved: { id: 'M1', version: 1 } },
        { ...fresh, saved: [] },
      ],
      [fresh, fresh, fresh, fresh],
    ],
    [
      'dishes that are none',
      [
        {
          ...fresh,
          dishes: [
            { key: 'a', diet: 'vegan', name: 'x' },
            { key: 'b', diet: 'veg' },
            { diet: 'veg', name: 'y' },
          ],
        },
      ],
      [fresh],
    ],
    [
      'a dish without details',
      [{ ...fresh, dishes: [{ key: 'a', diet: 'veg', name: 'x', price: 3, isRemoved: 1 }] }],
      [{ ...fresh, dishes: [{ key: 'a', ...emptyDish('veg'), name: 'x' }] }],
    ],
  ])('that are %s are left out', (_, stored, expected) => {
    expect(entriesFrom(stored)).toEqual(expected)
  })
})
