import { signInAs } from './support/account.ts'
import { aLiveCaterer } from './support/live-caterer.ts'
import { atWidth, expect, expectAccessible, newPerson, test } from './support/e2e-test.ts'
import { aBooking, signedIn } from './support/orders.ts'

const owner = { email: 'caterer@pangat.example', password: 'Pangat2026', firstName: 'Kinjal' }

atWidth(390, () => {
  test('automatic acceptance is off, is set with a size, and is off again', async ({ page }) => {
    await aLiveCaterer(page, newPerson(), 'Quick Test Kitchen')
    await page.goto('/caterer-dashboard/calendar')
    const turnOn = page.getByRole('switch', { name: 'Accept orders automatically' })
    await expect(turnOn).not.toBeChecked()
    await turnOn.check({ force: true })
    await page.getByRole('button', { name: 'Save acceptance' }).click()
    await expect(page.getByText('Enter the number of guests, 1 to 10,000')).toBeVisible()
    await expect(page.getByLabel('Up to how many guests')).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Up to how many guests').fill('60')
    await page.getByLabel('Up to how many rupees').fill('25000')
    await page.getByRole('button', { name: 'Save acceptance' }).click()
    await expect(page.getByText('Automatic acceptance is on.')).toBeVisible()

    // What is typed is not lost when the network is.
    await page.getByLabel('Up to how many guests').fill('80')
    await page.route('**/api/order-settings/automatic-acceptance', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Save acceptance' }).click()
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Try again' })).toBeVisible()
    await expect(page.getByLabel('Up to how many guests')).toHaveValue('80')
    await page.unroute('**/api/order-settings/automatic-acceptance')

    await page.reload()
    await expect(page.getByLabel('Up to how many guests')).toHaveValue('60')
    await expect(page.getByLabel('Up to how many rupees')).toHaveValue('25000')
    await turnOn.uncheck({ force: true })
    await page.getByRole('button', { name: 'Save acceptance' }).click()
    await expect(page.getByText('Automatic acceptance is off.')).toBeVisible()
    await page.reload()
    await expect(turnOn).not.toBeChecked()
  })

  test('a thread offers saved replies, which are edited and keep what is typed', async ({ page, request }) => {
    const person = newPerson()
    expect((await request.post('/auth/email/register', { data: { ...person, role: '2' } })).ok()).toBe(true)
    const order = await aBooking(request, await signedIn(request, person))
    await signInAs(page, owner)
    await page.goto(`/caterer-dashboard/orders/${order.id}`)
    const message = page.getByRole('textbox', { name: /^Write to/ })
    await message.fill('Good evening,')
    await page.getByText('Saved replies', { exact: true }).click()
    await page.getByRole('button', { name: 'Where can our van park, and which lift can we use?' }).click()
    await expect(message).toHaveValue('Good evening,\nWhere can our van park, and which lift can we use?')
    await expect(message).toBeFocused()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Edit saved replies' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit saved replies' })
    await expect(dialog.getByRole('textbox')).toHaveCount(5)
    await dialog.getByLabel('Reply 5').fill('x'.repeat(501))
    await dialog.getByRole('button', { name: 'Save replies' }).click()
    await expect(dialog.getByText('Remove 1 character', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Reply 5').fill('')
    await dialog.getByLabel('Reply 1').fill('Our cook Ravi will call you tomorrow.')
    await dialog.getByRole('button', { name: 'Save replies' }).click()
    await expect(page.getByText('Replies saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Our cook Ravi will call you tomorrow.' }).click()
    await expect(message).toHaveValue(/^Good evening,\n[^]*\nOur cook Ravi will call you tomorrow\.$/)
    await page.reload()
    await page.getByText('Saved replies', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Our cook Ravi will call you tomorrow.' })).toBeVisible()
  })
})
