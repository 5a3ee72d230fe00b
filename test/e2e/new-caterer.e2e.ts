import type { Browser, Page } from '@playwright/test'
import { fillCaterer, onboarding, submit } from './support/caterer-form.ts'
import { atWidth, expect, expectAccessible, newPerson, test, waitingForLife } from './support/e2e-test.ts'
import { atQueue, decideReview, openReview } from './support/office.ts'
import { bookPackage, acceptMenu, fillBill, payAt, pressPay, registerHere, signUpOnBill } from './support/steps.ts'

/** Opens a page of somebody else on a device like this one. */
async function onAnotherDevice(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), isMobile: true, hasTouch: true })
  await context.addInitScript(() => localStorage.setItem('visited', 'true'))
  return waitingForLife(await context.newPage())
}

atWidth(390, () => {
  test('a stranger registers as a caterer, is approved, and sells the first package', async ({ page, browser }) => {
    const person = newPerson()
    const name = `Stranger Rasoi ${person.phone}`
    await page.goto('/caterer-home')
    await page.getByRole('button', { name: 'Register as a caterer' }).click()
    await registerHere(page.getByRole('dialog', { name: 'Login or register' }), person)
    await expect(page).toHaveURL(onboarding)
    await fillCaterer(page, { name })
    await submit(page).click()

    await page.getByRole('button', { name: /^By hand/ }).click()
    const menus = page.getByRole('form', { name: 'Menus' })
    for (const [category, dish] of [
      ['Starters', 'Samosa'],
      ['Mains', 'Dal makhani'],
    ] as const) {
      await menus.getByRole('button', { name: 'Add Menu Category' }).click()
      await menus.getByRole('textbox', { name: 'Category name' }).fill(category)
      await menus.getByRole('button', { name: 'Add Another Dish: Veg' }).click()
      await menus.getByRole('textbox', { name: 'Dish name' }).fill(dish)
      await menus.getByRole('button', { name: new RegExp(`^${category}`) }).click()
    }
    await menus.getByRole('button', { name: 'Submit Menus' }).click()
    await expect(page).toHaveURL(`${onboarding}?step=3`)

    const packages = page.getByRole('form', { name: '10 to 25 people' })
    await packages.getByRole('button', { name: 'Add a package' }).click()
    await packages.getByLabel('Package name').fill('First Thali')
    await packages.getByLabel('Price (₹)', { exact: true }).fill('300')
    await packages.getByRole('button', { name: 'Copy Menu to Package' }).click()
    await packages.getByRole('button', { name: 'Submit Packages' }).click()
    await expect(page.getByText('Packages submitted successfully!').first()).toBeVisible()
    await page.goto('/caterer-dashboard')
    const main = page.getByRole('main')
    await expect(main).toContainText(/In review since \w{3}, \d{1,2} \w{3}/)
    await expect(main).toContainText('Your menus and packages are ready.')

    const guest = await onAnotherDevice(browser, page)
    const found = guest.getByRole('list', { name: 'Caterers' }).getByRole('link', { name }).first()
    const search = `/pangat?q=${encodeURIComponent(name)}&people=10-25`
    await guest.goto(search)
    await expect(guest.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(found).toBeHidden()

    const office = await onAnotherDevice(browser, page)
    await atQueue(office)
    await openReview(office, name)
    await decideReview(office, 'Approve caterer')
    await expect(office.getByText('Caterer approved.')).toBeVisible()
    await expect(office.getByRole('region', { name: 'Activity' })).toContainText('Created the profile')

    await page.reload()
    await expect(main).toContainText('Customers can find your business')
    await guest.goto(search)
    await found.click()
    await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible()
    await bookPackage(guest, 'First Thali')
    await acceptMenu(guest)
    await fillBill(guest, { guests: 20, place: 'Virar West' })
    await signUpOnBill(guest, newPerson())
    // Before the bill for 20 has come, Pay says instead that the price has changed.
    await expect(guest.getByRole('button', { name: 'Pay ₹6,000' }).locator('visible=true').first()).toBeVisible()
    await pressPay(guest)
    await payAt(guest, 'Pay')
    await expect(guest.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    await guest.waitForURL(/\/my-orders/)
    await expect(guest.getByRole('main')).toContainText('First Thali')
    await expect(guest.getByRole('main')).toContainText('Awaiting caterer')
    await expectAccessible(guest)
    await office.context().close()
    await guest.context().close()
  })
})
