import type { Page } from '@playwright/test'
import { fetchPage } from './support/document.ts'
import { expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'

const count = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ caterers available for you!$/ })
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test.describe('the list', () => {
  test('keeps every choice in its address, begins again at page 1, and survives a reload and going back', async ({
    page,
  }) => {
    await page.setViewportSize(desk)
    await page.goto('/pangat?place=Andheri&page=2')
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')

    const all = (await count(page).textContent()) ?? ''
    await page.getByLabel('Cuisine').selectOption('Gujarati')
    await expect(page).toHaveURL('/pangat?place=Andheri&cuisine=Gujarati')
    // The address may be ahead of the list by a moment.
    await expect(count(page)).not.toHaveText(all)
    const unfiltered = (await count(page).textContent()) ?? ''
    await page.getByRole('switch', { name: 'Pure veg kitchen' }).locator('xpath=ancestor::label').click()
    await expect(page).toHaveURL('/pangat?place=Andheri&cuisine=Gujarati&veg=1')
    await expect(count(page)).not.toHaveText(unfiltered)
    const shown = (await count(page).textContent()) ?? ''
    const names = await page.getByRole('heading', { level: 2 }).allTextContents()

    await page.reload()
    await expect(count(page)).toHaveText(shown)
    await expect(page.getByRole('switch', { name: 'Pure veg kitchen' })).toBeChecked()
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(names)
    await expect(page.getByRole('list', { name: 'Caterers' }).getByText('Non Veg', { exact: true })).toHaveCount(0)

    await page.goBack()
    await expect(page).toHaveURL('/pangat?place=Andheri&cuisine=Gujarati')
    await expect(page.getByRole('switch', { name: 'Pure veg kitchen' })).not.toBeChecked()
  })

  test('sorts by price both ways', async ({ request }) => {
    for (const [sort, order] of [
      ['price-low', 1],
      ['price-high', -1],
    ] as const) {
      const page = await fetchPage(request, `/pangat?people=25-50&sort=${sort}`)
      const prices = page.texts('main li strong').flatMap((text) => /^from ₹([\d,]+)\/plate/.exec(text)?.[1] ?? [])
      const rupees = prices.map((text) => Number(text.replace(/\D/g, '')))
      expect(rupees).toHaveLength(10)
      expect(rupees).toEqual(rupees.toSorted((a, b) => (a - b) * order))
    }
  })

  test(
    'shows those without packages on its last page, unless a number of people is chosen',
    onlyInFull,
    async ({ page }) => {
      await page.goto('/pangat?page=99')
      await expect(page.getByRole('heading', { name: 'Other Caterers' })).toBeVisible()
      await expectAccessible(page)
      await page.goto('/pangat?page=99&people=25-50')
      await expect(count(page)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Other Caterers' })).toHaveCount(0)
    },
  )

  test('says when nobody fits, and gives ways on', onlyInFull, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/pangat?place=Virar&radius=3&cuisine=Thai&people=100%2B')
    await expect(
      page.getByRole('heading', { name: 'No caterers found. Try adjusting your search or filters.' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /^See caterers in all of Mumbai \(\d+\)$/ }).click()
    await expect(page).toHaveURL('/pangat?radius=3&people=100%2B&cuisine=Thai')
    await expect(page.getByRole('list', { name: 'Caterers' })).toBeVisible()
  })

  test('filters in a sheet on a phone', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/pangat')
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    // A press counts what was typed, without a pause.
    await sheet.getByRole('textbox', { name: 'Other amount in ₹' }).fill('375')
    await expect(sheet.getByRole('radio', { name: 'Any', exact: true }).first()).not.toBeChecked()
    await sheet.getByRole('button', { name: 'Updating…' }).click()
    await expect(page).toHaveURL('/pangat?budget=375')
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    await sheet.getByLabel('Cuisine').selectOption('Bengali')
    await expect(page).toHaveURL('/pangat?cuisine=Bengali&budget=375')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: /^Show \d+ caterers$/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('link', { name: 'Remove: Bengali' })).toBeVisible()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('is searched and filtered by plain forms', async ({ page }) => {
      await page.setViewportSize(desk)
      await page.goto('/pangat')
      await page.getByRole('combobox', { name: 'Location' }).fill('Borivali')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caterers near Borivali')
      await page.getByLabel('Cuisine').selectOption('Gujarati')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page).toHaveURL(/place=Borivali.*cuisine=Gujarati/)
      await expect(count(page)).toBeVisible()
    })
  })
})
