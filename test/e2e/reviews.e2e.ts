import type { Page } from '@playwright/test'
import { openReviews } from './support/caterer.ts'
import { atWidth, expect, expectAccessible, onlyInFull, test, type Width } from './support/e2e-test.ts'

const catererPath = '/caterer/annapurna-rasoi'
const total = 38
const pageSize: Record<Width, number> = { 390: 2, 768: 4, 1440: 6 }

const section = (page: Page) => page.getByRole('region', { name: 'Reviews' })
const verified = (page: Page) => section(page).getByText('Verified', { exact: true }).locator('visible=true')
const pager = (page: Page) => section(page).getByRole('navigation', { name: 'Pages of reviews' })

atWidth(390, (width) => {
  const size = pageSize[width]
  const last = Math.ceil(total / size)

  test(
    'reviews say how often each star was given, in percent that make a hundred, and long ones unfold',
    onlyInFull,
    async ({ page }) => {
      await openReviews(page, catererPath)
      await expect(section(page).getByText('4.6', { exact: true })).toBeVisible()
      const rows = await section(page).getByRole('list', { name: 'Ratings' }).getByRole('link').all()
      const words = await Promise.all(rows.map((row) => row.getAttribute('aria-label')))
      expect(words).toHaveLength(5)
      const percents = words.map((text) => Number(/: (\d+)%/.exec(text ?? '')?.[1]))
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
      await expectAccessible(page)

      const control = section(page).locator('summary').filter({ visible: true }).first()
      const comment = control.locator('xpath=../..').locator('p')
      expect((await comment.innerText()).length).toBeLessThanOrEqual(151)
      await control.getByText('See more').click()
      expect((await comment.innerText()).length).toBeGreaterThan(151)
      await control.getByText('See less').click()
      expect((await comment.innerText()).length).toBeLessThanOrEqual(151)
    },
  )

  test(
    'as many stand on a page as fit the screen, and every page is reached through a window of five',
    onlyInFull,
    async ({ page }) => {
      await openReviews(page, catererPath)
      await expect(verified(page)).toHaveCount(size)
      const numbers = async () => (await pager(page).getByRole('listitem').allTextContents()).filter(Boolean)
      // The server does not know the width: the number of pages is right once the page is alive.
      await expect.poll(numbers).toEqual(['1', '2', '3', '4', '5', '…', String(last)])

      await pager(page).getByRole('link', { name: 'Page 4' }).click()
      await expect(pager(page).getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveURL(new RegExp(`\\?reviews=${3 * size + 1}#reviews$`))
      await expect(verified(page)).toHaveCount(size)
      const behind = last > 7 ? ['…', String(last)] : [String(last)]
      expect(await numbers()).toEqual(['1', '2', '3', '4', '5', '6', ...behind])
      const shown = await section(page).getByRole('listitem').filter({ hasText: 'Verified' }).first().textContent()

      await page.reload()
      await expect(
        section(page).getByRole('listitem').filter({ hasText: 'Verified' }).locator('visible=true').first(),
      ).toHaveText(shown ?? '')
      await pager(page)
        .getByRole('link', { name: `Page ${last}`, exact: true })
        .click()
      await expect(verified(page)).toHaveCount(total - (last - 1) * size)
    },
  )

  test('what fails is told and can be tried again, and what takes long says so', onlyInFull, async ({ page }) => {
    await openReviews(page, catererPath)
    await page.route('**/api/reviews?*', (route) => route.abort('internetdisconnected'))
    await pager(page).getByRole('link', { name: 'Page 4' }).click()
    const alert = section(page).getByRole('alert')
    await expect(alert).toContainText('Error loading reviews')
    await expect(alert).toContainText('You’re offline. Check your connection and try again.')
    await expectAccessible(page)
    await page.unroute('**/api/reviews?*')

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
    await section(page).getByRole('button', { name: 'Try again' }).click()
    await expect(section(page).getByRole('alert')).toContainText('Too many tries. Please wait a moment and try again.')
    await page.unroute('**/api/reviews?*')

    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/reviews?*', async (route) => {
      await held
      await route.continue()
    })
    await section(page).getByRole('button', { name: 'Try again' }).click()
    await expect(section(page).getByText('Loading reviews...')).toBeVisible()
    answer()
    await expect(verified(page)).toHaveCount(size)
  })

  test('those that help to decide are found by stars, size of event and dish, and the address keeps it', async ({
    page,
  }) => {
    await openReviews(page, `${catererPath}?people=25-50`)
    const of = (matching: number) => section(page).getByText(`${matching} of ${total} reviews`)
    await section(page).getByLabel('Size of the event').selectOption('100+')
    await expect(of(6)).toBeVisible()
    await expect(page).toHaveURL(`${catererPath}?people=25-50&party=100%2B`)
    for (const text of await section(page)
      .getByText(/for \d+ guests$/)
      .allTextContents())
      expect(Number(/(\d+) guests$/.exec(text)?.[1])).toBeGreaterThan(100)

    await section(page)
      .getByRole('link', { name: /^4–4.5 stars/ })
      .click()
    await expect(page).toHaveURL(/people=25-50&party=100%2B&stars=4/)
    await page.reload()
    await expect(section(page).getByLabel('Size of the event')).toHaveValue('100+')
    await expect(section(page).getByRole('link', { name: 'Show all ratings' })).toHaveAttribute('aria-current', 'true')

    await section(page).getByRole('button', { name: 'Show all reviews' }).click()
    await expect(page).toHaveURL(`${catererPath}?people=25-50`)
    await section(page).getByLabel('Sort by').selectOption('lowest')
    await expect(
      section(page).getByRole('listitem').filter({ hasText: 'Verified' }).first().getByRole('img'),
    ).toHaveAccessibleName(/^3/)
    await section(page).getByLabel('About a dish').fill('malai kofta')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/about=malai\+kofta/)
    await expect(section(page).getByText(/^\d+ of 38 reviews$/)).toBeVisible()
    await section(page).getByLabel('About a dish').fill('pineapple pizza')
    await section(page).getByRole('button', { name: 'Search reviews' }).click()
    await expect(section(page).getByRole('heading', { name: 'No matching reviews' })).toBeVisible()
    await expectAccessible(page)
  })

  test('what a caterer answered stands below the review', async ({ page }) => {
    await openReviews(page, '/caterer/matunga-mylapore-caterers')
    await expect(
      section(page).getByText('Reply from Matunga Mylapore Caterers').locator('visible=true').first(),
    ).toBeVisible()
  })

  test('an address that makes no sense shows reviews all the same, with a note', onlyInFull, async ({ page }) => {
    await openReviews(page, `${catererPath}?reviews=9999`)
    await expect(section(page).getByText('There are fewer reviews. These are the last ones.')).toBeVisible()
    await expect(verified(page)).toHaveCount(total - (last - 1) * size)
    for (const nonsense of ['reviews=-1', 'reviews=two', 'stars=9', 'party=40', 'sort=best', 'about=%00']) {
      await openReviews(page, `${catererPath}?${nonsense}`)
      await expect(section(page).getByText('We couldn’t read part of this link')).toBeVisible()
      await expect(verified(page)).toHaveCount(size)
    }
  })
})
