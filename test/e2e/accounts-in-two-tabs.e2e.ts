import type { Page } from '@playwright/test'
import { forgetSignIn, signUp, signInBy } from './support/account.ts'
import { expect, newPerson, test } from './support/e2e-test.ts'

const account = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Account' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Login or register' })

test('signing in and out in one tab does the same in the other', async ({ page, context }) => {
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
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await expect(dialogOf(other)).toBeVisible()
  await expect(other).toHaveURL('/#login')
  await other.keyboard.press('Escape')
  await expect(other).toHaveURL('/')
  await expect(account(other).getByRole('button', { name: 'Login/Register' })).toBeVisible()
})

test('a removed name alone signs a tab out', async ({ page, context }) => {
  await signUp(page, newPerson())
  const other = await context.newPage()
  await other.goto('/my-orders')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('firstName'))
  await expect(other).toHaveURL('/#login')
  await expect(dialogOf(other).getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
})

test('a token that ran out is renewed once, and tabs that renew together stay signed in', async ({ page, context }) => {
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
})
