import type { Page } from '@playwright/test'
import type { Api } from '#contract/endpoints/index.ts'
import { atWidth, expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'
import { aBooking, aCustomer, theCaterer } from './support/orders.ts'
import { tryAgain } from './support/try-again.ts'

type Thread = Api['GET /api/orders/{id}/messages']['answer']

const threadOf = (page: Page) => page.getByRole('region', { name: 'Messages with Annapurna Rasoi' })
const fieldOf = (page: Page) => threadOf(page).getByRole('textbox', { name: 'Write to Annapurna Rasoi' })

atWidth(390, () => {
  test('customer and caterer write to each other, and each knows what the other has read', async ({
    page,
    request,
  }) => {
    const customer = await aCustomer(page, request)
    const { id } = await aBooking(request, customer)
    const caterer = await theCaterer(request)
    const seenByCaterer = () => caterer.call<Thread>('GET', `/api/orders/${id}/messages`)
    await page.goto(`/my-orders/${id}`)
    await expect(threadOf(page).getByText(/^No messages yet/)).toBeVisible()
    await threadOf(page).getByRole('button', { name: 'Send' }).click()
    await expect(fieldOf(page)).toHaveAccessibleDescription(/Write something first/)
    await expect(fieldOf(page)).toBeFocused()

    await fieldOf(page).fill('Is there parking?\nFor a van.')
    await fieldOf(page).press('Control+Enter')
    await expect(threadOf(page).getByRole('listitem').filter({ hasText: 'Is there parking?' })).toBeVisible()
    await expect(fieldOf(page)).toHaveValue('')
    expect(await seenByCaterer()).toMatchObject({ unread: 1, items: [{ text: 'Is there parking?\nFor a van.' }] })

    await caterer.call('POST', `/api/orders/${id}/messages/read`, { seq: 1 })
    await caterer.call('POST', `/api/orders/${id}/messages`, { text: 'Yes, behind the hall.' })
    await expect(threadOf(page).getByRole('listitem').filter({ hasText: 'Yes, behind the hall.' })).toBeVisible()
    await expect(threadOf(page).getByText('Read by Annapurna Rasoi')).toBeVisible()
    await expect(
      threadOf(page).getByRole('status').filter({ hasText: 'New message from Annapurna Rasoi: Yes' }),
    ).toHaveCount(1)
    await threadOf(page).getByText('Yes, behind the hall.').first().scrollIntoViewIfNeeded()
    await expect.poll(async () => (await seenByCaterer()).readByOther).toBe(2)
    await expectAccessible(page)
  })

  test('what was not read yet is told at the top until it has been seen', onlyInFull, async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    const { id } = await aBooking(request, customer)
    const caterer = await theCaterer(request)
    await caterer.call('POST', `/api/orders/${id}/messages`, { text: 'Which gate may the van use?' })
    await page.goto(`/my-orders/${id}`)
    const unread = page.getByRole('main').getByRole('link', { name: /1 new message/ })
    await expect(unread).toBeVisible()
    await unread.click()
    await expect(threadOf(page).getByText('Which gate may the van use?')).toBeInViewport()
    await expect(unread).toBeHidden()
    expect(await customer.call<Thread>('GET', `/api/orders/${id}/messages`)).toMatchObject({ unread: 0 })
  })

  test('a message is kept until it can be sent, and sent once', onlyInFull, async ({ page, request }) => {
    const customer = await aCustomer(page, request)
    const { id } = await aBooking(request, customer)
    const sent = async () =>
      (await customer.call<Thread>('GET', `/api/orders/${id}/messages`)).items.map(({ text }) => text)
    await page.route('**/messages', (route) => route.abort('internetdisconnected'))
    await page.goto(`/my-orders/${id}`)
    await expect(threadOf(page).getByRole('alert')).toContainText('We couldn’t load the messages')
    await page.unroute('**/messages')
    await tryAgain(threadOf(page))
    await expect(fieldOf(page)).toBeVisible()
    const send = threadOf(page).getByRole('button', { name: 'Send' })

    await fieldOf(page).fill('x'.repeat(1_990))
    await expect(threadOf(page).getByText('10 characters left')).toBeVisible()
    await fieldOf(page).fill('x'.repeat(2_010))
    await expect(fieldOf(page)).toHaveAccessibleDescription(/Remove 10 characters/)
    await send.click()
    await expect(fieldOf(page)).toHaveValue('x'.repeat(2_010))
    expect(await sent()).toEqual([])

    await fieldOf(page).fill('Please bring a ladle.')
    await page.route('**/messages', (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
    )
    await send.click()
    await expect(fieldOf(page)).toHaveAccessibleDescription(/Your message wasn’t sent/)
    await expect(fieldOf(page)).toHaveValue('Please bring a ladle.')
    await page.unroute('**/messages')
    await page.reload()
    await expect(fieldOf(page)).toHaveValue('Please bring a ladle.')
    await send.dblclick()
    await expect(fieldOf(page)).toHaveValue('')
    expect(await sent()).toEqual(['Please bring a ladle.'])

    // The answer to the next one is lost.
    await page.route('**/messages', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await fieldOf(page).fill('And a tawa.')
    await send.click()
    await expect(fieldOf(page)).toHaveValue('')
    await expect(threadOf(page).getByRole('listitem').filter({ hasText: 'And a tawa.' })).toHaveCount(1)
  })
})
