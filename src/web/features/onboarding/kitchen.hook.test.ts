import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useNavigate } from 'react-router'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { refused, stubApi } from '#test/support/api-stub.ts'
import { checkSession, currentSession, refreshUser } from '#web/features/identity/session.ts'
import { m } from '#web/paraglide/messages.js'
import { showControl } from '#web/ui/problem-list.tsx'
import { notify } from '#web/ui/toaster.tsx'
import { unsavedKitchen } from './unsaved-kitchen.ts'
import { useKitchenForm } from './use-kitchen-form.ts'
import { useOwnCaterer } from './use-own-caterer.ts'
import { useSaveKitchen } from './use-save-kitchen.ts'

vi.mock('react-router', async (original) => ({ ...(await original()), useNavigate: vi.fn() }))
vi.mock('#web/features/identity/session.ts', () => ({
  checkSession: vi.fn(),
  currentSession: vi.fn(),
  refreshUser: vi.fn(),
}))
vi.mock('#web/ui/problem-list.tsx', () => ({ showControl: vi.fn() }))
vi.mock('#web/ui/toaster.tsx', () => ({ notify: vi.fn() }))

const user = { id: 'USER1', phone: '+919820012345', catererId: 'CAT1' } as User
const newcomer = { ...user, catererId: undefined } as unknown as User
const navigate = vi.fn<(path: string) => Promise<void>>()

/** What the server tells an owner, as far as the form shows it. */
const saved = {
  id: 'CAT1',
  version: 3,
  gstNo: '27AABCC1234D1ZB',
  gstScheme: 'REGULAR_5',
  approval: { state: 'approved' },
  name: 'Annapurna Rasoi',
  address: '12 SV Road, Andheri West',
  googleLocation: { lat: 19.1197, lng: 72.8464 },
  serviceAddress: 'Andheri, Mumbai',
  mobileNo: 9820012345,
  contact: '+919820012345',
  extraInformation: '',
  specialistIn: '',
  complimentary: '',
  cuisinesOffered: [],
  inServiceFrom: '2020-01-01',
  cateringType: ['veg'],
  maxPrice: null,
  minPrice: null,
  fssaiNo: null,
  maximumServingCapacity: 500,
} as unknown as OwnCaterer

beforeEach(() => {
  vi.mocked(useNavigate).mockReturnValue(navigate as never)
  navigate.mockReset().mockResolvedValue(undefined)
  vi.mocked(notify).mockReset()
  vi.mocked(showControl).mockReset()
  vi.mocked(checkSession).mockReset().mockResolvedValue(undefined)
  vi.mocked(refreshUser).mockReset().mockResolvedValue(undefined)
  vi.mocked(currentSession).mockReset().mockReturnValue({ status: 'signed_in', user: newcomer })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work())
  act(() => unsavedKitchen.set(undefined))
})

describe('useKitchenForm', () => {
  const render = (caterer: OwnCaterer | undefined = saved, who = user) =>
    renderHook((props: { who: User }) => useKitchenForm(props.who, caterer), { initialProps: { who } }).result

  test('starts with the saved profile, or with what the account knows', () => {
    expect(render().current.fields).toMatchObject({ name: 'Annapurna Rasoi', mobileNo: '9820012345' })
    expect(renderHook(() => useKitchenForm(newcomer, undefined)).result.current.fields).toMatchObject({
      name: '',
      mobileNo: '9820012345',
    })
  })

  test('stores every key, for this account only', () => {
    const form = render()
    expect(form.current.isTyped).toBe(false)
    act(() => form.current.set({ name: 'Annapurna' }))
    act(() =>
      form.current
        .text('specialistIn', (text) => text.toUpperCase())
        .onChange({
          target: { value: 'thali' },
        } as never),
    )
    expect(form.current).toMatchObject({ isTyped: true, fields: { name: 'Annapurna', specialistIn: 'THALI' } })
    expect(unsavedKitchen.get()?.typed).toEqual({ name: 'Annapurna', specialistIn: 'THALI' })
    const other = { ...user, id: 'USER2' } as User
    const others = renderHook(() => useKitchenForm(other, undefined)).result
    expect(others.current.fields.name).toBe('')
    act(() => others.current.set({ address: 'Elsewhere' }))
    expect(unsavedKitchen.get()).toEqual({ version: 1, owner: 'USER2', typed: { address: 'Elsewhere' } })
  })

  test('shows a problem once its field was left, and all of them after Submit', () => {
    const form = render()
    act(() => form.current.set({ name: '', gstNo: '' }))
    expect([form.current.errorOf('name'), form.current.shown]).toEqual([undefined, []])
    expect(form.current.problems.map(({ field }) => field)).toEqual(['gstNo', 'name'])
    act(() => form.current.text('name').onBlur())
    act(() => form.current.touch('name'))
    expect(form.current.text('name')).toMatchObject({ id: 'kitchen-name', value: '', error: m.onboarding_need_name() })
    expect(form.current.errorOf('gstNo')).toBeUndefined()
    act(() => form.current.showAll())
    expect(form.current.errorOf('gstNo')).toBe(m.onboarding_need_gst())
    expect(form.current.shown.map(({ field }) => field)).toEqual(['gstNo', 'name'])
  })

  test('shows what the server said of a field until that field changes', () => {
    const form = render()
    act(() =>
      form.current.hear([
        { field: 'name', sentence: 'This name is taken.' },
        { field: 'address', sentence: 'We cannot find this address.' },
      ]),
    )
    expect([form.current.errorOf('name'), form.current.errorOf('address')]).toEqual([
      'This name is taken.',
      'We cannot find this address.',
    ])
    act(() => form.current.set({ name: 'Annapurna 2' }))
    expect(form.current.errorOf('name')).toBeUndefined()
    act(() => form.current.set({ point: { lat: 1, lng: 2 } }))
    expect(form.current.errorOf('address')).toBeUndefined()
    act(() => form.current.set({ name: saved.name }))
    expect(form.current.errorOf('name')).toBe('This name is taken.')
  })

  test('shows its own problem rather than the server’s', () => {
    const form = render()
    act(() => form.current.set({ name: ' ' }))
    act(() => form.current.hear([{ field: 'name', sentence: 'This name is taken.' }]))
    expect(form.current.errorOf('name')).toBe(m.onboarding_need_name())
    expect(form.current.problems).toHaveLength(1)
  })

  test('forgets what was typed, left, submitted and said', () => {
    const form = render()
    act(() => form.current.set({ name: '' }))
    act(() => form.current.touch('name'))
    act(() => form.current.showAll())
    act(() => form.current.hear([{ field: 'address', sentence: 'Wrong' }]))
    act(() => form.current.forget())
    expect(form.current).toMatchObject({ isTyped: false, shown: [], problems: [], fields: { name: saved.name } })
    act(() => form.current.set({ name: '' }))
    expect(form.current.errorOf('name')).toBeUndefined()
  })
})

describe('useOwnCaterer', () => {
  const render = (who = user) =>
    renderHook((props: { who: User }) => useOwnCaterer(props.who), { initialProps: { who } })
  const settle = () => act(async () => {})

  test('loads the profile of the account', async () => {
    const server = stubApi(() => Response.json(saved))
    const { result } = render()
    expect(result.current).toMatchObject({ state: 'loading', caterer: undefined })
    await settle()
    expect(result.current).toMatchObject({ state: 'there', caterer: { id: 'CAT1' } })
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/caterer/CAT1'])
    expect(refreshUser).not.toHaveBeenCalled()
  })

  test('asks once more about an account without a profile', async () => {
    stubApi(() => Response.json(saved))
    const { result } = render(newcomer)
    await settle()
    expect(result.current).toMatchObject({ state: 'none', caterer: undefined })
    expect(refreshUser).toHaveBeenCalledOnce()
    vi.mocked(currentSession).mockReturnValue({ status: 'signed_in', user })
    await act(async () => void (await result.current.reload()))
    expect(result.current).toMatchObject({ state: 'there', caterer: { id: 'CAT1' } })
  })

  test('fails, and loads again on retry', async () => {
    const server = stubApi(() => Promise.reject(new TypeError('offline')))
    const { result } = render()
    await settle()
    expect(result.current.state).toBe('failed')
    server.answerWith(() => Response.json(saved))
    act(() => result.current.retry())
    expect(result.current.state).toBe('loading')
    await settle()
    expect(result.current.state).toBe('there')
  })

  test.each(['gstNo', 'gstScheme', 'mobileNo', 'approval', 'version'])(
    'fails when the server keeps back %s',
    async (name) => {
      stubApi(() => Response.json({ ...saved, [name]: undefined }))
      const { result } = render()
      await settle()
      expect(result.current.state).toBe('failed')
    },
  )

  test('shows nothing of another account', async () => {
    const server = stubApi(() => Response.json(saved))
    const { result, rerender } = render()
    await settle()
    server.answerWith(() => new Promise(() => {}))
    rerender({ who: { ...user, id: 'USER2', catererId: 'CAT2' } as User })
    expect(result.current).toMatchObject({ state: 'loading', caterer: undefined })
    expect(server.requests.at(-1)?.path).toBe('/api/caterer/CAT2')
  })

  test('loads again when the account gets a profile in another tab', async () => {
    const server = stubApi(() => Response.json(saved))
    const { result, rerender } = render(newcomer)
    await settle()
    rerender({ who: user })
    await settle()
    expect([result.current.state, server.requests.length]).toEqual(['there', 1])
  })

  test('shows what a change answered', async () => {
    stubApi(() => Response.json(saved))
    const { result } = render()
    await settle()
    act(() => result.current.put({ ...saved, name: 'New name' }))
    expect(result.current.caterer?.name).toBe('New name')
  })
})

describe('useSaveKitchen', () => {
  function render(given: OwnCaterer | 'none' = saved) {
    const caterer = given === 'none' ? undefined : given
    const kitchen = {
      state: 'there' as const,
      caterer,
      reload: vi.fn<() => Promise<OwnCaterer | undefined>>(async () => saved),
      retry: () => {},
      put: vi.fn<(changed: OwnCaterer) => void>(),
    }
    const who = caterer ? user : newcomer
    const { result } = renderHook(() => {
      const form = useKitchenForm(who, kitchen.caterer)
      return { form, save: useSaveKitchen(kitchen, form) }
    })
    const submit = () => act(async () => result.current.save.submit())
    const type = (typed: object) => act(() => result.current.form.set(typed))
    return { kitchen, result, submit, type }
  }
  const complete = {
    gstNo: '27AABCC1234D1ZB',
    name: 'Annapurna Rasoi',
    address: '12 SV Road',
    point: { lat: 19.1, lng: 72.8 },
    serviceAddress: 'Andheri, Mumbai',
    cateringType: ['veg'],
  }

  test('sends only what changed, with the version it was loaded at', async () => {
    const server = stubApi(() => Response.json({ ...saved, name: 'New name', version: 4 }))
    const { kitchen, result, submit, type } = render()
    type({ name: 'New name' })
    await submit()
    expect(server.requests).toEqual([
      { method: 'PATCH', path: '/api/caterer/CAT1', body: { name: 'New name', version: 3 } },
    ])
    expect(kitchen.put.mock.calls.map(([{ version }]) => version)).toEqual([4])
    expect(checkSession).toHaveBeenCalledOnce()
    expect(vi.mocked(notify).mock.calls).toEqual([[m.account_saved(), 'success']])
    expect(navigate.mock.calls).toEqual([['/caterer-dashboard']])
    expect(result.current.form.isTyped).toBe(false)
    expect(result.current.save).toMatchObject({ pending: false, failure: '', stale: false })
  })

  test('creates a profile where there is none', async () => {
    const server = stubApi(() => Response.json(saved))
    const { submit, type } = render('none')
    type(complete)
    await submit()
    expect(server.requests).toMatchObject([
      { method: 'POST', path: '/api/caterer', body: { name: 'Annapurna Rasoi', mobileNo: '9820012345' } },
    ])
  })

  test('says that nothing changed, and sends nothing', async () => {
    const server = stubApi()
    const { result, submit, type } = render()
    type({ name: ` ${saved.name} ` })
    await submit()
    expect(vi.mocked(notify).mock.calls).toEqual([[m.account_no_changes()]])
    expect([server.requests.length, result.current.form.isTyped, navigate.mock.calls.length]).toEqual([0, false, 0])
  })

  test('leads to the first problem instead of sending', async () => {
    const server = stubApi()
    const { result, submit, type } = render()
    type({ name: '', gstNo: '' })
    await submit()
    expect(vi.mocked(showControl).mock.calls).toEqual([['kitchen-gstNo']])
    expect(result.current.form.shown).toHaveLength(2)
    expect(server.requests).toEqual([])
  })

  test('sends once however often it is pressed, and is pending meanwhile', async () => {
    let answer: (value: Response) => void = () => {}
    const server = stubApi(() => new Promise((resolve) => (answer = resolve)))
    const { result, submit, type } = render()
    type({ name: 'New name' })
    await act(async () => {
      void result.current.save.submit()
      void result.current.save.submit()
    })
    expect([server.requests.length, result.current.save.pending]).toEqual([1, true])
    await act(async () => answer(refused('busy', 'Too busy')))
    expect(result.current.save).toMatchObject({ pending: false, failure: 'Too busy', stale: false })
    server.answerWith(() => Response.json(saved))
    await submit()
    expect(server.requests).toHaveLength(2)
    expect(result.current.save.failure).toBe('')
  })

  test('shows what the server said beside its fields, and leads to the first', async () => {
    stubApi(() =>
      refused('malformed', 'x', { 'googleLocation.lat': 'Choose a place.', unknown: 'Ignored', name: 'Taken.' }),
    )
    const { result, submit, type } = render()
    type({ name: 'New name' })
    await submit()
    expect([result.current.form.errorOf('address'), result.current.form.errorOf('name')]).toEqual([
      'Choose a place.',
      'Taken.',
    ])
    expect(vi.mocked(showControl).mock.calls).toEqual([['kitchen-address']])
    expect([result.current.save.failure, result.current.save.stale]).toEqual(['', false])
    expect(vi.mocked(notify).mock.calls).toEqual([['x', 'error']])
  })

  test('says when the profile was changed elsewhere, and loads it below what is typed', async () => {
    const server = stubApi(() => refused('caterer_changed', 'Somebody changed this profile.'))
    const { kitchen, result, submit, type } = render()
    type({ name: 'New name' })
    await submit()
    expect(result.current.save).toMatchObject({ stale: true, failure: 'Somebody changed this profile.' })
    await act(async () => result.current.save.loadAnew())
    expect(kitchen.reload).toHaveBeenCalledOnce()
    expect(result.current.save).toMatchObject({ stale: false, failure: '' })
    expect(result.current.form.fields.name).toBe('New name')
    expect(vi.mocked(notify).mock.calls.at(-1)).toEqual([m.onboarding_loaded_anew()])
    expect(server.requests).toHaveLength(1)
  })

  test('says that the service cannot be reached', async () => {
    stubApi(() => Promise.reject(new TypeError('offline')))
    const { result, submit, type } = render()
    type({ name: 'New name' })
    await submit()
    expect(result.current.save.failure).toBe(m.identity_unreachable())
    expect(vi.mocked(notify).mock.calls).toEqual([[m.identity_unreachable(), 'error']])
  })

  test('finishes when the first answer was lost and the profile is what was typed', async () => {
    stubApi(() => refused('caterer_exists', 'You have a profile already.'))
    const { kitchen, submit, type } = render('none')
    type({ ...complete, address: saved.address, point: saved.googleLocation, cateringType: ['veg'] })
    await submit()
    expect(kitchen.put.mock.calls).toEqual([[saved]])
    expect(navigate).toHaveBeenCalledOnce()
  })

  test('fails when the profile that exists is another one, or cannot be loaded', async () => {
    stubApi(() => refused('caterer_exists', 'You have a profile already.'))
    const { kitchen, result, submit, type } = render('none')
    type(complete)
    await submit()
    expect(result.current.save.failure).toBe('You have a profile already.')
    kitchen.reload.mockRejectedValue(new Error('offline'))
    await submit()
    expect(result.current.save.failure).toBe('You have a profile already.')
    expect(navigate).not.toHaveBeenCalled()
  })
})
