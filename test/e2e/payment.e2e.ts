import { confirmOnBill, signUp } from './support/account.ts'
import { atFilledBill } from './support/draft.ts'
import { unfold } from './support/orders.ts'
import { atWidth, expect, expectAccessible, gateway, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { applyBest, onBill, payAndOpenBooking, payAt, pressPay, signUpOnBill } from './support/steps.ts'

test.use({ viewport: { width: 390, height: 844 } })

atWidth(390, () => {
  test('a declined payment loses nothing: the bill is as it was, and the next try succeeds', async ({ page }) => {
    await atFilledBill(page)
    await signUpOnBill(page, newPerson())
    await pressPay(page)
    await payAt(page, 'Decline')
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()

    await page.waitForURL(/\/bill(\?|$)/)
    await expect(page.getByText('Payment failed.')).toHaveCount(1)
    await expect(page.getByText(/choose another way on the payment page: UPI, card or net banking/)).toBeVisible()
    await expect(page.getByText(/^A-12, Neelkanth Society, S V Road/)).toBeVisible()
    await pressPay(page)
    await payAt(page, 'Pay')
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    await page.waitForURL(/\/my-orders/)
  })
})

test('a payment left pending ends by itself when the webhook arrives', async ({ page, request }) => {
  await signUp(page, newPerson())
  await atFilledBill(page)
  await pressPay(page)
  await payAt(page, 'Leave pending')
  await expect(page.getByRole('heading', { name: 'Payment Pending' })).toBeVisible()
  await expect(page.getByText('We are verifying your payment status. Please wait.')).toBeVisible()
  await expect(page.getByText(/^Booking code PGT-\w{5,}$/)).toBeVisible()

  const transactionId = decodeURIComponent(page.url()).split('&').at(-1)
  const told = await request.post(`${gateway}/control/${transactionId}`, { data: { do: 'complete', webhook: 'send' } })
  expect(told.ok()).toBe(true)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await page.waitForURL(/\/my-orders/)
})

test('a second press on Pay makes no second order', async ({ page }) => {
  await signUp(page, newPerson())
  await atFilledBill(page)
  await pressPay(page)
  await page.waitForURL(/\/page\//)
  await page.goBack()
  await page.waitForURL(/\/bill(\?|$)/)
  await pressPay(page)
  await payAt(page, 'Pay')
  await page.waitForURL(/\/my-orders/)
  await page.goto('/my-orders')
  await expect(page.getByRole('main').getByRole('link', { name: /Annapurna Rasoi/ })).toHaveCount(1)
})

test(
  'a customer who returns from the payment page corrects the bill and keeps the coupon',
  onlyInFull,
  async ({ page }) => {
    const person = newPerson()
    await signUp(page, person)
    await atFilledBill(page)
    await applyBest(page)
    await expect(page.getByText(/^PANGAT10 applied\. You save ₹/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Confirm your email to use PANGAT10' })).toBeVisible()
    await expectAccessible(page)
    await confirmOnBill(page, person)
    const button = page
      .getByRole('button', { name: /^Pay ₹/ })
      .locator('visible=true')
      .first()
    const price = (await button.textContent()) ?? ''
    await pressPay(page)
    await page.waitForURL(/\/page\//)
    await page.goBack()
    await page.waitForURL(/\/bill(\?|$)/)
    await expect(
      page.getByText(/^Pay by .* to confirm this booking\. You can still change anything here\.$/),
    ).toBeVisible()

    const line = await onBill(page, 'Flat, floor, street')
    await line.fill('B-7, Neelkanth Society, S V Road')
    await expect(page.getByText(/^Pay by .* to confirm this booking/)).toHaveCount(0)
    await expect(page.getByText(/^PANGAT10 applied\. You save ₹/)).toBeVisible()
    await expect(page.getByText('This coupon is already on another unpaid booking of yours.')).toHaveCount(0)
    await expect(button).toHaveText(price)
    await expectAccessible(page)
    await pressPay(page)
    await payAndOpenBooking(page)
    await expect(page.getByText(/B-7, Neelkanth Society/).first()).toBeVisible()
    await unfold(page, 'Bill')
    await expect(
      page
        .getByRole('main')
        .getByText(/PANGAT10/)
        .first(),
    ).toBeVisible()
  },
)

test('a coupon that a failed payment released is applied again in one press', onlyInFull, async ({ page }) => {
  const person = newPerson()
  await signUp(page, person)
  await atFilledBill(page)
  await applyBest(page)
  await expect(page.getByText(/^PANGAT10 applied\. You save ₹/)).toBeVisible()
  await confirmOnBill(page, person)
  await pressPay(page)
  await payAt(page, 'Decline')
  await page.waitForURL(/\/bill(\?|$)/)
  await expect(page.getByText('Your coupon PANGAT10 was released.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apply PANGAT10 again' }).click()
  await expect(page.getByText(/^PANGAT10 applied\. You save ₹/)).toBeVisible()
  await expect(page.getByText(/was released/)).toHaveCount(0)
  // The button that was pressed is gone.
  await expect(page.locator(':focus').filter({ hasText: 'Payment failed.' })).toBeVisible()
})
