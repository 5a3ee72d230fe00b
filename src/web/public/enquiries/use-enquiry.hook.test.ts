import { act } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { errorResponse } from '#test/support/api-stub.ts'
import { renderInRouter } from '#test/support/in-router.tsx'
import { useSession } from '#web/shared/session/use-session.ts'
import { readDraft } from '#web/shared/draft/draft.ts'
import { m } from '#messages'
import { showControl } from '#web/ui/display/problem-list.tsx'
import { noEnquiry, type EnquiryFields } from './enquiry-fields.ts'
import { useEnquiry, type Enquiry } from './use-enquiry.ts'

vi.mock('#web/shared/session/use-session.ts', () => ({ useSession: vi.fn() }))
vi.mock('#web/shared/draft/draft.ts', () => ({ readDraft: vi.fn() }))
vi.mock('#web/ui/display/problem-list.tsx', () => ({ showControl: vi.fn() }))
vi.mock('./use-traps.ts', () => ({
  useTraps: () => ({ field: { value: '', onChange: () => {} }, take: async () => ({ filledInMs: 4000 }) }),
}))
vi.mock('#web/shared/api/browser-api.ts', async () => {
  const { createClient } = await import('#web/shared/api/api.ts')
  return { api: createClient((path, init) => fetch(path, init)) }
})

const user = { firstName: 'Asha', lastName: 'Patil', phone: '+919820012345', email: 'asha@pangat.example' }
const sentKeys: (string | null)[] = []
const sent: unknown[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-20T04:30:00Z'), toFake: ['Date'] })
  vi.mocked(useSession).mockReturnValue({ status: 'signed_out' })
  vi.mocked(readDraft).mockReturnValue(undefined)
  sentKeys.length = 0
  sent.length = 0
  answer = async () => Response.json({ id: 'E1', ticket: 'PGE-7K3QX' }, { status: 201 })
  vi.stubGlobal('fetch', (path: string, init: RequestInit & { body: string }) => {
    sent.push([init.method, path, JSON.parse(init.body)])
    sentKeys.push(new Headers(init.headers).get('idempotency-key'))
    return answer()
  })
})

const render = (query = '', catererId = 'C1') =>
  renderInRouter(() => {
    const enquiry = useEnquiry(catererId)
    const { form } = enquiry
    const errors = Object.keys(noEnquiry).map((name) => [name, form.errorOf(name as keyof EnquiryFields)])
    return { ...enquiry, errors: Object.fromEntries(errors.filter(([, error]) => error)) as Record<string, string> }
  }, `/caterer/a${query}`)
const fill = (form: Enquiry['form'], message = 'Do you bring plates?') =>
  form.set({ name: 'Asha', contact: '98200 12345', message })
const send = (view: ReturnType<typeof render>) => act(async () => view.current().send())

describe('useEnquiry', () => {
  test('is sent once filled in, and starts the next one with the same person', async () => {
    const view = render()
    act(() => fill(view.current().form))
    expect(view.current().ticket).toBeUndefined()
    await send(view)
    const body = {
      kind: 'caterer',
      catererId: 'C1',
      name: 'Asha',
      contact: '9820012345',
      message: 'Do you bring plates?',
      filledInMs: 4000,
    }
    expect(sent).toEqual([['POST', '/api/enquiries', body]])
    expect(view.current().ticket).toBe('PGE-7K3QX')
    act(() => view.current().again())
    expect(view.current().ticket).toBeUndefined()
    expect(view.current().form.values).toMatchObject({ name: 'Asha', contact: '98200 12345', message: '' })
  })

  test('has one key for one text, and another one for another text', async () => {
    const view = render()
    answer = () => Promise.reject(new TypeError('offline'))
    act(() => fill(view.current().form))
    await send(view)
    await send(view)
    act(() => fill(view.current().form, 'Do you bring glasses?'))
    await send(view)
    expect(sentKeys).toHaveLength(3)
    expect(sentKeys[0]).toBeTruthy()
    expect([sentKeys[1] === sentKeys[0], sentKeys[2] === sentKeys[0]]).toEqual([true, false])
  })

  test('has a key also in browsers that make no random ones', async () => {
    vi.stubGlobal('crypto', {})
    const view = render()
    answer = () => Promise.reject(new TypeError('offline'))
    act(() => fill(view.current().form))
    await send(view)
    await send(view)
    act(() => fill(view.current().form, 'Do you bring glasses?'))
    await send(view)
    expect(sentKeys[0]).toMatch(/^\d+-[\d.]+$/)
    expect([sentKeys[1] === sentKeys[0], sentKeys[2] === sentKeys[0]]).toEqual([true, false])
  })

  test('validates a field once it was left', async () => {
    const view = render()
    const email = () => view.current().form.field('email')
    act(() => email().onChange({ target: { value: 'asha' } } as never))
    expect(view.current().errors).toEqual({})
    act(() => email().onBlur())
    expect(view.current().errors).toEqual({ email: m.caterer_ask_need_email() })
  })

  test('says that it could not be sent, and keeps what was typed', async () => {
    const view = render()
    answer = () => Promise.reject(new TypeError('offline'))
    act(() => fill(view.current().form))
    await send(view)
    expect(view.current()).toMatchObject({ ticket: undefined, form: { failure: m.enquiry_failed() } })
    expect(view.current().form.values.message).toBe('Do you bring plates?')
  })

  test('shows what the server rejected beside its fields, else above the button', async () => {
    const view = render()
    answer = async () => errorResponse('malformed', 'Check the form', { email: 'Wrong address', guests: 'Too many' })
    act(() => fill(view.current().form))
    await send(view)
    expect(view.current().errors).toEqual({ email: 'Wrong address', guests: 'Too many' })
    answer = async () => errorResponse('too_many_requests', 'Wait a while')
    const other = render()
    act(() => fill(other.current().form))
    await send(other)
    expect(other.current().form.failure).toBe('Wait a while')
  })

  test('leads to the first field that the server rejected', async () => {
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => work())
    const view = render()
    answer = async () => errorResponse('malformed', 'Check the form', { email: 'Wrong address', guests: 'Too many' })
    act(() => fill(view.current().form))
    await send(view)
    expect(vi.mocked(showControl).mock.calls).toEqual([['enquiry-guests']])
  })

  test('knows a customer with one name and a number from abroad', async () => {
    const traveller = { ...user, lastName: '', phone: '+14155550123' }
    vi.mocked(useSession).mockReturnValue({ status: 'signed_in', user: traveller } as never)
    const view = render()
    await act(async () => {})
    expect(view.current().form.values).toMatchObject({ name: 'Asha', contact: '+14155550123' })
  })

  test('knows a customer who logs in later, and keeps what was typed before', async () => {
    const view = render()
    act(() => view.current().form.set({ name: 'Ravi' }))
    vi.mocked(useSession).mockReturnValue({ status: 'signed_in', user } as never)
    await act(async () => view.router.navigate('/caterer/a?rows=all'))
    expect(view.current().form.values).toMatchObject({ name: 'Ravi', contact: '9820012345' })
  })

  test('knows a customer who is logged in, but changes nothing that was typed', async () => {
    vi.mocked(useSession).mockReturnValue({ status: 'signed_in', user } as never)
    const view = render()
    expect(view.current().form.values).toMatchObject({
      name: 'Asha Patil',
      contact: '9820012345',
      email: 'asha@pangat.example',
    })
    act(() => view.current().form.set({ name: 'Asha' }))
    vi.mocked(useSession).mockReturnValue({ status: 'signed_in', user: { ...user, firstName: 'Ravi' } } as never)
    await act(async () => view.router.navigate('/caterer/b'))
    expect(view.current().form.values.name).toBe('Asha')
  })

  test('what was typed survives a reload, for its caterer, until it is sent', async () => {
    const first = render()
    act(() => fill(first.current().form))
    expect(render().current().form.values).toMatchObject({ name: 'Asha', message: 'Do you bring plates?' })
    expect(render('', 'C2').current().form.values).toEqual(noEnquiry)
    await send(first)
    expect(render().current().form.values).toMatchObject({ name: 'Asha', message: '' })
  })

  test('knows guests and day from the search or the order begun', async () => {
    const searched = render('?people=25-50&date=2026-12-12')
    await act(async () => {})
    expect(searched.current().form.values).toMatchObject({ guests: '25', eventOn: '2026-12-12' })
    vi.mocked(readDraft).mockReturnValue({ details: { guests: '40', eventDate: '2026-12-20' } } as never)
    const begun = render('?people=25-50&date=2026-12-12')
    await act(async () => {})
    expect(begun.current().form.values).toMatchObject({ guests: '40', eventOn: '2026-12-20' })
  })

  test('knows guests and day that are chosen later, and keeps what was typed before', async () => {
    const view = render()
    act(() => view.current().form.set({ guests: '30' }))
    await act(async () => view.router.navigate('/caterer/a?people=25-50&date=2026-12-12'))
    expect(view.current().form.values).toMatchObject({ guests: '30', eventOn: '2026-12-12' })
  })
})
