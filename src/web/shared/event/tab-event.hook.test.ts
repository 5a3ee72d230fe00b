import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noEvent, type PlannedEvent } from '#contract/values/event.ts'
import { storedEvent } from './tab-event.ts'

const event: PlannedEvent = { ...noEvent, place: 'Dadar', guests: 60, people: '50-100' }
const other: PlannedEvent = { ...noEvent, place: 'Thane', guests: 20, people: '10-25' }

/** A page of this browser that has just been opened, in this tab or in a new one. */
async function aPage({ newTab = false } = {}) {
  if (newTab) sessionStorage.clear()
  vi.resetModules()
  return import('./tab-event.ts')
}

beforeEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

describe('the event of a tab', () => {
  test('outlives a reload, and is where a new tab begins', async () => {
    const page = await aPage()
    expect(page.tabEvent.get()).toBeUndefined()
    page.rememberEvent(event)
    expect((await aPage()).tabEvent.get()).toEqual(event)
    expect((await aPage({ newTab: true })).tabEvent.get()).toEqual(event)
  })

  test('stores its range under the key of the spec, and begins with it where nothing else is known', async () => {
    const page = await aPage()
    page.rememberEvent(event)
    expect(localStorage.getItem('numberOfPeople')).toBe('50-100')
    page.rememberEvent({ ...event, guests: undefined, people: undefined })
    expect(localStorage.getItem('numberOfPeople')).toBeNull()

    localStorage.clear()
    localStorage.setItem('numberOfPeople', '25-50')
    expect((await aPage({ newTab: true })).tabEvent.get()).toEqual({ ...noEvent, people: '25-50' })
    localStorage.setItem('numberOfPeople', 'some')
    expect((await aPage({ newTab: true })).tabEvent.get()).toBeUndefined()
  })

  test('is not that of another tab', async () => {
    const mine = await aPage()
    mine.rememberEvent(event)
    const before = sessionStorage.getItem('event')
    const theirs = await aPage({ newTab: true })
    theirs.rememberEvent(other)
    sessionStorage.setItem('event', before ?? '')
    dispatchEvent(new StorageEvent('storage', { key: 'event' }))
    expect(mine.tabEvent.get()).toEqual(event)
    expect((await aPage()).tabEvent.get()).toEqual(event)
  })

  test('that began with the last one of the browser stays with it', async () => {
    ;(await aPage()).rememberEvent(event)
    const begun = await aPage({ newTab: true })
    expect(begun.tabEvent.get()).toEqual(event)
    localStorage.setItem('event', JSON.stringify({ version: 1, at: Date.now(), query: 'place=Thane' }))
    expect((await aPage()).tabEvent.get()).toEqual(event)
  })

  test('is forgotten here, in storage, and when another tab clears the storage', async () => {
    const page = await aPage()
    page.rememberEvent(event)
    page.forgetEvent()
    expect([page.tabEvent.get(), localStorage.length, sessionStorage.length]).toEqual([undefined, 0, 0])
    page.rememberEvent(event)
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect([page.tabEvent.get(), sessionStorage.length]).toEqual([undefined, 0])
  })

  test.each(['forbidden', 'full'])('lives as long as the page where storage is %s', async (how) => {
    const broken = () => {
      throw new Error(how)
    }
    const storage = { getItem: how === 'full' ? () => null : broken, setItem: broken, removeItem: broken }
    vi.stubGlobal('localStorage', storage)
    vi.stubGlobal('sessionStorage', storage)
    vi.resetModules()
    const page = await import('./tab-event.ts')
    expect(page.tabEvent.get()).toBeUndefined()
    page.rememberEvent(event)
    expect(page.tabEvent.get()).toEqual(event)
    vi.unstubAllGlobals()
  })
})

describe('a stored event', () => {
  const stored = (value: unknown) => storedEvent(JSON.stringify(value))
  const now = Date.now()

  test.each([
    ['nothing', null],
    ['no JSON', '{"version"'],
    ['another version', JSON.stringify({ version: 0, at: now, query: 'guests=60' })],
    ['a draft of another shape', JSON.stringify({ place: 'Dadar' })],
    ['no object', '7'],
    ['null', 'null'],
    ['no event', JSON.stringify({ version: 1, at: now, query: 'utm=1' })],
    ['one of 91 days ago', JSON.stringify({ version: 1, at: now - 91 * 86_400_000, query: 'guests=60' })],
  ])('%s is none', (_, text) => expect(storedEvent(text)).toBeUndefined())

  test('is read without what is over or wrong', () => {
    expect(stored({ version: 1, at: now, query: 'date=2020-01-01&guests=60&kind=air' })).toEqual({
      ...noEvent,
      guests: 60,
      people: '50-100',
    })
    expect(stored({ version: 1, at: now - 89 * 86_400_000, query: 'guests=60' })?.guests).toBe(60)
  })
})
