import type { Page } from '@playwright/test'
import { formatDay } from '#contract/values/calendar.ts'
import { atBillOf, atEmptyMenu, atFilledBill } from './support/draft.ts'
import { confirmOnBill, signUp } from './support/account.ts'
import { closedDay, holidayMaker } from './support/closed-day.ts'
import { aCustomer, anUnpaidOrder, dayAhead } from './support/orders.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import {
  applyBest,
  acceptMenu,
  fillBill,
  fillOnBill,
  onBill,
  payAndOpenBooking,
  payAt,
  pressPay,
} from './support/steps.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const payButton = (page: Page) =>
  page
    .getByRole('button', { name: /^(Pay|Continue –)/ })
    .locator('visible=true')
    .first()

/** The bill, which a phone folds away. */
async function openBill(page: Page, width: number) {
  if (width >= 1024) return page.getByRole('region', { name: 'Your bill' })
  await page.getByRole('button', { name: /^View bill/ }).click()
  return page.getByRole('dialog', { name: 'Your bill' })
}

atWidth(390, (width) => {
  test('a custom menu goes all the way to a paid order', async ({ page }) => {
    await signUp(page, newPerson())
    await atEmptyMenu(page, { named: 'Custom Menu' })
    await page.getByRole('main').getByRole('checkbox').nth(0).check()
    await page.getByRole('main').getByRole('checkbox').nth(1).check()
    await page.getByRole('button', { name: 'Continue' }).locator('visible=true').first().click()
    await fillBill(page, { guests: 60, place: 'Andheri West' })
    // A custom menu is for any number of guests.
    await expect(page.getByText(/^This package is for/)).toHaveCount(0)
    const bill = await openBill(page, width)
    await expect(bill.getByText('₹50 × 60 plates')).toBeVisible()
    await expect(bill.getByText('Delivery')).toBeVisible()
    await expect(bill.getByText('Free')).toBeVisible()
    await expect(bill.getByText('₹3,150').first()).toBeVisible()
    await expectAccessible(page)
    if (width < 1024) await page.keyboard.press('Escape')
    await pressPay(page)
    await payAndOpenBooking(page)
    await expect(page.getByText('Custom Menu').first()).toBeVisible()
  })

  test('packed thalis go all the way to a paid order, counted as thalis', onlyInFull, async ({ page }) => {
    await signUp(page, newPerson())
    await atBillOf(page, { named: 'Packed Thali' })
    await fillBoxes(page, 'Thalis', '55')
    await expect(page.getByLabel('Service hours')).toHaveCount(0)
    await expect((await openBill(page, width)).getByText(/^₹[\d,]+ × 55 thalis$/)).toBeVisible()
    if (width < 1024) await page.keyboard.press('Escape')
    await expectAccessible(page)
    await pressPay(page)
    await payAndOpenBooking(page)
    await expect(page.getByText('Packed Thali').first()).toBeVisible()
    await expect(page.getByText('55 thalis').first()).toBeVisible()
    await expect(page.getByText('Packed, delivered ready to serve')).toBeVisible()
    await expectAccessible(page)
  })

  test(
    'a closed day is rejected before Pay, and another one is chosen from the month',
    onlyInFull,
    async ({ page }) => {
      const closed = await closedDay(page.request)
      await atFilledBill(page, { slug: holidayMaker })
      const date = await onBill(page, 'Event date')
      await date.fill(closed)
      await expect(page.getByText('This caterer is closed on that date.').first()).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('button', { name: 'See free dates' }).click()
      const month = page.getByRole('dialog', { name: 'Choose a date' })
      const day = month.getByRole('button', { name: `${formatDay(closed)}, closed` })
      await expect(day).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('PageDown')
      await expect(day).toHaveCount(0)
      await page.keyboard.press('PageUp')
      // Its name has its state once the month has been answered again.
      await expect(day).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(month.getByText(`This caterer takes no bookings on ${formatDay(closed)}.`)).toBeVisible()
      const nearest = month.getByRole('group', { name: 'Nearest free dates' }).getByRole('button').first()
      const chosen = await nearest.innerText()
      await nearest.click()
      await expect(month).toBeHidden()
      await expect.poll(async () => formatDay(await date.inputValue())).toBe(chosen)
      await expect(page.getByText('This caterer is closed on that date.')).toHaveCount(0)
    },
  )

  test('what is missing is said beside its field and in one list that leads there, and nothing typed is lost', async ({
    page,
  }) => {
    await atBillOf(page, { named: 'Birthday Bash Veg' })
    await field(page, 'Guests').fill('30')
    await field(page, 'PIN code').fill('4000')
    await field(page, 'PIN code').blur()
    await expect(page.getByText('Enter a 6-digit PIN code')).toBeVisible()
    await page.getByText('GST invoice, allergies and note').click()
    await field(page, 'GSTIN (optional)').fill('27aapfu0939f1zw')
    await field(page, 'Company (optional)').fill('Deccan Textiles')
    await field(page, 'Allergies, with number of guests (optional)').fill('2 guests: peanuts')
    // An invoice with a GSTIN is addressed to the company.
    await expect(payButton(page)).toHaveText('Continue – 12 details left')
    await field(page, 'Company address').fill('7 Kalbadevi Road, Mumbai 400002')
    await expect(payButton(page)).toHaveText('Continue – 11 details left')
    await payButton(page).click()

    const list = page.getByRole('list').filter({ hasText: 'Choose your event date.' })
    await expect(page.getByText('Please complete 11 details')).toBeVisible()
    for (const sentence of [
      'Choose your event date.',
      'Choose a serving time.',
      'Pick your venue from the list.',
      'Enter the venue address',
      'Enter a 6-digit PIN code',
      'Enter a name',
      'Please enter your email address',
      'Accept the terms to continue',
      'Phone number must be exactly 10 digits',
      'Enter a valid GSTIN, or leave it empty.',
    ])
      await expect(list.getByText(sentence)).toBeVisible()
    await expectAccessible(page)
    await list.getByText(/valid GSTIN/).click()
    await expect(field(page, 'GSTIN (optional)')).toBeFocused()
    await field(page, 'GSTIN (optional)').fill('27AAPFU0939F1ZV')
    await expect(list.getByText(/valid GSTIN/)).toHaveCount(0)

    await page.reload()
    await expect(page.getByText('30 guests · 30 Veg')).toBeVisible()
    await expect(field(page, 'PIN code')).toHaveValue('4000')
    await expect(field(page, 'Company (optional)')).toHaveValue('Deccan Textiles')
    await expect(field(page, 'Allergies, with number of guests (optional)')).toHaveValue('2 guests: peanuts')
  })

  test(
    'guests beyond the range are offered the packages that hold them, and nothing is switched silently',
    onlyInFull,
    async ({ page }) => {
      await atBillOf(page, { named: 'Birthday Bash Veg' })
      await field(page, 'Flat, floor, street').fill('4 Hill Road')
      await field(page, 'Guests').fill('150')
      await field(page, 'Guests').blur()
      await expect(page.getByText('This package is for 25 to 50 guests.')).toHaveCount(1)
      await expect(page.getByRole('heading', { name: 'Packages from this caterer for 150 guests' })).toBeVisible()
      await expect(page.getByText('Birthday Bash Veg by Annapurna Rasoi')).toBeVisible()
      // An order that cannot be has no price.
      await expect(page.getByText(/₹[\d,]+ refund/)).toHaveCount(0)
      await expect(page.getByText('Not possible like this').locator('visible=true').first()).toBeVisible()

      // Outside the caterer's service radius only other caterers can be offered.
      await field(page, 'Guests').fill('5000')
      await expect(page.getByText(/^This package is for 25 to 50 guests\.$/)).toBeVisible()
      await field(page, 'Guests').fill('150')
      await page
        .getByRole('button', { name: /^Choose .+ Veg$/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Build your menu' })).toBeVisible()
      await expect(page.getByText('Birthday Bash Veg by')).toHaveCount(0)
      await acceptMenu(page)
      await expect(field(page, 'Flat, floor, street')).toHaveValue('4 Hill Road')
      await expect(await onBill(page, 'Guests')).toHaveValue('150')
      await expect(page.getByText('Minimum 100 guests.')).toBeVisible()
    },
  )

  test(
    'a diet the package has not is said with what has it, and a split that does not add up too',
    onlyInFull,
    async ({ page }) => {
      await atBillOf(page, { named: 'Birthday Bash Veg' })
      await field(page, 'Guests').fill('40')
      await field(page, 'Non Veg').fill('10')
      await field(page, 'Non Veg').blur()
      await expect(field(page, 'Veg')).toHaveValue('30')
      await expect(page.getByText('This package has no Non Veg food. Choose one that suits your guests.')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Choose .+ Non Veg$/ }).first()).toBeVisible()
      await field(page, 'Non Veg').fill('0')
      await field(page, 'Veg').fill('39')
      await expect(page.getByText('1 of 40 guests still to be added.')).toBeVisible()

      await field(page, 'Veg').fill('30')
      await field(page, 'Non Veg').fill('10')
      await page
        .getByRole('button', { name: /^Choose .+ Non Veg$/ })
        .first()
        .click()
      await acceptMenu(page)
      await expect(await onBill(page, 'Non Veg')).toHaveValue('10')
      await expect(await onBill(page, 'Veg')).toHaveValue('30')
    },
  )

  test(
    'a price that cannot be had is told outside the folded bill, and asked for again',
    onlyInFull,
    async ({ page }) => {
      await atFilledBill(page)
      const guests = await onBill(page, 'Guests')
      await page.route('**/api/orders/quote', (route) => route.abort('internetdisconnected'))
      await guests.fill('32')
      const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t update the price. Your details are saved.' })
      await expect(alert.locator('visible=true').first()).toBeInViewport()
      // Beside the folded bill a bar says so; from 1024 pixels the bill is open, and there is none.
      if (width < 1024)
        await expect(page.getByText('Price not available').locator('visible=true').first()).toBeVisible()
      await expectAccessible(page)
      await page.unroute('**/api/orders/quote')
      await alert.getByRole('button', { name: 'Try again' }).locator('visible=true').first().click()
      await expect(page.getByText('Price not available')).toHaveCount(0)
      await expect(guests).toHaveValue('32')
    },
  )

  test('short notice, a venue too far away and what cancelling costs are told before paying', async ({ page }) => {
    await atFilledBill(page)
    const cancelling = page.getByRole('region', { name: 'If you cancel' })
    await expect(cancelling.getByText(/refund \(100%\)$/)).toBeVisible()
    await expect(cancelling.getByText('No refund')).toBeVisible()
    await expect(cancelling.getByText('If the caterer cancels, you get a full refund.')).toBeVisible()

    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    await fillOnBill(page, 'Event date', inDays(4))
    await expect(
      page
        .getByText(/^Short notice/)
        .locator('visible=true')
        .first(),
    ).toBeVisible()
    // The step that gives everything back is over by then.
    await expect(cancelling.getByText(/100%/)).toHaveCount(0)
    await field(page, 'Event date').fill(inDays(1))
    await field(page, 'Event date').blur()
    await expect(page.getByText(/^This caterer needs 2 days’ notice\. Earliest date: /)).toBeVisible()

    await page.getByRole('button', { name: 'Edit Venue' }).click()
    await page.getByRole('combobox', { name: /Area, building or PIN code/ }).fill('Virar')
    await page.getByRole('listbox').getByRole('option', { name: 'Virar' }).first().click()
    await expect(
      page.getByText(/^This caterer serves within 25 km\. Your venue is \d+(\.\d)? km away\.$/),
    ).toBeVisible()
    await expectAccessible(page)
  })

  test(
    'an order that never reached the gateway lets go of its coupon once the bill is changed',
    onlyInFull,
    async ({ page }) => {
      const person = newPerson()
      await signUp(page, person)
      await atFilledBill(page)
      await applyBest(page)
      await expect(page.getByText(/^PANGAT10 applied\. You save ₹/)).toBeVisible()
      await confirmOnBill(page, person)
      await page.route('**/api/payment/initiate', (route) => route.abort('internetdisconnected'))
      await pressPay(page)
      await expect(page.getByText(/^We can’t reach our servers\. Your details are saved\./)).toBeVisible()
      await page.unroute('**/api/payment/initiate')
      await fillOnBill(page, 'Guests', '32')
      await expect(page.getByText(/^PANGAT10 applied\. You save ₹956\.80/)).toBeVisible()
      await expect(page.getByText('This coupon is already on another unpaid booking of yours.')).toHaveCount(0)
      await pressPay(page)
      await payAt(page, 'Pay')
      await page.waitForURL(/\/my-orders/)
      await expect(page.getByRole('heading', { level: 1, name: 'Booking with Annapurna Rasoi' })).toBeVisible()
    },
  )

  test(
    'unpaid bookings that are in the way are said before Pay, and lead to where they are paid or deleted',
    onlyInFull,
    async ({ page, request }) => {
      const customer = await aCustomer(page, request)
      for (const days of [37, 38, 39]) await anUnpaidOrder(request, customer, { eventDate: dayAhead(days) })
      await atFilledBill(page)
      const notice = page.getByRole('status').filter({ hasText: 'You have 3 unpaid bookings.' })
      await expect(notice).toHaveText('You have 3 unpaid bookings. Pay for one or cancel one to book again.')
      await expectAccessible(page)
      await payButton(page).click()
      await expect(page.getByText('Please complete 1 detail')).toBeVisible()
      await page.getByRole('link', { name: /^You have 3 unpaid bookings\./ }).click()
      await expect(page).toHaveURL('/my-orders')
      await page
        .getByRole('button', { name: /^Cancel booking with/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Cancel booking', exact: true }).click()
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
      await page.goto('/bill')
      await expect(payButton(page)).toContainText('Pay ₹')
      await expect(notice).toHaveCount(0)
      await pressPay(page)
      await payAt(page, 'Pay')
      await page.waitForURL(/\/my-orders/)
    },
  )

  test('extra hours are a line of the bill', async ({ page }) => {
    await atFilledBill(page)
    await (await onBill(page, 'Service hours')).selectOption('5')
    const bill = await openBill(page, width)
    await expect(bill.getByText('2 extra service hours')).toBeVisible()
    await expect(bill.getByText('₹2,000')).toBeVisible()
  })
})

atWidth(1440, (width) => {
  test('the last links of the bill are not below the assistant', onlyInFull, async ({ page }) => {
    await atFilledBill(page)
    // Where the bar with the price is at the foot, the assistant is not.
    if (width < 1024) return expect(page.getByRole('button', { name: 'Ask a question' })).toBeHidden()
    await expect(page.locator('html[data-has-corner-card]')).toBeAttached()
    const terms = page.locator('footer').getByRole('link', { name: 'Terms and conditions' })
    const button = page.getByRole('button', { name: 'Ask a question' })
    // The page may grow once more while what the bill says arrives.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const [link, corner] = await Promise.all([terms.boundingBox(), button.boundingBox()])
      expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThanOrEqual(corner?.y ?? 0)
    }).toPass()
  })

  test('boxes with a coupon: rejected below the smallest order, paid, and the coupon is used once', async ({
    page,
  }) => {
    const person = newPerson()
    await signUp(page, person)
    await atBillOf(page, { named: 'Snack Boxes' })
    await fillBoxes(page, 'Boxes', '8')
    await field(page, 'Boxes').blur()
    await expect(
      page.getByText(/^Only catering orders are accepted, not individual parcel orders\. The minimum is \d+\.$/),
    ).toBeVisible()
    await expect(page.getByLabel('Service hours')).toHaveCount(0)
    await field(page, 'Boxes').fill('60')
    const expectInBill = async (text: string) => {
      const bill = await openBill(page, width)
      await expect(bill.getByText(text)).toBeVisible()
      if (width < 1024) await page.keyboard.press('Escape')
    }
    await expectInBill('₹109 × 60 boxes')
    if (width >= 1024) {
      const summary = await (await openBill(page, width)).boundingBox()
      const button = await page.locator('.assistant-button').boundingBox()
      expect(button && button.x + button.width).toBeLessThan(summary?.x ?? 0)
    }

    const code = field(page, 'Coupon code')
    await page.getByText('Use another coupon code').click()
    await code.fill('nosuchcode')
    await code.press('Enter')
    await expect(page.getByText('This coupon code isn’t valid.')).toBeVisible()
    await expect(code).toHaveValue('nosuchcode')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use FREECAKE' }).click()
    await confirmOnBill(page, person)
    await expectInBill('A gift for the hosts and a half-kilo eggless cake come with this order.')
    await page.getByRole('button', { name: 'Remove: FREECAKE' }).click()
    await page.getByText('Use another coupon code').click()
    await code.fill('pangat10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('PANGAT10 applied. You save ₹654.')).toBeVisible()
    await expectInBill('-₹654')

    await pressPay(page)
    await payAndOpenBooking(page)
    await expect(page.getByText('60 boxes').first()).toBeVisible()

    // It is not offered again, and rejected when it is typed.
    await atBillOf(page, { named: 'Packed Thali' })
    await expect(page.getByRole('button', { name: 'Use FREECAKE' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use PANGAT10' })).toHaveCount(0)
    await code.fill('PANGAT10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('You’ve already used this coupon.')).toBeVisible()
    await expect(field(page, 'Thalis')).toBeVisible()
  })
})

/** What the bill of packed food needs, but for the number of its boxes. */
async function fillBoxes(page: Page, label: 'Boxes' | 'Thalis', boxes: string): Promise<void> {
  await fillOnBill(page, 'Event date', new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10))
  await fillOnBill(page, 'Serving time', '11:00')
  await fillOnBill(page, label, boxes)
  await page.getByRole('combobox', { name: /Area, building or PIN code/ }).fill('Andheri West')
  await page.getByRole('listbox').getByRole('option').first().click()
  await fillOnBill(page, 'Flat, floor, street', '4 Hill Road')
  await fillOnBill(page, 'PIN code', '400058')
  await fillOnBill(page, 'Name', 'Asha Kulkarni')
  await fillOnBill(page, 'Phone', '9820012345')
}
