import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { signInAs } from './support/account.ts'
import { expect, expectAccessible, test } from './support/e2e-test.ts'
import { aBooking, aCustomer } from './support/orders.ts'

const owner = { email: 'caterer@pangat.example', password: 'Pangat2026', firstName: 'Kinjal' }

test.use({ viewport: { width: 390, height: 844 } })

test('a caterer finds new orders in the inbox, accepts one, declines one, and sees what a customer changed', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(page, request)
  const [wanted, unwanted] = [await aBooking(request, customer), await aBooking(request, customer)]

  await signInAs(page, owner)
  await page.goto('/caterer-dashboard/orders')
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /PGT-.* left/ })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)

  // After the last order of a page was answered, Back leads to a page that there is no longer.
  await page.goto('/caterer-dashboard/orders?page=9999')
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /PGT-.* left/ })
      .first(),
  ).toBeVisible()

  // The caterer has orders of other tests too, more than a page holds.
  const searchFor = async (code: string) => {
    await page.getByRole('searchbox', { name: 'Code, name or day' }).fill(code)
    await page.getByRole('button', { name: 'Search' }).click()
  }
  await searchFor(wanted.bookingCode)
  await expect(page.getByRole('listitem').filter({ hasText: wanted.bookingCode })).toContainText('left')
  await searchFor(unwanted.bookingCode)
  await expect(page.getByRole('status').filter({ hasText: '1 order for' })).toBeVisible()
  await expect(page).toHaveURL(/q=PGT/)
  await page.getByRole('link', { name: new RegExp(unwanted.bookingCode) }).click()
  await expect(page.getByRole('heading', { name: `Order ${unwanted.bookingCode}` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline this order?' })
  await dialog.getByRole('button', { name: 'Decline order' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Reason for the customer').fill('Our tandoor is broken')
  await dialog.getByRole('button', { name: 'Decline order' }).click()
  await expect(page.getByText('This order is closed.')).toBeVisible()
  const declined = await customer.call<OrderView>('GET', `/api/orders/${unwanted.id}`)
  expect(declined).toMatchObject({ state: 'declined', ending: { reason: 'Our tandoor is broken' } })

  await page.goBack()
  await expect(page).toHaveURL(/q=PGT/)
  await page.goto(`/caterer-dashboard/orders/${wanted.id}`)
  await expect(page.getByText('You see name and number once you accept.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept order' }).click()
  await expect(page.getByRole('link', { name: /^Call \+91/ })).toBeVisible()
  const prepare = page.getByRole('button', { name: 'Start preparation' })
  await expect(prepare).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/^From .*, when changes close$/)).toBeVisible()
  await expectAccessible(page)

  const { package: pack, menu, serviceHours } = wanted
  await customer.does('change', wanted.id, {
    packageId: pack.id,
    selections: menu.map(({ _id, addon, dishes }) => ({ itemId: _id, addOn: addon, dishes })),
    guests: wanted.guests - 5,
    dietSplit: { ...wanted.dietSplit, veg: wanted.dietSplit.veg - 5 },
    serviceHours,
  })
  await page.reload()
  const changes = page.getByRole('region', { name: 'What the customer changed' })
  await expect(changes.getByRole('deletion')).toContainText(`${wanted.guests} (`)
  await expect(changes.getByRole('insertion')).toContainText(`${wanted.guests - 5} (`)
  await expectAccessible(page)
})
