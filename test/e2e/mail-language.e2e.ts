import { linkInMail, signUp } from './support/account.ts'
import { atWidth, expect, expectAccessible, newPerson, test } from './support/e2e-test.ts'

const subject = 'अपने ई-मेल पते की पुष्टि करें'

// A header of its own would make the browser ask first whether it may load the font of an email's sandboxed frame.
test.use({ extraHTTPHeaders: {} })

atWidth(390, () => {
  test('next email after choosing Hindi in the profile is in Hindi', async ({ page }) => {
    const person = newPerson()
    await signUp(page, person)
    await page.goto('/profile')
    await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
    const language = page.getByLabel('Language')
    await expect(language).toHaveAccessibleDescription(/^Our emails to you are in this language\./)
    await expect(language.getByRole('option', { name: 'हिन्दी' })).toHaveAttribute('lang', 'hi')
    await language.selectOption({ label: 'हिन्दी' })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Updated successfully!')).toBeVisible()
    await page.getByRole('button', { name: 'Resend confirmation email' }).click()
    await expect(page.getByText('Email sent.')).toBeVisible()
    const link = await linkInMail(page, person.email, subject)

    await page.goto('/dev/mail')
    await expectAccessible(page)
    await page.getByRole('row').filter({ hasText: person.email }).getByRole('link', { name: subject }).click()
    await expect(page.getByRole('heading', { level: 1, name: subject })).toHaveAttribute('lang', 'hi')
    await expect(page.locator('pre')).toContainText('नमस्ते,')
    const mail = page.frameLocator('iframe')
    await expect(mail.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(mail.getByRole('link', { name: 'इस ई-मेल पते की पुष्टि करें' })).toHaveAttribute('href', link)
    await expectAccessible(page)

    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible()
  })
})
