import { atWidth, expect, expectAccessible, gateway, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { register } from './support/steps.ts'
import { signUp } from './support/account.ts'

atWidth(390, () => {
  test('test payment shows its status by the gateway’s code', async ({ page }) => {
    await page.goto('/test-payment')
    const amount = page.getByLabel('Amount in rupees')
    await expect(amount).toHaveValue('100')
    await expectAccessible(page)
    for (const wrong of ['', '0', '-1', '1.005', '1e9', '100001', 'hundred']) {
      await amount.fill(wrong)
      await amount.press('Enter')
      await expect(page.getByText('Enter an amount from 1 to 1,00,000 rupees')).toBeVisible()
      await expect(amount).toHaveValue(wrong)
    }
    await amount.fill('1,250.50')
    await page.getByRole('button', { name: 'Pay with PhonePe' }).click()
    await register(page, newPerson())

    await page.waitForURL(/\/page\//)
    await page.getByRole('button', { name: 'Pay ₹1,250.50' }).click()
    await page.waitForURL(/\/payment-status\/[0-9A-Z]{26}$/)
    await expect(page.getByRole('status').filter({ hasText: 'PAYMENT_SUCCESS' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: 'PAYMENT_SUCCESS' })).toBeVisible()
    await page.getByRole('link', { name: 'Another test payment' }).click()
    await expect(amount).toHaveValue('100')
  })

  test('a line that breaks is told beside the button, and the amount stays', onlyInFull, async ({ page }) => {
    await signUp(page, newPerson())
    await page.goto('/test-payment')
    const line = Promise.withResolvers<void>()
    await page.route('**/api/payment/test', async (route) => {
      await line.promise
      await route.abort('internetdisconnected')
    })
    await page.getByLabel('Amount in rupees').fill('7')
    await page.getByRole('button', { name: 'Pay with PhonePe' }).click()
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
    line.resolve()
    await expect(page.getByRole('alert')).toContainText('We can’t reach our servers.')
    await expect(page.getByLabel('Amount in rupees')).toHaveValue('7')
    await expectAccessible(page)
  })

  test(
    'the status of a payment that is under way follows it, and that of none goes on loading',
    onlyInFull,
    async ({ page, request }) => {
      await signUp(page, newPerson())
      await page.goto('/test-payment')
      await page.getByRole('button', { name: 'Pay with PhonePe' }).click()
      await page.waitForURL(/\/page\//)
      await page.getByRole('button', { name: 'Leave pending' }).click()
      await page.waitForURL(/\/payment-status\//)
      await expect(page.getByRole('status').filter({ hasText: 'PAYMENT_PENDING' })).toBeVisible()
      const id = new URL(page.url()).pathname.split('/').at(-1)
      await request.post(`${gateway}/control/${id}`, { data: { do: 'fail', code: 'PAYMENT_ERROR', webhook: 'skip' } })
      await expect(page.getByRole('status').filter({ hasText: 'PAYMENT_ERROR' })).toBeVisible()

      for (const none of ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'no%20id', '%3Cscript%3E']) {
        await page.goto(`/payment-status/${none}`)
        await expect(page.getByRole('status').filter({ hasText: 'Loading status...' })).toBeVisible()
      }
      await expectAccessible(page)
    },
  )
})
