import { aLiveCaterer } from './support/live-caterer.ts'
import { atWidth, expect, expectAccessible, newPerson, test } from './support/e2e-test.ts'

const sheet = '/caterer-dashboard/kitchen-sheet'

atWidth(390, () => {
  test('a day without orders says so, and a caterer sets buffer and yields', async ({ page }) => {
    await aLiveCaterer(page, newPerson(), 'Sheet Test Kitchen')
    await page.goto(`${sheet}?day=2026-12-12`)
    await expect(page.getByRole('heading', { name: 'Nothing to cook on this day' })).toBeVisible()
    await page.getByText('Quantities and times').click()
    await expectAccessible(page)
    await page.getByLabel('Buffer in percent').fill('31')
    await page.getByLabel('Rice (kg)', { exact: true }).fill('0.15')
    await page.getByRole('button', { name: 'Save quantities' }).click()
    await expect(page.getByText('Enter a buffer from 0 to 30 percent')).toBeVisible()
    await page.getByLabel('Buffer in percent').fill('10')
    await page.getByRole('button', { name: 'Save quantities' }).click()
    await expect(page.getByText('Quantities saved.')).toBeVisible()
    await page.reload()
    await page.getByText('Quantities and times').click()
    await expect(page.getByLabel('Rice (kg)', { exact: true })).toHaveValue('0.15')
    await expect(page.getByLabel('Buffer in percent')).toHaveValue('10')
  })
})

test('a visitor finds the sign-in panel on the kitchen sheet, and a failure says what to do', async ({ page }) => {
  const answer = await page.goto(sheet)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to continue' })).toBeVisible()
  await aLiveCaterer(page, newPerson(), 'Lost Sheet Kitchen')
  await page.route('**/api/kitchen-sheet?*', (route) => route.abort('internetdisconnected'))
  await page.goto(sheet)
  await expect(page.getByRole('heading', { name: 'We couldn’t load the kitchen sheet' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/kitchen-sheet?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to cook on this day' })).toBeVisible()
})
