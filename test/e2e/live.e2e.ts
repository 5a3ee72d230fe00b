import type { Page } from '@playwright/test'
import { signInAs } from './support/account.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { aBooking, aCustomer, signedIn, theCaterer } from './support/orders.ts'

const theOwner = { email: 'caterer@pangat.example', password: 'Pangat2026', firstName: 'Kinjal' }

atWidth(390, () => {
  test('an order appears in both tabs of a caterer without a reload, over one stream, and is read in either', async ({
    page: one,
    request,
  }) => {
    await signInAs(one, theOwner)
    const other = await one.context().newPage()
    let streams = 0
    one.context().on('request', (sent) => (streams += Number(sent.url().endsWith('/api/events'))))
    await one.goto('/caterer-dashboard/people')
    await other.goto('/caterer-dashboard')
    const bellOf = (tab: Page) => tab.getByRole('button', { name: /^Notifications/ })
    for (const tab of [one, other]) await expect(bellOf(tab)).toBeVisible()

    const person = newPerson()
    expect((await request.post('/auth/email/register', { data: { ...person, role: '2' } })).ok()).toBe(true)
    const { id, bookingCode } = await aBooking(request, await signedIn(request, person))

    for (const tab of [one, other]) {
      await expect(bellOf(tab)).toHaveAccessibleName(/unread/)
      await expect(tab).toHaveTitle(/^\(\d+\) /)
      await bellOf(tab).click()
      const line = tab.getByRole('dialog').getByRole('link', { name: `Unread: New order ${bookingCode}` })
      await expect(line).toHaveAttribute('href', `/caterer-dashboard/orders/${id}`)
    }
    expect(streams).toBe(1)
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Mark all as read' }).click()
    const read = other.getByRole('dialog').getByRole('link', { name: `New order ${bookingCode}` })
    await expect(read).not.toHaveAccessibleName(/Unread/)
  })

  test('a customer sees the answer of the caterer without a reload', onlyInFull, async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    const { id, bookingCode } = await aBooking(request, customer)
    await page.goto(`/my-orders/${id}`)
    await expect(page.getByText('Awaiting caterer').first()).toBeVisible()
    const caterer = await theCaterer(request)
    await caterer.does('accept', id)
    await expect(page.getByText('Confirmed').first()).toBeVisible()

    const bell = page.getByRole('button', { name: /^Notifications/ })
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
    await bell.click()
    await page.getByRole('link', { name: `Annapurna Rasoi accepted booking ${bookingCode}` }).click()
    await expect(bell).toHaveAccessibleName('Notifications')
    await expectAccessible(page)
  })

  test('a page without sign-in opens no stream', async ({ page }) => {
    const paths: string[] = []
    page.on('request', (sent) => paths.push(new URL(sent.url()).pathname))
    await page.goto('/caterer-dashboard')
    await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible()
    expect(paths).not.toContain('/api/events')
  })
})
