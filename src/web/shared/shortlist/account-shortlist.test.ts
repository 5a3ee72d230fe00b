import { beforeEach, expect, test, vi } from 'vitest'

const server = vi.hoisted(() => ({
  calls: [] as string[],
  answer: (_call: string): Promise<unknown> => Promise.resolve({ caterers: [] as string[] }),
}))
const person = vi.hoisted(() => ({ id: 'asha' as string | undefined }))
const said = vi.hoisted(() => [] as string[])

vi.mock('#web/shared/api/browser-api.ts', () => ({
  api: (route: string, given?: { params?: { catererId: string }; body?: { caterers: string[] } }) => {
    const about = given?.params?.catererId ?? given?.body?.caterers.join() ?? ''
    const call = `${route.split(' ')[0] ?? ''} ${about}`.trim()
    server.calls.push(call)
    return server.answer(call)
  },
}))
vi.mock('#web/shared/session/session.ts', () => ({
  currentSession: () => ({ user: person.id === undefined ? undefined : { id: person.id } }),
}))
// All words of the site take seconds to load, and every test loads its page again.
vi.mock('#messages', () => ({
  m: { shortlist_failed: () => 'not saved', shortlist_full: () => 'full' },
}))
vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: (text: string) => void said.push(text) }))

/** A page that has just been opened, with what this browser keeps. */
async function aPage(stored: object = { ids: [] }) {
  vi.resetModules()
  const entries = new Map([['shortlist', JSON.stringify(stored)]])
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  })
  const { storedShortlist } = await import('./stored-shortlist.ts')
  const { setShortlisted, dropWhatIsOwned } = await import('./shortlist-store.ts')
  const { syncShortlist } = await import('./account-shortlist.ts')
  return { storedShortlist, setShortlisted, dropWhatIsOwned, syncShortlist, ids: () => storedShortlist.get().ids }
}

beforeEach(() => {
  server.calls = []
  server.answer = () => Promise.resolve({ caterers: [] })
  person.id = 'asha'
  said.length = 0
})

test('a visitor’s shortlist is given to the account, whose answer counts from then on', async () => {
  const page = await aPage({ ids: ['b', 'a'] })
  server.answer = () => Promise.resolve({ caterers: ['b', 'a', 'older'] })
  await page.syncShortlist('asha')
  expect(server.calls).toEqual(['POST b,a'])
  expect(page.storedShortlist.get()).toMatchObject({ ids: ['b', 'a', 'older'], owner: 'asha' })

  await page.syncShortlist('asha')
  expect(server.calls).toHaveLength(1)
})

test('hearts that are pressed while the account is asked are neither lost nor undone', async () => {
  const page = await aPage({ ids: ['a'] })
  let answer: (shortlist: { caterers: string[] }) => void = () => undefined
  server.answer = (call) =>
    call === 'POST a' ? new Promise((resolve) => (answer = resolve)) : Promise.resolve({ caterers: [] })
  const synced = page.syncShortlist('asha')
  await vi.waitFor(() => expect(server.calls).toEqual(['POST a']))
  await page.setShortlisted('new', true)
  await page.setShortlisted('a', false)
  answer({ caterers: ['a', 'older'] })
  await synced
  expect(page.ids()).toEqual(['new', 'older'])
  await vi.waitFor(() => expect(server.calls).toEqual(['POST a', 'PUT new', 'DELETE a']))
})

test('list of another account is not merged into this one', async () => {
  const page = await aPage({ ids: ['theirs'], owner: 'bina', readAt: 0 })
  server.answer = () => Promise.resolve({ caterers: ['mine'] })
  await page.syncShortlist('asha')
  expect(server.calls).toEqual(['POST'])
  expect(page.ids()).toEqual(['mine'])
})

test('an answer that comes after sign-out changes nothing', async () => {
  const page = await aPage({ ids: ['a'] })
  server.answer = () => {
    person.id = undefined
    return Promise.resolve({ caterers: ['a', 'secret'] })
  }
  await page.syncShortlist('asha')
  expect(page.storedShortlist.get()).toEqual({ ids: ['a'] })
})

test('when the account cannot be reached the browser’s list stays, and a heart is taken back with a message', async () => {
  const page = await aPage({ ids: ['a'] })
  server.answer = () => Promise.reject(new Error('offline'))
  await page.syncShortlist('asha')
  expect(page.storedShortlist.get()).toEqual({ ids: ['a'] })

  const owned = await aPage({ ids: ['a'], owner: 'asha', readAt: 0 })
  const pressed = owned.setShortlisted('b', true)
  expect(owned.ids()).toEqual(['b', 'a'])
  await pressed
  expect(owned.ids()).toEqual(['a'])
  expect(said).toEqual(['not saved'])
})

test('a heart that the account rejects is taken back with the account’s own message', async () => {
  const page = await aPage({ ids: ['a'], owner: 'asha', readAt: 0 })
  // Each page has its modules again, and with them the class of an error.
  const { ApiError } = await import('#web/shared/api/api-error.ts')
  const body = {
    statusCode: 422,
    error: 'E',
    code: 'shortlist_full',
    message: ['It is full.'],
    requestId: 'R1',
  } as const
  server.answer = () => Promise.reject(new ApiError({ ...body, message: [...body.message] }, undefined))
  await page.setShortlisted('b', true)
  expect([page.ids(), said]).toEqual([['a'], ['It is full.']])
})

test('the account is read again after ten minutes or when that is asked for, without giving it anything', async () => {
  for (const [readAt, anyway] of [
    [0, false],
    [Date.now(), true],
  ] as const) {
    const page = await aPage({ ids: ['a', 'b'], owner: 'asha', readAt })
    server.calls = []
    let answer: (shortlist: { caterers: string[] }) => void = () => undefined
    server.answer = (call) =>
      call === 'GET' ? new Promise((resolve) => (answer = resolve)) : Promise.resolve({ caterers: [] })
    const synced = page.syncShortlist('asha', anyway)
    await vi.waitFor(() => expect(server.calls).toEqual(['GET']))
    answer({ caterers: ['b', 'c'] })
    await synced
    expect([page.ids(), server.calls]).toEqual([['b', 'c'], ['GET']])
  }
})

test('a heart that was pressed while the account was read is told once', async () => {
  const page = await aPage({ ids: ['a'], owner: 'asha', readAt: 0 })
  let answer: (shortlist: { caterers: string[] }) => void = () => undefined
  server.answer = (call) =>
    call === 'GET' ? new Promise((resolve) => (answer = resolve)) : Promise.resolve({ caterers: [] })
  const synced = page.syncShortlist('asha')
  await vi.waitFor(() => expect(server.calls).toEqual(['GET']))
  const pressed = page.setShortlisted('new', true)
  answer({ caterers: ['a'] })
  await Promise.all([synced, pressed])
  expect([page.ids(), server.calls]).toEqual([
    ['new', 'a'],
    ['GET', 'PUT new'],
  ])
})

test('the account hears presses one after the other, so that the last one counts', async () => {
  const page = await aPage({ ids: [], owner: 'asha', readAt: 0 })
  await Promise.all([page.setShortlisted('a', true), page.setShortlisted('a', false), page.setShortlisted('a', true)])
  expect(server.calls).toEqual(['PUT a', 'DELETE a', 'PUT a'])
  expect(page.ids()).toEqual(['a'])
})

test('without an account nobody is asked; who signs out leaves nothing of it', async () => {
  const visitor = await aPage({ ids: ['a'] })
  await visitor.setShortlisted('b', true)
  visitor.dropWhatIsOwned()
  expect([server.calls, visitor.ids()]).toEqual([[], ['b', 'a']])

  const customer = await aPage({ ids: ['a'], owner: 'asha', readAt: 0 })
  customer.dropWhatIsOwned()
  expect(customer.storedShortlist.get()).toEqual({ ids: [] })
})
