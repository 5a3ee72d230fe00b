import type { APIRequestContext, Page } from '@playwright/test'
import type { Session } from '#contract/endpoints/identity.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { signUp, signInBy } from './support/account.ts'
import { atFilledBill } from './support/draft.ts'
import { expect, expectAccessible, gateway, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { unfold } from './support/orders.ts'
import { payAt, pressPay, type Person } from './support/steps.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Opens the gateway's page for an order of a new customer. */
async function atGateway(page: Page): Promise<Person> {
  const person = newPerson()
  await signUp(page, person)
  await atFilledBill(page)
  await pressPay(page)
  await page.waitForURL(/\/page\//)
  return person
}

const transactionAt = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The API as this person, beside the browser. */
async function apiAs(request: APIRequestContext, { email, password }: Person) {
  const { token } = (await (await request.post('/auth/email/login', { data: { email, password } })).json()) as Session
  return async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const answer = await request.fetch(path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data ? { data } : {}),
    })
    expect(answer.status(), `${method} ${path}`).toBeLessThan(300)
    return (await answer.json()) as Answer
  }
}

test(
  'money that comes after the order was given up goes back by itself, and the link of the payment says so',
  onlyInFull,
  async ({ page, request }) => {
    await atGateway(page)
    const transactionId = transactionAt(page)
    await payAt(page, 'Decline')
    const link = page.url()
    await page.waitForURL(/\/bill(\?|$)/)
    const told = await request.post(`${gateway}/control/${transactionId}`, {
      data: { do: 'complete', webhook: 'send' },
    })
    expect(told.ok()).toBe(true)

    await page.goto(link)
    await expect(heading(page, 'Payment was successful, but order confirmation failed.')).toBeVisible()
    await expect(page.getByText(/We’re refunding it\.|This payment was refunded\./)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to the booking' }).click()
    await expect(page).toHaveURL(/\/my-orders\/[0-9A-Z]{26}$/)

    await expect(page.getByText('Your payment arrived after this booking had expired.').first()).toBeVisible()
    await unfold(page, 'Timeline')
    await expect(page.getByText(/^₹[\d,.]+ refunded$/).first()).toBeVisible()
    await expectAccessible(page)
  },
)

test(
  'one order in two tabs: paid in one, it is paid in the other, whatever is pressed there',
  onlyInFull,
  async ({ page, context }) => {
    await atGateway(page)
    const other = await context.newPage()
    await other.goto('/my-orders')
    await other.getByRole('button', { name: /^Pay ₹/ }).click()
    await other.waitForURL(/\/page\//)
    expect(transactionAt(other)).toBe(transactionAt(page))

    await payAt(other, 'Pay')
    await expect(heading(other, 'Payment Successful')).toBeVisible()
    await other.waitForURL(/\/my-orders/)
    await payAt(page, 'Decline')
    await expect(heading(page, 'Payment Successful')).toBeVisible()
    await page.waitForURL(/\/my-orders/)
    await page.goBack()
    await page.waitForURL(/\/my-orders|\/payment-result|\/bill/)
    await expect(page.getByText('Payment failed.')).toBeHidden()
  },
)

test(
  'back from a booking just paid leads to it again, then to the bill, and sends no form again',
  onlyInFull,
  async ({ page }) => {
    await atGateway(page)
    await payAt(page, 'Pay')
    await page.waitForURL(/\/my-orders\/[0-9A-Z]{26}$/)
    const booking = page.url()
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL(/\/payment-result\//)
    await expect(heading(page, 'Payment Successful')).toBeVisible()
    await page.waitForURL(booking)
    await page.goBack()
    await page.waitForURL(/\/bill(\?|$)/)
  },
)

test(
  'the link of a payment is its customer’s: others find nothing, visitors sign in and go on, nonsense is said so',
  onlyInFull,
  async ({ page, browser }) => {
    const person = await atGateway(page)
    await payAt(page, 'Leave pending')
    await expect(heading(page, 'Payment Pending')).toBeVisible()
    await expectAccessible(page)
    const link = page.url()
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(heading(page, 'Payment Pending')).toBeVisible()
    await page.getByRole('link', { name: 'Go to My Bookings' }).click()
    await expect(heading(page, 'My Bookings')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Payment Pending')).toBeVisible()

    const elsewhere = await browser.newContext()
    const stranger = await elsewhere.newPage()
    await stranger.goto(link)
    await expect(heading(stranger, 'Payment Pending')).toBeVisible()
    await expectAccessible(stranger)
    const done = await stranger.request.post(`${gateway}/control/${transactionOf(link)}`, {
      data: { do: 'complete', webhook: 'skip' },
    })
    expect(done.ok()).toBe(true)
    await expect(heading(stranger, 'Payment Successful')).toBeVisible()
    await expect(stranger.getByText('Your booking request is with the caterer. Log in to see it.')).toBeVisible()
    await signInBy(stranger.getByRole('main'), person)
    await stranger.waitForURL(/\/my-orders/)
    await elsewhere.close()

    const third = await browser.newContext()
    const other = await third.newPage()
    await signUp(other, newPerson(), new URL(link).origin)
    await other.goto(link)
    await expect(heading(other, 'We couldn’t find this payment.')).toBeVisible()
    for (const nonsense of [
      'x',
      'a&b&c',
      '&',
      '%3Cscript%3E&1',
      '01ARZ3NDEKTSV4RRFFQ69G5FAV&01ARZ3NDEKTSV4RRFFQ69G5FAV',
    ]) {
      await other.goto(new URL(`/payment-result/${nonsense}`, link).href)
      await expect(heading(other, 'We couldn’t find this payment.')).toBeVisible()
    }
    await expectAccessible(other)
    await third.close()

    const fourth = await browser.newContext()
    const caterer = await fourth.newPage()
    await caterer.goto(link)
    await signInBy(caterer.getByRole('main'), { email: 'caterer@pangat.example', password: 'Pangat2026' })
    await caterer.waitForURL(/\/caterer-dashboard/)
    await caterer.goto(link)
    await expect(heading(caterer, 'Payment Successful')).toBeVisible()
    await expect(caterer.getByText('This payment belongs to another account.')).toBeVisible()
    await fourth.close()
  },
)

test(
  'a top-up that is declined leaves the paid order as it was, and leads back to it',
  onlyInFull,
  async ({ page, request }) => {
    const person = await atGateway(page)
    await payAt(page, 'Pay')
    const [orderId] = new URL(page.url()).pathname.split('/').at(-1)?.split(/&|%26/) ?? []
    await page.waitForURL(/\/my-orders/)
    const api = await apiAs(request, person)
    const before = await api<OrderView>('GET', `/api/orders/${orderId}`)
    const selections = before.menu.map(({ _id, addon, dishes }) => ({ itemId: _id, addOn: addon, dishes }))
    const changed = await api<OrderView>('POST', `/api/orders/${orderId}/change`, {
      packageId: before.package.id,
      selections,
      guests: before.guests + 10,
      dietSplit: { ...before.dietSplit, veg: before.dietSplit.veg + 10 },
    })
    expect(changed.changes).toMatchObject([{ state: 'awaiting_payment' }])
    const loadOrder = () => api<OrderView>('GET', `/api/orders/${orderId}`)
    const payDifference = () =>
      page.getByRole('region', { name: 'Change guests or menu' }).getByRole('button', { name: /^Pay/ }).click()

    const deleted: string[] = []
    page.on('request', (sent) => sent.method() === 'DELETE' && deleted.push(sent.url()))
    await page.goto(`/my-orders/${orderId}`)
    await payDifference()
    await payAt(page, 'Decline')
    await expect(heading(page, 'Payment Failed')).toBeVisible()
    await expect(
      page.getByText('Your booking is unchanged. You can pay for the change on the booking page.'),
    ).toBeVisible()
    await expectAccessible(page)
    await page.waitForURL(new RegExp(`/my-orders/${orderId}$`))
    expect(deleted).toEqual([])
    expect(await loadOrder()).toMatchObject({
      state: 'requested',
      guests: before.guests,
      changes: [{ state: 'awaiting_payment' }],
    })

    await payDifference()
    await payAt(page, 'Pay')
    await expect(page.getByText('Your changes are confirmed.')).toBeVisible()
    await page.waitForURL(new RegExp(`/my-orders/${orderId}$`))
    expect(await loadOrder()).toMatchObject({ guests: before.guests + 10, changes: [{ state: 'applied' }] })
  },
)

function transactionOf(link: string): string | undefined {
  return decodeURIComponent(link).split('&').at(-1)
}
