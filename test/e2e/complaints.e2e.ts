import { signInByApi } from './support/office.ts'
import { aBooking, aCustomer, signedIn } from './support/orders.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'

atWidth(390, () => {
  test('a complaint is filed, acknowledged, answered and closed, and its link shows it', async ({ page, request }) => {
    const { firstName, phone } = newPerson()
    await page.goto('/complaints')
    await expectAccessible(page)
    const form = page.getByRole('form', { name: 'File a complaint' })
    await form.getByRole('button', { name: 'File complaint' }).click()
    await expect(form.getByText('Please enter a valid 10-digit contact number.')).toBeVisible()
    await form.getByLabel('What is it about?').selectOption('A caterer')
    await form.getByLabel('What happened?').fill('The food came an hour late.')
    await form.getByLabel('Name').fill(firstName)
    await form.getByLabel('Contact number').fill(phone)
    // A pointer that lies over the form would start the scripts.
    await page.mouse.move(0, 0)
    await page.reload()
    await expect(form.getByLabel('What is it about?')).toHaveValue('caterer')
    await expect(form.getByLabel('What happened?')).toHaveValue('The food came an hour late.')
    await expect(form.getByLabel('Contact number')).toHaveValue(phone)
    await form.getByRole('button', { name: 'File complaint' }).dblclick()
    const filed = page.getByText(/^Complaint PGC-\w{5} filed\.$/)
    await expect(filed).toBeVisible()
    const ticket = /PGC-\w{5}/.exec((await filed.textContent()) ?? '')?.[0] ?? ''
    await page.getByRole('link', { name: 'View your complaint' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Complaint ${ticket}` })).toBeVisible()
    await expectAccessible(page)
    const link = page.url()

    await signInByApi(page)
    await page.goto('/admin')
    await expectAccessible(page)
    await page.getByRole('link', { name: /^\d+ open complaints?$/ }).click()
    const complaint = page.getByRole('listitem', { name: ticket })
    await expect(complaint.getByText('The food came an hour late.')).toBeVisible()
    await expectAccessible(page)
    await complaint.getByRole('button', { name: 'Acknowledge' }).click()
    await expect(complaint.getByText('Acknowledged', { exact: true })).toBeVisible()
    await complaint.getByRole('button', { name: 'Answer' }).click()
    const dialog = page.getByRole('dialog', { name: `Answer ${ticket}` })
    await dialog.getByRole('button', { name: 'Send answer' }).click()
    await expect(dialog.getByText('Write an answer')).toBeVisible()
    await dialog.getByLabel('Your answer').fill('We are sorry. ₹500 is on its way.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send answer' }).click()
    await expect(complaint.getByText('We are sorry. ₹500 is on its way.')).toBeVisible()
    await complaint.getByRole('button', { name: 'Close complaint' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close complaint' }).click()
    await expect(complaint).toBeHidden()
    await page.getByRole('tab', { name: /^Closed/ }).click()
    await expect(complaint).toBeVisible()

    const shown = await request.get(link)
    expect(shown.status()).toBe(200)
    expect(shown.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const text = await shown.text()
    expect(text).toContain('We are sorry. ₹500 is on its way.')
    for (const personal of [firstName, phone, 'an hour late']) expect(text).not.toContain(personal)
    expect((await request.get(`${link.slice(0, -1)}_`)).status()).toBe(404)
  })

  test(
    'a complaint about a booking is followed at its link and under the booking until it is closed',
    onlyInFull,
    async ({ page, request }) => {
      const customer = await aCustomer(page, request)
      const { id, bookingCode } = await aBooking(request, customer)
      const admin = await signedIn(request, { email: 'admin@pangat.example', password: 'Pangat2026' })
      const ofBooking = page.getByRole('region', { name: 'Complaints', exact: true })
      await page.goto(`/my-orders/${id}`)
      await ofBooking.getByRole('link', { name: 'File a complaint about this booking' }).click()
      const form = page.getByRole('form', { name: 'File a complaint' })
      await expect(form.getByLabel('Booking code (optional)')).toHaveValue(bookingCode)
      await form.getByLabel('What happened?').fill('<b>Two</b> dishes were missing.')
      await form.getByRole('button', { name: 'File complaint' }).click()
      const filed = page.getByText(/^Complaint PGC-\w{5} filed\.$/)
      const ticket = /PGC-\w{5}/.exec((await filed.textContent()) ?? '')?.[0] ?? ''
      const link = await page.getByRole('link', { name: 'View your complaint' }).getAttribute('href')

      /** Expects its state at its link and under the booking. */
      const expectShown = async (state: string, answer?: string) => {
        await page.goto(link ?? '')
        await expect(page.getByRole('heading', { level: 1, name: `Complaint ${ticket}` })).toBeVisible()
        await expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible()
        if (answer) await expect(page.getByText(answer)).toBeVisible()
        await page.goto(`/my-orders/${id}`)
        const complaint = ofBooking.getByRole('listitem').filter({ hasText: ticket })
        await expect(complaint.getByText(state, { exact: true })).toBeVisible()
        await expect(complaint.getByText(/^A booking · /)).toBeVisible()
        if (answer) await expect(complaint.getByText(answer)).toBeVisible()
      }
      await expectShown('Received')
      const { items } = await admin.call<{ items: { id: string; ticket: string; message: string }[] }>(
        'GET',
        '/api/admin/complaints',
      )
      const complaint = items.find((one) => one.ticket === ticket)
      expect(complaint?.message).toBe('<b>Two</b> dishes were missing.')
      const does = (what: string, data = {}) =>
        admin.call('POST', `/api/admin/complaints/${complaint?.id}/${what}`, data)
      await does('acknowledge')
      await expectShown('Acknowledged')
      await does('answers', { text: 'We refund two dishes.' })
      await expectShown('Answered', 'We refund two dishes.')
      await expectAccessible(page)
      await does('close')
      await expectShown('Closed', 'We refund two dishes.')
    },
  )

  test('a review is reported from where it is', onlyInFull, async ({ page }) => {
    await page.goto('/caterer/annapurna-rasoi')
    const report = page.getByRole('link', { name: /^Report the review of / }).first()
    await report.scrollIntoViewIfNeeded()
    await report.click()
    await expect(page.getByText('You are reporting a review.')).toBeVisible()
    await expect(page.getByLabel('What is it about?')).toBeHidden()
  })
})
