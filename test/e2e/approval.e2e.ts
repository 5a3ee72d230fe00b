import { afterSave, atEmptyForm, fieldOf, fillCaterer, submit } from './support/caterer-form.ts'
import { signInBy } from './support/account.ts'
import { atWidth, expect, expectAccessible, newPerson, test } from './support/e2e-test.ts'

const admin = { email: 'admin@pangat.example', password: 'Pangat2026' }

atWidth(390, () => {
  test('a stranger registers as a caterer, an admin approves in the browser, and the caterer is found', async ({
    page,
    request,
    browser,
  }) => {
    const person = newPerson()
    const name = `Approved Rasoi ${person.phone}`
    await atEmptyForm(page, request, person)
    await fillCaterer(page, { name })
    await fieldOf(page, 'FSSAI licence number (optional)').fill('11526001000061')
    await submit(page).click()
    await afterSave(page)
    const main = page.getByRole('main')
    await expect(main).toContainText(/In review since \w{3}, \d{1,2} \w{3}/)

    const office = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await office.goto('/admin/caterers')
    await expect(office.getByRole('heading', { name: 'Log in to continue' })).toBeVisible()
    await signInBy(office.getByRole('main'), admin)
    await expect(office.getByRole('tab', { name: /^New \(\d+\)$/ })).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(office)
    // Those that wait longest come first; earlier runs may have left some.
    const pages = office.getByRole('navigation', { name: 'Pages of caterers' })
    if (await pages.isVisible()) await pages.getByRole('link').last().click()
    await office.getByRole('link', { name }).click()
    await expect(office.getByRole('heading', { level: 1, name })).toBeVisible()
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

    await page.reload()
    await expect(main).toContainText('Please change: Enter the last day of your licence.')
    await main.getByRole('link', { name: 'Change your details' }).click()
    await page.getByLabel('Licence valid until (optional)').fill('2027-06-30')
    await submit(page).click()
    await expect(page.getByText('Updated successfully!')).toBeVisible()
    await afterSave(page)
    await expect(main).toContainText('In review since')

    await office.reload()
    await expect(office.getByText('Wed, 30 Jun 2027')).toBeVisible()
    await office.getByRole('button', { name: 'Approve caterer' }).click()
    await dialog.getByRole('button', { name: 'Approve caterer' }).click()
    await expect(office.getByText('Caterer approved.')).toBeVisible()
    await expect(office.getByRole('button', { name: 'Suspend caterer' })).toBeVisible()
    await expect(office.getByRole('region', { name: 'Activity' })).toContainText('caterer.created')

    await page.goto(`/pangat?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()

    await office.getByRole('button', { name: 'Suspend caterer' }).click()
    await dialog.getByLabel('Reason').fill('Two complaints.')
    await dialog.getByRole('button', { name: 'Suspend caterer' }).click()
    await expect(office.getByText('Caterer suspended.')).toBeVisible()
    const answer = await page.goto(`/caterer/approved-rasoi-${person.phone}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'This caterer is not taking bookings' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Book Now' })).toBeHidden()
    await expectAccessible(page)
    await office.context().close()
  })
})

test('the back office is for admins', async ({ page, request }) => {
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
