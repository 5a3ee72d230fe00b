import { openCaterer } from './support/caterer.ts'
import { aLiveCaterer } from './support/live-caterer.ts'
import { atWidth, expect, expectAccessible, newPerson, test } from './support/e2e-test.ts'

atWidth(390, () => {
  test('an enquiry is answered by call or WhatsApp and marked', async ({ page, browser, baseURL }) => {
    const { caterer } = await aLiveCaterer(page, newPerson(), `Enquired ${newPerson().phone}`)
    await page.goto('/caterer-dashboard/enquiries')
    await expect(page.getByRole('heading', { name: 'No enquiries yet' })).toBeVisible()
    await expectAccessible(page)
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const visitor = await context.newPage()
    await openCaterer(visitor, `/caterer/${caterer.slug}`)
    await visitor.getByRole('button', { name: 'Contact Us' }).click()
    const form = visitor.getByRole('dialog').getByRole('form', { name: 'Send a message' })
    await form.getByLabel('Name').fill('Ravi Shah')
    await form.getByLabel('Phone').fill('9820012345')
    await form.getByLabel('Your question').fill('Do you cook for 12?')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(visitor.getByText('Message sent successfully!')).toBeVisible()
    await context.close()

    // It comes without a reload.
    const enquiry = page.getByRole('listitem').filter({ hasText: 'Do you cook for 12?' })
    await expect(enquiry).toBeVisible()
    await expect(enquiry.getByRole('link', { name: 'Call Ravi Shah' })).toHaveAttribute('href', 'tel:+919820012345')
    await expect(enquiry.getByRole('link', { name: 'Message Ravi Shah on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919820012345\?text=/,
    )
    await expectAccessible(page)
    await enquiry.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(page.getByRole('heading', { name: 'All enquiries answered' })).toBeVisible()
    await page.getByRole('tab', { name: 'All (1)' }).click()
    await expect(enquiry.getByText('Answered', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await enquiry.getByRole('button', { name: 'Mark as not answered' }).click()
    await expect(page.getByRole('tab', { name: 'To answer (1)' })).toBeVisible()
  })

  test('a review without a reply gets one, which stays when it cannot be sent', async ({ page }) => {
    const login = {
      data: { email: 'caterer@pangat.example', password: 'Pangat2026' },
      headers: { 'x-pangat-site': '1' },
    }
    expect((await page.request.post('/auth/email/login', login)).ok()).toBe(true)
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('firstName', 'Caterer'))
    await page.goto('/caterer-dashboard/reviews')
    const open = page.getByRole('button', { name: /^Reply to / }).first()
    await open.click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Publish reply' }).click()
    const field = page.getByRole('textbox', { name: /^Reply to / })
    await expect(field).toHaveAccessibleDescription(/Write a reply/)
    // Of this width: the replies at others stay on the list.
    const reply = `Thank you, it was a pleasure to cook for you. ${page.viewportSize()?.width}`
    await field.fill(reply)
    await page.route('**/api/reviews/*/reply', (route) => route.abort('internetdisconnected'), { times: 1 })
    await page.getByRole('button', { name: 'Publish reply' }).click()
    await expect(field).toHaveAccessibleDescription(/We couldn’t publish your reply/)
    await page.getByRole('button', { name: 'Publish reply' }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: reply })).toBeVisible()
    await expect(page.getByText('Your reply').first()).toBeVisible()
  })

  test('visitors get the sign-in panel', async ({ request }) => {
    for (const path of ['/caterer-dashboard/reviews', '/caterer-dashboard/enquiries'])
      expect((await request.get(path)).status()).toBe(200)
  })
})
