import type { APIRequestContext, Page } from '@playwright/test'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { signInByApi } from './support/office.ts'

/** The email by which an enquiry came to us. */
async function emailOf(request: APIRequestContext, ticket: string): Promise<string> {
  const list = await (await request.get('/dev/mail')).text()
  const path = new RegExp(`href="(/dev/mail/[^"]+)">New [^<]*${ticket}`).exec(list)?.[1] ?? ''
  return (await request.get(path)).text()
}

const ticketOn = async (page: Page) => /PGE-\w{5}/.exec((await page.getByText(/PGE-/).textContent()) ?? '')?.[0] ?? ''

atWidth(390, () => {
  test('a message is sent, shown with its ticket, emailed to us, and marked as answered by an admin', async ({
    page,
  }) => {
    const { firstName, lastName, phone } = newPerson()
    await page.goto('/contactus')
    const ways = page.getByRole('region', { name: 'Call or write' })
    await expect(ways.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute('href', /^tel:\+91\d{10}$/)
    await expect(ways.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/91/)
    await expectAccessible(page)
    const form = page.getByRole('form', { name: 'Send us a message' })
    await form.getByLabel('First name').fill(firstName)
    await form.getByLabel('Last name').fill(lastName)
    // Digits alone, at most ten, however the number is written.
    await form.getByLabel('Contact number').fill('12345abc')
    await expect(form.getByLabel('Contact number')).toHaveValue('12345')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByText('Please enter a valid 10-digit contact number.')).toBeVisible()
    await form.getByLabel('Contact number').fill(`+91 ${phone}`)
    await expect(form.getByLabel('Contact number')).toHaveValue(phone)
    await form.getByLabel('Message (optional)').fill('<b>Lunch</b> for 40')
    // A pointer that lies over the form would start the scripts.
    await page.mouse.move(0, 0)
    await page.reload()
    await expect(form.getByLabel('Message (optional)')).toHaveValue('<b>Lunch</b> for 40')
    await expect(form.getByLabel('First name')).toHaveValue(firstName)

    await page.route('**/api/enquiries', (route) => route.abort('internetdisconnected'), { times: 1 })
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByText('Something went wrong, please try again.')).toBeVisible()
    await expect(form.getByLabel('First name')).toHaveValue(firstName)
    await form.getByRole('button', { name: 'Send message' }).dblclick()
    await expect(form.getByText('Message sent successfully!')).toBeVisible()
    await expectAccessible(page)
    for (const label of ['First name', 'Last name', 'Contact number', 'Message (optional)'])
      await expect(form.getByLabel(label)).toHaveValue('')

    const ticket = await ticketOn(page)
    await expect.poll(() => emailOf(page.request, ticket)).toContain('&lt;b&gt;Lunch&lt;/b&gt; for 40')
    await signInByApi(page)
    await page.goto('/admin/enquiries')
    const enquiry = page.getByRole('listitem').filter({ hasText: ticket })
    await expect(enquiry.getByRole('link', { name: `Call ${firstName}` })).toHaveAttribute('href', `tel:+91${phone}`)
    await expectAccessible(page)
    await enquiry.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(enquiry).toBeHidden()
    await page.getByRole('tab', { name: /^All/ }).click()
    await expect(enquiry.getByText('Answered', { exact: true })).toBeVisible()
  })

  test('the page with the form holds no key of a service', async ({ request }) => {
    const page = await request.get('/contactus')
    expect(page.status()).toBe(200)
    expect(await page.text()).not.toMatch(/emailjs|service_id|template_id/i)
  })

  for (const [path, name, sends, said] of [
    [
      '/wedding-catering-services',
      'Get a wedding quote',
      'Get a quote',
      'Inquiry sent successfully! Our wedding catering specialist will contact you shortly.',
    ],
    ['/festival-catering', 'Ask about festival catering', 'Send message', 'Message sent successfully!'],
  ] as const)
    test(`${path} has a form of its own`, onlyInFull, async ({ page }) => {
      const { firstName, lastName, phone } = newPerson()
      await page.goto(path)
      const form = page.getByRole('form', { name })
      if (path === '/festival-catering') {
        await form.getByLabel('First name').fill(firstName)
        await form.getByLabel('Last name').fill(lastName)
        await form.getByLabel('Message (optional)').fill('Modak for 40')
      } else await form.getByLabel('Full name').fill(`${firstName} ${lastName}`)
      await form.getByLabel('Contact number').fill(phone)
      await form.getByRole('button', { name: sends }).click()
      await expect(form.getByText(said)).toBeVisible()
      await expectAccessible(page)
      const ticket = await ticketOn(page)
      await expect.poll(() => emailOf(page.request, ticket)).toContain(`${firstName} ${lastName}`)
      if (path === '/festival-catering')
        expect(await emailOf(page.request, ticket)).toContain('Message: [Festival] Modak for 40')
    })
})
