import type { Api } from '#contract/endpoints/index.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { signInBy } from './support/account.ts'
import { expect, expectAccessible, test } from './support/e2e-test.ts'
import { signedIn } from './support/orders.ts'

type Orders = Api['GET /api/orders']['answer']

const demoCustomer = { email: 'customer@pangat.example', password: 'Pangat2026' }

// The demo city has one order that was delivered yesterday, and it is completed once.
test.use({ viewport: { width: 390, height: 844 } })

test('a customer says that everything arrived, once, and may review then', async ({ page, request }) => {
  const customer = await signedIn(request, demoCustomer)
  const { items } = await customer.call<Orders>('GET', '/api/orders')
  const order = items.find(({ state }) => state === 'delivered')
  if (!order) throw new Error('the demo customer has an order that was delivered')
  await page.goto('/my-orders?when=past')
  await signInBy(page.getByRole('main'), demoCustomer)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: order.caterer.name })
  await expect(card).toContainText('Delivered')
  await expect(card.getByRole('button', { name: 'Yes, everything arrived' })).toBeVisible()
  await expectAccessible(page)

  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(`/my-orders/${order.id}`)
  await expect(page.getByRole('region', { name: 'Your review' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, everything arrived' }).dblclick()
  await expect(page.getByText('Thanks. Your booking is complete.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'We hope your guests enjoyed it.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yes, everything arrived' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const completed = await customer.call<OrderView>('GET', `/api/orders/${order.id}`)
  expect(completed.events.filter(({ to }) => to === 'completed')).toHaveLength(1)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Write a review' }).click()
  const review = page.getByRole('region', { name: 'Your review' })
  await expect(review.getByRole('button', { name: 'Publish review' })).toBeInViewport()
})
