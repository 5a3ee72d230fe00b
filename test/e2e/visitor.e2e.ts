import { expect, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { register } from './support/steps.ts'

test('somebody who registers from the header is welcomed and stays on the page', async ({ page }) => {
  await page.goto('/pangat')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Login/Register' }).click()
  await register(page, newPerson())
  await expect(page.getByText('Registration Successful! Welcome aboard.')).toBeVisible()
  await expect(page).toHaveURL(/\/pangat$/)
  await expect(page.getByRole('navigation', { name: 'Account' })).toContainText('My Bookings')
})

test(
  'a press that leaves a field in which something is missing hits what it was aimed at',
  onlyInFull,
  async ({ page }) => {
    await page.goto('/pangat')
    await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Login/Register' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Email')).toBeFocused()
    const register = dialog.getByRole('tab', { name: 'Register' })
    await register.hover({ position: { x: 10, y: 4 } })
    await page.mouse.down()
    // The field is invalid at this point; showing its error during the press would move the tab away.
    await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('')
    await page.mouse.up()
    await expect(register).toHaveAttribute('aria-selected', 'true')
  },
)
