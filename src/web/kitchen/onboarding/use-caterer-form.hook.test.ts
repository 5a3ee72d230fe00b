import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { annapurna, newcomer, owner } from '#test/factories/own-caterer.ts'
import { anApiError } from '#test/support/api-stub.ts'
import { m } from '#messages'
import { catererDrafts } from './caterer-schema.ts'
import { useCatererForm } from './use-caterer-form.ts'

const draft = catererDrafts(owner.id)
beforeEach(() => act(() => draft.clear()))

describe('useCatererForm', () => {
  const render = (caterer: OwnCaterer | undefined = annapurna, who = owner) =>
    renderHook((props: { who: User }) => useCatererForm(props.who, caterer), { initialProps: { who } }).result

  test('starts with the saved profile, or with what the account knows', () => {
    expect(render().current.values).toMatchObject({ name: 'Annapurna Rasoi', mobileNo: '9820012345' })
    expect(renderHook(() => useCatererForm(newcomer, undefined)).result.current.values).toMatchObject({
      name: '',
      mobileNo: '9820012345',
    })
  })

  test('stores every key, for this account only', () => {
    const form = render()
    expect(form.current.isEdited).toBe(false)
    act(() => form.current.set({ name: 'Annapurna' }))
    act(() => form.current.field('gstNo').onChange({ target: { value: '27 aabcc' } } as never))
    expect(form.current).toMatchObject({ isEdited: true, values: { name: 'Annapurna', gstNo: '27AABCC' } })
    expect(draft.get()).toEqual({ name: 'Annapurna', gstNo: '27AABCC' })
    const other = { ...owner, id: 'USER2' } as User
    const others = renderHook(() => useCatererForm(other, undefined)).result
    expect(others.current.values.name).toBe('')
    act(() => others.current.set({ address: 'Elsewhere' }))
    expect([draft.get(), catererDrafts('USER2').get()]).toEqual([undefined, { address: 'Elsewhere' }])
    expect(localStorage.getItem('unsavedKitchen')).toBe('{"version":1,"owner":"USER2","typed":{"address":"Elsewhere"}}')
  })

  test('shows a problem once its field was left, and all of them after Submit', () => {
    const form = render()
    act(() => form.current.set({ name: '', gstNo: '' }))
    expect([form.current.errorOf('name'), form.current.summary]).toEqual([undefined, []])
    expect(form.current.problems.map(({ field }) => field)).toEqual(['gstNo', 'name'])
    act(() => form.current.field('name').onBlur())
    expect(form.current.errorOf('name')).toBe(m.onboarding_need_name())
    act(() => form.current.touch('name'))
    expect(form.current.field('name')).toMatchObject({ id: 'caterer-name', value: '', error: m.onboarding_need_name() })
    expect(form.current.errorOf('gstNo')).toBeUndefined()
    act(() => form.current.showAll())
    expect(form.current.errorOf('gstNo')).toBe(m.onboarding_need_gst())
    expect(form.current.summary.map(({ field }) => field)).toEqual(['gstNo', 'name'])
  })

  test('shows what the server said of a field until that field changes', () => {
    const form = render()
    act(() =>
      form.current.reject(
        anApiError({ name: 'This name is taken.', 'googleLocation.lat': 'We cannot find this address.' }),
        '',
      ),
    )
    expect([form.current.errorOf('name'), form.current.errorOf('address')]).toEqual([
      'This name is taken.',
      'We cannot find this address.',
    ])
    act(() => form.current.set({ name: 'Annapurna 2' }))
    expect(form.current.errorOf('name')).toBeUndefined()
    act(() => form.current.set({ point: { lat: 1, lng: 2 } }))
    expect(form.current.errorOf('address')).toBeUndefined()
    act(() => form.current.set({ name: annapurna.name }))
    expect(form.current.errorOf('name')).toBe('This name is taken.')
  })

  test('shows its own problem rather than the server’s', () => {
    const form = render()
    act(() => form.current.set({ name: ' ' }))
    act(() => form.current.reject(anApiError({ name: 'This name is taken.' }), ''))
    expect(form.current.errorOf('name')).toBe(m.onboarding_need_name())
    expect(form.current.problems).toHaveLength(1)
  })

  test('forgets what was typed, left, submitted and said', () => {
    const form = render()
    act(() => form.current.set({ name: '' }))
    act(() => form.current.touch('name'))
    act(() => form.current.showAll())
    act(() => form.current.reject(anApiError({ address: 'Wrong' }), ''))
    act(() => form.current.forget())
    expect(form.current).toMatchObject({ isEdited: false, summary: [], problems: [], values: { name: annapurna.name } })
    act(() => form.current.set({ name: '' }))
    expect(form.current.errorOf('name')).toBeUndefined()
  })

  test('takes a text as it was typed', () => {
    const form = render()
    act(() => form.current.field('name').onChange({ target: { value: ' Annapurna ' } } as never))
    expect(form.current.field('name').value).toBe(' Annapurna ')
  })

  test('shows what the server said of one field beside its own problem with another', () => {
    const form = render()
    act(() => form.current.set({ gstNo: '' }))
    act(() => form.current.reject(anApiError({ name: 'This name is taken.' }), ''))
    expect(form.current.problems.map(({ field }) => field)).toEqual(['gstNo', 'name'])
  })

  test('measures a profile by what is saved and by the present day', () => {
    const fieldsWrong = (form: ReturnType<typeof render>) => form.current.problems.map(({ field }) => field)
    const form = render()
    act(() => form.current.set({ inServiceFrom: '2999-01-01' }))
    expect(fieldsWrong(form)).toEqual(['inServiceFrom'])
    act(() => form.current.set({ inServiceFrom: '' }))
    expect(fieldsWrong(form)).toEqual(['inServiceFrom'])
    const first = renderHook(() => useCatererForm(newcomer, undefined)).result
    act(() => first.current.set({ inServiceFrom: '' }))
    expect(fieldsWrong(first)).not.toContain('inServiceFrom')
  })
})
