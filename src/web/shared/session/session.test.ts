import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const asha = {
  id: 'asha',
  firstName: 'Asha',
  lastName: 'K',
  role: { id: '2', name: 'user' },
  email: 'a@b.example',
  phone: '',
  availCoupons: [],
}
const cook = { ...asha, id: 'cook', firstName: 'Bhola', role: { id: '3', name: 'caterer' }, catererId: 'kitchen' }

let stored: Map<string, string>
let page: EventTarget
let dataset: Record<string, string>
let answers: Record<string, () => Response>

class AStorageEvent extends Event {
  key: string | null
  newValue: string | null
  constructor(type: string, { key = null, newValue = null }: { key?: string | null; newValue?: string | null }) {
    super(type)
    this.key = key
    this.newValue = newValue
  }
}

beforeEach(() => {
  stored = new Map()
  page = new EventTarget()
  dataset = {}
  answers = { '/auth/logout': () => Response.json({ message: 'Signed Out!' }) }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    clear: () => stored.clear(),
  })
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('StorageEvent', AStorageEvent)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('fetch', async (path: string) => answers[path]?.() ?? Response.error())
})
afterEach(() => vi.unstubAllGlobals())

const sessionOf = (user: object) => () => Response.json({ user, token: 'token' })
const over = () =>
  Response.json({ statusCode: 401, error: '', code: 'session_ended', message: [''], requestId: '' }, { status: 401 })
const fromOtherTab = (key: string | null, newValue: string | null = null) =>
  page.dispatchEvent(new AStorageEvent('storage', { key, newValue }))

/** The modules with their memory empty, as after a load, and what they did to the page. `before` is what the page does until the session's code has come. */
async function aTab({ before }: { before?: () => Promise<unknown> } = {}) {
  vi.resetModules()
  await before?.()
  const went: string[] = []
  const { lendNavigation } = await import('#web/shared/site/go.ts')
  lendNavigation({ to: (path) => went.push(path), back: () => went.push('back') })
  const session = await import('./session.ts')
  session.startSession()
  return { ...session, went }
}

test('a visitor is signed out as soon as the browser has looked', async () => {
  const { currentSession } = await aTab()
  expect(currentSession()).toEqual({ status: 'signed_out' })
})

test('signing in keeps what the spec names and no token', async () => {
  answers['/auth/email/login'] = sessionOf(cook)
  const { signIn, currentSession } = await aTab()
  await signIn({ email: cook.email, password: 'x' })

  expect(currentSession()).toEqual({ status: 'signed_in', user: cook })
  expect(Object.fromEntries(stored)).toEqual({ firstName: 'Bhola', catererId: 'kitchen', isCaterer: 'true' })
  expect(dataset).toEqual({ signedIn: '', role: '3' })
})

test('a customer who follows a caterer leaves nothing of the caterer behind', async () => {
  answers['/auth/email/login'] = sessionOf(cook)
  const { signIn } = await aTab()
  await signIn({ email: '', password: '' })
  answers['/auth/email/login'] = sessionOf(asha)
  await signIn({ email: '', password: '' })
  expect(Object.fromEntries(stored)).toEqual({ firstName: 'Asha' })
  expect(dataset.role).toBe('2')
})

test('a reload finds the session again', async () => {
  stored.set('firstName', 'Asha')
  answers['/auth/refresh'] = sessionOf(asha)
  const { currentSession } = await aTab()
  expect(currentSession().status).toBe('unknown')
  await vi.waitFor(() => expect(currentSession()).toEqual({ status: 'signed_in', user: asha }))
})

test('who is here is known although the page renewed the session before its code had come', async () => {
  const read = async () =>
    (await import('#web/shared/api/browser-api.ts')).api('GET /api/orders').catch(() => undefined)
  stored.set('firstName', 'Asha')
  answers['/auth/refresh'] = sessionOf(asha)
  const signedIn = await aTab({ before: read })
  await vi.waitFor(() => expect(signedIn.currentSession()).toEqual({ status: 'signed_in', user: asha }))

  stored = new Map([['firstName', 'Asha']])
  answers['/auth/refresh'] = over
  const { currentSession } = await aTab({ before: read })
  expect(currentSession()).toEqual({ status: 'signed_out' })
  expect(stored.size).toBe(0)
})

test('a session that is over leaves what was typed', async () => {
  stored = new Map([
    ['firstName', 'Asha'],
    ['catererId', 'x'],
    ['dishDetails', 'a menu'],
    ['numberOfPeople', '25-50'],
  ])
  answers['/auth/refresh'] = over
  const { currentSession } = await aTab()
  await vi.waitFor(() => expect(currentSession()).toEqual({ status: 'signed_out' }))
  expect(Object.fromEntries(stored)).toEqual({ dishDetails: 'a menu', numberOfPeople: '25-50' })
})

test('signing out clears all that was kept and goes to the caterers’ home, even without a connection', async () => {
  for (const logout of [answers['/auth/logout'], () => Response.error()]) {
    stored = new Map([
      ['firstName', 'Asha'],
      ['dishDetails', 'a menu'],
    ])
    answers = { '/auth/refresh': sessionOf(asha), ...(logout ? { '/auth/logout': logout } : {}) }
    const { signOut, currentSession, went } = await aTab()
    await vi.waitFor(() => expect(currentSession().status).toBe('signed_in'))
    const heard: (string | null)[] = []
    page.addEventListener('storage', (event) => heard.push((event as AStorageEvent).key))

    await signOut()
    expect(stored.size).toBe(0)
    expect(currentSession()).toEqual({ status: 'signed_out' })
    expect(went).toEqual(['/caterer-home'])
    expect(dataset).toEqual({})
    expect(heard).toEqual([null])
  }
})

test('a sign-out in another tab signs this one out, goes home and opens the login', async () => {
  for (const key of ['firstName', null]) {
    stored = new Map([['firstName', 'Asha']])
    answers['/auth/refresh'] = sessionOf(asha)
    const { currentSession, went } = await aTab()
    await vi.waitFor(() => expect(currentSession().status).toBe('signed_in'))

    stored.clear()
    fromOtherTab(key)
    expect(currentSession()).toEqual({ status: 'signed_out' })
    expect(went).toEqual(['/#login'])
    const { currentAuthRequest } = await import('./auth-dialog-store.ts')
    expect(currentAuthRequest()?.tab).toBe('login')
  }
})

test('visitors are left alone when another tab clears its storage', async () => {
  const { went } = await aTab()
  fromOtherTab(null)
  fromOtherTab('firstName')
  expect(went).toEqual([])
})

test('a sign-in in another tab signs this one in', async () => {
  const { currentSession } = await aTab()
  answers['/auth/refresh'] = sessionOf(asha)
  stored.set('firstName', 'Asha')
  fromOtherTab('firstName', 'Asha')
  await vi.waitFor(() => expect(currentSession()).toEqual({ status: 'signed_in', user: asha }))
})
