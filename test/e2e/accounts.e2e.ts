import type { Page } from '@playwright/test'
import { forgetSignIn, signUp, signInBy } from './support/account.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Login or register' })

test.describe('what both a phone and a desktop do alike', () => {
  test('dialog is part of the URL: links open it, tabs change it, back closes it', async ({ page }) => {
    await page.goto('/terms-and-conditions#register')
    const dialog = dialogOf(page)
    const tab = (name: string) => dialog.getByRole('tab', { name })
    await expect(tab('Register')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/terms-and-conditions')

    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Login/Register' })
    await opener.click()
    await expect(page).toHaveURL('/terms-and-conditions#login')
    await dialog.getByRole('button', { name: 'Create an account' }).click()
    await expect(page).toHaveURL('/terms-and-conditions#register')
    await tab('Forgot').click()
    await expect(page).toHaveURL('/terms-and-conditions#forgot')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/terms-and-conditions')
    await expect(opener).toBeFocused()
    await page.goForward()
    await expect(tab('Forgot')).toHaveAttribute('aria-selected', 'true')
  })

  test('too many tries lock a login, which says when to try again', onlyInFull, async ({ page }) => {
    await page.goto('/#login')
    const dialog = dialogOf(page)
    const alert = dialog.getByRole('alert')
    const nobody = { ...newPerson(), password: 'wrong1234' }
    await signInBy(dialog, nobody)
    await expect(alert).toHaveText('Login Failed. Please check your credentials.')
    // Some tries end before they are asked for here; the eleventh is one too many.
    for (let tries = 0; tries < 10; tries++) {
      const answered = page.waitForResponse('**/auth/email/login')
      await dialog.getByRole('button', { name: 'Login', exact: true }).click()
      await answered
    }
    await expect(alert).toHaveText(/^Too many attempts\. Try again in \d+ (seconds?|minutes?)\.$/)
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(nobody.email)
  })

  test('a double press on a slow line logs in once', onlyInFull, async ({ page }) => {
    const person = newPerson()
    await signUp(page, person)
    await forgetSignIn(page)
    let calls = 0
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/auth/email/login', async (route) => {
      calls++
      await held
      await route.continue()
    })
    await page.goto('/refund-policy#login')
    const dialog = dialogOf(page)
    await dialog.getByLabel('Email', { exact: true }).fill(person.email)
    await dialog.getByLabel('Password', { exact: true }).fill(person.password)
    await dialog.getByRole('button', { name: 'Login', exact: true }).dblclick()
    await expect(dialog.getByRole('button', { name: /Login.*Working/ })).toHaveAttribute('aria-busy', 'true')
    answer()
    await expect(page.getByText('Login Successful! Welcome back.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/refund-policy')
    expect(calls).toBe(1)
  })
})

atWidth(390, () => {
  test('each form says beside its fields what it needs, and loses nothing', async ({ page }) => {
    await page.goto('/#register')
    const dialog = dialogOf(page)
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
    await press('Register')
    for (const sentence of [
      'Enter your first name',
      'Enter your last name',
      'Please enter your email address',
      'Phone number must be exactly 10 digits',
      'Password must be at least 8 characters long with one alphabet and one number',
      'Passwords do not match',
      'Accept the terms to continue',
    ])
      await expect(dialog.getByText(sentence, { exact: true })).toBeVisible()
    await expectAccessible(page)

    await dialog.getByLabel('Phone').fill('98765432101')
    await dialog.getByLabel(/^Password/).fill('abcdefgh')
    await dialog.getByLabel('Confirm password').fill('abcdefg1')
    await press('Register')
    await expect(dialog.getByText('Phone number must be exactly 10 digits')).toBeVisible()
    await expect(dialog.getByText('Password must be at least 8 characters long with one alphabet')).toBeVisible()
    await expect(dialog.getByText('Passwords do not match', { exact: true })).toBeVisible()

    await dialog.getByRole('tab', { name: 'Login' }).click()
    await press('Login')
    await expect(dialog.getByText('Please enter your email address')).toBeVisible()
    await expect(dialog.getByText('Enter your password')).toBeVisible()
    await expectAccessible(page)

    await dialog.getByRole('tab', { name: 'Forgot' }).click()
    await press('Send link')
    await expect(dialog.getByText('Please enter your email address')).toBeVisible()
    await dialog.getByLabel('Email').fill('nobody.at.all@example.com')
    await press('Send link')
    await expect(dialog.getByText("Email doesn't exist or enter valid email")).toBeVisible()
    await expectAccessible(page)

    await dialog.getByRole('tab', { name: 'Register' }).click()
    await expect(dialog.getByLabel('Phone')).toHaveValue('98765432101')
  })

  test('a taken address is told and can be put right; a caterer comes to the first steps, counted as agreed', async ({
    page,
  }) => {
    const person = newPerson()
    await page.goto('/#register')
    const dialog = dialogOf(page)
    await dialog.getByRole('radio', { name: /Caterer/ }).check()
    await dialog.getByLabel('First name').fill(person.firstName)
    await dialog.getByLabel('Last name').fill(person.lastName)
    await dialog.getByLabel('Phone').fill(`+91 ${person.phone}`)
    await dialog.getByLabel('Email').fill('customer@pangat.example')
    await dialog.getByLabel(/^Password/).fill(person.password)
    await dialog.getByLabel('Confirm password').fill(person.password)
    await dialog.getByRole('checkbox', { name: /I agree/ }).check()
    await dialog.getByRole('checkbox', { name: /Count my registration/ }).check()
    await dialog.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Email, username or phone number already exists')

    await dialog.getByLabel('Email').fill(person.email)
    await dialog.getByLabel(/^Password/).fill('password1')
    await dialog.getByLabel('Confirm password').fill('password1')
    await dialog.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(dialog.getByText('This password is too common. Choose another.')).toBeVisible()
    const toasts = page.locator('[data-sonner-toast]')
    await expect(toasts.first()).toHaveText('Email, username or phone number already exists')
    await expect(toasts.filter({ hasText: 'This password' })).toHaveCount(0)

    await dialog.getByLabel(/^Password/).fill(person.password)
    await dialog.getByLabel('Confirm password').fill(person.password)
    await dialog.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page.getByText('Registration Successful! Welcome aboard.')).toBeVisible()
    await expect(page).toHaveURL('/caterer-dashboard/onboarding')
    expect(await page.evaluate(() => window.dataLayer)).toEqual([{ event: 'sign_up', role: 'caterer' }])
    expect(await page.evaluate(() => localStorage.getItem('isCaterer'))).toBe('true')
  })
})
