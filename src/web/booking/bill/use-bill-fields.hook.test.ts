import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Diet } from '#contract/values/diet.ts'
import type { Problem } from '#web/booking/steps/bill-problems.ts'
import { emptyDetails, type Details, type TextDetail } from '#web/shared/draft/draft-shape.ts'
import { currentDraft, forgetDraft, replaceDraft, useDraft } from '#web/shared/draft/draft-store.ts'
import { apiName, digits, phoneDigits, useBillFields } from './use-bill-fields.ts'

const pinNeeded: Problem = { field: 'venue.pinCode', message: 'Enter a 6-digit PIN code' }
const phoneNeeded: Problem = { field: 'contact.phone', message: 'Enter a 10-digit mobile number' }

beforeEach(() => act(() => forgetDraft()))

interface Given {
  problems?: readonly Problem[]
  submitted?: boolean
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
    ({ problems = [], submitted = false, main = 'veg' }: Given) =>
      useBillFields(useDraft()?.details ?? emptyDetails, problems, submitted, main),
    { initialProps },
  )
  const type = (name: TextDetail, text: string, clean?: (text: string) => string) =>
    act(() => result.current.text(name, clean).onChange({ target: { value: text } } as never))
  return { result, rerender, type }
}

describe('useBillFields', () => {
  test('stores every key in the draft and shows it', () => {
    const { result, type } = renderFields({ venueLine: '4 Hill Road' })
    type('venueName', 'Shanti Hall')
    expect(currentDraft()?.details).toEqual({ ...emptyDetails, venueLine: '4 Hill Road', venueName: 'Shanti Hall' })
    expect([result.current.text('venueName').value, result.current.details.venueName]).toEqual([
      'Shanti Hall',
      'Shanti Hall',
    ])
  })

  test('cleans what was typed before it is stored', () => {
    const { type } = renderFields({})
    type('pinCode', '400 050, Mumbai 12', digits(6))
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
    expect(result.current.text('pinCode').error).toBeUndefined()
    act(() => result.current.text('pinCode').onBlur())
    expect(result.current.text('pinCode').error).toBe(pinNeeded.message)
    expect(result.current.errorOf('contact.phone')).toBeUndefined()
    act(() => result.current.touch('contact.phone'))
    expect([result.current.errorOf('contact.phone'), result.current.errorOf('venue.pinCode')]).toEqual([
      phoneNeeded.message,
      pinNeeded.message,
    ])
  })

  test('does not render again when a field is left a second time', () => {
    let renders = 0
    const { result } = renderHook(() => {
      renders += 1
      return useBillFields(emptyDetails, [pinNeeded], false, 'veg')
    })
    act(() => result.current.touch('venue.pinCode'))
    act(() => result.current.touch('venue.pinCode'))
    const before = renders
    act(() => result.current.touch('venue.pinCode'))
    expect(renders).toBe(before)
  })

  test('shows every problem once Pay was pressed, until it is solved', () => {
    const { result, rerender } = renderFields({}, { problems: [phoneNeeded, pinNeeded], submitted: true })
    expect([result.current.text('pinCode').error, result.current.text('contactPhone').error]).toEqual([
      pinNeeded.message,
      phoneNeeded.message,
    ])
    rerender({ problems: [phoneNeeded], submitted: true })
    expect(result.current.text('pinCode').error).toBeUndefined()
  })

  test('names each control by its field, so that the list of problems leads there', () => {
    const { result } = renderFields({})
    const ids = (['veg', 'placeText', 'pinCode', 'note'] as const).map((name) => result.current.text(name).id)
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
])('apiName returns the name of %s in the API', (name, named) => {
  expect(apiName(name)).toBe(named)
})

test.each([
  ['98765 43210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['0091 98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['9198765432', '9198765432'],
  ['98765 43210 99', '9876543210'],
  ['98765 09143', '9876509143'],
  ['98765 43091 2', '9876543091'],
  ['call me', ''],
])('phoneDigits reads %j as %j', (text, read) => {
  expect(phoneDigits(text)).toBe(read)
})
