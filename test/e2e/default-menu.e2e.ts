import type { Page } from '@playwright/test'
import type { PackageView } from '#contract/endpoints/caterers.ts'
import { openCaterer } from './support/caterer.ts'
import { atWidth, expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'
import { bookPackage, fillBill } from './support/steps.ts'

const catererPath = '/caterer/annapurna-rasoi?people=25-50'
const package25 = 'Birthday Bash Veg'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const visible = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first()
const chosen = (page: Page) => page.getByRole('checkbox', { checked: true })
const open = (page: Page) => page.getByRole('button', { name: /^(?!Complete).* \d+ of \d+$/ })

/** Serves the caterer's packages changed. */
async function changePackages(page: Page, change: (offer: PackageView) => void): Promise<void> {
  await page.route('**/api/dishes/caterer/*', async (route) => {
    const response = await route.fetch()
    // It is the product's own answer.
    const packages = (await response.json()) as PackageView[]
    packages.forEach(change)
    await route.fulfill({ response, json: packages })
  })
}

atWidth(390, () => {
  test('a menu opens complete and leads to the bill in one tap, or starts empty', async ({ page }) => {
    await openCaterer(page, catererPath)
    await bookPackage(page, package25)
    await expect(page.getByText('This is the caterer’s menu. Keep it, or swap any dish.')).toBeVisible()
    await expect(open(page)).toHaveCount(0)
    await expectAccessible(page)

    await button(page, 'Start empty').click()
    await expect(chosen(page)).toHaveCount(0)
    await expect(open(page).first()).toBeVisible()
    await page.reload()
    await expect(open(page).first()).toBeVisible()
    await button(page, 'Use the caterer’s menu').click()
    await expect(open(page)).toHaveCount(0)

    const first = page.getByRole('main').getByRole('region', { name: 'Welcome Drinks', exact: true })
    const swap = page.getByRole('button', { name: /^Swap\s*: Welcome Drinks$/ })
    await swap.click()
    await first.getByRole('checkbox', { checked: true }).uncheck()
    await expect(page.getByText('This is the caterer’s menu.')).toHaveCount(0)
    await button(page, 'Start empty').click()
    const question = page.getByRole('alertdialog', { name: 'Remove all dishes from your menu?' })
    await question.getByRole('button', { name: 'Keep current menu' }).click()
    await expect(open(page)).toHaveCount(1)
    await first.getByRole('checkbox').first().check()
    await visible(page, 'Continue').click()
    await fillBill(page, { guests: 30, place: 'Andheri West' })
    // What is left is the account.
    await expect(visible(page, 'Continue – 3 details left')).toBeVisible()
    await expect(page.getByText(/^Choose \d+ more/)).toHaveCount(0)
  })

  test('the custom menu opens with our suggestion, above the smallest bill', onlyInFull, async ({ page }) => {
    await openCaterer(page, catererPath)
    await bookPackage(page, 'Custom Menu')
    await expect(page.getByText('Our suggestion', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Complete: .* picked$/ })).toHaveCount(4)
    await expectAccessible(page)
    await button(page, 'Start empty').click()
    await expect(chosen(page)).toHaveCount(0)
    await button(page, 'Our suggestion').click()
    await visible(page, 'Continue').click()
    await expect(page).toHaveURL(/\/bill(\?|$)/)
  })

  test('a package that lacks dishes says which, and leads to other packages', onlyInFull, async ({ page }) => {
    await openCaterer(page, catererPath)
    await changePackages(page, (offer) => {
      const [item] = offer.items
      if (item && offer.name === package25) Object.assign(item, { quantity: 90 })
    })
    await bookPackage(page, package25)
    const short = page.getByText(/^This package can’t be booked now\. Too few dishes: Welcome Drinks has \d+ of 90\.$/)
    await expect(short.first()).toBeVisible()
    await expectAccessible(page)
    await expect(button(page, 'Continue')).toHaveCount(0)
    await page.getByRole('link', { name: 'View the caterer’s packages' }).locator('visible=true').click()
    await expect(page).toHaveURL(/\/caterer\/annapurna-rasoi/)
  })
})
