import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { linkInMail, signUp, signInBy } from './support/account.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, origin, test } from './support/e2e-test.ts'
import { tryAgain } from './support/try-again.ts'

type Person = ReturnType<typeof newPerson>

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function openProfile(page: Page, person: Person): Promise<void> {
  await signUp(page, person)
  await page.goto('/profile')
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
}

/** Another browser in which this person is signed in, on the profile. */
async function onAnotherDevice(browser: Browser, person: { email: string; password: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/profile')
  await signInBy(page.getByRole('main'), person)
  await expect(page.getByLabel('First name')).toBeVisible()
  return page
}

atWidth(390, () => {
  test('details: only what changed is sent, and an error or an ended session loses nothing', async ({
    page,
    browser,
  }) => {
    const person = newPerson()
    await openProfile(page, person)
    await expectAccessible(page)
    await press(page, 'Save changes')
    await expect(page.getByText('No changes detected.')).toBeVisible()

    await page.getByLabel('Phone').fill('12345')
    await press(page, 'Save changes')
    await expect(page.getByText('Phone number must be exactly 10 digits')).toBeVisible()
    await page.getByLabel('Phone').fill(person.phone)

    await page.route('**/api/users/*', (route) => route.abort('internetdisconnected'))
    await page.getByLabel('Last name').fill('Joshi')
    await press(page, 'Save changes')
    await expect(section(page, 'Your details').getByRole('alert')).toContainText('We can’t reach our servers.')
    await expect(page.getByLabel('Last name')).toHaveValue('Joshi')
    await page.unroute('**/api/users/*')

    const other = await onAnotherDevice(browser, person)
    await press(other, 'Sign out all other devices')
    await expect(other.getByText('Device signed out.')).toBeVisible()
    await press(page, 'Save changes')
    await signInBy(page.getByRole('main'), person)
    await expect(page.getByLabel('Last name')).toHaveValue('Joshi')

    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await press(page, 'Save changes')
    expect((await sent).postDataJSON()).toEqual({ lastName: 'Joshi' })
    await expect(page.getByText('Updated successfully!')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Last name')).toHaveValue('Joshi')
    await other.context().close()
  })

  test('a new address counts once the email to it was followed', onlyInFull, async ({ page }) => {
    const person = newPerson()
    const newEmail = person.email.replace('asha.', 'asha.new.')
    await openProfile(page, person)
    const mine = section(page, 'Email address')
    await mine.getByLabel('New email address').fill(newEmail)
    await mine.getByLabel('Current password').fill('wrong1234')
    await press(page, 'Change email')
    await expect(mine.getByText('This isn’t your current password.')).toBeVisible()
    await mine.getByLabel('Current password').fill(person.password)
    await press(page, 'Change email')
    await expect(mine.getByRole('status')).toContainText(`Use the link we emailed to ${newEmail}`)
    await expectAccessible(page)

    await page.goto(await linkInMail(page, newEmail, 'Confirm your new email address'))
    await expect(page.getByRole('heading', { level: 1, name: 'Your email address has been changed' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to your profile' }).click()
    await expect(mine.getByText(newEmail, { exact: true })).toBeVisible()
    await expect(mine.getByText('Confirmed', { exact: true })).toBeVisible()
  })

  test(
    'a new password signs other devices out, and devices can be signed out one by one',
    onlyInFull,
    async ({ page, browser }) => {
      const person = newPerson()
      await openProfile(page, person)
      const first = await onAnotherDevice(browser, person)
      await page.reload()
      const devices = section(page, 'Devices').getByRole('listitem')
      await expect(devices).toHaveCount(2)
      await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)

      const mine = section(page, 'Password')
      await mine.getByLabel('Current password').fill('wrong1234')
      await mine.getByLabel('New password').fill('Banana-leaf7')
      await mine.getByLabel('Confirm password').fill('Banana-leaf7')
      await press(page, 'Change password')
      await expect(mine.getByText('This isn’t your current password.')).toBeVisible()
      await mine.getByLabel('Current password').fill(person.password)
      await press(page, 'Change password')
      await expect(page.getByText('Password changed. Your other devices were signed out.')).toBeVisible()
      await expect(devices).toHaveCount(1)
      await first.reload()
      await expect(first.getByRole('heading', { name: 'Log in to continue' })).toBeVisible()

      await signInBy(first.getByRole('main'), { ...person, password: 'Banana-leaf7' })
      await expect(first.getByLabel('First name')).toBeVisible()
      await page.reload()
      await devices.filter({ hasNotText: 'This device' }).getByRole('button').click()
      await expect(devices).toHaveCount(1)
      await first.reload()
      await expect(first.getByRole('heading', { name: 'Log in to continue' })).toBeVisible()
      await first.context().close()

      await press(page, 'Sign out everywhere')
      await expect(page.getByText('Signed Out!')).toBeVisible()
      await expect(page).toHaveURL('/caterer-home')
    },
  )

  test('data can be taken along, and the account deleted after typing so', async ({ page }) => {
    const person = newPerson()
    await openProfile(page, person)
    const coming = page.waitForEvent('download')
    await press(page, 'Download my data')
    const file = await coming
    expect(file.suggestedFilename()).toBe('pangat-my-data.json')
    expect(await readFile(await file.path(), 'utf8')).toContain(person.email)

    await press(page, 'Delete my account')
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog).toContainText('Past bookings and reviews stay, without your name.')
    await dialog.getByLabel('Type DELETE to continue').fill('delete it')
    await dialog.getByLabel('Current password').fill(person.password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByText('Type DELETE in capital letters')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Type DELETE to continue').fill('DELETE')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('Your account has been deleted.')).toBeVisible()
    await expect(page).toHaveURL('/')

    await page.goto('/profile')
    await signInBy(page.getByRole('main'), person)
    await expect(page.getByRole('alert')).toHaveText('Login Failed. Please check your credentials.')
  })

  test(
    'each part that fails says so by itself, keeps what was typed and can be tried again',
    onlyInFull,
    async ({ page }) => {
      const person = newPerson()
      await signUp(page, person)
      const lines = { profile: /\/api\/users\/[^/]+$/, devices: /\/sessions/, data: /\/data$/, password: /\/password$/ }
      const cut = (line: RegExp) => page.route(line, (route) => route.abort('internetdisconnected'))

      await cut(lines.profile)
      await page.goto('/profile')
      await expect(page.getByRole('heading', { name: 'We couldn’t load your profile' })).toBeVisible()
      await expectAccessible(page)
      await page.unroute(lines.profile)
      await cut(lines.devices)
      await press(page, 'Try again')
      await expect(page.getByLabel('First name')).toHaveValue(person.firstName)

      const devices = section(page, 'Devices')
      await expect(devices.getByRole('heading', { name: 'We couldn’t load your devices' })).toBeVisible()
      await expectAccessible(page)
      await page.unroute(lines.devices)
      await tryAgain(devices)
      await expect(devices.getByRole('listitem')).toHaveCount(1)

      await cut(lines.data)
      await press(page, 'Download my data')
      await expect(page.getByText('We can’t reach our servers.').first()).toBeVisible()
      await cut(lines.password)
      const password = section(page, 'Password')
      await password.getByLabel('Current password').fill(person.password)
      await password.getByLabel('New password').fill('Banana-leaf7')
      await password.getByLabel('Confirm password').fill('Banana-leaf7')
      await press(page, 'Change password')
      await expect(password.getByRole('alert')).toContainText('We can’t reach our servers.')
      await expect(password.getByLabel('New password')).toHaveValue('Banana-leaf7')

      await cut(lines.profile)
      await press(page, 'Delete my account')
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
      await dialog.getByLabel('Type DELETE to continue').fill('DELETE')
      await dialog.getByLabel('Current password').fill(person.password)
      await dialog.getByRole('button', { name: 'Delete my account' }).click()
      await expect(dialog.getByRole('alert')).toContainText('We can’t reach our servers.')
      await expect(dialog.getByLabel('Type DELETE to continue')).toHaveValue('DELETE')
      await dialog.getByRole('button', { name: 'Keep my account' }).click()
      await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
    },
  )
})
