import { act } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refused } from '#test/support/api-stub.ts'
import { renderInRouter } from '#test/support/in-router.tsx'
import { useSession } from '#web/shared/session/session.ts'
import { readDraft } from '#web/shared/draft/draft.ts'
import { m } from '#web/paraglide/messages.js'
import { useEnquiry } from './use-enquiry.ts'

vi.mock('#web/shared/session/session.ts', () => ({ useSession: vi.fn() }))
vi.mock('#web/shared/draft/draft.ts', () => ({ readDraft: vi.fn() }))
vi.mock('#web/shared/api/browser-api.ts', async () => {
  const { createClient } = await import('#web/shared/api/api.ts')
  return { api: createClient((path, init) => fetch(path, init)) }
})

const user = { firstName: 'Asha', lastName: 'Patil', phone: '+919820012345', email: 'asha@pangat.example' }
const sentKeys: (string | null)[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T04:30:00Z'), toFake: ['Date'] })
  vi.mocked(useSession).mockReturnValue({ status: 'signed_out' })
  vi.mocked(readDraft).mockReturnValue(undefined)
  sentKeys.length = 0
  answer = async () => Response.json({ id: 'E1' }, { status: 201 })
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sentKeys.push(new Headers(init.headers).get('idempotency-key'))
    return answer()
  })
})

const render = (query = '') =>
  renderInRouter(() => {
    const enquiry = useEnquiry('C1')
    // A form shows its errors, which subscribes it to them.
    return { ...enquiry, errors: enquiry.form.formState.errors }
  }, `/caterer/a${query}`)
const fill = (form: ReturnType<ReturnType<typeof render>['current']>['form'], message = 'Do you bring plates?') => {
  form.setValue('name', 'Asha')
  form.setValue('contact', '98200 12345')
  form.setValue('message', message)
}
const send = (view: ReturnType<typeof render>) => act(async () => view.current().send())

describe('useEnquiry', () => {
  test('is sent once filled in, and starts the next one with the same person', async () => {
    const view = render()
    act(() => fill(view.current().form))
    await send(view)
    expect(view.current().sent).toBe(true)
    act(() => view.current().again())
    expect(view.current().sent).toBe(false)
    expect(view.current().form.getValues()).toMatchObject({ name: 'Asha', contact: '98200 12345', message: '' })
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

  test('says that it could not be sent, and keeps what was typed', async () => {
    const view = render()
    answer = () => Promise.reject(new TypeError('offline'))
    act(() => fill(view.current().form))
    await send(view)
    expect(view.current()).toMatchObject({ sent: false, errors: { root: { message: m.caterer_ask_failed() } } })
    expect(view.current().form.getValues('message')).toBe('Do you bring plates?')
  })

  test('shows what the server refused beside its fields, else above the button', async () => {
    const view = render()
    answer = async () => refused('malformed', 'Check the form', { email: 'Wrong address', guests: 'Too many' })
    act(() => fill(view.current().form))
    await send(view)
    expect(view.current().errors).toMatchObject({
      email: { message: 'Wrong address' },
      guests: { message: 'Too many' },
    })
    expect(view.current().errors.root).toBeUndefined()
    answer = async () => refused('too_many_requests', 'Wait a while')
    const other = render()
    act(() => fill(other.current().form))
    await send(other)
    expect(other.current().errors.root?.message).toBe('Wait a while')
  })

  test('knows a customer who is logged in, but changes nothing that was typed', async () => {
    vi.mocked(useSession).mockReturnValue({ status: 'signed_in', user } as never)
    const view = render()
    await act(async () => {})
    expect(view.current().form.getValues()).toMatchObject({
      name: 'Asha Patil',
      contact: '9820012345',
      email: 'asha@pangat.example',
    })
    vi.mocked(useSession).mockReturnValue({ status: 'signed_in', user: { ...user, firstName: 'Ravi' } } as never)
    await act(async () => view.router.navigate('/caterer/b'))
    expect(view.current().form.getValues('name')).toBe('Asha Patil')
  })

  test('knows guests and day from the search or the order begun', async () => {
    const searched = render('?people=25-50&date=2026-12-12')
    await act(async () => {})
    expect(searched.current().form.getValues()).toMatchObject({ guests: '25', eventOn: '2026-12-12' })
    vi.mocked(readDraft).mockReturnValue({ details: { guests: '40', eventDate: '2026-12-20' } } as never)
    const begun = render('?people=25-50&date=2026-12-12')
    await act(async () => {})
    expect(begun.current().form.getValues()).toMatchObject({ guests: '40', eventOn: '2026-12-20' })
  })
})
