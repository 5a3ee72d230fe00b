import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/journey.ts'

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

    await page.getByLabel('Cuisine').selectOption('Gujarati')
    await expect(page).toHaveURL('/pangat?place=Andheri&cuisine=Gujarati')
    await page.getByText('Pure veg only').click()
    await expect(page).toHaveURL('/pangat?place=Andheri&cuisine=Gujarati&veg=1')
    const shown = (await count(page).textContent()) ?? ''
    const names = await page.getByRole('heading', { level: 2 }).allTextContents()

    await page.reload()
    await expect(count(page)).toHaveText(shown)
    await expect(page.getByRole('switch', { name: 'Pure veg only' })).toBeChecked()
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(names)
    await expect(page.getByRole('list', { name: 'Caterers' }).getByText('Non Veg', { exact: true })).toHaveCount(0)

    await page.goBack()
    await expect(page).toHaveURL('/pangat?place=Andheri&cuisine=Gujarati')
    await expect(page.getByRole('switch', { name: 'Pure veg only' })).not.toBeChecked()
  })

  test('sorts by price both ways', async ({ page }) => {
    for (const [sort, order] of [
      ['price-low', 1],
      ['price-high', -1],
    ] as const) {
      await page.goto(`/pangat?sort=${sort}`)
      const prices = await page
        .getByRole('list', { name: 'Caterers' })
        .getByText(/^from ₹[\d,]+ a plate$/)
        .allTextContents()
      const rupees = prices.map((text) => Number(text.replace(/\D/g, '')))
      expect(rupees).toHaveLength(10)
      expect(rupees).toEqual(rupees.toSorted((a, b) => (a - b) * order))
    }
  })

  test('shows those without packages on its last page, unless a number of people is chosen', async ({ page }) => {
    await page.goto('/pangat?page=99')
    await expect(page.getByRole('heading', { name: 'Other Caterers' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/pangat?page=99&people=25-50')
    await expect(count(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Other Caterers' })).toHaveCount(0)
  })

  test('says when nobody fits, and gives ways on', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/pangat?place=Virar&radius=3&cuisine=Thai&people=100%2B')
    await expect(
      page.getByRole('heading', { name: 'No caterers found. Try adjusting your search or filters.' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See caterers of the whole city' }).click()
    await expect(page).toHaveURL('/pangat?radius=3&people=100%2B&cuisine=Thai')
    await expect(page.getByRole('list', { name: 'Caterers' })).toBeVisible()
  })

  test('filters in a sheet on a phone', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/pangat')
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByLabel('Cuisine').selectOption('Bengali')
    await expect(page).toHaveURL('/pangat?cuisine=Bengali')
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

test.describe('a caterer', () => {
  const kitchen = '/caterer/annapurna-rasoi'

  test('asks for the number of people before it takes a booking', async ({ page }) => {
    await page.setViewportSize(desk)
    await page.goto(kitchen)
    await page.getByRole('button', { name: 'Book Now', exact: true }).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText('Please select the number of people for your event to proceed')
    await alert.getByRole('button', { name: 'OK' }).click()
    const people = page.getByLabel('Number of people')
    await expect(people).toBeFocused()
    await people.selectOption('25-50')
    await expect(page).toHaveURL(`${kitchen}?people=25-50`)
    await page.getByRole('button', { name: 'Book Now', exact: true }).click()
    await expect(page).toHaveURL('/add-to-cart')
    await page.goBack()
    await expect(people).toHaveValue('25-50')
  })

  test('shows all the dishes of a package, and gives the focus back', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(`${kitchen}?people=25-50`)
    const opener = page.getByRole('button', { name: /^See the dishes/ }).first()
    await opener.click()
    const dialog = page.getByRole('dialog').filter({ hasText: 'Allergens' })
    await expect(dialog.getByText(/^choose \d+ of \d+$/).first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  test('has reviews by page: two on a phone; a broken connection is told and can be tried again', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(kitchen)
    const reviews = page.getByRole('region', { name: 'Reviews' })
    await expect(reviews.getByText('Verified', { exact: true }).locator('visible=true')).toHaveCount(2)
    await page.route('**/api/reviews?*', (route) =>
      route.fulfill({
        status: 429,
        json: {
          statusCode: 429,
          error: '',
          code: 'too_many_requests',
          message: ['Too many tries. Please wait a moment and try again.'],
          requestId: '',
        },
      }),
    )
    await reviews.getByRole('button', { name: 'Page 4' }).click()
    await expect(reviews.getByRole('alert')).toContainText('Error loading reviews')
    await expect(reviews.getByRole('alert')).toContainText('Too many tries')
    await page.unroute('**/api/reviews?*')
    await reviews.getByRole('button', { name: 'Try again' }).click()
    await expect(reviews.getByText('Verified', { exact: true })).toHaveCount(2)
  })

  test('moves its pictures by itself, unless they are stopped or no movement is wanted', async ({ page }) => {
    await page.setViewportSize(desk)
    await page.goto(kitchen)
    await expect(page.getByText('2 / 3')).toBeVisible()
    await page.getByRole('button', { name: 'Stop the pictures' }).click()
    await page.mouse.move(0, 0)
    const still = (await page.getByText(/^\d \/ 3$/).textContent()) ?? ''
    await page.waitForTimeout(3000)
    await expect(page.getByText(/^\d \/ 3$/)).toHaveText(still)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await page.waitForTimeout(3000)
    await expect(page.getByText('1 / 3')).toBeVisible()
  })

  test('is found by its id for good, and nobody is said to be nobody', async ({ page }) => {
    const { id } = (await (await page.request.get('/api/caterer/slug/annapurna-rasoi')).json()) as { id: string }
    const moved = await page.request.get(`/caterer/${id}`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, kitchen])
    const nobody = await page.goto('/caterer/nobody-cooks-here')
    expect(nobody?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
  })
})
