import type { Page } from '@playwright/test'
import { signUp } from './support/account.ts'
import { expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { aLiveCaterer } from './support/live-caterer.ts'
import { signInByApi } from './support/office.ts'

/** What a page says in each of its states; a page without one has none to load or to refuse. */
interface States {
  path: string
  ready: string
  empty?: string
  failed?: string
  forCooks?: string
}

const caterers: readonly States[] = [
  {
    path: '/caterer-dashboard',
    ready: 'Your team',
    empty: 'No business profile yet',
    failed: 'We couldn’t load your profile',
    forCooks: 'You’re a cook in the team',
  },
  { path: '/caterer-dashboard/orders', ready: 'Nothing to answer', empty: 'Add your business first' },
  {
    path: '/caterer-dashboard/onboarding?step=1',
    ready: 'Prices and capacity',
    empty: 'Tell us about your business',
    failed: 'We couldn’t load your profile',
    forCooks: 'This page is for the owner and managers',
  },
  {
    path: '/caterer-dashboard/manage',
    ready: 'Save Changes',
    empty: 'No menus yet',
    failed: 'Failed to load data. Please try again.',
    forCooks: 'This page is for the owner and managers',
  },
  {
    path: '/caterer-dashboard/people',
    ready: 'Send invitation',
    empty: 'Add your business first',
    failed: 'We couldn’t load your team',
    forCooks: 'Only the owner manages the team.',
  },
]
const office: readonly States[] = [
  { path: '/admin', ready: 'Activity', failed: 'We couldn’t load this' },
  { path: '/admin/caterers', ready: 'Caterers', empty: 'No caterers in this list', failed: 'We couldn’t load this' },
]
const widths = [390, 1440] as const

/** What the API answers but to streams and what every page has. */
const data = (url: URL) =>
  url.pathname.startsWith('/api/') && !/^\/api\/(events|notifications|promotions)/.test(url.pathname)

async function expectSays(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  await expectAccessible(page)
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  expect(scrollWidth, `${page.url()} is no wider than the screen`).toBeLessThanOrEqual(clientWidth)
}

/** Opens a page while its data is under way, when it fails, and without a connection. */
async function expectStates(page: Page, { path, ready, failed }: States): Promise<void> {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(data, async (route) => {
    await asked
    await route.fallback()
  })
  await page.goto(path)
  await expect(page.getByRole('main').getByText('Loading…').first()).toBeAttached()
  await expectAccessible(page)
  answer()
  await expectSays(page, ready)
  await page.unroute(data)

  if (failed !== undefined) {
    await page.route(data, (route) =>
      route.fulfill({
        status: 400,
        json: { statusCode: 400, code: 'malformed', message: ['Wrong'], error: 'Bad Request' },
      }),
    )
    await page.goto(path)
    await expectSays(page, failed)
    await page.unroute(data)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expectSays(page, ready)
  }

  await page.context().setOffline(true)
  await expectSays(page, 'You’re offline')
  await page.context().setOffline(false)
}

for (const width of widths)
  test.describe(`${width} px`, () => {
    // A worker that keeps offline copies would answer in place of what fails here.
    test.use({
      viewport: { width, height: 844 },
      colorScheme: width === 390 ? 'light' : 'dark',
      serviceWorkers: 'block',
    })
    test(
      'pages of a caterer say what they load, lack and may not show, and axe finds nothing',
      onlyInFull,
      async ({ page }) => {
        const person = newPerson()
        await signUp(page, person, '', '3')
        for (const { path, empty } of caterers) {
          await page.goto(path)
          if (empty !== undefined) await expectSays(page, empty)
          await expect(page.getByText('We couldn’t load')).toBeHidden()
        }

        await page.context().clearCookies()
        const owner = newPerson()
        await aLiveCaterer(page, owner, `States Kitchen ${owner.phone}`)
        for (const states of caterers) await expectStates(page, states)

        await page.route('**/auth/refresh', async (route) => {
          const response = await route.fetch()
          const session = (await response.json()) as { user: object }
          await route.fulfill({ response, json: { ...session, user: { ...session.user, part: 'cook' } } })
        })
        await page.route('**/auth/me', async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, json: { ...((await response.json()) as object), part: 'cook' } })
        })
        for (const { path, forCooks } of caterers) {
          // What this browser knows of the account is from before.
          await page.evaluate(() => localStorage.removeItem('user'))
          await page.goto(path)
          if (forCooks !== undefined) await expectSays(page, forCooks)
        }
      },
    )

    test(
      'pages of the back office say what they load and lack, and axe finds nothing',
      onlyInFull,
      async ({ page }) => {
        await signInByApi(page)
        for (const states of office) await expectStates(page, states)
        await page.route('**/api/admin/caterers?*', async (route) => {
          const response = await route.fetch()
          const list = (await response.json()) as object
          await route.fulfill({ response, json: { ...list, items: [], pages: 0 } })
        })
        for (const { path, empty } of office) {
          await page.goto(path)
          if (empty !== undefined) await expectSays(page, empty)
        }
      },
    )
  })
