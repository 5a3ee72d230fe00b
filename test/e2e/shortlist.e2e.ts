import type { Browser, Page } from '@playwright/test'
import {
  atWidth,
  expect,
  expectAccessible,
  newPerson,
  onlyInFull,
  origin,
  test,
  waitingForLife,
  type Width,
} from './support/e2e-test.ts'
import { signUp } from './support/account.ts'
import { register as fillRegistration, type Person } from './support/steps.ts'
import { tryAgain } from './support/try-again.ts'

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Shortlist ${name}`, exact: true })
const hearts = (page: Page) => page.getByRole('button', { name: /^Shortlist / })
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Shortlist/ })

/** The list with the page alive. */
async function openList(page: Page): Promise<void> {
  await page.goto('/pangat')
  await expect(page.getByRole('list', { name: 'Caterers' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Presses the heart of the n-th card and returns whose it was. */
async function press(page: Page, nth: number): Promise<string> {
  const button = hearts(page).nth(nth)
  const name = ((await button.getAttribute('aria-label')) ?? '').replace('Shortlist ', '')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  return name
}

const headings = (page: Page) => page.getByRole('list', { name: 'Shortlisted caterers' }).getByRole('heading')

/** Makes an account from any page. */
async function register(page: Page, person: Person): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Login/Register' }).click()
  await fillRegistration(page, person)
}

/** Another browser in which this person signs in. */
async function elsewhere(browser: Browser, person: { email: string; password: string }, width: Width): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 800 } })
  await context.addInitScript(() => localStorage.setItem('visited', 'true'))
  const page = waitingForLife(await context.newPage())
  await page.goto('/profile')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  // The panel has a heading too, so only the session shows the sign-in.
  await page.waitForFunction(() => localStorage.getItem('firstName') !== null)
  return page
}

atWidth(390, (width) => {
  test(
    'a visitor keeps caterers in this browser, in every tab and after a reload',
    onlyInFull,
    async ({ page, context }) => {
      await openList(page)
      const first = await press(page, 0)
      const second = await press(page, 1)
      await expect(link(page)).toHaveAccessibleName('Shortlist, 2 saved')

      const other = await context.newPage()
      await other.goto('/shortlist')
      await expect(headings(other)).toHaveText([second, first])
      await heart(other, first).click()
      await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'false')
      await expect(link(page)).toHaveAccessibleName('Shortlist, 1 saved')
      await other.close()

      await page.reload()
      await expect(heart(page, second)).toHaveAttribute('aria-pressed', 'true')
      await link(page).click()
      await expect(headings(page)).toHaveText([second])
      await expect(page.getByText('1 caterer on your shortlist')).toBeVisible()
      await expect(page.getByText(/Log in to save it to your account/)).toBeVisible()
      await expectAccessible(page)

      // A heart that was let go can be taken back until the page is left.
      await heart(page, second).click()
      await expect(heart(page, second)).toHaveAttribute('aria-pressed', 'false')
      await page.reload()
      await expect(page.getByRole('heading', { name: 'No caterers on your shortlist yet' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('main').getByRole('link', { name: 'Find Caterers', exact: true }).click()
      await expect(page).toHaveURL('/pangat')
    },
  )

  test('at sign-in it is given to the account, seen in another browser, and gone from this one after sign-out', async ({
    page,
    browser,
  }) => {
    const person = newPerson()
    await openList(page)
    const kept = await press(page, 2)
    await register(page, person)
    await openList(page)
    await expect(heart(page, kept)).toHaveAttribute('aria-pressed', 'true')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    const later = await press(page, 0)
    await saved

    const second = await elsewhere(browser, person, width)
    await second.goto('/shortlist')
    await expect(headings(second)).toHaveText([later, kept])
    await expect(second.getByText(/Log in to save it to your account/)).toBeHidden()
    const removed = second.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok())
    await heart(second, kept).click()
    await removed
    await second.context().close()

    // Who opens the list sees it as it is now.
    await page.goto('/shortlist')
    await expect(link(page)).toHaveAccessibleName('Shortlist, 1 saved')
    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
    await page.goto('/shortlist')
    await expect(page.getByRole('heading', { name: 'No caterers on your shortlist yet' })).toBeVisible()
  })

  test('a heart that the account could not save is taken back, and said', onlyInFull, async ({ page }) => {
    await signUp(page, newPerson())
    await openList(page)
    await page.waitForFunction(() => localStorage.getItem('shortlist')?.includes('owner'))
    await page.route('**/api/shortlist/**', (route) => route.abort('internetdisconnected'))
    await hearts(page).first().click()
    await expect(page.getByText('We couldn’t save your shortlist. Try again.')).toBeVisible()
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
  })

  test('a list that cannot be fetched is told, with nothing lost, and tried again', onlyInFull, async ({ page }) => {
    await openList(page)
    const kept = await press(page, 0)
    await page.route('**/api/caterer?ids=*', (route) => route.abort('internetdisconnected'))
    await link(page).click()
    await expect(page.getByRole('heading', { name: 'We couldn’t load your shortlist' })).toBeVisible()
    await expect(page.getByText('1 caterer on your shortlist')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/caterer?ids=*')
    await tryAgain(page)
    await expect(headings(page)).toHaveText([kept])
  })

  test('a caterer’s page and the comparison have the heart too', onlyInFull, async ({ page }) => {
    await page.goto('/caterer/annapurna-rasoi')
    await page.waitForLoadState('networkidle')
    await heart(page, 'Annapurna Rasoi').click()
    await page.goto('/compare/annapurna-rasoi&juhu-terrace-caterers')
    await expect(heart(page, 'Annapurna Rasoi')).toHaveAttribute('aria-pressed', 'true')
    await expect(heart(page, 'Juhu Terrace Caterers')).toHaveAttribute('aria-pressed', 'false')
  })

  test('what is kept is in no page that the server sends', async ({ request }) => {
    for (const path of ['/pangat', '/shortlist', '/caterer/annapurna-rasoi']) {
      const html = await (await request.get(path)).text()
      expect(html, path).not.toContain('aria-pressed="true"')
    }
  })

  test('nonsense in storage is no reason to fail', onlyInFull, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('shortlist', '{"ids":["../x",7,"not-a-caterer"],"owner":{}}')
      localStorage.setItem('compare', '[{"id":1},null')
    })
    await page.goto('/shortlist')
    await expect(page.getByText('1 caterer on your shortlist isn’t taking bookings right now.')).toBeVisible()
    await page.goto('/pangat')
    await expect(hearts(page).first()).toBeVisible()
  })
})
