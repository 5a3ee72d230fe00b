import { asNewCaterer, afterSave, submit } from './support/caterer-form.ts'
import { signInBy } from './support/account.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { atQueue, decideReview, openReview } from './support/office.ts'

atWidth(390, () => {
  test('an admin asks a caterer for changes, approves what came of it, and suspends', async ({ page, browser }) => {
    const { id, name, slug, change } = await asNewCaterer(page, newPerson())
    await change(`/api/caterer/${id}`, { fssaiNo: '11526001000061' })

    const office = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await atQueue(office)
    await expectAccessible(office)
    await openReview(office, name)
    await office.getByRole('checkbox', { name: 'Phone called' }).click()
    await expect(office.getByText('1 of 5 checked')).toBeVisible()
    await expectAccessible(office)

    await office.getByRole('button', { name: 'Request changes' }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Request changes' }).click()
    await expect(dialog.getByText('Enter a reason')).toBeVisible()
    await dialog.getByLabel('Reason').fill('Enter the last day of your licence.')
    await expectAccessible(office)
    await dialog.getByRole('button', { name: 'Request changes' }).click()
    await expect(office.getByText('Changes requested.', { exact: true })).toBeVisible()

    await page.goto('/caterer-dashboard')
    const main = page.getByRole('main')
    await expect(main).toContainText('Please change: Enter the last day of your licence.')
    await main.getByRole('link', { name: 'Change your details' }).click()
    await page.getByLabel('Licence valid until (optional)').fill('2027-06-30')
    await submit(page).click()
    await expect(page.getByText('Updated successfully!')).toBeVisible()
    await afterSave(page)
    await expect(main).toContainText('In review since')

    await office.reload()
    await expect(office.getByText('Wed, 30 Jun 2027')).toBeVisible()
    await decideReview(office, 'Approve caterer')
    await expect(office.getByRole('button', { name: 'Suspend caterer' })).toBeVisible()
    await decideReview(office, 'Suspend caterer', 'Two complaints.')
    await expect(office.getByText('Caterer suspended.')).toBeVisible()
    const answer = await page.goto(`/caterer/${slug}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'This caterer is not taking bookings' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Book Now' })).toBeHidden()
    await expectAccessible(page)
    await office.context().close()
  })
})

test('the back office is for admins', onlyInFull, async ({ page, request }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Log in to continue' })).toBeVisible()
  const person = newPerson()
  await request.post('/auth/email/register', { data: { ...person, role: '2' } })
  await signInBy(page.getByRole('main'), person)
  await expect(page.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible()
  for (const path of ['/admin', '/admin/caterers', '/admin/caterers/01KAFR2M8Q4X6B1C9D3E5F7G0H']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    expect(await answer?.text()).toContain('noindex')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
      'This page is not for your account',
    )
  }
})
