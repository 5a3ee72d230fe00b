import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { FormSchema } from './form-schema.ts'
import { useSchemaForm } from './use-schema-form.ts'
import { useTabDraft } from './use-tab-draft.ts'

interface Values {
  name: string
  message: string
}
const schema: FormSchema<Values> = { name: {}, message: {} }
const initial: Values = { name: '', message: '' }

beforeEach(() => sessionStorage.clear())

const open = (key = 'contact') =>
  renderHook(
    (given) =>
      useSchemaForm(schema, { id: 'form', initial, context: undefined, draft: useTabDraft(given.key, schema) }),
    { initialProps: { key } },
  )

test('edits survive a reload of the tab, for their form alone, and nothing else is stored', () => {
  const { result } = open()
  act(() => result.current.set({ message: 'Do you cook on Sundays?' }))
  expect(open().result.current.values).toEqual({ name: '', message: 'Do you cook on Sundays?' })
  expect(open('complaint').result.current.values).toEqual(initial)
  expect([sessionStorage.getItem('contact'), localStorage.length]).toEqual(['{"message":"Do you cook on Sundays?"}', 0])
})

test('edits go when they were sent', () => {
  const { result } = open()
  act(() => result.current.set({ message: 'Do you cook on Sundays?' }))
  act(() => result.current.forget())
  expect([result.current.values, sessionStorage.length]).toEqual([initial, 0])
})

test('edits go with a sign-out, and not with a change of other storage', () => {
  const { result } = open()
  act(() => result.current.set({ name: 'Asha' }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shortlist' })))
  expect(result.current.values.name).toBe('Asha')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
  expect([result.current.values, sessionStorage.length]).toEqual([initial, 0])
})

test('a form about something else has edits of its own', () => {
  const { result, rerender } = open('review A')
  act(() => result.current.set({ message: 'This is no review' }))
  rerender({ key: 'review B' })
  expect(result.current.values).toEqual(initial)
  rerender({ key: 'review A' })
  expect(result.current.values.message).toBe('This is no review')
})

test('what cannot be read counts as nothing', () => {
  sessionStorage.setItem('contact', '{"name":')
  expect(open().result.current.values).toEqual(initial)
  sessionStorage.setItem('contact', '{"name":7,"message":"Hello"}')
  expect(open().result.current.values).toEqual({ name: '', message: 'Hello' })
})
