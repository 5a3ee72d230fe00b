import type { Route } from '@playwright/test'
import { aLiveCaterer } from './support/live-caterer.ts'
import { expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { signInByApi } from './support/office.ts'
import { tryAgain } from './support/try-again.ts'

/** Pages of the back office that list what waits for an admin, and what each says when nothing does. */
const pages = [
  { path: '/admin/payouts?state=failed', api: '**/api/admin/payouts?*', empty: 'No payouts here' },
  { path: '/admin/refunds?code=PGT-ZZZZZ', api: '**/api/admin/orders?*', empty: 'No order has this code' },
  { path: '/admin/complaints?list=closed', api: '**/api/admin/complaints?*', empty: 'No complaints here' },
  { path: '/admin/enquiries', api: '**/api/admin/enquiries?*', empty: 'No enquiries here' },
]

/** Payouts are asked every time; the other pages are built of the same pieces. */
const ofPage = (path: string) => (path.startsWith('/admin/payouts') ? {} : onlyInFull)

/** Answers as the product does, but without what other tests left. */
async function answerEmptied(route: Route): Promise<void> {
  const response = await route.fetch()
  const answer = (await response.json()) as object
  await route.fulfill({ response, json: 'items' in answer ? { ...answer, items: [] } : answer })
}

for (const { path, api, empty } of pages)
  test(`${path} asks visitors to log in, loads, is empty, fails and is offline`, ofPage(path), async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name: 'Log in to continue' })).toBeVisible()
    await expectAccessible(page)

    await signInByApi(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(api, async (route) => {
      await held
      await answerEmptied(route)
    })
    await page.goto(path)
    await expect(main.getByText('Loading').first()).toBeAttached()
    await expectAccessible(page)
    release()
    await expect(main.getByText(empty).first()).toBeVisible()
    await expectAccessible(page)

    await page.context().setOffline(true)
    await expect(main.getByText(/^You’re offline/).first()).toBeVisible()
    await expect(main.getByText(empty).first()).toBeVisible()
    await page.context().setOffline(false)

    await page.unroute(api)
    await page.route(api, (route) => route.abort('internetdisconnected'))
    await page.goto(path)
    await expect(main.getByRole('heading', { name: 'We couldn’t load this' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute(api)
    await page.route(api, answerEmptied)
    await tryAgain(main)
    await expect(main.getByText(empty).first()).toBeVisible()
  })

for (const { path, api, next } of [
  { path: '/admin/payouts', api: '**/api/admin/payouts?*', next: /^Sent \(/ },
  { path: '/admin/complaints', api: '**/api/admin/complaints?*', next: /^Overdue \(/ },
  { path: '/admin/enquiries', api: '**/api/admin/enquiries?*', next: /^All \(/ },
  { path: '/admin/caterers', api: '**/api/admin/caterers?*', next: /^Changes \(/ },
])
  test(`arrow keys lead through the lists of ${path} while they load`, ofPage(path), async ({ page }) => {
    await signInByApi(page)
    await page.goto(path)
    const first = page.getByRole('tab').first()
    await expect(first).toBeVisible()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(api, async (route) => {
      await held
      await route.continue()
    })
    await first.focus()
    await page.keyboard.press('ArrowRight')
    const second = page.getByRole('tab', { name: next })
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(second).toBeFocused()
    await expect(page.getByRole('tabpanel').getByText('Loading')).toBeAttached()
    release()
    await expect(page.getByRole('tabpanel').getByText('Loading')).toBeHidden()
    await expect(second).toBeFocused()
  })

test('long words break before they push a page beyond a small phone', onlyInFull, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const person = newPerson()
  const email = `accounts.department.${person.email.replace('@', '@shreejiwalacaterersandevents.')}`
  const { caterer, post } = await aLiveCaterer(
    page,
    { ...person, email, firstName: 'Venkatanarasimharajuvaripeta' },
    'Long Words',
  )
  await post('/api/menus', {
    name: 'AccompanimentsChutneysPapadPickles',
    basePrice: 40,
    items: [{ menuType: 'veg', items: [{ name: 'Papad', description: '', price: 0 }] }],
  })
  const isAsWide = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  await page.goto('/caterer-dashboard')
  await page.getByText(email).scrollIntoViewIfNeeded()
  expect(await isAsWide(), 'the dashboard').toBe(true)
  await page.goto('/caterer-dashboard/manage')
  const price = page.getByLabel('Price of Accompaniments')
  await price.scrollIntoViewIfNeeded()
  const { x, width } = (await price.boundingBox()) ?? { x: 0, width: 999 }
  expect(x + width, 'the table of prices').toBeLessThanOrEqual(320)
  await page.evaluate(() => localStorage.clear())
  await signInByApi(page)
  await page.goto(`/admin/caterers/${caterer.id}`)
  await expect(page.getByText(email).first()).toBeVisible()
  expect(await isAsWide(), 'the review').toBe(true)
})

test('the back office is not for caterers', async ({ page }) => {
  await aLiveCaterer(page, newPerson(), 'Curious Kitchen')
  for (const { path } of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not for your account' })).toBeVisible()
  }
})
