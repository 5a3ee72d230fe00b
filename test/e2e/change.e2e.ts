import type { Locator, Page } from '@playwright/test'
import type { ChangeQuote } from '#contract/endpoints/orders/life.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { atWidth, expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'
import { aBooking, aCustomer } from './support/orders.ts'
import { payAt } from './support/steps.ts'

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Change guests or menu' })
const guestsIn = (section: Locator) => section.getByRole('textbox', { name: 'Guests', exact: true })

/** Opens an order with the form in which it is changed. */
async function atForm(page: Page, { id }: OrderView): Promise<Locator> {
  await page.goto(`/my-orders/${id}`)
  const section = sectionOf(page)
  await expect(section.getByText(/You can change guests and menu until .* \(48 hours before/)).toBeVisible()
  await section.getByRole('button', { name: 'Change guests or menu' }).click()
  await expect(guestsIn(section)).toBeFocused()
  return section
}

atWidth(390, () => {
  test('more guests are shown with their price, paid on top, and count then', async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    const order = await aBooking(request, customer)
    const section = await atForm(page, order)
    await expect(section.getByText('Make a change to see the new price.')).toBeVisible()
    await guestsIn(section).fill('40')
    await expect(section.getByText(/^₹[\d,.]+ more to pay\.$/)).toBeVisible()
    await expect(section.getByRole('row', { name: /^Total/ })).toBeVisible()
    await expectAccessible(page)
    await section.getByRole('button', { name: /^Confirm change, pay ₹/ }).click()
    await payAt(page, 'Pay')
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()

    await page.goto(`/my-orders/${order.id}`)
    await expect(sectionOf(page).getByText(/^40 guests instead of 30, ₹[\d,.]+ extra paid$/)).toBeVisible()
    expect(await customer.call<OrderView>('GET', `/api/orders/${order.id}`)).toMatchObject({ guests: 40 })
  })

  test('a change whose payment is declined waits, and is dropped again', onlyInFull, async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    const order = await aBooking(request, customer)
    const section = await atForm(page, order)
    await guestsIn(section).fill('40')
    await section.getByRole('button', { name: /^Confirm change, pay ₹/ }).click()
    await payAt(page, 'Decline')
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()

    await page.goto(`/my-orders/${order.id}`)
    await expect(section.getByText(/^Pay ₹[\d,.]+ to confirm your change from 30 to 40 guests\.$/)).toBeVisible()
    await expect(section.getByRole('button', { name: /^Pay ₹/ })).toBeVisible()
    await expectAccessible(page)
    await section.getByRole('button', { name: 'Discard change' }).click()
    await expect(section.getByText('40 guests instead of 30: discarded, nothing changed')).toBeVisible()
    await expect(section.getByRole('button', { name: 'Change guests or menu' })).toBeVisible()
    expect(await customer.call<OrderView>('GET', `/api/orders/${order.id}`)).toMatchObject({ guests: 30 })
  })

  test(
    'what stands in the form survives a reload, until it is sent, dropped or about another order',
    onlyInFull,
    async ({ page, request }) => {
      const customer = await aCustomer(page, request)
      const order = await aBooking(request, customer)
      const section = await atForm(page, order)
      await guestsIn(section).fill('35')
      await expect(section.getByText(/^₹[\d,.]+ more to pay\.$/)).toBeVisible()
      await page.reload()
      await expect(guestsIn(section)).toHaveValue('35')
      await expect(
        section.getByText('You have an unfinished change. Your booking stays the same until you submit it.'),
      ).toBeVisible()
      await expect(section.getByText(/^₹[\d,.]+ more to pay\.$/)).toBeVisible()
      await expect(guestsIn(section)).not.toBeFocused()
      await expectAccessible(page)

      await section.getByRole('button', { name: 'Keep booking as it is' }).click()
      await page.reload()
      await expect(section.getByRole('button', { name: 'Change guests or menu' })).toBeVisible()

      await section.getByRole('button', { name: 'Change guests or menu' }).click()
      await guestsIn(section).fill('28')
      await section.getByRole('button', { name: /^Confirm change, refund ₹[\d,.]+$/ }).click()
      await expect(section.getByText(/^28 guests instead of 30, ₹[\d,.]+ refunded$/)).toBeVisible()
      await page.reload()
      await section.getByRole('button', { name: 'Change guests or menu' }).click()
      await expect(guestsIn(section)).toHaveValue('28')

      await guestsIn(section).fill('33')
      const { package: pack, menu, serviceHours } = order
      await customer.does('change', order.id, {
        packageId: pack.id,
        selections: menu.map(({ _id: itemId, addon: addOn, dishes }) => ({ itemId, addOn, dishes })),
        guests: 26,
        dietSplit: { veg: 26, jain: 0, nonVeg: 0 },
        serviceHours,
      })
      await page.reload()
      await section.getByRole('button', { name: 'Change guests or menu' }).click()
      await expect(guestsIn(section)).toHaveValue('26')
    },
  )

  test('fewer guests bring the difference back at once', async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    const order = await aBooking(request, customer)
    const section = await atForm(page, order)
    await guestsIn(section).fill('25')
    await expect(section.getByText(/^₹[\d,.]+ will be refunded to your original payment method\.$/)).toBeVisible()
    await section.getByRole('button', { name: /^Confirm change, refund ₹[\d,.]+$/ }).dblclick()
    await expect(section.getByText(/^25 guests instead of 30, ₹[\d,.]+ refunded$/)).toBeVisible()
    const changed = await customer.call<OrderView>('GET', `/api/orders/${order.id}`)
    expect(changed).toMatchObject({ guests: 25, dietSplit: { veg: 25, jain: 0, nonVeg: 0 }, changes: { length: 1 } })
    expect(changed.refunds).toHaveLength(1)
    expect(changed.refunds[0]?.amount).toBeCloseTo(order.bill.total - changed.bill.total, 2)
  })

  test(
    'a late reduction shows refund and cancellation charge before saving, and an increase uses the charge',
    onlyInFull,
    async ({ page, request }) => {
      const customer = await aCustomer(page, request)
      const order = await aBooking(request, customer, { eventDate: addDays(dayInIndia(new Date()), 4) })
      expect(order.ifCancelled?.percent).toBe(50)
      const section = await atForm(page, order)
      await guestsIn(section).fill('25')
      await expect(section.getByText(/^₹[\d,.]+ will be refunded to your original payment method\.$/)).toBeVisible()
      await expect(section.getByText('Cancellation charge', { exact: false })).toContainText(
        'Their cancellation terms refund 50% today. If you add guests or dishes later, it’s used first.',
      )
      await expectAccessible(page)
      await section.getByRole('button', { name: /^Confirm change, refund ₹[\d,.]+$/ }).click()
      await expect(
        section.getByText(/^25 guests instead of 30, ₹[\d,.]+ refunded, ₹[\d,.]+ cancellation charge$/),
      ).toBeVisible()
      const reduced = await customer.call<OrderView>('GET', `/api/orders/${order.id}`)
      const difference = order.bill.total - reduced.bill.total
      expect(reduced.retained).toBeCloseTo(difference / 2, 2)
      expect(reduced.refunds[0]?.amount).toBeCloseTo(difference / 2, 2)
      const bill = page.getByRole('region', { name: 'Bill', exact: true })
      await expect(bill).toContainText('keeps this because you reduced the booking')
      await expect(bill).toContainText(formatRupees(reduced.retained))
      await page.getByRole('button', { name: 'Cancel booking' }).click()
      const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
      await expect(dialog).toContainText(`${formatRupees(reduced.retained)} is already a cancellation charge`)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Keep booking' }).click()

      await section.getByRole('button', { name: 'Change guests or menu' }).click()
      await guestsIn(section).fill('27')
      await expect(section.getByText('Nothing more to pay.')).toBeVisible()
      await expect(section.getByText('Paid from your cancellation charge')).toContainText(
        'This amount is not refundable.',
      )
      await expectAccessible(page)
      await section.getByRole('button', { name: 'Confirm change', exact: true }).click()
      await expect(
        section.getByText(/^27 guests instead of 25, ₹[\d,.]+ paid from your cancellation charge$/),
      ).toBeVisible()
      const increased = await customer.call<OrderView>('GET', `/api/orders/${order.id}`)
      expect(increased).toMatchObject({ guests: 27, changing: false })
      expect(increased.bill.total + increased.retained).toBeCloseTo(reduced.bill.total + reduced.retained, 2)
      const documents = page.getByRole('region', { name: 'Documents', exact: true })
      await expect(documents).toContainText('Refund voucher', { timeout: 60_000 })
    },
  )

  test(
    'a refund that changed since it was shown is not saved, and the new one is shown',
    onlyInFull,
    async ({ page, request }) => {
      const customer = await aCustomer(page, request)
      const order = await aBooking(request, customer, { eventDate: addDays(dayInIndia(new Date()), 4) })
      const section = await atForm(page, order)
      // As before midnight of the day on which the policy gives less.
      await page.route('**/change/quote', async (route) => {
        const answer = await route.fetch()
        const { retained, refund, ...quote } = (await answer.json()) as ChangeQuote
        await route.fulfill({
          response: answer,
          json: { ...quote, refund: refund + retained, retained: 0, refundPercent: 100 },
        })
      })
      await guestsIn(section).fill('25')
      const change = section.getByRole('button', { name: /^Confirm change, refund ₹[\d,.]+$/ })
      await expect(change).toBeVisible()
      await page.unroute('**/change/quote')
      await change.click()
      await expect(section.getByRole('alert')).toContainText(/^Your refund for this change is now ₹[\d,.]+\./)
      await expect(section.getByText('Cancellation charge', { exact: false })).toBeVisible()
      expect(await customer.call<OrderView>('GET', `/api/orders/${order.id}`)).toMatchObject({
        guests: 30,
        refunds: [],
      })
    },
  )

  test('other dishes are chosen as when ordering', async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    const order = await aBooking(request, customer)
    const section = await atForm(page, order)
    await section.getByRole('button', { name: 'Choose other dishes' }).click()
    const dialog = page.getByRole('dialog', { name: /^Dishes of / })
    const category = order.menu[0]
    await dialog.getByRole('checkbox', { name: new RegExp(`^${category?.dishes[0]}`) }).uncheck()
    await expect(dialog.getByText(`Choose 1 more from ${category?.name}`)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('checkbox', { checked: false }).nth(1).check()
    await dialog.getByRole('button', { name: 'Use these dishes' }).click()
    await expect(dialog).toBeHidden()
    await section.getByRole('button', { name: /^Confirm change/ }).click()
    await expect(section.getByText(/^Different dishes, dietary preferences or hours/)).toBeVisible()
    const changed = await customer.call<OrderView>('GET', `/api/orders/${order.id}`)
    expect(changed.menu[0]?.dishes).not.toEqual(category?.dishes)
  })

  test(
    'guests whom the package is not for are rejected beside the field, with packages that are',
    onlyInFull,
    async ({ page, request }) => {
      const customer = await aCustomer(page, request)
      const section = await atForm(page, await aBooking(request, customer))
      await guestsIn(section).fill('80')
      await expect(guestsIn(section)).toHaveAccessibleDescription(/This package is for 25 to 50 guests\./)
      await expect(section.getByRole('heading', { name: 'Packages from this caterer for 80 guests' })).toBeVisible()
      await section.getByRole('button', { name: 'Confirm change' }).click()
      await expect(guestsIn(section)).toBeFocused()
      await expect(guestsIn(section)).toHaveValue('80')

      await section
        .getByRole('button', { name: /^Choose .* Veg$/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: /^Dishes of / })
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Keep current menu' }).click()
      await expect(section.getByText('This package is for 25 to 50 guests.')).toBeHidden()
    },
  )

  test('after the cut-off it is said when it was, and nothing is offered', async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    // Two days ahead at midnight is never more than 48 hours away.
    const order = await aBooking(request, customer, {
      eventDate: addDays(dayInIndia(new Date()), 2),
      eventTime: '00:00',
    })
    await page.goto(`/my-orders/${order.id}`)
    const section = sectionOf(page)
    await expect(section.getByText(/^Changes closed on .*Message them if it’s urgent\.$/)).toBeVisible()
    await expect(section.getByRole('button')).toHaveCount(0)
  })
})
