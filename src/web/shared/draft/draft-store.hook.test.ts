import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyDetails, type Draft } from './draft-shape.ts'
import {
  changeDetails,
  changeDraft,
  currentDraft,
  forgetDraft,
  reloadDraft,
  replaceDraft,
  useDraft,
} from './draft-store.ts'
import { readDraft, storageKeys } from './draft.ts'

const draft: Draft = {
  version: 1,
  catererId: 'C1',
  catererSlug: 'annapurna',
  packageId: 'P1',
  name: 'Home Feast',
  band: '25-50',
  menu: [],
  details: emptyDetails,
  coupon: undefined,
  placing: undefined,
}
beforeEach(() => act(() => forgetDraft()))

describe('the draft of an order', () => {
  test('is stored as it changes, and shown to every component', () => {
    const { result } = renderHook(() => useDraft())
    expect(result.current).toBeUndefined()
    act(() => replaceDraft(draft))
    expect(readDraft()).toEqual(draft)
    act(() => changeDraft({ coupon: 'FLAT10' }))
    act(() => changeDetails({ guests: '40', contactName: 'Asha' }))
    act(() => changeDetails({ guests: '41' }))
    expect(result.current).toMatchObject({ coupon: 'FLAT10', details: { guests: '41', contactName: 'Asha' } })
    expect(readDraft()).toEqual(result.current)
  })

  test('changes nothing while there is none', () => {
    changeDraft({ coupon: 'FLAT10' })
    changeDetails({ guests: '40' })
    expect([currentDraft(), readDraft()]).toEqual([undefined, undefined])
  })

  test('is forgotten here and in storage', () => {
    const { result } = renderHook(() => useDraft())
    act(() => replaceDraft({ ...draft, coupon: 'FLAT10' }))
    act(() => forgetDraft())
    expect([result.current, readDraft(), localStorage.getItem(storageKeys.coupon)]).toEqual([
      undefined,
      undefined,
      null,
    ])
  })

  test.each([storageKeys.draft, storageKeys.coupon, null])('follows another tab that changed %j', (key) => {
    act(() => replaceDraft(draft))
    const { result } = renderHook(() => useDraft())
    localStorage.clear()
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'firstName' })))
    expect(result.current).toEqual(draft)
    act(() => void dispatchEvent(new StorageEvent('storage', { key })))
    expect(result.current).toBeUndefined()
  })

  test('is read again on demand', () => {
    act(() => replaceDraft(draft))
    localStorage.clear()
    expect(currentDraft()).toEqual(draft)
    expect(reloadDraft()).toBeUndefined()
    expect(currentDraft()).toBeUndefined()
  })

  test('follows another tab while no component shows it', () => {
    act(() => replaceDraft(draft))
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    changeDraft({ coupon: 'FLAT10' })
    expect([currentDraft(), localStorage.length]).toEqual([undefined, 0])
  })

  test('is what storage holds when a page opens', async () => {
    act(() => replaceDraft(draft))
    vi.resetModules()
    const anotherPage = await import('./draft-store.ts')
    expect(anotherPage.currentDraft()).toEqual(draft)
  })
})
