import type { Page } from '@playwright/test'
import { formatRupees } from '#contract/values/money.ts'
import { atWidth, expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'
import { aBooking, aCustomer, anUnpaidOrder, beginPayment, dayAhead, decide, theCaterer } from './support/orders.ts'
import { payAt } from './support/steps.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The first that says anything: the note of paused updates is empty while they come. */
const statusPanel = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).first()
/** Refunds are sent every few seconds, and the page asks less and less often. */
const whenItIsBack = { timeout: 60_000 }

atWidth(390, () => {
  test('cancelling says in rupees what comes back, gives exactly that back, and shows when it is back', async ({
    page,
    request,
  }) => {
    const customer = await aCustomer(page, request)
    const { id, bill } = await aBooking(request, customer)
    const total = formatRupees(bill.total)
    await page.goto(`/my-orders/${id}`)
    const opener = page.getByRole('button', { name: 'Cancel booking' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await expect(dialog).toContainText('you’ll get a 100% refund')
    await expect(dialog).toContainText('Cancellation charge₹0')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Keep booking' }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await dialog.getByLabel(/^Reason \(optional, shared with Annapurna Rasoi\)/).fill('The hall is closed')
    await page.reload()
    await opener.click()
    await page.route('**/cancel', (route) => route.abort('internetdisconnected'))
    const confirm = dialog.getByRole('button', { name: `Cancel and refund ${total}` })
    await confirm.click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog.getByLabel(/^Reason \(optional, shared with Annapurna Rasoi\)/)).toHaveValue(
      'The hall is closed',
    )
    await page.unroute('**/cancel')
    await confirm.dblclick()
    await expect(dialog).toBeHidden()

    await expect(page.getByText('Cancelled', { exact: true })).toBeInViewport()
    await expect(statusPanel(page)).toHaveText(
      `You cancelled this booking. ${total} refunded to your original payment method.`,
      whenItIsBack,
    )
    await expect(section(page, 'Timeline')).toContainText('The hall is closed')
    await expect(section(page, 'Timeline')).toContainText(`${total} refunded`)
    await expect(section(page, 'Bill')).toContainText(/Refund: booking cancelled.*Refunded on/)
    await expect(section(page, 'Documents')).toContainText('Refund voucher')
    await expect(section(page, 'Cancellation')).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Book a similar event' }).click()
    await expect(page).toHaveURL(/\/add-to-cart/)
  })

  test('later, part is lost by the caterer’s cancellation policy', async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    const order = await aBooking(request, customer, { eventDate: dayAhead(4) })
    const terms = order.ifCancelled
    expect(terms?.percent).toBeLessThan(100)
    await page.goto(`/my-orders/${order.id}`)
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
    const lost = formatRupees(order.bill.total - (terms?.refund ?? 0))
    await expect(dialog).toContainText(`Cancellation charge${lost}`)
    const back = formatRupees(terms?.refund ?? 0)
    await dialog.getByRole('button', { name: `Cancel and refund ${back}` }).click()
    await expect(statusPanel(page)).toHaveText(
      `You cancelled this booking. ${back} refunded to your original payment method.`,
      whenItIsBack,
    )
  })

  test('declined booking shows the reason and is fully refunded', async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    const { id, bill } = await aBooking(request, customer)
    await page.goto(`/my-orders/${id}`)
    const caterer = await theCaterer(request)
    await caterer.does('decline', id, { reason: 'Two weddings that day' })
    await page.reload()
    await expect(statusPanel(page)).toHaveText(
      `Annapurna Rasoi declined your booking. ${formatRupees(bill.total)} refunded to your original payment method.`,
      whenItIsBack,
    )
    await expect(section(page, 'Timeline')).toContainText('Two weddings that day')
  })

  test('an order that was deleted unpaid is paid after all', onlyInFull, async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    const { id, bill } = await anUnpaidOrder(request, customer)
    await page.goto('/my-orders')
    await page.getByRole('button', { name: 'Cancel booking with Annapurna Rasoi' }).click()
    await page.getByRole('button', { name: 'Cancel booking', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'No upcoming bookings' })).toBeVisible()
    await page.getByRole('tab', { name: 'Past' }).click()
    await page.getByRole('button', { name: 'Book again' }).click()
    const dialog = page.getByRole('dialog', { name: 'Book this again' })
    await expect(dialog).toContainText('Same menu and price as before.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: `Pay ${formatRupees(bill.total)}` }).dblclick()
    await payAt(page, 'Pay')
    await page.waitForURL(/\/my-orders/)
    await expect(page.getByText('Awaiting caterer')).toBeVisible()
    await page.goto(`/my-orders/${id}`)
    await expect(statusPanel(page)).toHaveText('This booking wasn’t paid. You can book again.')
  })

  test('paying again says what is in the way since', onlyInFull, async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    const { id } = await anUnpaidOrder(request, customer)
    await customer.call('DELETE', `/api/orders/${id}`)
    await page.goto(`/my-orders/${id}`)
    await page.route('**/api/orders/quote', async (route) => {
      const answer = await route.fetch()
      const quote = (await answer.json()) as { problems: object[] }
      const problems = [
        { code: 'of_a_newer_version', field: 'guests', values: {}, message: 'Too few plates are left on this day.' },
      ]
      await route.fulfill({ response: answer, json: { ...quote, problems } })
    })
    await page.getByRole('button', { name: 'Book again' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Too few plates are left on this day.')
    await expect(dialog.getByRole('button', { name: /^Pay / })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Edit booking' }).click()
    await expect(page).toHaveURL(/\/add-to-cart/)
  })

  test(
    'money that comes after an order was given up goes back by itself, and is seen to',
    onlyInFull,
    async ({ page, request }) => {
      const customer = await aCustomer(page, request)
      const order = await anUnpaidOrder(request, customer)
      const transactionId = await beginPayment(customer, order)
      await page.goto(`/my-orders/${order.id}`)
      await expect(statusPanel(page)).toContainText('Pay by')
      await decide(request, transactionId, 'fail')
      await customer.call('DELETE', `/api/orders/${order.id}`)
      await decide(request, transactionId, 'complete')
      await page.reload()
      await expect(statusPanel(page)).toHaveText(
        `Your payment arrived after this booking had expired. ${formatRupees(order.bill.total)} refunded to your original payment method.`,
        whenItIsBack,
      )
      await expect(section(page, 'Bill')).toContainText('Refund: late or duplicate payment')
    },
  )
})
