import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anApiError } from '#test/support/api-stub.ts'
import { showControl } from '#web/ui/display/problem-list.tsx'
import type { FormDraft } from './form-draft.ts'
import type { FormSchema } from './form-schema.ts'
import type { Problem } from './problems.ts'
import { useSchemaForm } from './use-schema-form.ts'

vi.mock('#web/ui/display/problem-list.tsx', () => ({ showControl: vi.fn() }))

interface Values {
  name: string
  pinCode: string
  place: string
  point: number | undefined
}

const schema: FormSchema<Values, { area: string }> = {
  name: { problem: ({ name }) => (name === '' ? 'Enter a name' : undefined) },
  pinCode: {
    apiName: 'venue.pinCode',
    clean: (text) => text.replace(/\D/g, ''),
    problem: ({ pinCode }) => (pinCode.length === 6 ? undefined : 'Enter a PIN code'),
    follow: ({ pinCode }, { area }) => (pinCode === '400050' ? { place: area, point: 1 } : {}),
  },
  place: { aliases: ['areas'] },
  point: { partOf: 'place' },
}
const initial: Values = { name: '', pinCode: '', place: '', point: undefined }
const right: Values = { ...initial, name: 'Asha', pinCode: '400001' }

beforeEach(() => {
  vi.mocked(showControl).mockReset()
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work())
})

/** A draft as a store holds one. */
function aDraft(typed?: Partial<Values>) {
  let current = typed
  const listeners = new Set<() => void>()
  const put = (next: Partial<Values> | undefined) => {
    current = next
    for (const listener of listeners) listener()
  }
  const draft: FormDraft<Values> = {
    get: () => current,
    change: (change) => put({ ...current, ...change }),
    clear: () => put(undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return draft
}

interface Given {
  initial?: Values
  draft?: FormDraft<Values>
  allProblems?: (own: readonly Problem[]) => readonly Problem[]
}

function render(given: Given = {}) {
  const { result, rerender } = renderHook(
    (props: Given) => useSchemaForm(schema, { id: 'f', initial, context: { area: 'Bandra' }, ...props }),
    { initialProps: given },
  )
  const form = () => result.current
  return {
    form,
    rerender,
    type: (name: 'name' | 'pinCode' | 'place', value: string) =>
      act(() =>
        form()
          .field(name)
          .onChange({ target: { value } } as never),
      ),
    leave: (name: 'name' | 'pinCode' | 'place') => act(() => form().field(name).onBlur()),
    submit: (send: (entered: Values) => Promise<void>) => act(async () => form().submit(send)()),
    errors: () => (['name', 'pinCode', 'place'] as const).map((name) => form().errorOf(name)),
  }
}

describe('a problem', () => {
  test('is shown once its field was left, goes as soon as the field is right, and comes back', () => {
    const { type, leave, errors } = render()
    type('name', 'A')
    type('name', '')
    expect(errors()).toEqual([undefined, undefined, undefined])
    leave('name')
    expect(errors()).toEqual(['Enter a name', undefined, undefined])
    type('name', 'Asha')
    expect(errors()).toEqual([undefined, undefined, undefined])
    type('name', '')
    expect(errors()).toEqual(['Enter a name', undefined, undefined])
  })

  test('is shown with all others, and the first focused, when Submit is pressed', async () => {
    const { form, submit, errors } = render()
    const send = vi.fn<() => Promise<void>>(async () => {})
    expect(form().summary).toEqual([])
    await submit(send)
    expect(errors()).toEqual(['Enter a name', 'Enter a PIN code', undefined])
    expect(form().summary.map(({ field }) => field)).toEqual(['name', 'venue.pinCode'])
    expect(vi.mocked(showControl).mock.calls).toEqual([['f-name']])
    expect(send).not.toHaveBeenCalled()
  })

  test('known from elsewhere is shown by the same rule, and keeps the form from being sent', async () => {
    const { submit, leave, errors } = render({
      initial: right,
      allProblems: (own) => [...own, { field: 'place', message: 'Too far away' }],
    })
    const send = vi.fn<() => Promise<void>>(async () => {})
    expect(errors()[2]).toBeUndefined()
    leave('place')
    expect(errors()[2]).toBe('Too far away')
    await submit(send)
    expect([send.mock.calls.length, vi.mocked(showControl).mock.calls]).toEqual([0, [['f-place']]])
  })

  test('is not drawn again when a field is left a second time', () => {
    const { form, leave } = render()
    leave('name')
    const before = form()
    leave('name')
    expect(form()).toBe(before)
  })
})

describe('a field', () => {
  test('has what its control needs', () => {
    const { form, leave } = render({ initial: { ...initial, pinCode: '4000' } })
    leave('pinCode')
    expect(form().field('pinCode')).toMatchObject({
      id: 'f-venue-pinCode',
      name: 'pinCode',
      value: '4000',
      error: 'Enter a PIN code',
    })
  })

  test('is cleaned as it is typed, and others follow it', () => {
    const { form, type } = render()
    type('pinCode', 'PIN 400 050')
    expect(form().values).toEqual({ ...initial, pinCode: '400050', place: 'Bandra', point: 1 })
  })
})

test('a field that is edited and left by one event holds the edit', () => {
  const { form } = render()
  act(() => {
    form().set({ place: 'Bandra' })
    form().touch('place')
  })
  expect(form().values.place).toBe('Bandra')
})

describe('what the server says', () => {
  test('is shown beside its fields until they change, also a part, and the first in the form is focused', () => {
    const { form, errors, type } = render({ initial: right })
    act(() => form().reject(anApiError({ 'areas.0': 'Unknown area', other: 'x', name: 'Taken' }), 'Failed'))
    expect(errors()).toEqual(['Taken', undefined, 'Unknown area'])
    expect([form().failure, vi.mocked(showControl).mock.calls]).toEqual(['', [['f-name']]])
    type('name', 'Asha P')
    act(() => form().set({ point: 2 }))
    expect(errors()).toEqual([undefined, undefined, undefined])
    type('name', 'Asha')
    expect(errors()[0]).toBe('Taken')
  })

  test('gives way to what the form finds itself', () => {
    const { form, errors } = render({ initial: { ...right, name: '' } })
    act(() => form().reject(anApiError({ name: 'Taken' }), 'Failed'))
    expect(errors()[0]).toBe('Enter a name')
    expect(form().problems).toHaveLength(1)
  })

  test.each([anApiError({}), anApiError({ other: 'x' }), new TypeError('offline')])(
    'of no field is the failure of the form: %s',
    (error) => {
      const { form } = render({ initial: right })
      act(() => form().reject(error, 'Try again'))
      expect([form().failure, form().problems, vi.mocked(showControl).mock.calls]).toEqual(['Try again', [], []])
    },
  )

  test('is forgotten when the form is sent again', async () => {
    const { form, submit } = render({ initial: right })
    act(() => form().reject(undefined, 'Try again'))
    act(() => form().reject(anApiError({ name: 'Taken' }), ''))
    const send = vi.fn<() => Promise<void>>(async () => {})
    await submit(send)
    expect([form().failure, form().problems, send.mock.calls.length]).toEqual(['', [], 1])
  })
})

test('Submit sends again what was sent in vain', async () => {
  const { form } = render({ initial: right })
  const send = vi.fn<(entered: Values) => Promise<void>>().mockRejectedValueOnce(new TypeError('offline'))
  await act(async () => expect(form().submit(send)()).rejects.toThrow('offline'))
  await act(async () => form().submit(send)())
  expect(send).toHaveBeenCalledTimes(2)
})

test('a form that is forgotten shows nothing of what was wrong', async () => {
  const { form, submit } = render({ initial: { ...right, name: '' } })
  act(() => form().showAll())
  expect(form().errorOf('name')).toBe('Enter a name')
  act(() => form().forget())
  expect(form().errorOf('name')).toBeUndefined()
  await submit(async () => {})
  expect(form().errorOf('name')).toBe('Enter a name')
  act(() => form().forget(right))
  act(() => form().reject(anApiError({ name: 'Taken' }), 'Failed'))
  expect(form().errorOf('name')).toBe('Taken')
  act(() => form().forget(right))
  expect(form().errorOf('name')).toBeUndefined()
})

test('Submit sends what was entered, one call at a time', async () => {
  const { form, type, submit } = render({ initial: right })
  type('name', 'Meera')
  let finish = () => {}
  const send = vi.fn<(entered: Values) => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)))
  const first = form().submit(send)
  await act(async () => {
    void first()
    void first()
  })
  expect([send.mock.calls, form().isSubmitting]).toEqual([[[{ ...right, name: 'Meera' }]], true])
  await act(async () => finish())
  expect(form().isSubmitting).toBe(false)
  await submit(async () => {})
  expect(send).toHaveBeenCalledOnce()
})

describe('edits', () => {
  test('without a draft are told by what differs, and are forgotten', () => {
    const { form, type, leave, errors } = render({ initial: right })
    expect(form().isEdited).toBe(false)
    type('name', '')
    leave('name')
    expect(form().isEdited).toBe(true)
    act(() => form().forget())
    expect([form().isEdited, form().values, errors()]).toEqual([false, right, [undefined, undefined, undefined]])
    act(() => form().forget({ ...right, name: 'Meera' }))
    expect([form().isEdited, form().values.name]).toEqual([false, 'Meera'])
  })

  test('are stored in the draft and shown above what was loaded', () => {
    const draft = aDraft({ place: 'Bandra' })
    const { form, type, rerender } = render({ draft, initial: right })
    expect([form().values, form().isEdited]).toEqual([{ ...right, place: 'Bandra' }, true])
    type('name', 'Meera')
    expect(draft.get()).toEqual({ place: 'Bandra', name: 'Meera' })
    rerender({ draft, initial: { ...right, name: 'Newer', pinCode: '400002', place: 'Newer' } })
    expect(form().values).toEqual({ ...initial, name: 'Meera', pinCode: '400002', place: 'Bandra' })
    act(() => form().forget())
    expect([draft.get(), form().values.name, form().isEdited]).toEqual([undefined, 'Newer', false])
  })

  test('of another tab are shown', () => {
    const draft = aDraft()
    const { form } = render({ draft, initial: right })
    act(() => draft.change({ name: 'Other tab', point: 3 }))
    expect(form().values).toMatchObject({ name: 'Other tab', point: 3 })
    act(() => draft.clear())
    expect(form().values).toEqual(right)
  })
})
