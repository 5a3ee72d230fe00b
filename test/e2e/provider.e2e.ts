import type { APIResponse, Page } from '@playwright/test'
import { expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'

const provider = 'Demo ID'
const start = '/pangat?people=25-50'

/** Opens the dialog of the header and leaves for the provider. */
async function leaveForProvider(page: Page): Promise<void> {
  await page.goto(`${start}#login`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Continue with ${provider}` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeVisible()
}

/** Signs in at the provider as a unique person. */
async function signInAs(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const somebodyNew = () => `${newPerson().firstName} ${newPerson().email.replace(/\D/g, '')}`
const account = (page: Page) => page.getByRole('navigation', { name: 'Account' })

test('a customer signs in elsewhere, is back on the page they left, and signs out', async ({ page }) => {
  const name = somebodyNew()
  await leaveForProvider(page)
  await expectAccessible(page)
  await signInAs(page, name)

  await expect(page).toHaveURL(new RegExp(`${start.replace('?', '\\?')}$`))
  await expect(page.getByText('Registration Successful! Welcome aboard.')).toBeVisible()
  await expect(account(page)).toContainText('My Bookings')
  expect(await page.evaluate(() => localStorage.getItem('firstName'))).toBe('Asha')
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('signIn')))).toEqual([])

  await page.reload()
  await expect(account(page)).toContainText('My Bookings')
  await account(page).getByRole('button', { name: 'SignOut' }).click()
  await expect(page).toHaveURL(/\/caterer-home$/)
  await expect(page.getByText('Signed Out!')).toBeVisible()

  // Signing out here does not sign out there, but the next sign-in asks again.
  await leaveForProvider(page)
  await signInAs(page, name)
  await expect(page.getByText('Login Successful! Welcome back.')).toBeVisible()
  await expect(account(page)).toContainText('My Bookings')
})

test('a caterer is told why, and is signed out with nothing left in the browser', onlyInFull, async ({ page }) => {
  await page.goto('/caterer-home#login')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Continue with ${provider}` })
    .click()
  await page.getByRole('button', { name: /Sunita Patil/ }).click()

  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Caterers and admins: log in with email and password')
  await expect(page).toHaveURL(/\/caterer-home$/)
  await expectAccessible(page)
  await alert.getByRole('button').click()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'visited'))).toEqual([])
  await expect(account(page).getByRole('button', { name: 'Login/Register' })).toBeVisible()
  await page.goto('/caterer-dashboard')
  await expect(page.getByRole('heading', { name: 'Log in to continue' })).toBeVisible()
})

test('somebody whose address is not confirmed is told so, and can go on by password', onlyInFull, async ({ page }) => {
  await leaveForProvider(page)
  await page.getByRole('button', { name: /Leela Fernandes/ }).click()
  await expect(page.getByRole('alert')).toContainText('Your email isn’t confirmed with that service.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Log in with email and password' }).click()
  await expect(page).toHaveURL(/\/pangat\?people=25-50#login$/)
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
})

test(
  'whoever changes their mind is back where they were, and back and forward do no harm',
  onlyInFull,
  async ({ page }) => {
    await leaveForProvider(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Login cancelled. Nothing has changed.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${start.replace('?', '\\?')}$`))

    await leaveForProvider(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/pangat/)
    await expect(page.getByRole('button', { name: `Continue with ${provider}` })).toBeEnabled()
    await page.goForward()
    await signInAs(page, somebodyNew())
    await expect(account(page)).toContainText('My Bookings')
    // The sign-in behind this page is over, and says so.
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'This sign-in is over' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to Pangat' }).click()
    await expect(account(page)).toContainText('My Bookings')
  },
)

test('pressing twice is pressing once', onlyInFull, async ({ page }) => {
  await page.goto(`${start}#login`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Continue with ${provider}` })
    .dblclick()
  await page.getByLabel('Name').fill(somebodyNew())
  await page.getByRole('button', { name: 'Continue' }).dblclick()
  await expect(account(page)).toContainText('My Bookings')
  await expect(page).toHaveURL(new RegExp(`${start.replace('?', '\\?')}$`))
})

test('return in another browser, or a second one, does not sign in', onlyInFull, async ({ page, browser }) => {
  await leaveForProvider(page)
  // The response does not reach the tab that asked; the test takes the remaining steps itself.
  const next = (answer: APIResponse) => answer.headers()['location'] ?? ''
  const decided = await page.request.post(page.url(), { form: { name: somebodyNew() }, maxRedirects: 0 })
  const answer = next(await page.request.get(next(decided), { maxRedirects: 0 }))
  expect(answer).toMatch(/\/sign-in\/provider\?code=/)

  const other = await browser.newPage()
  await other.goto(answer)
  await expect(other.getByRole('alert')).toContainText('was started in another tab')
  await expect(other).toHaveURL(/\/sign-in\/provider$/)
  expect(await other.evaluate(() => localStorage.getItem('firstName'))).toBeNull()
  await other.close()

  await page.goto(answer)
  await expect(page).toHaveURL(new RegExp(`${start.replace('?', '\\?')}$`))
  await expect(account(page)).toContainText('My Bookings')
  await page.goto(answer)
  await expect(page).toHaveURL(/\/$/)
  await expect(account(page)).toContainText('My Bookings')
})

test('a provider that is down is told, and there is a way back', onlyInFull, async ({ page }) => {
  await page.route('**/.well-known/openid-configuration', (route) => route.abort('internetdisconnected'))
  await page.goto(`${start}#login`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Continue with ${provider}` })
    .click()
  await expect(page.getByRole('alert')).toContainText(`${provider} isn’t responding.`)
  await expectAccessible(page)

  await page.unroute('**/.well-known/openid-configuration')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/pangat\?people=25-50/)
})

test('coming by the page of the sign-in by itself begins nothing', onlyInFull, async ({ page }) => {
  await page.goto('/sign-in/provider')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to continue' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the previous page' }).click()
  await expect(page).toHaveURL(/\/$/)
})
