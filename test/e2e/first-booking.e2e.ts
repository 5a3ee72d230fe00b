import { expect, expectAccessible, newPerson, test } from './support/e2e-test.ts'
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

for (const { name, ...screen } of [
  { name: 'on a desk', viewport: { width: 1440, height: 900 } },
  // A phone, unlike a small window, shows all that sticks out at the side by making everything smaller.
  { name: 'on a phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
]) {
  test.describe(name, () => {
    test.use(screen)

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
      expect(await page.evaluate(() => innerWidth)).toBe(screen.viewport.width)
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
}
