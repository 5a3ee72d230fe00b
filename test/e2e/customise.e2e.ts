import type { Page } from '@playwright/test'
import { openCaterer } from './support/caterer.ts'
import { atEmptyMenu } from './support/draft.ts'
import { signUp } from './support/account.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { startEmpty } from './support/steps.ts'

const package25 = 'Birthday Bash Veg'

const beginOrder = (page: Page, named = package25) => atEmptyMenu(page, { named })

/** The menu's categories, each with its count. */
const category = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name })
const dishes = (page: Page, course = 'Welcome Drinks') =>
  page.getByRole('main').getByRole('region', { name: course, exact: true }).getByRole('checkbox')
const dish = (page: Page, at: number, course?: string) => dishes(page, course).nth(at)
const find = (page: Page) => page.getByRole('searchbox', { name: 'Find a dish' })

/** Serves the caterer's packages with another step of plus and minus in every category. */
async function withMinQty(page: Page, minQty: number): Promise<void> {
  await page.route('**/api/dishes/caterer/*', async (route) => {
    const response = await route.fetch()
    const packages = (await response.json()) as { items: { minQty: number }[] }[]
    for (const { items } of packages) for (const item of items) item.minQty = minQty
    await route.fulfill({ response, json: packages })
  })
}

atWidth(390, (width) => {
  test(
    'a category of which nothing is included asks how many dishes to add, from 0 to 10',
    onlyInFull,
    async ({ page }) => {
      await beginOrder(page)
      await category(page, /^Soups Optional/).click()
      const dialog = page.getByRole('dialog', { name: 'Add to Soups' })
      const count = dialog.getByRole('textbox', { name: 'Dishes to add' })
      // The focus on a number would bring up a phone's keyboard.
      await expect(dialog.getByText(/^The menu has \d+ dishes\./)).toBeFocused()
      await expectAccessible(page)

      for (const wrong of ['11', '99999999999', '-1', '1.5', '1e9', '']) {
        await count.fill(wrong)
        await page.keyboard.press('Enter')
        const alert = page.getByRole('alertdialog')
        await expect(alert).toContainText('Please enter a number between 0 and 10')
        // The browser may tell that the alert before has closed when this one is open already.
        await alert.dispatchEvent('close')
        await page.keyboard.press('Enter')
        await expect(alert).toBeHidden()
        await expect(count).toHaveValue(wrong)
      }
      await count.fill('10')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(/^Soups has \d+ dishes and 0 are already in your package/)).toBeVisible()

      await count.fill('1')
      await dialog.getByRole('button', { name: 'One more: Dishes to add' }).click()
      await dialog.getByRole('button', { name: 'Add 2 dishes for ₹60 per plate before GST' }).click()
      await expect(dialog).toBeHidden()
      await expect(
        page.getByRole('region', { name: 'Soups', exact: true }).getByText('0 of 2 picked. Choose 2 more.'),
      ).toBeVisible()
      await expect(category(page, /^Soups 0 of 2/)).toBeVisible()
      if (width < 1024) await expect(page.getByText('₹377 per plate incl. GST').first()).toBeVisible()

      await page.getByRole('button', { name: '2 added. Change' }).click()
      await count.fill('0')
      await dialog.getByRole('button', { name: 'Remove extra dishes' }).click()
      await expect(category(page, /^Soups Optional/)).toBeVisible()
    },
  )

  test('extra dishes are offered with what they cost for all guests, and how many are added follows the ticks', async ({
    page,
  }) => {
    await beginOrder(page)
    await page.getByRole('button', { name: 'Use the caterer’s menu' }).click()
    const price = page.getByText('₹346 per plate incl. GST').or(page.getByText('₹346', { exact: true }))
    const soups = page.getByRole('main').getByRole('region', { name: 'Soups', exact: true })
    await expect(soups.getByText('+₹30 per plate · ₹750 for 25 before GST').first()).toBeVisible()
    const first = soups.getByRole('checkbox').first()
    await first.check()
    await expect(category(page, /^Complete: Soups 1 of 1/)).toBeVisible()
    await expect(price.locator('visible=true').first()).toBeVisible()
    await expectAccessible(page)

    await soups.getByRole('button', { name: '1 added. Change' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to Soups' })
    const count = dialog.getByRole('textbox', { name: 'Dishes to add' })
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await dialog.getByRole('checkbox', { checked: false }).first().check()
    await expect(count).toHaveValue('2')
    await dialog.getByRole('button', { name: 'One fewer: Dishes to add' }).click()
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await dialog.getByRole('checkbox', { checked: true }).uncheck()
    await expect(count).toHaveValue('0')
    await dialog.getByRole('button', { name: 'Remove extra dishes' }).click()
    await expect(category(page, /^Soups Optional/)).toBeVisible()

    // Elsewhere a tap leads to the same offers, with the dish ticked.
    await find(page).fill('soup')
    const pale = soups.getByRole('checkbox').first()
    await pale.press('Space')
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Add 1 dish for ₹30 per plate before GST' }).click()
    await expect(category(page, /^Complete: Soups/)).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).locator('visible=true').first().click()
    await expect(page).toHaveURL(/\/bill(\?|$)/)
  })

  test(
    'plus goes to the least number and then by one, minus back to nothing, and ten is never passed',
    onlyInFull,
    async ({ page }) => {
      await withMinQty(page, 3)
      await beginOrder(page)
      await category(page, /^Soups Optional/).click()
      const dialog = page.getByRole('dialog', { name: 'Add to Soups' })
      const count = dialog.getByRole('textbox', { name: 'Dishes to add' })
      const more = dialog.getByRole('button', { name: 'One more: Dishes to add' })
      const fewer = dialog.getByRole('button', { name: 'One fewer: Dishes to add' })
      for (const [press, value] of [
        [more, '3'],
        [more, '4'],
        [fewer, '3'],
        [fewer, '0'],
      ] as const) {
        await press.click()
        await expect(count).toHaveValue(value)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      await page.unroute('**/api/dishes/caterer/*')
      await withMinQty(page, 12)
      await page.reload()
      await category(page, /^Soups Optional/).click()
      await more.click()
      await expect(page.getByRole('alertdialog')).toContainText('Please enter a number between 0 and 10')
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
      await expect(count).toHaveValue('0')
    },
  )

  test('a full category takes no further dish: a tap asks which gives way, or adds it for its price', async ({
    page,
  }) => {
    await beginOrder(page)
    await category(page, /^Starters 0 of 2/).click()
    await expect(page.getByRole('button', { name: 'Add extra dishes' })).toHaveCount(0)
    const starter = (at: number) => dish(page, at, 'Starters')
    await starter(0).check()
    await starter(1).check()
    await expect(category(page, /^Complete: Starters 2 of 2/)).toBeVisible()
    await expect(page.getByText('All 2 picked. Tap another dish to swap.')).toBeVisible()
    await starter(2).press('Space')
    const ways = page.getByRole('dialog', { name: /^Choose / })
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(starter(2)).not.toBeChecked()
    await starter(2).press('Space')
    await ways
      .getByRole('button', { name: /^Swap with / })
      .first()
      .click()
    await expect(starter(2)).toBeChecked()
    await expect(starter(0)).not.toBeChecked()
    await expect(dishes(page, 'Starters').and(page.getByRole('checkbox', { checked: true }))).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(starter(0)).toBeChecked()
    await expect(starter(2)).not.toBeChecked()

    await starter(2).press('Space')
    await ways.getByRole('button', { name: 'Add for +₹45 per plate before GST' }).click()
    await expect(category(page, /^Complete: Starters 3 of 3/)).toBeVisible()
    await expectAccessible(page)
  })

  test('at a limit of one a tap swaps at once, and Undo brings the other dish back', onlyInFull, async ({ page }) => {
    await beginOrder(page)
    await category(page, /^Welcome Drinks 0 of 1/).click()
    await dish(page, 0).check()
    await dish(page, 1).check()
    await expect(dish(page, 0)).not.toBeChecked()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(dish(page, 0)).toBeChecked()
    await expect(dish(page, 1)).not.toBeChecked()
  })

  test('a dish is found by a part of its name, whatever the case, in every category', async ({ page }) => {
    await beginOrder(page)
    await find(page).fill('PANEER')
    await expect(page.getByText(/^\d dishes found$/)).toBeVisible()
    await expect(category(page, /^Starters [1-9] found/)).toBeVisible()
    await expect(category(page, /^Breads 0 found/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Main Course' })).toBeVisible()
    await expectAccessible(page)
    await find(page).fill('no such thing')
    await expect(page.getByRole('heading', { name: 'No dish called “no such thing”' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('button', { name: 'Clear the search' }).last().click()
    await expect(page.getByRole('heading', { level: 2, name: 'Welcome Drinks' })).toBeVisible()
  })

  test('what was chosen survives a reload, signing in midway and the way back', onlyInFull, async ({ page }) => {
    await beginOrder(page)
    await dish(page, 0).check()
    await expect(category(page, /^Complete: Welcome Drinks 1 of 1/)).toBeVisible()
    await page.reload()
    await expect(category(page, /^Complete: Welcome Drinks 1 of 1/)).toBeVisible()
    await signUp(page, newPerson())
    await page.goto('/add-to-cart')
    await expect(category(page, /^Complete: Welcome Drinks 1 of 1/)).toBeVisible()

    await page.goto('/bill')
    await expect(page.getByText('Your menu: 1 dish').first()).toBeAttached()
    await page.goBack()
    await expect(category(page, /^Complete: Welcome Drinks 1 of 1/)).toBeVisible()
  })

  // On wide screens it is always in sight.
  if (width < 1024) {
    test(
      'the order under way is in reach: what was chosen, what it costs, what is missing',
      onlyInFull,
      async ({ page }) => {
        await beginOrder(page)
        await dish(page, 0).check()
        const button = page.getByRole('button', { name: /View your menu$/ })
        await expect(button).toContainText('₹314 per plate incl. GST')
        await button.click()
        const sheet = page.getByRole('dialog', { name: 'Your menu' })
        await expect(sheet.getByText('Welcome Drinks')).toBeVisible()
        await sheet.getByRole('textbox', { name: 'Guests' }).fill('40')
        await expect(sheet.getByText('₹12,558')).toBeVisible()
        await expectAccessible(page)
        // What is missing leads to where it is missing.
        await sheet.getByRole('button', { name: 'Continue' }).press('Enter')
        await expect(sheet).toBeHidden()
        await expect(page.getByRole('heading', { level: 2, name: 'Starters' })).toBeFocused()
      },
    )
  }

  test('dishes, packages and caterers that have gone are told, and the rest is kept', onlyInFull, async ({ page }) => {
    await beginOrder(page)
    await dish(page, 0).check()
    await changeStored(page, (draft) => draft.menu[0]?.dishes.push('Roast Peacock'))
    await page.reload()
    await expect(page.getByText('No longer on the menu, so we removed: Roast Peacock.')).toBeVisible()
    await expect(category(page, /^Complete: Welcome Drinks 1 of 1/)).toBeVisible()

    await changeStored(page, (draft) => (draft.packageId = '01JGEZPQ200000000000000000'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'This package is no longer available' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'View the caterer’s packages' }).click()
    await expect(page).toHaveURL(/\/caterer\/annapurna-rasoi/)

    await page.evaluate(() => localStorage.removeItem('dishDetails'))
    await page.goto('/add-to-cart')
    await expect(page.getByRole('heading', { level: 1, name: 'No menu to build yet' })).toBeVisible()
    await page.goto('/bill')
    await expect(page.getByRole('heading', { level: 1, name: 'No menu to build yet' })).toBeVisible()
  })

  test(
    'an order begun in another tab takes the place of this one, and neither is mixed up',
    onlyInFull,
    async ({ page, context }) => {
      await beginOrder(page)
      await dish(page, 0).check()
      const other = await context.newPage()
      await openCaterer(other, '/caterer/sundar-mangal-caterers?people=25-50')
      await other.getByRole('button', { name: 'Book Now Custom Menu', exact: true }).click()
      await other.getByRole('alertdialog').getByRole('button', { name: 'Start new menu' }).click()
      await expect(page.getByText('Custom Menu by Sundar Mangal Caterers')).toBeVisible()
      await expect(category(page, /^Complete: Welcome Drinks \d picked/)).toBeVisible()
      await startEmpty(other)
      await category(page, /^Welcome Drinks 0 picked/).click()
      await expect(category(page, /^Welcome Drinks 0 picked/)).toBeVisible()
      await dish(other, 1).check()
      await expect(dish(page, 1)).toBeChecked()
    },
  )
})

atWidth(1440, () => {
  test('a custom menu is priced by its dishes, and a category once used takes at least its least', async ({ page }) => {
    await beginOrder(page, 'Custom Menu')
    await expect(page.getByRole('button', { name: 'Add extra dishes' })).toHaveCount(0)
    const next = page.getByRole('button', { name: 'Continue' }).locator('visible=true').first()
    await expect(page.getByText('Choose at least one dish').locator('visible=true').first()).toBeVisible()

    await category(page, /^Starters 0 picked/).click()
    await dish(page, 0, 'Starters').check()
    await expect(page.getByText('1 picked. Choose at least 2 here (1 more), or skip this category.')).toBeVisible()
    await category(page, /^Soups/).click()
    await next.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Starters' })).toBeFocused()
    for (const at of [1, 2, 3]) await dish(page, at, 'Starters').check()
    await expect(page.getByText('4 picked. Pick as many as you like.')).toBeVisible()
    const card = page
      .getByRole('region', { name: 'Starters', exact: true })
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .first()
    const [, each = '0'] = /₹(\d+) per plate/.exec((await card.textContent()) ?? '') ?? []
    const four = page.getByText(new RegExp(`^₹${Math.ceil((Number(each) * 4 * 105) / 100)}( per plate incl\\. GST)?$`))
    await expect(four.locator('visible=true').first()).toBeVisible()
    await expectAccessible(page)
    await next.click()
    await expect(page).toHaveURL(/\/bill(\?|$)/)
  })
})

interface StoredDraft {
  packageId: string
  menu: { dishes: string[] }[]
}

/** Changes the stored draft as time does: what it names may have gone since. */
async function changeStored(page: Page, change: (draft: StoredDraft) => unknown): Promise<void> {
  // It was written by the page itself.
  const draft = JSON.parse((await page.evaluate(() => localStorage.getItem('dishDetails'))) ?? '{}') as StoredDraft
  change(draft)
  await page.evaluate((text) => localStorage.setItem('dishDetails', text), JSON.stringify(draft))
}
