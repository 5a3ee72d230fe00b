import { atWidth, expect, expectAccessible, newPerson, test } from './support/e2e-test.ts'
import {
  acceptMenu,
  fillBill,
  openFirstCaterer,
  payAt,
  pressPay,
  search,
  signUpOnBill,
  startOrder,
} from './support/steps.ts'

atWidth(390, (width) => {
  test('a visitor finds a caterer, builds a menu, signs up, pays and sees the booking', async ({ page }) => {
    const person = newPerson()
    await search(page, { place: 'Andheri West', people: '25-50' })
    await expectAccessible(page)
    await openFirstCaterer(page)
    await expectAccessible(page)
    await startOrder(page)
    // The button that was pressed is gone.
    await expect(page.getByRole('main')).toBeFocused()
    await expectAccessible(page)
    await acceptMenu(page)
    expect(await page.evaluate(() => innerWidth)).toBe(width)
    await expect(page.getByRole('combobox', { name: /Area, building or PIN code/ })).toHaveValue('Andheri West')
    await fillBill(page, { guests: 30 })
    await signUpOnBill(page, person)
    await expectAccessible(page)

    await pressPay(page)
    await payAt(page, 'Pay')

    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    await page.waitForURL(/\/my-orders\/[0-9A-Z]{26}$/)
    await expect(page.getByText(/^Paid ₹[\d,.]+$/).first()).toBeVisible()
    await expect(page.getByText(/^Payment received\. .* has until .* to respond\./)).toBeVisible()
    await expect(page.getByText('A-12, Neelkanth Society')).toBeVisible()
    await expectAccessible(page)
  })
})
