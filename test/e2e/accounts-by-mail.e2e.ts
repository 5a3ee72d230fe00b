import { linkInMail, signUp, signInBy } from './support/account.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, origin, test } from './support/e2e-test.ts'

atWidth(390, () => {
  test('mailed link resets a forgotten password once, and other devices are signed out', async ({ page, browser }) => {
    const person = newPerson()
    const elsewhere = await browser.newContext({ baseURL: origin })
    const device = await elsewhere.newPage()
    await signUp(device, person)

    await page.goto('/#login')
    const dialog = page.getByRole('dialog', { name: 'Login or register' })
    await dialog.getByLabel('Email', { exact: true }).fill(person.email)
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click()
    await expect(dialog.getByLabel('Email')).toHaveValue(person.email)
    await dialog.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('Password reset instructions sent to your email')).toBeVisible()
    await expect(dialog.getByRole('status')).toContainText(person.email)
    const link = await linkInMail(page, person.email, 'Set a new Pangat password')

    await page.goto(link)
    const password = page.getByLabel('New password')
    const again = page.getByLabel('Confirm password')
    for (const [typed, strength] of [
      ['abc', 'weak'],
      ['abcde1', 'medium'],
      ['Banana-leaf7', 'strong'],
    ] as const) {
      await password.fill(typed)
      await expect(page.getByText(`Strength: ${strength}`)).toBeVisible()
    }
    await password.fill('abcde1')
    await again.fill('abcde2')
    await expect(page.getByText('The two passwords don’t match yet')).toBeVisible()
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(
      page.getByText('Password must be at least 8 characters long with at least one letter and one number'),
    ).toBeVisible()
    await expect(page.getByText("Password and confirm password don't match")).toBeVisible()
    await expectAccessible(page)

    await password.fill('Banana-leaf7')
    await again.fill('Banana-leaf7')
    await expect(page.getByText('The two passwords match')).toBeVisible()
    await page.locator('form').getByRole('button', { name: 'Show' }).first().click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Password reset successfully!')).toBeVisible()
    await expect(page).toHaveURL('/')

    await device.goto('/profile')
    await signInBy(device.getByRole('main'), person)
    await expect(device.getByRole('alert')).toHaveText('Login Failed. Please check your credentials.')
    await signInBy(device.getByRole('main'), { ...person, password: 'Banana-leaf7' })
    await expect(device.getByLabel('First name')).toHaveValue(person.firstName)
    await elsewhere.close()

    // The other two ways in which a link may carry its secret.
    await page.goto(link.replace('#', '?hash='))
    await expect(page).toHaveURL(link)
    await page.goto(link.replace('#', '/'))
    await expect(page).toHaveURL(link)
    await password.fill('Banana-leaf8')
    await again.fill('Banana-leaf8')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('An error occurred. Please try again.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Get a new link' }).click()
    await expect(dialog.getByRole('tab', { name: 'Forgot' })).toHaveAttribute('aria-selected', 'true')
  })

  test('the email that welcomes an account confirms its address', async ({ page }) => {
    const person = newPerson()
    await signUp(page, person)
    await page.goto('/profile')
    await expect(page.getByText('Not confirmed yet')).toBeVisible()

    await page.goto(await linkInMail(page, person.email, 'Welcome'))
    await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to your profile' }).click()
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

    await page.goto('/verify-email#not-a-secret')
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
    await page.goto('/verify-email')
    await expect(page.getByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeVisible()
  })

  test(
    'an address is confirmed in another browser by a new password, which ends the sessions of the account',
    onlyInFull,
    async ({ page, browser }) => {
      const person = newPerson()
      const elsewhere = await browser.newContext({ baseURL: origin })
      const device = await elsewhere.newPage()
      await signUp(device, person)

      await page.goto(await linkInMail(page, person.email, 'Welcome'))
      await expect(page.getByRole('heading', { level: 1, name: 'Set a password to confirm your email' })).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('New password').fill('password123')
      await page.getByLabel('Confirm password').fill('password123')
      const save = page.getByRole('button', { name: 'Save password and confirm email' })
      await save.click()
      await expect(page.getByText('This password is too common. Choose another.')).toBeVisible()
      await expect(page.getByLabel('New password')).toHaveValue('password123')
      await page.getByLabel('New password').fill('Banana-leaf7')
      await page.getByLabel('Confirm password').fill('Banana-leaf7')
      await save.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Go to your profile' }).click()
      await signInBy(page.getByRole('main'), { ...person, password: 'Banana-leaf7' })
      await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

      await device.goto('/profile')
      await signInBy(device.getByRole('main'), person)
      await expect(device.getByRole('alert')).toHaveText('Login Failed. Please check your credentials.')
      await elsewhere.close()
    },
  )
})
