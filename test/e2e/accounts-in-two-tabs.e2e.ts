import type { Page } from '@playwright/test'
import { forgetSignIn, signUp, signInBy } from './support/account.ts'
import { expect, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { aBooking, signedIn } from './support/orders.ts'

const account = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Account' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Login or register' })

test('signing in and out in one tab does the same in the other', onlyInFull, async ({ page, context }) => {
  const person = newPerson()
  await signUp(page, person)
  await forgetSignIn(page)
  await page.goto('/refund-policy#login')
  const other = await context.newPage()
  await other.goto('/pangat#login')
  await expect(dialogOf(other)).toBeVisible()

  await signInBy(dialogOf(page), person)
  await expect(account(page)).toContainText('My Bookings')
  await expect(account(other)).toContainText('My Bookings')
  await expect(dialogOf(other)).toBeHidden()
  await expect(other).toHaveURL('/pangat')

  await other.goto('/profile')
  await expect(other.getByLabel('First name')).toHaveValue(person.firstName)
  await account(page).getByRole('button', { name: 'SignOut' }).click()
  await expect(page.getByText('Signed Out!')).toBeVisible()
  await expect(page).toHaveURL('/caterer-home')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await expect(dialogOf(other)).toBeVisible()
  await expect(other).toHaveURL('/#login')
  await other.keyboard.press('Escape')
  await expect(other).toHaveURL('/')
  await expect(account(other).getByRole('button', { name: 'Login/Register' })).toBeVisible()
})

test(
  'another user in the same browser sees nothing of the first, in no tab',
  onlyInFull,
  async ({ page, context, request }) => {
    const second = newPerson()
    await signUp(page, second)
    await forgetSignIn(page)
    const first = newPerson()
    await signUp(page, first)
    const { id } = await aBooking(request, await signedIn(request, first))
    const other = await context.newPage()
    const tabs = [page, other]
    const open = (tab: Page, name: 'My Bookings' | 'Profile') => account(tab).getByRole('link', { name }).click()
    const booking = (tab: Page) => tab.getByRole('link', { name: /^View booking with Annapurna Rasoi/ })

    // Both tabs have seen booking, bookings and profile of the first.
    for (const tab of tabs) {
      await tab.goto(`/my-orders/${id}`)
      await expect(tab.getByRole('heading', { level: 1 })).toContainText('Annapurna Rasoi')
      await open(tab, 'Profile')
      await expect(tab.getByLabel('Phone')).toHaveValue(first.phone)
      await open(tab, 'My Bookings')
      await expect(booking(tab)).toBeVisible()
    }

    await account(page).getByRole('button', { name: 'SignOut' }).click()
    await expect(dialogOf(other)).toBeVisible()
    await account(page).getByRole('button', { name: 'Login/Register' }).click()
    await signInBy(dialogOf(page), second)

    for (const tab of tabs) {
      await expect(account(tab)).toContainText('My Bookings')
      await expect(dialogOf(tab)).toBeHidden()
      const seen = await watchFor(tab, [first.phone, first.email, id])
      await open(tab, 'My Bookings')
      await expect(tab.getByRole('heading', { name: 'No upcoming bookings' })).toBeVisible()
      await open(tab, 'Profile')
      await expect(tab.getByLabel('Phone')).toHaveValue(second.phone)
      await tab.goBack()
      await expect(tab.getByRole('heading', { name: 'No upcoming bookings' })).toBeVisible()
      expect(await seen()).toEqual([])
      await tab.goto(`/my-orders/${id}`)
      await expect(tab.getByRole('heading', { name: 'We couldn’t find this booking.' })).toBeVisible()
    }
  },
)

/** Looks for texts in the page and its fields in every frame from now on; returns those that were there at any moment. */
async function watchFor(page: Page, texts: string[]): Promise<() => Promise<string[]>> {
  await page.bringToFront()
  const seen = await page.evaluateHandle((wanted) => {
    const found = new Set<string>()
    const look = () => {
      const fields = [...document.querySelectorAll('input')].map(({ value }) => value)
      const shown = [document.body.innerHTML, ...fields].join(' ')
      for (const text of wanted) if (shown.includes(text)) found.add(text)
      requestAnimationFrame(look)
    }
    look()
    return found
  }, texts)
  return () => seen.evaluate((found) => [...found])
}

test('a removed name alone signs a tab out', onlyInFull, async ({ page, context }) => {
  await signUp(page, newPerson())
  const other = await context.newPage()
  await other.goto('/my-orders')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('firstName'))
  await expect(other).toHaveURL('/#login')
  await expect(dialogOf(other).getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
})

test(
  'a token that ran out is renewed once, and tabs that renew together stay signed in',
  onlyInFull,
  async ({ page, context }) => {
    const person = newPerson()
    await signUp(page, person)
    const other = await context.newPage()
    const tabs = [page, other]
    for (let round = 0; round < 3; round++) {
      await Promise.all(tabs.map((tab) => tab.goto('/profile')))
      for (const tab of tabs) await expect(tab.getByLabel('First name')).toHaveValue(person.firstName)
    }

    const calls: string[] = []
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
    let rejected = false
    await page.route('**/api/users/*', async (route) => {
      if (rejected || route.request().method() !== 'PATCH') return route.fallback()
      rejected = true
      const body = { statusCode: 401, error: '', code: 'session_ended', message: [''], requestId: '' }
      await route.fulfill({ status: 401, json: body })
    })
    await page.getByLabel('Last name').fill('Joshi')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Updated successfully!')).toBeVisible()
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(2)
    expect(calls.filter((call) => call === 'POST /auth/refresh')).toHaveLength(1)
  },
)
