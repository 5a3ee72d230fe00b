import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { ProceedsView } from '#contract/endpoints/money/payouts.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import type { Initiation } from '#contract/endpoints/payments.ts'
import { formatRupees } from '#contract/values/money.ts'
import { aPhoto } from '#test/support/pictures.ts'
import { signInAs } from './support/account.ts'
import { password, writeDay } from './support/caterer-day.ts'
import { expect, expectAccessible, onlyInFull, test, waitingForLife } from './support/e2e-test.ts'
import { signedIn } from './support/orders.ts'
import { startWritten, type WrittenProduct } from './support/written-product.ts'

type Day = Awaited<ReturnType<typeof writeDay>>

let product: WrittenProduct<Day>
test.beforeAll(async () => {
  product = await startWritten(writeDay)
})
test.afterAll(() => product?.stop())

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const signIn = (page: Page, email: string, firstName: string) =>
  signInAs(page, { email, password, firstName }, product.origin)

const orderPage = (id: string) => `${product.origin}/caterer-dashboard/orders/${id}`

// One product: a cook looks at what is there before the day begins, and days are closed after it.
test.describe.configure({ mode: 'default' })

test(
  'a cook sees what is cooked, and neither customers nor money, online and offline',
  onlyInFull,
  async ({ page }) => {
    const { cook, served, wanted } = product.written
    await signIn(page, cook, 'Ravi')
    const day = served.order.eventDate
    const pages: readonly [path: string, sees: string | RegExp][] = [
      ['/caterer-dashboard', served.order.bookingCode],
      ['/caterer-dashboard/orders', served.order.bookingCode],
      [`/caterer-dashboard/orders/${served.order.id}`, 'Two guests: peanuts'],
      [`/caterer-dashboard/orders/${wanted.order.id}`, 'We couldn’t find this order'],
      ['/caterer-dashboard/calendar', 'Tap a day to see its orders.'],
      [`/caterer-dashboard/kitchen-sheet?day=${day}`, 'Two guests: peanuts'],
      ['/caterer-dashboard/reviews', 'This page is for the owner and managers'],
      ['/caterer-dashboard/enquiries', 'This page is for the owner and managers'],
    ]
    for (const [path, sees] of pages) {
      await page.goto(product.origin + path)
      const main = page.getByRole('main')
      await expect(main.getByText(sees).first()).toBeVisible()
      await expect(main.getByText(/Kulkarni|98200 12345|₹|Hill Road|400050/)).toHaveCount(0)
      await expect(
        page.getByRole('button', { name: /^(Accept|Decline|Cancel order|Save rules|Save acceptance)/ }),
      ).toHaveCount(0)
      await expectAccessible(page)
      await page.context().setOffline(true)
      await expect(main.getByText(sees).first()).toBeVisible()
      if (/orders|calendar|sheet/.test(path) && !path.endsWith(wanted.order.id))
        await expect(main.getByText(/^(You’re offline|Offline copy)/).first()).toBeVisible()
      await expectAccessible(page)
      await page.context().setOffline(false)
    }
  },
)

test('a caterer’s day: five orders, of which one changes and one is cancelled, to delivered and reviewed', async ({
  page,
  browser,
  playwright,
}) => {
  const { owner, served, changed, cancelled, wanted, unwanted } = product.written
  const api = await playwright.request.newContext({ baseURL: product.origin })
  const customerOf = ({ email }: { email: string }) => signedIn(api, { email, password })
  await signIn(page, owner, 'Meera')

  await test.step('the day begins with what must be answered and what is served', async () => {
    await page.goto(`${product.origin}/caterer-dashboard`)
    const first = page.getByRole('region', { name: 'Respond now' })
    await expect(first.getByRole('listitem')).toHaveCount(2)
    await expect(first.getByText(/\d+ min left/).first()).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Today and next events' }).getByRole('listitem').first(),
    ).toContainText(served.order.bookingCode)
    await expectAccessible(page)
  })

  await test.step('one order is accepted, one declined with a reason', async () => {
    await page.getByRole('link', { name: new RegExp(wanted.order.bookingCode) }).click()
    await expect(page.getByText('You see name and number once you accept.')).toBeVisible()
    await page.getByRole('button', { name: 'Accept order' }).click()
    await expect(page.getByRole('link', { name: /^Call \+91/ })).toBeVisible()
    await page.goto(`${product.origin}/caterer-dashboard`)
    await page.getByRole('button', { name: `Decline ${unwanted.order.bookingCode}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Decline this order?' })
    await dialog.getByRole('button', { name: 'Decline order' }).click()
    await expect(dialog.getByText('Enter a reason')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Reason for the customer').fill('We already cook a wedding that day')
    await page.reload()
    await page.getByRole('button', { name: `Decline ${unwanted.order.bookingCode}` }).click()
    await expect(dialog.getByLabel('Reason for the customer')).toHaveValue('We already cook a wedding that day')
    await dialog.getByRole('button', { name: 'Decline order' }).click()
    await expect(page.getByRole('region', { name: 'Respond now' })).toBeHidden()
    await page.goto(orderPage(unwanted.order.id))
    await expect(page.getByText('This order is closed. Nothing is to be cooked.')).toBeVisible()
  })

  await test.step('a customer changes an order, and the open page shows it struck through and new', async () => {
    await page.goto(orderPage(changed.order.id))
    await expect(page.getByRole('heading', { name: `Order ${changed.order.bookingCode}` })).toBeVisible()
    const received = page.getByRole('region', { name: 'What you receive' })
    await received.scrollIntoViewIfNeeded()
    await expect(received).toContainText('You receive₹')
    const { package: pack, menu, serviceHours } = changed.order
    const customer = await customerOf(changed)
    await customer.does('change', changed.order.id, {
      packageId: pack.id,
      selections: menu.map(({ _id, addon, dishes }) => ({ itemId: _id, addOn: addon, dishes })),
      guests: 35,
      dietSplit: { veg: 35, jain: 0, nonVeg: 0 },
      serviceHours,
    })
    const changes = page.getByRole('region', { name: 'What the customer changed' })
    await expect(changes.getByRole('deletion').first()).toContainText('40 (')
    await expect(changes.getByRole('insertion').first()).toContainText('35 (')
    const meera = await signedIn(api, { email: owner, password })
    const { total } = await meera.call<ProceedsView>('GET', `/api/orders/${changed.order.id}/proceeds`)
    await expect(received).toContainText(`You receive${formatRupees(total)}`)
  })

  await test.step('a new order appears in the open inbox and calendar without a reload', async () => {
    const month = waitingForLife(await page.context().newPage())
    const { eventDate } = product.written.request
    await month.goto(`${product.origin}/caterer-dashboard/calendar?month=${eventDate.slice(0, 7)}`)
    await expect(month.locator(`[data-day="${eventDate}"]`)).toHaveAccessibleName(/0 of \d+ guests booked/)
    await page.goto(`${product.origin}/caterer-dashboard/orders`)
    await expect(page.getByText('Nothing to answer')).toBeVisible()
    const order = await pays(api, served.email)
    await expect(page.getByRole('tab', { name: 'To answer (1)' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: order.bookingCode })).toContainText('left')

    // Its calendar, open elsewhere, counts the plates as well.
    await expect(month.locator(`[data-day="${order.eventDate}"]`)).toHaveAccessibleName(/40 of \d+ guests booked/)
    await month.close()

    await test.step('and who accepts it after another member is told who was first', async () => {
      await page.goto(`${product.origin}/caterer-dashboard`)
      const sunil = await signedIn(api, { email: product.written.manager, password })
      // While this member's press is on its way.
      await page.route('**/accept', async (route) => {
        await sunil.call('POST', `/api/orders/${order.id}/accept`)
        await route.continue()
      })
      await page.getByRole('button', { name: `Accept order ${order.bookingCode}` }).click()
      await expect(page.getByText(/^Sunil accepted this order on/)).toBeVisible()
      await expect(page.getByRole('region', { name: 'Today and next events' })).toContainText(order.bookingCode)
    })
  })

  await test.step('a cancelled order leaves the open kitchen sheet, and the compensation was shown before', async () => {
    const sheet = waitingForLife(await page.context().newPage())
    await sheet.goto(`${product.origin}/caterer-dashboard/kitchen-sheet?day=${cancelled.order.eventDate}`)
    await expect(sheet.getByText(cancelled.order.bookingCode).first()).toBeVisible()
    await page.goto(orderPage(cancelled.order.id))
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
    const { total } = cancelled.order.bill
    await expect(dialog).toContainText(`The customer gets ${formatRupees(total)} back.`)
    await expect(dialog).toContainText(`You also owe the customer ${formatRupees(total / 2)}`)
    await expectAccessible(page)
    await dialog.getByLabel('Reason for the customer (optional)').fill('Our tandoor is broken')
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText('This order is closed. Nothing is to be cooked.')).toBeVisible()
    const received = page.getByRole('region', { name: 'What you receive' })
    await received.scrollIntoViewIfNeeded()
    await expect(received).toContainText('You receive₹0')
    await expect(sheet.getByRole('heading', { name: 'Nothing to cook on this day' })).toBeVisible()
    await sheet.close()
    expect(
      (await (await customerOf(cancelled)).call<OrderView>('GET', `/api/orders/${cancelled.order.id}`)).ending,
    ).toMatchObject({
      by: 'caterer',
      refund: total,
    })
  })

  await test.step('today’s order is prepared and delivered with note and picture', async () => {
    await page.goto(orderPage(served.order.id))
    await expect(page.getByText('Two guests: peanuts')).toBeVisible()
    await page.getByRole('button', { name: 'Start preparation' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start preparation' }).click()
    await expect(page.getByText(/^In preparation\. Serving time is/)).toBeVisible()
    await page.getByRole('button', { name: 'Mark delivered' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mark this order delivered?' })
    await dialog.getByLabel('Note for the customer (optional)').fill('Handed to Mr Kulkarni at the gate')
    const picture = dialog.locator('input[type=file]')
    // The picker is left without a file.
    await picture.dispatchEvent('cancel')
    await expect(dialog.getByLabel('Note for the customer (optional)')).toHaveValue('Handed to Mr Kulkarni at the gate')
    await picture.setInputFiles({
      name: 'food.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPhoto({ width: 500, height: 400 }),
    })
    await expect(dialog.getByRole('img', { name: 'The delivered food' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Mark delivered' }).click()
    await expect(page.getByText('Delivered. The customer can now complete the order.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the customer sees note and picture, confirms, and reviews', async () => {
    const phone = await aPhone(browser)
    await signIn(phone, served.email, 'Asha')
    await phone.goto(`${product.origin}/my-orders/${served.order.id}`)
    const delivery = phone.getByRole('region', { name: 'Delivery note from Annapurna Rasoi' })
    await expect(delivery).toContainText('Handed to Mr Kulkarni at the gate')
    await expect(delivery.getByRole('img', { name: 'The delivered food' })).toBeVisible()
    await phone.getByRole('button', { name: 'Yes, everything arrived' }).click()
    const review = phone.getByRole('region', { name: 'Your review' })
    await review.getByRole('radio', { name: '5 stars', exact: true }).check({ force: true })
    await review.getByRole('textbox', { name: /What should others know/ }).fill('Hot, and in time.')
    await review.getByRole('button', { name: 'Publish review' }).click()
    await expect(review.getByText('Hot, and in time.')).toBeVisible()
    await phone.context().close()
  })

  await test.step('the caterer is told of the review, and replies', async () => {
    await product.runJob('notification-centre')
    await page.goto(`${product.origin}/caterer-dashboard`)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('link', { name: `Unread: New review of order ${served.order.bookingCode}` }).click()
    await page.getByRole('button', { name: /^Reply/ }).click()
    await page.getByRole('textbox', { name: /^Reply to/ }).fill('Thank you. It was a joy to cook for you.')
    await page.reload()
    await page.getByRole('button', { name: /^Reply/ }).click()
    await page.getByRole('button', { name: 'Publish reply' }).click()
    await expect(page.getByText('Thank you. It was a joy to cook for you.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the day has brought its money, and its emails led to the orders', async () => {
    await page.goto(`${product.origin}/caterer-dashboard`)
    await expect(page.getByText(`Delivered so far: ${formatRupees(served.order.bill.total)}`)).toBeVisible()
    await product.runJob('notifications')
    const outbox = await (await api.get('/dev/mail')).text()
    expect(outbox).toContain('Cancelled: Annapurna Rasoi')
    expect(outbox).toContain('New review: 5 out of 5 stars')
  })
  await api.dispose()
})

test(
  'a day with a paid order names it before it is closed, and a capacity below what is taken says so',
  onlyInFull,
  async ({ page }) => {
    const { owner, wanted } = product.written
    await signIn(page, owner, 'Meera')
    const day = wanted.order.eventDate
    await page.goto(`${product.origin}/caterer-dashboard/calendar?month=${day.slice(0, 7)}`)
    await page.locator(`[data-day="${day}"]`).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('link', { name: wanted.order.bookingCode })).toHaveAttribute(
      'href',
      `/caterer-dashboard/orders/${wanted.order.id}`,
    )
    await sheet.getByLabel('Guests you can serve per day').fill('39')
    await expect(
      sheet.getByText(/^40 guests are booked for .*, more than 39\. Their orders stay\. No more will be taken\.$/),
    ).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Save days' }).click()
    await expect(page.locator(`[data-day="${day}"]`)).toHaveAccessibleName(/40 of 39 guests booked/)

    await page.locator(`[data-day="${day}"]`).click()
    await sheet.getByText('Closed', { exact: true }).click()
    await sheet.getByRole('button', { name: 'Save days' }).click()
    const named = sheet.getByRole('alert').filter({ hasText: 'paid order' })
    await expect(named).toContainText('1 paid order stays booked. You still have to cook it.')
    await expect(named).toContainText(wanted.order.bookingCode)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Close and keep 1 order' }).click()
    await expect(page.locator(`[data-day="${day}"]`)).toHaveAccessibleName(/Closed/)
  },
)

/** A customer orders and pays by the API, as from a phone elsewhere. */
async function pays(api: APIRequestContext, email: string): Promise<OrderView> {
  const customer = await signedIn(api, { email, password })
  const key = { 'idempotency-key': 'one-more-order-of-the-day' }
  const order = await customer.call<OrderView>('POST', '/api/orders', product.written.request, key)
  const { transactionId } = await customer.call<Initiation>('POST', '/api/payment/initiate', {
    orderId: order.id,
    amount: order.bill.total,
  })
  await product.gateway.control(transactionId, { do: 'complete' })
  return order
}

async function aPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('visited', 'true')
  })
  return waitingForLife(await context.newPage())
}
