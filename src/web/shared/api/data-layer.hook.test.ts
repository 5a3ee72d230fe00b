import { afterEach, beforeEach, expect, test } from 'vitest'
import { agreeToBeCounted, askForConsent, mayBeCounted } from '#web/shared/browser/consent.ts'
import { countEvent } from './data-layer.ts'

const tag = { id: 'G-AB12CD34EF', origin: 'https://tags.example' }
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
/** What is in the data layer, commands for the tag as arrays. */
const layer = () => (window.dataLayer ?? []).map((entry) => ('length' in entry ? [...(entry as never)] : entry))

beforeEach(() => {
  localStorage.clear()
  // Scripts are not fetched here, which is no failure.
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, unknown> } }
  happyDOM.settings['handleDisabledFileLoadingAsSuccess'] = true
})
afterEach(() => {
  document.head.replaceChildren()
  delete document.documentElement.dataset['consent']
  delete window.dataLayer
  delete window.gtag
})

function withTag(): void {
  const meta = document.createElement('meta')
  meta.name = 'google-tag'
  meta.content = JSON.stringify(tag)
  document.head.append(meta)
}

test('nobody is counted who has not agreed', () => {
  countEvent({ event: 'sign_up', role: 'user' })
  agreeToBeCounted(false)
  countEvent({ event: 'sign_up', role: 'user' })
  expect(window.dataLayer).toBeUndefined()
})

test('whoever agreed is counted until they take it back, and no script is loaded without a tag', () => {
  agreeToBeCounted(true)
  countEvent({ event: 'sign_up', role: 'caterer' })
  agreeToBeCounted(false)
  countEvent({ event: 'contact_submit', form: 'contact' })
  expect(layer()).toEqual([{ event: 'sign_up', role: 'caterer' }])
  expect(scripts()).toEqual([])
})

test('a consent to our own statistics is none to a tag', () => {
  agreeToBeCounted(true)
  withTag()
  expect(mayBeCounted()).toBe(false)
  countEvent({ event: 'purchase', currency: 'INR' })
  expect([layer(), scripts()]).toEqual([[], []])
})

test('after Accept the tag is loaded once and is given events, never the address of the page', () => {
  withTag()
  askForConsent()
  expect(document.documentElement.dataset['consent']).toBe('ask')
  agreeToBeCounted(true)
  agreeToBeCounted(true)
  countEvent({ event: 'enquiry_submit', form: 'wedding' })
  expect(document.documentElement.dataset['consent']).toBe('accepted')
  expect(scripts()).toEqual(['https://tags.example/gtag/js?id=G-AB12CD34EF'])
  expect(layer()).toEqual([
    ['js', expect.any(Date)],
    ['set', { page_location: `${location.origin}/`, page_referrer: '', page_title: '' }],
    ['config', tag.id, expect.objectContaining({ send_page_view: false, allow_google_signals: false })],
    { event: 'enquiry_submit', form: 'wedding' },
    ['event', 'enquiry_submit', { form: 'wedding' }],
  ])
})

test('after Decline the tag is silenced, its cookies are deleted and nothing more is counted', () => {
  withTag()
  agreeToBeCounted(true)
  document.cookie = '_ga=GA1.1; path=/'
  document.cookie = 'other=1; path=/'
  agreeToBeCounted(false)
  countEvent({ event: 'enquiry_submit', form: 'caterer' })
  expect((window as unknown as Record<string, unknown>)[`ga-disable-${tag.id}`]).toBe(true)
  expect(document.cookie).toBe('other=1')
  expect(layer()).toHaveLength(3)
  expect(localStorage.getItem('cookieChoice')).toBe('declined')
  agreeToBeCounted(true)
  expect((window as unknown as Record<string, unknown>)[`ga-disable-${tag.id}`]).toBe(false)
})
