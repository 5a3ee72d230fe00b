import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import type { DeletedOffer } from '#contract/endpoints/offer/parts.ts'
import { owner } from '#test/factories/own-caterer.ts'
import { anOwnMenu, anOwnOffer } from '#test/factories/own-offer.ts'
import { errorResponse, stubApi, type SentRequest } from '#test/support/api-stub.ts'
import { m } from '#messages'
import { withMenu, withoutDeleted } from '#web/kitchen/offer/own-offer.ts'
import { useOwnOffer } from '#web/kitchen/offer/use-own-offer.ts'
import { askFirst } from '#web/ui/overlays/alert-dialog.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { menuDrafts } from './menu-edits.ts'
import { useMenuForm } from './use-menu-form.ts'
import { useSubmitMenus } from './use-submit-menus.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))
vi.mock('#web/ui/overlays/alert-dialog.tsx', () => ({ askFirst: vi.fn() }))

const starters = anOwnMenu('M1', 'Starters', ['Samosa'], 4)
const sweets = anOwnMenu('M2', 'Sweets')
const offerPath = '/api/caterer/CAT1/offer'
const onDone = vi.fn<() => void>()
const answers = (error: { code: string; status: number; values?: object; current?: object }) =>
  Response.json(
    { statusCode: error.status, error: 'x', message: ['x'], requestId: 'R', ...error },
    { status: error.status },
  )

beforeEach(() => {
  vi.mocked(notify).mockReset()
  vi.mocked(askFirst).mockReset()
  onDone.mockReset()
  act(() => menuDrafts(owner.id).clear())
})

describe('useSubmitMenus', () => {
  /** The form over these menus; `answer` answers every other request than that for the offer. */
  async function render(menus: OwnMenu[], answer: (request: SentRequest) => Response | Promise<Response>) {
    const saved: { offer: OwnOffer } = { offer: anOwnOffer({ menus }) }
    const server = stubApi(async (request) => {
      if (request.path === offerPath) return Response.json(saved.offer)
      const response = await answer(request)
      // What was answered is saved from then on.
      const body = response.ok ? ((await response.clone().json()) as OwnMenu & DeletedOffer) : undefined
      if (body)
        saved.offer = request.method === 'DELETE' ? withoutDeleted(saved.offer, body) : withMenu(saved.offer, body)
      return response
    })
    const { result } = renderHook(() => {
      const offer = useOwnOffer('CAT1').offer ?? anOwnOffer()
      const form = useMenuForm(owner, offer)
      return { form, offer, submitting: useSubmitMenus({ form, catererId: 'CAT1', offer, onDone }) }
    })
    await act(async () => {})
    const form = () => result.current.form
    const submit = async () => {
      let sent: boolean | undefined
      await act(async () => void (sent = await result.current.submitting.submit()))
      return sent
    }
    const requests = () =>
      server.requests.filter(({ path }) => path !== offerPath).map(({ method, path, body }) => [method, path, body])
    return { result, form, submit, requests, server, saved }
  }
  const toasts = () => vi.mocked(notify).mock.calls.map(([text, kind]) => [text, kind])
  const done = [m.menus_done(), 'success']
  const deleted = (id: string, name: string): DeletedOffer => ({
    id,
    kind: 'menu',
    name,
    deletedAt: '2026-11-25T06:00:00.000Z',
    restorableUntil: '2026-12-25T06:00:00.000Z',
  })

  test('sends only what changed, deletes first, and says that all were processed', async () => {
    const rice = anOwnMenu('M3', 'Rice')
    const { form, submit, requests } = await render([starters, sweets, rice], ({ method, path }) => {
      if (method === 'DELETE') return Response.json(deleted('M2', 'Sweets'))
      return Response.json(
        path === '/api/menus' ? anOwnMenu('M4', 'Sweets') : { ...starters, name: 'Snacks', version: 5 },
      )
    })
    act(() => {
      form().rename('M1', 'Snacks')
      form().removeMenu('M2')
      form().addDrafts([{ name: 'Sweets', dishes: [] }])
    })
    expect(await submit()).toBe(true)
    expect(requests()).toEqual([
      ['DELETE', '/api/menus/M2', undefined],
      ['PATCH', '/api/menus/M1', { name: 'Snacks', version: 4 }],
      ['POST', '/api/menus', { name: 'Sweets', items: [], status: { id: 1 } }],
    ])
    expect(toasts()).toEqual([done, [m.manage_deleted({ name: 'Sweets' }), 'success']])
    expect(onDone).toHaveBeenCalledOnce()
    expect(form().entries.map(({ key, name }) => [key, name])).toEqual([
      ['M1', 'Snacks'],
      ['M3', 'Rice'],
      ['M4', 'Sweets'],
    ])
    expect([form().work, menuDrafts(owner.id).get()]).toEqual([[], undefined])
  })

  test('puts deleted categories back when Undo is pressed', async () => {
    const { form, submit, requests } = await render([starters], ({ method }) =>
      Response.json(method === 'POST' ? starters : deleted('M1', 'Starters')),
    )
    act(() => form().removeMenu('M1'))
    await submit()
    expect(form().entries).toEqual([])
    const [, , undo] = vi.mocked(notify).mock.calls[1] ?? []
    expect(undo?.label).toBe(m.manage_undo())
    await act(async () => undo?.onPress())
    expect(requests().at(-1)).toEqual(['POST', '/api/menus/M1/restore', undefined])
    expect(toasts().at(-1)).toEqual([m.manage_restored({ name: 'Starters' }), 'success'])
    expect(form().entries.map(({ name }) => name)).toEqual(['Starters'])
  })

  test('names and keeps what failed, and forgets what was saved', async () => {
    const { form, submit, requests } = await render([starters], ({ body }) =>
      (body as { name: string }).name === 'Rice'
        ? errorResponse('category_name_taken', 'x', { name: 'Taken.' })
        : Response.json(anOwnMenu('M5', 'Drinks')),
    )
    act(() =>
      form().addDrafts([
        { name: 'Rice', dishes: [] },
        { name: 'Drinks', dishes: [] },
      ]),
    )
    expect(await submit()).toBe(true)
    expect(toasts()).toEqual([[m.menus_some_failed(), 'error']])
    expect(form().failures.list.map(({ name, message }) => [name, message])).toEqual([['Rice', 'Taken.']])
    expect(form().errorOf({ menu: 'new-1', field: 'name' })).toBe('Taken.')
    expect(form().work.map(({ name }) => name)).toEqual(['Rice'])
    expect(onDone).not.toHaveBeenCalled()
    // The next try sends it once more, although it is the same.
    await submit()
    expect(requests()).toHaveLength(3)
  })

  test('says that all failed where none reached the service, without trying the rest', async () => {
    const { form, submit, requests } = await render([starters], () => Promise.reject(new TypeError('offline')))
    act(() => {
      form().rename('M1', 'Snacks')
      form().addDrafts([{ name: 'Rice', dishes: [] }])
    })
    await submit()
    expect(toasts()).toEqual([[m.menus_all_failed(), 'error']])
    expect(form().failures.list.map(({ name, message }) => [name, message])).toEqual([
      ['Snacks', m.identity_unreachable()],
      ['Rice', m.identity_unreachable()],
    ])
    expect(new Set(requests().map(([, path]) => path))).toEqual(new Set(['/api/menus/M1']))
  })

  test('says that some failed where the connection broke later, or all were rejected', async () => {
    let calls = 0
    const { form, submit } = await render([], () => {
      calls += 1
      if (calls > 1) throw new TypeError('offline')
      return Response.json(sweets)
    })
    act(() =>
      form().addDrafts([
        { name: 'Sweets', dishes: [] },
        { name: 'Rice', dishes: [] },
      ]),
    )
    await submit()
    expect(toasts()).toEqual([[m.menus_some_failed(), 'error']])
    expect(form().failures.list.map(({ name }) => name)).toEqual(['Rice'])
  })

  test.each([
    ['at the limit of changes', { status: 429, code: 'too_many_requests' }],
    ['when the session has ended', { status: 401, code: 'login_required' }],
  ])('stops %s', async (_, error) => {
    const { form, submit, requests } = await render([], () => answers(error))
    act(() =>
      form().addDrafts([
        { name: 'Sweets', dishes: [] },
        { name: 'Rice', dishes: [] },
      ]),
    )
    await submit()
    expect([requests().length, form().failures.list.length, toasts()]).toEqual([
      1,
      2,
      [[m.menus_some_failed(), 'error']],
    ])
  })

  test('goes on after one that is gone', async () => {
    const { form, submit, requests } = await render([starters], ({ method }) =>
      method === 'PATCH' ? answers({ status: 404, code: 'menu_not_found' }) : Response.json(sweets),
    )
    act(() => {
      form().rename('M1', 'Snacks')
      form().addDrafts([{ name: 'Sweets', dishes: [] }])
    })
    await submit()
    expect([requests().length, form().failures.list.map(({ name }) => name)]).toEqual([2, ['Snacks']])
  })

  describe('a category that packages have', () => {
    const inUse = ({ path }: SentRequest) =>
      path.endsWith('everywhere=true')
        ? Response.json(deleted('M1', 'Starters'))
        : answers({ status: 409, code: 'menu_in_use', values: { packages: 'Gold, Silver' } })

    test('is removed from them too when asked for', async () => {
      const { form, submit, requests } = await render([starters], inUse)
      vi.mocked(askFirst).mockResolvedValue(true)
      act(() => form().removeMenu('M1'))
      await submit()
      expect(vi.mocked(askFirst).mock.calls).toEqual([
        [
          m.menus_in_use({ name: 'Starters', packages: 'Gold, Silver' }),
          { no: m.menus_keep(), yes: m.menus_delete_everywhere() },
        ],
      ])
      expect(requests().map(([, path]) => path)).toEqual(['/api/menus/M1', '/api/menus/M1?everywhere=true'])
      expect(toasts()[0]).toEqual(done)
    })

    test('is put back otherwise, and the rest is saved', async () => {
      const { form, submit } = await render([starters, sweets], (request) =>
        request.method === 'PATCH' ? Response.json({ ...sweets, name: 'Desserts', version: 2 }) : inUse(request),
      )
      vi.mocked(askFirst).mockResolvedValue(false)
      act(() => form().removeMenu('M1'))
      expect(await submit()).toBe(true)
      expect([form().entries[0]?.isRemoved, toasts(), onDone.mock.calls.length]).toEqual([undefined, [], 0])
      act(() => {
        form().removeMenu('M1')
        form().rename('M2', 'Desserts')
      })
      await submit()
      expect([form().entries.map(({ name }) => name), toasts()]).toEqual([['Starters', 'Desserts'], [done]])
    })

    test('fails as any other when it cannot be deleted', async () => {
      const { form, submit } = await render([starters], () => answers({ status: 404, code: 'menu_not_found' }))
      act(() => form().removeMenu('M1'))
      await submit()
      expect([askFirst, form().failures.list.length]).toEqual([expect.not.objectContaining({ calls: [1] }), 1])
      expect(vi.mocked(askFirst)).not.toHaveBeenCalled()
    })
  })

  describe('a category that was changed elsewhere', () => {
    const stale = (current: OwnMenu) => answers({ status: 409, code: 'offer_changed', current })

    test('shows both values, and is not sent until one is chosen', async () => {
      const current = { ...starters, name: 'Bites', version: 5 }
      const { form, submit, requests, server } = await render([starters], () => stale(current))
      act(() => form().rename('M1', 'Snacks'))
      expect(await submit()).toBe(true)
      expect([...form().conflicts.keys()]).toEqual(['M1'])
      expect(toasts()).toEqual([[m.menus_some_failed(), 'error']])
      expect([await submit(), requests().length]).toEqual([false, 1])
      act(() => form().resolve('M1', { name: 'mine' }))
      server.answerWith(() => Response.json({ ...current, name: 'Snacks', version: 6 }))
      await submit()
      expect(requests().at(-1)).toEqual(['PATCH', '/api/menus/M1', { name: 'Snacks', version: 5 }])
      expect(toasts().at(-1)).toEqual(done)
    })

    test('counts as saved when an earlier try, whose answer was lost, has saved it', async () => {
      const { form, submit } = await render([starters], () => stale({ ...starters, name: 'Snacks', version: 5 }))
      act(() => form().rename('M1', 'Snacks'))
      await submit()
      expect([toasts(), form().work, onDone.mock.calls.length]).toEqual([[done], [], 1])
    })
  })

  test('a new category counts as saved when an earlier try has created it', async () => {
    const { form, submit, saved } = await render([starters], () =>
      errorResponse('category_name_taken', 'x', { name: 'Taken.' }),
    )
    act(() => form().addDrafts([{ name: 'Rice', dishes: [{ diet: 'veg', name: 'Pulao', description: '' }] }]))
    saved.offer = anOwnOffer({ menus: [starters, anOwnMenu('M7', 'Rice', ['Pulao'])] })
    await submit()
    expect([toasts(), form().entries.map(({ key }) => key)]).toEqual([[done], ['M1', 'M7']])
  })

  test('a new category fails when another one has its name, or a saved one takes it', async () => {
    const { form, submit, saved } = await render([starters], () =>
      errorResponse('category_name_taken', 'x', { name: 'Taken.' }),
    )
    act(() => {
      form().rename('M1', 'Rice 2')
      form().addDrafts([{ name: 'Rice', dishes: [] }])
    })
    saved.offer = anOwnOffer({ menus: [starters, anOwnMenu('M7', 'Rice', ['Pulao'])] })
    await submit()
    expect(form().failures.list.map(({ name }) => name)).toEqual(['Rice 2', 'Rice'])
  })

  test('sends nothing while something is wrong, and shows it', async () => {
    const { form, submit, requests } = await render([], () => Response.json(sweets))
    act(() => void form().addMenu())
    expect([await submit(), requests(), form().summary.length]).toEqual([false, [], 1])
  })

  test('says that nothing changed, and forgets what was never saved', async () => {
    const { form, submit, requests } = await render([starters], () => Response.json(sweets))
    act(() => {
      form().addDrafts([{ name: 'Rice', dishes: [] }])
      form().removeMenu('new-1')
    })
    expect([await submit(), requests(), toasts()]).toEqual([true, [], [[m.menus_no_changes(), undefined]]])
    expect(form().entries).toHaveLength(1)
    expect(onDone).not.toHaveBeenCalled()
  })

  test('sends once however often it is pressed, and says how far it is', async () => {
    let answer: (value: Response) => void = () => {}
    const { form, result, requests } = await render([], () => new Promise((resolve) => (answer = resolve)))
    act(() =>
      form().addDrafts([
        { name: 'Sweets', dishes: [] },
        { name: 'Rice', dishes: [] },
      ]),
    )
    expect(result.current.submitting.progress).toBeUndefined()
    await act(async () => {
      void result.current.submitting.submit()
      void result.current.submitting.submit()
    })
    expect([requests().length, result.current.submitting.progress]).toEqual([1, { at: 1, of: 2 }])
    await act(async () => answer(Response.json(sweets)))
    expect([requests().length, result.current.submitting.progress]).toEqual([2, { at: 2, of: 2 }])
    await act(async () => answer(Response.json(anOwnMenu('M3', 'Rice'))))
    expect([result.current.submitting.progress, toasts()]).toEqual([undefined, [done]])
  })
})
