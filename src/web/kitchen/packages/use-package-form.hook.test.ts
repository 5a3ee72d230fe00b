import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aFilledMenu, anOfferOf, anOwnPackage } from '#test/factories/own-offer.ts'
import { anApiError } from '#test/support/api-stub.ts'
import { packageDraftStore } from './package-drafts.ts'
import { entryOf } from './package-entries.ts'
import { usePackageForm } from './use-package-form.ts'
import type { SubmitFailure } from './use-submit-packages.ts'

const saved = anOwnPackage('P1')
const offer = anOfferOf({ menus: [aFilledMenu('M1')], packages: [saved] })

function formOf(failure?: SubmitFailure) {
  const store = packageDraftStore('U1')
  const entry = () => entryOf('P1', saved, store.get()['P1'])
  return {
    store,
    ...renderHook(({ failed }) => usePackageForm({ offer, store }, entry(), failed), {
      initialProps: { failed: failure },
    }),
  }
}

beforeEach(() => void dispatchEvent(new StorageEvent('storage', { key: null })))

test('edits are stored with what was saved, and survive the form', () => {
  const first = formOf()
  act(() => first.result.current.set({ name: 'New' }))
  expect(first.store.get()['P1']).toMatchObject({ typed: { name: 'New' }, before: { name: 'Package P1' } })
  first.unmount()
  expect(formOf().result.current.values.name).toBe('New')
})

test('what keeps it from being submitted shows when the submit failed, and the first field gets the focus', () => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  const control = document.body.appendChild(document.createElement('input'))
  control.id = 'package-P1-name'
  const { result, rerender } = formOf()
  act(() => result.current.set({ name: ' ' }))
  expect(result.current.errorOf('name')).toBeUndefined()
  rerender({ failed: { name: 'x', message: 'x', error: undefined } })
  expect(result.current.errorOf('name')).toBe('Enter a package name')
  expect(document.activeElement).toBe(control)
  control.remove()
})

test('what the server said shows beside its field until the field changes', () => {
  const { result } = formOf({ name: 'x', message: 'Too dear', error: anApiError({ price: 'Too dear' }) })
  expect(result.current.errorOf('basePrice')).toBe('Too dear')
  act(() => result.current.set({ basePrice: '10' }))
  expect(result.current.errorOf('basePrice')).toBeUndefined()
})
