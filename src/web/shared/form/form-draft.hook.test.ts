import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storedDrafts } from './form-draft.ts'
import type { FormSchema } from './form-schema.ts'

interface Values {
  name: string
  area: string
}
const schema: FormSchema<Values> = { name: {}, area: {} }

let count = 0
let key = ''
beforeEach(() => {
  localStorage.clear()
  // A draft is read from storage once.
  key = `draft-${(count += 1)}`
})
const open = () => storedDrafts(key, schema)
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

describe('storedDrafts', () => {
  test('adds up edits of one account in storage', () => {
    const draft = open()('asha')
    expect(draft.get()).toBeUndefined()
    draft.change({ name: 'Pushpa' })
    draft.change({ area: 'Virar' })
    expect(draft.get()).toEqual({ name: 'Pushpa', area: 'Virar' })
    expect(stored()).toEqual({ version: 1, owner: 'asha', typed: { name: 'Pushpa', area: 'Virar' } })
    expect(open()('asha').get()).toEqual({ name: 'Pushpa', area: 'Virar' })
  })

  test('are not given to another account, whose edits replace them', () => {
    const drafts = open()
    drafts('asha').change({ name: 'Pushpa' })
    expect(drafts('meera').get()).toBeUndefined()
    drafts('meera').change({ area: 'Virar' })
    expect([drafts('asha').get(), drafts('meera').get()]).toEqual([undefined, { area: 'Virar' }])
  })

  test('forget all edits when cleared', () => {
    const draft = open()('asha')
    draft.change({ name: 'Pushpa' })
    draft.clear()
    expect([draft.get(), open()('asha').get()]).toEqual([undefined, undefined])
  })

  test('follow other tabs and a sign-out', () => {
    const draft = open()('asha')
    draft.change({ name: 'Pushpa' })
    const heard = vi.fn<() => void>()
    const end = draft.subscribe(heard)
    localStorage.setItem(key, JSON.stringify({ version: 1, owner: 'asha', typed: { name: 'Pushpa 2' } }))
    dispatchEvent(Object.assign(new Event('storage'), { key }))
    expect([draft.get(), heard.mock.calls.length]).toEqual([{ name: 'Pushpa 2' }, 1])
    localStorage.clear()
    dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    expect([draft.get(), heard.mock.calls.length]).toEqual([undefined, 2])
    end()
    draft.change({ name: 'Pushpa' })
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('last as long as the page where storage is full', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full })
    const draft = open()('asha')
    draft.change({ name: 'Pushpa' })
    draft.change({ area: 'Virar' })
    expect(draft.get()).toEqual({ name: 'Pushpa', area: 'Virar' })
    draft.clear()
    expect(draft.get()).toBeUndefined()
  })

  test.each([
    null,
    [],
    'x',
    {},
    { version: 2, owner: 'asha', typed: { name: 'Pushpa' } },
    { version: 1, owner: 7, typed: { name: 'Pushpa' } },
    { version: 1, owner: 'asha', typed: ['Pushpa'] },
  ])('read no draft from %j', (found) => {
    localStorage.setItem(key, JSON.stringify(found))
    expect(open()('asha').get()).toBeUndefined()
  })
})
