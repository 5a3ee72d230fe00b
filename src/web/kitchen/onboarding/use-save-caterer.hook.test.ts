import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useNavigate } from 'react-router'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { annapurna, newcomer, owner } from '#test/factories/own-caterer.ts'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { checkSession } from '#web/shared/session/session.ts'
import { m } from '#messages'
import { showControl } from '#web/ui/display/problem-list.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { catererDrafts } from './caterer-schema.ts'
import { useCatererForm } from './use-caterer-form.ts'
import { useSaveCaterer } from './use-save-caterer.ts'

vi.mock('react-router', async (original) => ({ ...(await original()), useNavigate: vi.fn() }))
vi.mock('#web/shared/session/session.ts', () => ({ checkSession: vi.fn() }))
vi.mock('#web/ui/display/problem-list.tsx', () => ({ showControl: vi.fn() }))
vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))

const navigate = vi.fn<(path: string, options?: object) => Promise<void>>()

beforeEach(() => {
  vi.mocked(useNavigate).mockReturnValue(navigate as never)
  navigate.mockReset().mockResolvedValue(undefined)
  vi.mocked(notify).mockReset()
  vi.mocked(showControl).mockReset()
  vi.mocked(checkSession).mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work())
  act(() => catererDrafts(owner.id).clear())
})

describe('useSaveCaterer', () => {
  function render(given: OwnCaterer | 'none' = annapurna) {
    const caterer = given === 'none' ? undefined : given
    const own = {
      state: 'there' as const,
      caterer,
      reload: vi.fn<() => Promise<OwnCaterer | undefined>>(async () => annapurna),
      retry: () => {},
      put: vi.fn<(changed: OwnCaterer) => void>(),
    }
    const who = caterer ? owner : newcomer
    const { result } = renderHook(() => {
      const form = useCatererForm(who, own.caterer)
      return { form, save: useSaveCaterer(own, form, '/next') }
    })
    const submit = () => act(async () => result.current.save.submit())
    const type = (typed: object) => act(() => result.current.form.set(typed))
    return { own, result, submit, type }
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
    const server = stubApi(() => Response.json({ ...annapurna, name: 'New name', version: 4 }))
    const { own, result, submit, type } = render()
    expect(result.current.save).toMatchObject({ pending: false, failure: '', stale: false })
    type({ name: 'New name' })
    await submit()
    expect(server.requests).toEqual([
      { method: 'PATCH', path: '/api/caterer/CAT1', body: { name: 'New name', version: 3 } },
    ])
    expect(own.put.mock.calls.map(([{ version }]) => version)).toEqual([4])
    expect(checkSession).toHaveBeenCalledOnce()
    expect(vi.mocked(notify).mock.calls).toEqual([[m.account_saved(), 'success']])
    // Back leads to the profile again.
    const here = ['/caterer-dashboard/onboarding?step=1', { replace: true, preventScrollReset: true }]
    expect(navigate.mock.calls).toEqual([here, ['/next']])
    expect(result.current.form.isEdited).toBe(false)
    expect(result.current.save).toMatchObject({ pending: false, failure: '', stale: false })
  })

  test('creates a profile where there is none', async () => {
    const server = stubApi(() => Response.json(annapurna))
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
    type({ name: ` ${annapurna.name} ` })
    await submit()
    expect(vi.mocked(notify).mock.calls).toEqual([[m.account_no_changes()]])
    expect([server.requests.length, result.current.form.isEdited, navigate.mock.calls.length]).toEqual([0, false, 0])
  })

  test('leads to the first problem instead of sending', async () => {
    const server = stubApi()
    const { result, submit, type } = render()
    type({ name: '', gstNo: '' })
    await submit()
    expect(vi.mocked(showControl).mock.calls).toEqual([['caterer-gstNo']])
    expect(result.current.form.summary).toHaveLength(2)
    expect(server.requests).toEqual([])
  })

  test('sends once however often it is pressed, and is pending until then', async () => {
    let answer: (value: Response) => void = () => {}
    const server = stubApi(() => new Promise((resolve) => (answer = resolve)))
    const { result, submit, type } = render()
    type({ name: 'New name' })
    await act(async () => {
      void result.current.save.submit()
      void result.current.save.submit()
    })
    expect([server.requests.length, result.current.save.pending]).toEqual([1, true])
    await act(async () => answer(errorResponse('busy', m.error_busy())))
    expect(result.current.save).toMatchObject({ pending: false, failure: m.error_busy(), stale: false })
    server.answerWith(() => Response.json(annapurna))
    await submit()
    expect(server.requests).toHaveLength(2)
    expect(result.current.save.failure).toBe('')
  })

  test('shows what the server said beside its fields, and leads to the first', async () => {
    stubApi(() =>
      errorResponse('malformed', 'x', { 'googleLocation.lat': 'Choose a place.', unknown: 'Ignored', name: 'Taken.' }),
    )
    const { result, submit, type } = render()
    type({ name: 'New name' })
    await submit()
    expect([result.current.form.errorOf('address'), result.current.form.errorOf('name')]).toEqual([
      'Choose a place.',
      'Taken.',
    ])
    expect(vi.mocked(showControl).mock.calls).toEqual([['caterer-name']])
    expect([result.current.save.failure, result.current.save.stale]).toEqual(['', false])
    expect(vi.mocked(notify).mock.calls).toEqual([
      ['Choose a place.', 'error'],
      ['Ignored', 'error'],
      ['Taken.', 'error'],
    ])
  })

  test('shows at most five messages as toasts, each once', async () => {
    const said = ['One.', 'Two.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']
    stubApi(() => errorResponse('malformed', 'x', Object.fromEntries(said.map((text, at) => [`field${at}`, text]))))
    const { submit, type } = render()
    type({ name: 'New name' })
    await submit()
    expect(vi.mocked(notify).mock.calls.map(([text]) => text)).toEqual(['One.', 'Two.', 'Three.', 'Four.', 'Five.'])
  })

  test('says when the profile was changed elsewhere, and loads it below what is typed', async () => {
    const server = stubApi(() => errorResponse('caterer_changed', m.error_caterer_changed()))
    const { own, result, submit, type } = render()
    type({ name: 'New name' })
    await submit()
    expect(result.current.save).toMatchObject({ stale: true, failure: m.error_caterer_changed() })
    await act(async () => result.current.save.loadAnew())
    expect(own.reload).toHaveBeenCalledOnce()
    expect(result.current.save).toMatchObject({ stale: false, failure: '' })
    expect(result.current.form.values.name).toBe('New name')
    expect(server.requests).toHaveLength(1)
  })

  test('says everything that is about no field of the form', async () => {
    stubApi(() => errorResponse('malformed', 'x', { lock: 'The profile is locked.', support: 'Call us.' }))
    const { result, submit, type } = render()
    type({ name: 'New name' })
    await submit()
    expect(result.current.save.failure).toBe('The profile is locked. Call us.')
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
    stubApi(() => errorResponse('caterer_exists', m.error_caterer_exists()))
    const { own, submit, type } = render('none')
    type({ ...complete, address: annapurna.address, point: annapurna.googleLocation, cateringType: ['veg'] })
    await submit()
    expect(own.put.mock.calls).toEqual([[annapurna]])
    expect(navigate).toHaveBeenLastCalledWith('/next')
  })

  test('fails when the profile that exists is another one, or cannot be loaded', async () => {
    stubApi(() => errorResponse('caterer_exists', m.error_caterer_exists()))
    const { own, result, submit, type } = render('none')
    type(complete)
    await submit()
    expect(result.current.save.failure).toBe(m.error_caterer_exists())
    own.reload.mockRejectedValue(new Error('offline'))
    await submit()
    expect(result.current.save.failure).toBe(m.error_caterer_exists())
    expect(navigate).not.toHaveBeenCalled()
  })
})
