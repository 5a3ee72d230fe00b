import type { Api } from '#contract/endpoints/index.ts'
import type { ReviewView } from '#contract/endpoints/reviews.ts'
import { signInBy } from './support/account.ts'
import { expect, expectAccessible, test } from './support/e2e-test.ts'
import { signedIn, theCaterer } from './support/orders.ts'

type Orders = Api['GET /api/orders']['answer']

const demoCustomer = { email: 'customer@pangat.example', password: 'Pangat2026' }

// The demo city has one completed order at the demo caterer's that waits for its review, and an order is reviewed once.
test.use({ viewport: { width: 390, height: 844 } })

test('a completed order is reviewed once, by keyboard, and the caterer’s reply stands below', async ({
  page,
  request,
}) => {
  const customer = await signedIn(request, demoCustomer)
  const { items } = await customer.call<Orders>('GET', '/api/orders')
  const order = items.find(({ can, caterer }) => can['review'] && caterer.slug === 'annapurna-rasoi')
  if (!order) throw new Error('the demo customer has an order to review')
  await page.goto(`/my-orders/${order.id}`)
  await signInBy(page.getByRole('main'), demoCustomer)
  const section = page.getByRole('region', { name: 'Your review' })
  const words = section.getByRole('textbox', { name: /What should others know/ })

  await words.fill('The sol kadhi went first.')
  await page.reload()
  await expect(words).toHaveValue('The sol kadhi went first.')

  await section.getByRole('button', { name: 'Publish review' }).click()
  const stars = section.getByRole('radiogroup', { name: 'Stars' })
  await expect(stars).toHaveAccessibleDescription(/Choose 0\.5 to 5 stars/)
  await expect(stars.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  for (let half = 1; half < 9; half++) await page.keyboard.press('ArrowRight')
  await expect(stars.getByRole('radio', { name: '4.5 stars' })).toBeChecked()
  await expectAccessible(page)
  await section.getByRole('button', { name: 'Publish review' }).dblclick()

  await expect(section.getByText('The sol kadhi went first.')).toBeVisible()
  await expect(section.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible()
  await expect(section.getByText('No reply from Annapurna Rasoi yet.')).toBeVisible()
  const review = await customer.call<ReviewView>('GET', `/api/orders/${order.id}/review`)
  const caterer = await theCaterer(request)
  await caterer.call('POST', `/api/reviews/${review.id}/reply`, { text: 'Next time we bring twice as much.' })

  await page.reload()
  await expect(section.getByText('Next time we bring twice as much.')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Publish review' })).toHaveCount(0)
  await expectAccessible(page)
})
