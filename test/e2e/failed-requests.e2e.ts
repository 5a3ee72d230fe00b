import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { openCaterer } from './support/caterer.ts'
import { signUp } from './support/account.ts'
import { startOrder } from './support/steps.ts'
import { tryAgain } from './support/try-again.ts'

atWidth(390, () => {
  test('a menu that cannot be fetched is told, and tried again', onlyInFull, async ({ page }) => {
    await openCaterer(page, '/caterer/annapurna-rasoi?people=25-50')
    await page.route('**/api/menus/**', (route) => route.abort('internetdisconnected'))
    await startOrder(page)
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load the menu' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/menus/**')
    await tryAgain(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Build your menu' })).toBeVisible()
  })

  test('a caterer that cannot be fetched is told, and tried again', async ({ page }) => {
    await page.goto('/pangat')
    await page.route(/\/caterer\/[^/]+\.data/, (route) => route.abort('internetdisconnected'))
    await page.getByRole('main').locator('a[href^="/caterer/"]').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Failed to fetch caterer data' })).toBeVisible()
    await expectAccessible(page)
    await tryAgain(page)
    await expect(page.getByRole('button', { name: 'Contact Us' })).toBeVisible()
  })

  test('bookings that cannot be fetched are told, and tried again', onlyInFull, async ({ page }) => {
    await signUp(page, newPerson())
    await page.goto('/my-orders')
    await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible()
    await page.route('**/api/orders?*', (route) => route.abort('internetdisconnected'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load your bookings' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/orders?*')
    await tryAgain(page)
    await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible()
  })
})
