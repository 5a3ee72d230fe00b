import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { textOfPdf } from '#test/support/pdf.ts'
import { formatDay, formatDayAndTime } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { forgetSignIn, signUp, signInBy } from './support/account.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { aBooking, aCustomer, anUnpaidOrder, dayAhead, signedIn, theCaterer, unfold } from './support/orders.ts'
import { tryAgain } from './support/try-again.ts'

test.use({ pictures: true })

const detailsOf = (page: Page) => page.getByRole('link', { name: /^View booking with Annapurna Rasoi on/ })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

atWidth(390, () => {
  test('bookings to come and those that are past have addresses of their own', async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    await page.goto('/my-orders')
    await expect(page.getByRole('heading', { name: 'No upcoming bookings' })).toBeVisible()
    await expectAccessible(page)

    const paid = await aBooking(request, customer)
    const unpaid = await anUnpaidOrder(request, customer, { eventDate: dayAhead(30) })
    const deleted = await anUnpaidOrder(request, customer, { eventDate: dayAhead(25) })
    await customer.call('DELETE', `/api/orders/${deleted.id}`)
    await page.reload()
    // What waits for its payment goes first.
    const names = page.getByRole('main').getByRole('listitem')
    await expect(names).toHaveCount(2)
    await expect(names.first()).toContainText('Awaiting payment')
    await expect(names.first().getByRole('button', { name: `Pay ${formatRupees(unpaid.bill.total)}` })).toBeVisible()
    await expect(names.last()).toContainText(formatDayAndTime(paid.eventDate, paid.eventTime))
    await expect(names.last()).toContainText(
      /Annapurna Rasoi has until .* to respond\. If they don’t, you get a full refund/,
    )
    await expect(names.last().locator('img')).not.toHaveJSProperty('naturalWidth', 0)
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Past' }).click()
    await expect(page).toHaveURL('/my-orders?when=past')
    await expect(names).toHaveCount(1)
    await expect(names).toContainText('Cancelled before payment')
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Past' })).toHaveAttribute('aria-selected', 'true')
    await expect(names).toContainText('This booking wasn’t paid.')
    await detailsOf(page).click()
    await expect(page).toHaveURL(`/my-orders/${deleted.id}`)
    await page.goBack()
    await expect(page).toHaveURL('/my-orders?when=past')
    await expect(names).toHaveCount(1)
    await expect(names).toContainText('Cancelled before payment')
    await page.getByRole('tab', { name: 'Past' }).press('ArrowLeft')
    await expect(page).toHaveURL('/my-orders')
    await expect(names).toHaveCount(2)

    const code = page.getByRole('textbox', { name: 'Booking code' })
    await code.fill('PGT-22222')
    await code.press('Enter')
    await expect(page.getByText('None of your bookings has this code.')).toBeVisible()
    await expect(names.last()).toContainText(`Booking code ${paid.bookingCode}`)
    await code.fill(paid.bookingCode.toLowerCase().replace('-', ' '))
    await page.getByRole('button', { name: 'Find booking' }).click()
    await expect(page).toHaveURL(`/my-orders/${paid.id}`)
    await expect(page.getByText(`Booking code ${paid.bookingCode}`)).toBeVisible()
  })

  test('on going back the bookings are there before they are loaded again', onlyInFull, async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    const order = await anUnpaidOrder(request, customer)
    await page.goto('/my-orders')
    await detailsOf(page).click()
    await expect(page).toHaveURL(`/my-orders/${order.id}`)
    await customer.call('DELETE', `/api/orders/${order.id}`)

    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/orders?*', async (route) => {
      await answered
      await route.fallback()
    })
    await page.goBack()
    await expect(page).toHaveURL('/my-orders')
    await expect(page.getByRole('main').getByText('Awaiting payment')).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { name: 'No upcoming bookings' })).toBeVisible()
  })

  test(
    'an order tells what happened and what comes, by when; the caterer’s yes is seen on coming back',
    onlyInFull,
    async ({ page, request }) => {
      const customer = await aCustomer(page, request)
      const { id, bill, eventDate } = await aBooking(request, customer)
      await page.goto(`/my-orders/${id}`)
      await expect(page).toHaveTitle(`Annapurna Rasoi, ${formatDay(eventDate)} · Pangat`)
      await unfold(page, 'Timeline')
      const timeline = section(page, 'Timeline').getByRole('listitem')
      await expect(timeline.nth(1)).toContainText('Paid, sent to the caterer')
      await expect(timeline.nth(1)).toHaveAttribute('aria-current', 'step')
      await expect(timeline.nth(2)).toContainText(/Annapurna Rasoi to respond.*By .* (am|pm)/)
      await expect(timeline.filter({ hasText: 'Last day to cancel for a 100% refund' })).toContainText(
        `${formatRupees(bill.total)} refund`,
      )
      await expect(timeline.last()).toContainText('Food is served')
      await expect(section(page, 'Bill')).toContainText(`Paid`)
      await expectAccessible(page)

      const caterer = await theCaterer(request)
      await caterer.does('accept', id)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await expect(timeline.nth(2)).toContainText('Accepted by caterer')
      await expect(page.getByRole('status').filter({ hasText: 'You’re all set.' })).toBeVisible()
    },
  )

  test('documents, the calendar and words to share come with the payment', onlyInFull, async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    const order = await aBooking(request, customer)
    await page.route('**/documents', (route) => route.abort('internetdisconnected'))
    await page.goto(`/my-orders/${order.id}`)
    await unfold(page, 'Documents')
    const documents = section(page, 'Documents')
    await expect(documents.getByRole('heading', { name: 'We couldn’t load your documents' })).toBeVisible()
    // The rest of the page is there.
    await expect(section(page, 'Menu')).toBeVisible()
    await page.unroute('**/documents')
    await tryAgain(documents)
    const pdf = await saved(page, () => documents.getByRole('button', { name: /^Download Receipt voucher/ }).click())
    expect(pdf.name).toMatch(/^[A-Z0-9-]+\.pdf$/)
    expect(pdf.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(textOfPdf(pdf.bytes)).toContain(pdf.name.replace('.pdf', '').replaceAll('-', '/'))
    await expect(documents).toContainText('Your invoice will be here after delivery.')

    const others = page.getByRole('navigation', { name: 'Booking actions' })
    const receipt = await saved(page, () => others.getByRole('button', { name: 'Receipt' }).click())
    expect(receipt.name).toBe(pdf.name)
    const calendar = await saved(page, () => others.getByRole('button', { name: 'Add to calendar' }).click())
    expect(calendar.name).toBe(`pangat-${order.id}.ics`)
    expect(calendar.bytes.toString()).toContain(
      `DTSTART;TZID=Asia/Kolkata:${order.eventDate.replaceAll('-', '')}T193000\r\n`,
    )
    const shared = await others.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')
    expect(decodeURIComponent(shared ?? '')).toMatch(
      /^https:\/\/wa\.me\/\?text=.*7:30 pm\nNeelkanth Society, A-12, S V Road, Andheri West, Mumbai\n\nCatering by Annapurna Rasoi: \w+/,
    )
  })

  test(
    'an order of somebody else is not there, and a visitor signs in where they are',
    onlyInFull,
    async ({ page, request }) => {
      const person = newPerson()
      await signUp(page, person)
      const order = await aBooking(request, await signedIn(request, person))
      await forgetSignIn(page)
      await page.goto(`/my-orders/${order.id}`)
      const form = page.getByRole('main')
      await signInBy(form, person)
      await expect(page.getByRole('heading', { level: 1, name: 'Booking with Annapurna Rasoi' })).toBeVisible()
      await expect(page).toHaveURL(`/my-orders/${order.id}`)

      await forgetSignIn(page)
      await aCustomer(page, request)
      for (const id of [order.id, 'no-order']) {
        await page.goto(`/my-orders/${id}`)
        await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find this booking.' })).toBeVisible()
        await expect(page).toHaveTitle('Booking not found · Pangat')
      }
    },
  )

  test('data stays visible when reloading fails', onlyInFull, async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    const { id } = await aBooking(request, customer)
    await page.goto(`/my-orders/${id}`)
    await expect(section(page, 'Menu')).toBeVisible()
    await page.route(`**/api/orders/${id}`, (route) => route.abort('internetdisconnected'))
    const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t refresh this page' })
    // A load that an event has begun before the line was cut would still succeed, and count as this one.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await expect(alert).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(section(page, 'Menu')).toBeVisible()
    await page.unroute(`**/api/orders/${id}`)
    await tryAgain(alert)
    await expect(alert).toBeHidden()
  })

  test('a completed order is ordered again: its dishes are chosen, the day is not', async ({ page }) => {
    await page.goto('/#login')
    await signInBy(page.getByRole('dialog'), { email: 'customer@pangat.example', password: 'Pangat2026' })
    await page.waitForFunction(() => localStorage.getItem('firstName') !== null)
    await page.goto('/my-orders?when=past')
    await page.getByRole('button', { name: 'Book a similar event' }).first().click()
    await expect(page).toHaveURL(/\/add-to-cart/)
    await expect(page.getByRole('button', { name: /^Complete/ }).first()).toBeVisible()
    await page.goto('/bill')
    await expect(page.getByRole('textbox', { name: 'Event date', exact: true })).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Edit Venue' })).toBeVisible()
  })
})

/** What the browser saves when something is pressed. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) }
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path())
}
