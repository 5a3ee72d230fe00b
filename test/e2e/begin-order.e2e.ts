import type { Page } from '@playwright/test'
import { signInBy } from './support/account.ts'
import { openCaterer } from './support/caterer.ts'
import { atWidth, expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'
import { atEmptyMenu } from './support/draft.ts'
import { aCustomer, anUnpaidOrder } from './support/orders.ts'
import { bookPackage } from './support/steps.ts'

const first = '/caterer/annapurna-rasoi?people=25-50'
const second = '/caterer/sundar-mangal-caterers?people=25-50'

const dish = (page: Page, at: number) => page.getByRole('main').getByRole('checkbox').nth(at)
const question = (page: Page) => page.getByRole('alertdialog', { name: /^You already have a menu for / })

/** An order at the first caterer, in which a dish was chosen. */
async function begun(page: Page): Promise<void> {
  await atEmptyMenu(page, { named: 'Birthday Bash Veg' })
  await dish(page, 0).check()
}

async function press(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `Book Now ${name}`, exact: true })
    .first()
    .click()
}

atWidth(390, () => {
  test('dishes chosen at one caterer are kept until it is said that another order may take their place', async ({
    page,
  }) => {
    await begun(page)
    await openCaterer(page, second)
    await press(page, 'Custom Menu')
    await expect(question(page)).toContainText('Birthday Bash Veg')
    await expect(question(page).getByRole('button', { name: 'Keep current menu' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(page).toHaveURL(second)
    await expect(page.getByRole('button', { name: 'Book Now Custom Menu', exact: true })).toBeFocused()

    await page.goto('/add-to-cart')
    await expect(page.getByText('Birthday Bash Veg by Annapurna Rasoi')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Complete: Welcome Drinks 1 of 1/ })).toBeVisible()

    await openCaterer(page, second)
    await press(page, 'Custom Menu')
    await question(page).getByRole('button', { name: 'Start new menu' }).click()
    await expect(page.getByText('Custom Menu by Sundar Mangal Caterers')).toBeVisible()
    await expect(page.getByText('Our suggestion', { exact: true })).toBeVisible()
  })

  test(
    'nobody is asked while dishes are only suggested, nor for the same package once more',
    onlyInFull,
    async ({ page }) => {
      await openCaterer(page, first)
      await bookPackage(page, 'Birthday Bash Veg')
      await openCaterer(page, second)
      await bookPackage(page, 'Custom Menu')
      await page
        .getByRole('button', { name: /^Change\s*: / })
        .first()
        .click()
      await dish(page, 0).click()
      await openCaterer(page, second)
      await bookPackage(page, 'Custom Menu')
      await expect(page.getByText('Our suggestion', { exact: true })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Start empty' })).toBeVisible()
    },
  )

  test('packed food of the same caterer says which dishes would go', onlyInFull, async ({ page }) => {
    for (const packed of ['Snack Boxes', 'Packed Thali']) {
      await begun(page)
      await openCaterer(page, first)
      await press(page, packed)
      const asked = page.getByRole('alertdialog', {
        name: new RegExp(`^${packed} doesn’t include some of your dishes\\.`),
      })
      await asked.getByRole('button', { name: 'Keep current menu' }).click()
      await press(page, packed)
      await asked.getByRole('button', { name: 'Start new menu' }).click()
      await expect(page.getByText(`${packed} by Annapurna Rasoi`)).toBeVisible()
      await page.evaluate(() => localStorage.removeItem('dishDetails'))
    }
  })

  test('draft started in another tab takes precedence', onlyInFull, async ({ page, context }) => {
    await openCaterer(page, second)
    const other = await context.newPage()
    await begun(other)
    await press(page, 'Custom Menu')
    await question(page).getByRole('button', { name: 'Keep current menu' }).click()
    await expect(other.getByText('Birthday Bash Veg by Annapurna Rasoi')).toBeVisible()
    await expect(dish(other, 0)).toBeChecked()
  })

  test('ordering an old order again asks too, and not when that is what was begun', onlyInFull, async ({ page }) => {
    await atEmptyMenu(page, { slug: 'sundar-mangal-caterers', named: 'Custom Menu' })
    await dish(page, 0).check()
    await page.goto('/#login')
    await signInBy(page.getByRole('dialog'), { email: 'customer@pangat.example', password: 'Pangat2026' })
    await page.waitForFunction(() => localStorage.getItem('firstName') !== null)
    await page.goto('/my-orders?when=past')
    const again = page.getByRole('button', { name: 'Book a similar event' }).first()
    await again.click()
    await question(page).getByRole('button', { name: 'Keep current menu' }).click()
    await expect(page).toHaveURL('/my-orders?when=past')
    await expect(again).toBeFocused()
    await again.click()
    await question(page).getByRole('button', { name: 'Start new menu' }).click()
    await expect(page).toHaveURL(/\/add-to-cart/)
    await page.goBack()
    await again.click()
    await expect(page).toHaveURL(/\/add-to-cart/)
  })

  test(
    'changing an order that ended unpaid asks above its dialog, and leads back into it',
    onlyInFull,
    async ({ page, request }) => {
      const customer = await aCustomer(page, request)
      const order = await anUnpaidOrder(request, customer)
      await customer.call('DELETE', `/api/orders/${order.id}`)
      await atEmptyMenu(page, { slug: 'sundar-mangal-caterers', named: 'Custom Menu' })
      await dish(page, 0).check()
      await page.goto(`/my-orders/${order.id}`)
      await page.getByRole('button', { name: 'Book again' }).click()
      const change = page.getByRole('dialog', { name: 'Book this again' }).getByRole('button', {
        name: 'Edit booking',
      })
      await change.click()
      await question(page).getByRole('button', { name: 'Keep current menu' }).click()
      await expect(change).toBeFocused()
      await change.click()
      await question(page).getByRole('button', { name: 'Start new menu' }).click()
      await expect(page).toHaveURL(/\/add-to-cart/)
      await expect(page.getByText(`${order.package.name} by Annapurna Rasoi`)).toBeVisible()
    },
  )
})
