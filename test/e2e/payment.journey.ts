import { expect, gateway, newPerson, test } from './support/journey.ts'
import { atFilledBill, payAt, pressPay, register } from './support/road.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a declined payment loses nothing: the bill is as it was, and the next try succeeds', async ({ page }) => {
  await atFilledBill(page)
  await pressPay(page)
  await register(page, newPerson())
  await payAt(page, 'Decline')
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()

  await page.waitForURL(/\/bill$/)
  await expect(page.getByRole('textbox', { name: 'Flat, floor and street' })).toHaveValue(
    'A-12, Neelkanth Society, S V Road',
  )
  await pressPay(page)
  await payAt(page, 'Pay')
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await page.waitForURL(/\/my-orders/)
})

test('a payment left pending ends by itself when the webhook arrives', async ({ page, request }) => {
  await atFilledBill(page)
  await pressPay(page)
  await register(page, newPerson())
  await payAt(page, 'Leave pending')
  await expect(page.getByRole('heading', { name: 'Payment Pending' })).toBeVisible()
  await expect(page.getByText('We are verifying your payment status. Please wait.')).toBeVisible()

  const transactionId = decodeURIComponent(page.url()).split('&').at(-1)
  const told = await request.post(`${gateway}/control/${transactionId}`, { data: { do: 'complete', webhook: 'send' } })
  expect(told.ok()).toBe(true)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await page.waitForURL(/\/my-orders/)
})

test('a second press on Pay makes no second order', async ({ page }) => {
  await atFilledBill(page)
  await pressPay(page)
  await register(page, newPerson())
  await page.waitForURL(/\/page\//)
  await page.goBack()
  await page.waitForURL(/\/bill$/)
  await pressPay(page)
  await payAt(page, 'Pay')
  await page.waitForURL(/\/my-orders/)
  await expect(page.getByRole('main').getByRole('link', { name: /Annapurna Rasoi/ })).toHaveCount(1)
})
