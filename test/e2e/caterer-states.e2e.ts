import { aLiveCaterer } from './support/live-caterer.ts'
import { expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { tryAgain } from './support/try-again.ts'

// A worker that keeps offline copies would answer in place of what fails here.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, serviceWorkers: 'block' })

interface StatesOfPage {
  path: string
  /** Where a failure is looked at; a sheet that was opened before has a copy. */
  failingPath?: string
  api: string
  /** What is said while there is nothing; of the calendar, which always has days, what it says above them. */
  empty: string
  failed: string
  loading: RegExp
  /** Whether it is asked every time; the others are built of the same pieces. */
  isEveryday?: true
}

/** What a page of a caterer shows by its state. With orders on them they are tested where the orders are. */
const pages: readonly StatesOfPage[] = [
  {
    path: '/caterer-dashboard/orders',
    api: '**/api/orders/received?*',
    empty: 'Nothing to answer',
    failed: 'We couldn’t load your orders',
    loading: /^Loading/,
  },
  {
    path: '/caterer-dashboard/orders/01KAFQZ9Y3V5T8W2N6R4J7M0CD',
    api: '**/api/orders/01KAFQZ9Y3V5T8W2N6R4J7M0CD',
    empty: 'We couldn’t find this order',
    failed: 'We couldn’t load your orders',
    loading: /^Loading/,
  },
  {
    path: '/caterer-dashboard/calendar',
    api: '**/api/calendar?*',
    empty: 'Tap a day to see its orders or change it. Drag over several days to change them together.',
    failed: 'We couldn’t load your calendar',
    loading: /^Loading/,
  },
  {
    path: '/caterer-dashboard/kitchen-sheet?day=2027-01-10',
    failingPath: '/caterer-dashboard/kitchen-sheet?day=2027-01-11',
    api: '**/api/kitchen-sheet?*',
    empty: 'Nothing to cook on this day',
    failed: 'We couldn’t load the kitchen sheet',
    loading: /^Loading/,
  },
  {
    path: '/caterer-dashboard/reviews',
    api: '**/api/reviews?*',
    empty: 'No reviews yet',
    failed: 'We couldn’t load your reviews',
    loading: /^Loading reviews/,
  },
  {
    path: '/caterer-dashboard/enquiries',
    api: '**/api/enquiries?*',
    empty: 'No enquiries yet',
    failed: 'We couldn’t load your enquiries',
    loading: /^Loading enquiries/,
  },
  {
    path: '/caterer-dashboard/money',
    api: '**/api/payouts?*',
    empty: 'No payouts yet.',
    failed: 'We couldn’t load your money',
    loading: /^Loading/,
    isEveryday: true,
  },
]

for (const { path, failingPath = path, api, empty, failed, loading, isEveryday } of pages)
  test(
    `${path} asks visitors to log in, loads, is empty, fails and is offline`,
    isEveryday ? {} : onlyInFull,
    async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: 'Log in to continue' })).toBeVisible()
      await expectAccessible(page)

      await aLiveCaterer(page, newPerson(), 'States Test Kitchen')
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(api, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByText(loading).first()).toBeAttached()
      await expectAccessible(page)
      release()
      await expect(main.getByText(empty).first()).toBeVisible()
      await expectAccessible(page)

      await page.context().setOffline(true)
      await expect(main.getByText(empty).first()).toBeVisible()
      if (!path.includes('01KAF')) await expect(main.getByText(/^(You’re offline|Offline copy)/).first()).toBeVisible()
      await expectAccessible(page)
      await page.context().setOffline(false)

      await page.unroute(api)
      await page.route(api, (route) => route.abort('internetdisconnected'))
      await page.goto(failingPath)
      await expect(main.getByRole('heading', { name: failed })).toBeVisible()
      await expectAccessible(page)
      await page.unroute(api)
      await tryAgain(main)
      await expect(main.getByText(empty).first()).toBeVisible()
    },
  )
