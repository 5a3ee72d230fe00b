import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import type { OwnPackage } from '#contract/endpoints/offer/packages.ts'
import { aFilledMenu, anOfferOf, anOwnPackage } from '#test/factories/own-offer.ts'
import { errorResponse, stubApi, type StubHandler } from '#test/support/api-stub.ts'
import { ownOfferQuery } from '#web/kitchen/offer/use-own-offer.ts'
import { queryClient, usePrivateQuery } from '#web/shared/query/query-client.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { noDraft, type PackageDraft, type Section } from './package-drafts.ts'
import { entriesOf } from './package-entries.ts'
import { emptyPackage, fieldsOf } from './package-fields.ts'
import { usePackages } from './use-packages.ts'
import { useSubmitPackages } from './use-submit-packages.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))

const query = ownOfferQuery('CAT1')

function form(offer: OwnOffer, handler?: StubHandler, section: Section = '10-25') {
  const server = stubApi(handler)
  queryClient().setQueryData(query.queryKey, offer)
  const { result } = renderHook(() => {
    const { data = offer } = usePrivateQuery(query, { refetchOnMount: false })
    const packages = usePackages('U1', 'CAT1', data)
    return { packages, form: useSubmitPackages(packages, section) }
  })
  return {
    server,
    result,
    draft: (key: string, values: Partial<PackageDraft>) =>
      act(() => result.current.packages.store.put(key, { ...noDraft, ...values })),
    submit: () => act(() => result.current.form.submit()),
    keys: () => entriesOf(result.current.packages.offer, result.current.packages.drafts, section).map(({ key }) => key),
  }
}

const sent = ({ requests }: ReturnType<typeof stubApi>) =>
  requests.map(({ method, path, body }) => [`${method} ${path}`, body])
const said = () => vi.mocked(notify).mock.calls.map(([text]) => text)
const offer = anOfferOf({
  menus: [aFilledMenu('M1')],
  packages: [anOwnPackage('P1'), anOwnPackage('P2', { bands: ['10-25', '25-50'] })],
})
const edit = { typed: { basePrice: '360' }, before: { basePrice: '350' } }
const currently = (pack: OwnPackage) =>
  Response.json(
    { statusCode: 409, error: 'Conflict', code: 'offer_changed', message: ['x'], current: pack, requestId: 'r' },
    { status: 409 },
  )

beforeEach(() => {
  vi.mocked(notify).mockReset()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

describe('useSubmitPackages', () => {
  test('says so when nothing was changed', async () => {
    const { server, submit } = form(offer)
    expect(await submit()).toBeUndefined()
    expect([server.requests, said()]).toEqual([[], ['No changes detected.']])
  })

  test('saves what was changed alone, with the version', async () => {
    const { server, result, draft, submit } = form(offer, () => Response.json(anOwnPackage('P1', { basePrice: 360 })))
    draft('P1', edit)
    expect(await submit()).toBeUndefined()
    expect(sent(server)).toEqual([['PATCH /api/dishes/P1', { basePrice: 360, version: 1 }]])
    expect(said()).toEqual(['Packages submitted successfully!'])
    expect([result.current.packages.drafts, result.current.form.failures, result.current.form.pending]).toEqual([
      {},
      {},
      false,
    ])
    expect(result.current.packages.offer.packages[0]?.basePrice).toBe(360)
  })

  test('creates new packages, which are the last', async () => {
    const created = anOwnPackage('P3', { name: 'Box' })
    const { server, result, draft, submit, keys } = form(offer, () => Response.json(created))
    draft('new-a', { typed: fieldsOf(created) })
    await submit()
    expect(sent(server)).toMatchObject([['POST /api/dishes', { name: 'Box', bands: ['10-25'], kind: 'package' }]])
    expect([keys(), result.current.packages.drafts]).toEqual([['P1', 'P2', 'P3'], {}])
  })

  test('puts a new package where it was moved to', async () => {
    const created = anOwnPackage('P3', { name: 'Box' })
    const { server, draft, submit, result, keys } = form(offer, () => Response.json(created))
    draft('new-a', { typed: fieldsOf(created), home: '10-25' })
    const { packages } = result.current
    act(() => packages.move('10-25', 2, 1))
    expect([keys(), server.requests]).toEqual([['P1', 'new-a', 'P2'], []])
    await submit()
    expect(keys()).toEqual(['P1', 'P3', 'P2'])
    expect(sent(server).at(-1)).toEqual(['PATCH /api/caterer/CAT1', { dishesfor10_25: ['P1', 'P3', 'P2'] }])
  })

  test('brings the package of an earlier try, whose answer was lost, up to date', async () => {
    const created = anOwnPackage('P3', { name: 'Box' })
    const { server, draft, submit } = form(offer, () => Promise.reject(new TypeError('lost')))
    draft('new-a', { typed: fieldsOf(created) })
    expect(await submit()).toBe('new-a')
    draft('new-a', { typed: { ...fieldsOf(created), basePrice: '380' } })
    server.answerWith(({ method }) => Response.json(method === 'PATCH' ? { ...created, basePrice: 380 } : created))
    expect(await submit()).toBeUndefined()
    expect(new Set(server.requests.flatMap(({ key }) => key ?? []))).toEqual(new Set(['new-a']))
    expect(sent(server).at(-1)).toEqual(['PATCH /api/dishes/P3', { basePrice: 380, version: 1 }])
  })

  test('deletes removed packages, and takes those of several ranges out of this one', async () => {
    const deleted = { id: 'P1', kind: 'package', name: 'Package P1', deletedAt: '', restorableUntil: '' }
    const { server, draft, submit, keys } = form(offer, ({ method }) =>
      Response.json(method === 'DELETE' ? deleted : anOwnPackage('P2', { bands: ['25-50'] })),
    )
    draft('P1', { removedFrom: ['10-25'] })
    draft('P2', { removedFrom: ['10-25'], ...edit })
    draft('new-a', { typed: emptyPackage('package', ['10-25']), removedFrom: ['10-25'] })
    await submit()
    expect(sent(server)).toEqual([
      ['DELETE /api/dishes/P1', undefined],
      ['PATCH /api/dishes/P2', { bands: ['25-50'] }],
    ])
    expect(keys()).toEqual([])
    expect(said()).toEqual(['Package P1 deleted.', 'Packages submitted successfully!'])
  })

  test('names and keeps what failed, and saves the rest', async () => {
    const { server, result, draft, submit } = form(offer, ({ path }) =>
      path.endsWith('P1')
        ? errorResponse('offer_invalid', 'x', { basePrice: 'Too dear' })
        : Response.json(anOwnPackage('P2', { basePrice: 360 })),
    )
    draft('P1', edit)
    draft('P2', edit)
    draft('new-a', { typed: emptyPackage('package', ['10-25']) })
    expect(await submit()).toBe('P1')
    expect(server.requests).toHaveLength(2)
    expect(said()).toEqual(['There was an error submitting the packages. Please try again.'])
    expect(result.current.form.failures).toMatchObject({
      P1: { name: 'Package P1', message: 'Too dear' },
      'new-a': { name: '', message: 'Enter a package name', error: undefined },
    })
    expect(Object.keys(result.current.packages.drafts).toSorted()).toEqual(['P1', 'new-a'])
  })

  test('goes on when other details were changed elsewhere', async () => {
    const current = anOwnPackage('P1', { name: 'Renamed', version: 5 })
    const { server, draft, submit } = form(offer, ({ body }) =>
      (body as { version: number }).version === 1 ? currently(current) : Response.json({ ...current, basePrice: 360 }),
    )
    draft('P1', edit)
    expect(await submit()).toBeUndefined()
    expect(sent(server).map(([, body]) => body)).toEqual([
      { basePrice: 360, version: 1 },
      { basePrice: 360, version: 5 },
    ])
  })

  test('a detail that was changed elsewhere waits for a choice', async () => {
    const { server, result, draft, submit } = form(offer, () =>
      currently(anOwnPackage('P1', { basePrice: 370, version: 2 })),
    )
    draft('P1', edit)
    expect(await submit()).toBe('P1')
    const [entry] = entriesOf(result.current.packages.offer, result.current.packages.drafts, '10-25')
    expect(entry).toMatchObject({
      conflicts: ['basePrice'],
      values: { basePrice: '360' },
      initial: { basePrice: '370' },
    })
    expect(await submit()).toBe('P1')
    expect(server.requests).toHaveLength(1)
    expect(result.current.form.failures['P1']?.message).toBe('This was changed in another window. Choose what to keep.')
  })

  test('loads the offer again when a package is gone', async () => {
    const { server, draft, submit } = form(offer, ({ method }) =>
      method === 'PATCH' ? errorResponse('menu_not_found', 'Gone') : Response.json(anOfferOf()),
    )
    draft('P1', edit)
    await submit()
    expect(sent(server).map(([what]) => what)).toEqual(['PATCH /api/dishes/P1', 'GET /api/caterer/CAT1/offer'])
  })

  test('submits once for two presses, and keeps what is typed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { server, result, draft } = form(offer, () => promise)
    draft('P1', edit)
    let done: Promise<unknown> = Promise.resolve()
    act(() => void (done = Promise.all([result.current.form.submit(), result.current.form.submit()])))
    expect(result.current.form.pending).toBe(true)
    draft('P1', { ...edit, typed: { basePrice: '365' } })
    await act(async () => {
      resolve(Response.json(anOwnPackage('P1', { basePrice: 360, version: 2 })))
      await done
    })
    expect(server.requests).toHaveLength(1)
    const [entry] = entriesOf(result.current.packages.offer, result.current.packages.drafts, '10-25')
    expect(entry).toMatchObject({ values: { basePrice: '365' }, isChanged: true, conflicts: [] })
  })
})
