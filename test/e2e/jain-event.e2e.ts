import type { Page } from '@playwright/test'
import { openCaterer } from './support/caterer.ts'
import { atWidth, expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'
import { atFilledBill } from './support/draft.ts'
import { acceptMenu, bookPackage, onBill } from './support/steps.ts'

const catererPath = '/caterer/annapurna-rasoi'
/** Cooks veg food alone. */
const vegCaterer = 'chakala-canteen-company'
const jainEvent = 'people=50-100&guests=60&diet=jain%3A60'

/** Marks of dishes and packages that are in sight, by what they say. */
const marks = (page: Page, region: string, diet: string) =>
  page.getByRole('region', { name: region }).getByText(diet, { exact: true }).locator('visible=true')

async function expectOnlyJain(page: Page, region: string): Promise<void> {
  await expect(marks(page, region, 'Jain').first()).toBeVisible()
  for (const diet of ['Veg', 'Non Veg']) await expect(marks(page, region, diet)).toHaveCount(0)
}

atWidth(390, () => {
  test('an event of Jain guests has Jain prices and dishes alone, from the caterer to the bill', async ({ page }) => {
    await openCaterer(page, `${catererPath}?${jainEvent}`)
    await expectOnlyJain(page, 'Menu')
    await page.getByRole('region', { name: 'Jain dishes' }).getByText('Starters', { exact: true }).click()
    await expectOnlyJain(page, 'Jain dishes')
    const first = page.getByRole('region', { name: 'Menu' }).getByRole('heading', { level: 4 }).first()
    const named = (await first.textContent()) ?? ''
    await expectAccessible(page)

    await bookPackage(page, named)
    const main = page.getByRole('main')
    await expect(main.getByText('Jain', { exact: true }).first()).toBeAttached()
    for (const diet of ['Veg', 'Non Veg']) await expect(main.getByText(diet, { exact: true })).toHaveCount(0)
    await acceptMenu(page)
    await expect(await onBill(page, 'Jain')).toHaveValue('60')
  })

  test(
    'a menu of one’s own shows Jain guests what they eat, and all dishes when asked',
    onlyInFull,
    async ({ page }) => {
      await openCaterer(page, `${catererPath}?${jainEvent}`)
      await bookPackage(page, 'Custom Menu')
      await expect(page.getByText('Only Jain dishes are shown.')).toBeVisible()
      const main = page.getByRole('main')
      await page.getByRole('searchbox', { name: 'Find a dish' }).fill('a')
      await expect(main.getByText('Jain', { exact: true }).first()).toBeVisible()
      for (const diet of ['Veg', 'Non Veg']) await expect(main.getByText(diet, { exact: true })).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Show all dishes' }).click()
      await expect(main.getByText('Non Veg', { exact: true }).first()).toBeVisible()
    },
  )
})

atWidth(390, () => {
  test(
    'guests whom no package of the caterer suits are shown others that cook for them, each with what is known of the event',
    onlyInFull,
    async ({ page }) => {
      await atFilledBill(page, { slug: vegCaterer }, { veg: '0', jain: '30' })
      const others = page.getByRole('region', { name: 'Your guests' }).getByRole('list')
      await expect(page.getByRole('heading', { name: 'Other caterers for 30 guests' })).toBeVisible()
      await expect(others.getByRole('link')).toHaveCount(3)
      await expect(page.getByRole('link', { name: 'See all caterers for 30 guests' })).toHaveAttribute('href', /jain=1/)
      await expectAccessible(page)

      const first = others.getByRole('link').first()
      const name = (await first.textContent()) ?? ''
      await first.click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page).toHaveURL(/guests=30.*diet=jain%3A30/)
      await expect(page.getByRole('heading', { name: 'Jain dishes' })).toBeVisible()
    },
  )
})
