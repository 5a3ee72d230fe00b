import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Diet } from '#contract/values/diet.ts'
import { emptyDetails, type Details, type TextDetail } from '#web/shared/draft/draft-shape.ts'
import { currentDraft, draftDetails, forgetDraft, replaceDraft } from '#web/shared/draft/draft-store.ts'
import { apiNameOf } from '#web/shared/form/form-schema.ts'
import type { Problem } from '#web/shared/form/problems.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { detailsSchema } from './details-schema.ts'

const pinNeeded: Problem = { field: 'venue.pinCode', message: 'Enter a 6-digit PIN code' }
const phoneNeeded: Problem = { field: 'contact.phone', message: 'Enter a 10-digit mobile number' }

beforeEach(() => act(() => forgetDraft()))

interface Given {
  problems?: readonly Problem[]
  main?: Diet
}

/** Renders the fields of a draft with these details, as the bill does: they follow the draft. */
function renderFields(details: Partial<Details>, initialProps: Given = {}) {
  act(() =>
    replaceDraft({
      version: 1,
      catererId: 'C1',
      catererSlug: 'annapurna',
      packageId: 'P1',
      name: 'Home Feast',
      band: undefined,
      menu: [],
      details: { ...emptyDetails, ...details },
      coupon: undefined,
      placing: undefined,
    }),
  )
  const { result, rerender } = renderHook(
    ({ problems = [], main = 'veg' }: Given) =>
      useSchemaForm(detailsSchema, {
        id: 'bill',
        initial: emptyDetails,
        context: { packed: false, main },
        draft: draftDetails,
        allProblems: () => problems,
      }),
    { initialProps },
  )
  const type = (name: TextDetail, text: string) =>
    act(() => result.current.field(name).onChange({ target: { value: text } } as never))
  return { result, rerender, type }
}

describe('the form of an order', () => {
  test('stores every key in the draft and shows it', () => {
    const { result, type } = renderFields({ venueLine: '4 Hill Road' })
    type('venueName', 'Shanti Hall')
    expect(currentDraft()?.details).toEqual({ ...emptyDetails, venueLine: '4 Hill Road', venueName: 'Shanti Hall' })
    expect([result.current.field('venueName').value, result.current.values.venueName]).toEqual([
      'Shanti Hall',
      'Shanti Hall',
    ])
  })

  test('cleans what was typed before it is stored', () => {
    const { type } = renderFields({})
    type('pinCode', '400 050, Mumbai 12')
    expect(currentDraft()?.details.pinCode).toBe('400050')
  })

  test('lets the main diet follow the number of guests', () => {
    const { type } = renderFields({ jain: '5' }, { main: 'nonVeg' })
    type('guests', '40')
    expect(currentDraft()?.details).toMatchObject({ guests: '40', veg: '0', jain: '5', nonVeg: '35' })
  })

  test.each<[Diet, object]>([
    ['jain', { veg: '28', jain: '12', nonVeg: '0' }],
    ['nonVeg', { veg: '28', jain: '0', nonVeg: '12' }],
    ['veg', { veg: '12', jain: '0', nonVeg: '0' }],
  ])('changes the split when the guests of diet %s change', (diet, split) => {
    const { type } = renderFields({ guests: '40', veg: '40', jain: '0', nonVeg: '0' })
    type(diet, '12')
    expect(currentDraft()?.details).toMatchObject({ guests: '40', ...split })
  })

  test('lets the main diet follow the vegetarian guests', () => {
    const { type } = renderFields({ guests: '40', veg: '10', jain: '0', nonVeg: '30' }, { main: 'nonVeg' })
    type('veg', '15')
    expect(currentDraft()?.details).toMatchObject({ veg: '15', jain: '0', nonVeg: '25' })
  })

  test('does not touch the split for any other field', () => {
    const { type } = renderFields({ guests: '40' })
    type('contactName', 'Asha')
    expect(currentDraft()?.details).toMatchObject({ veg: '', jain: '', nonVeg: '' })
  })

  test('shows the problem of a field once it was left, and of no other field', () => {
    const { result } = renderFields({}, { problems: [phoneNeeded, pinNeeded] })
    expect(result.current.field('pinCode').error).toBeUndefined()
    act(() => result.current.field('pinCode').onBlur())
    expect(result.current.field('pinCode').error).toBe(pinNeeded.message)
    expect(result.current.errorOf('contactPhone')).toBeUndefined()
    act(() => result.current.touch('contactPhone'))
    expect([result.current.errorOf('contactPhone'), result.current.errorOf('pinCode')]).toEqual([
      phoneNeeded.message,
      pinNeeded.message,
    ])
  })

  test('shows every problem once Pay was pressed, until it is solved', () => {
    const { result, rerender } = renderFields({}, { problems: [phoneNeeded, pinNeeded] })
    act(() => result.current.showAll())
    expect([result.current.field('pinCode').error, result.current.field('contactPhone').error]).toEqual([
      pinNeeded.message,
      phoneNeeded.message,
    ])
    rerender({ problems: [phoneNeeded] })
    expect(result.current.field('pinCode').error).toBeUndefined()
  })

  test('names each control by its field, so that the list of problems leads there', () => {
    const { result } = renderFields({})
    const ids = (['veg', 'placeText', 'pinCode', 'note'] as const).map((name) => result.current.field(name).id)
    expect(ids).toEqual(['bill-dietSplit-veg', 'bill-venue', 'bill-venue-pinCode', 'bill-note'])
  })
})

test.each<[TextDetail, string]>([
  ['veg', 'dietSplit.veg'],
  ['jain', 'dietSplit.jain'],
  ['nonVeg', 'dietSplit.nonVeg'],
  ['placeText', 'venue'],
  ['venueName', 'venue.name'],
  ['venueLine', 'venue.line'],
  ['pinCode', 'venue.pinCode'],
  ['state', 'venue.state'],
  ['contactName', 'contact.name'],
  ['contactPhone', 'contact.phone'],
  ['gstin', 'gstin'],
])('%s is %s in the API', (name, named) => {
  expect(apiNameOf(detailsSchema, name)).toBe(named)
})

test.each<[TextDetail, string, string]>([
  ['gstin', '27 aapfu 0939f1zv', '27AAPFU0939F1ZV'],
  ['contactPhone', '+91 98765 43210', '9876543210'],
  ['guests', '1,20,000', '12000'],
  ['company', ' Deccan  Textiles', ' Deccan  Textiles'],
])('%s holds %j as %j', (name, typed, held) => {
  expect((detailsSchema[name].clean ?? String)(typed)).toBe(held)
})
