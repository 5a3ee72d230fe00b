import type { Page } from '@playwright/test'
import { atWidth, expect, onlyInFull, test } from './support/e2e-test.ts'
import { press } from './support/press.ts'

const list = '/pangat/andheri'

// Their browser has kept nothing.
test.use({ visited: false })

/** Opens a page and touches nothing. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

/** Counts the scripts of ours that run on a page; files that are only fetched do not. */
const running = (page: Page) => page.locator('script[type=module]').count()

atWidth(390, (width) => {
  // On a desktop the filters are beside the list.
  if (width < 1024)
    test('a list of a place starts its scripts when it is touched, and a first tap is not lost', async ({
      context,
      hasTouch,
    }) => {
      const page = await context.newPage()
      await open(page, list)
      expect(await running(page)).toBe(0)
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /per plate/ })
          .first(),
      ).toBeVisible()
      await press(page.getByRole('button', { name: /^Filters/ }), hasTouch)
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-alive', '')
    })

  test('so does the page for caterers to come', async ({ context, hasTouch }) => {
    const page = await context.newPage()
    await open(page, '/caterer-home')
    expect(await running(page)).toBe(0)
    await press(page.getByRole('button', { name: 'Register as a caterer' }).first(), hasTouch)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('its scripts start by themselves in a browser that has kept something', onlyInFull, async ({ context }) => {
    await context.addInitScript(() => localStorage.setItem('visited', 'true'))
    const page = await context.newPage()
    await open(page, list)
    await expect(page.locator('html')).toHaveAttribute('data-alive', '')
  })

  test('the list of the whole city starts them, to ask where one is', onlyInFull, async ({ context }) => {
    const page = await context.newPage()
    await open(page, '/pangat')
    await expect(page.locator('html')).toHaveAttribute('data-alive', '')
  })
})

atWidth(1440, () => {
  test('a key, a wheel or a pointer starts them', onlyInFull, async ({ context }) => {
    // What the browser has kept by then would start them.
    await context.addInitScript(() => localStorage.clear())
    const ways = [
      (page: Page) => page.keyboard.press('Tab'),
      (page: Page) => page.mouse.wheel(0, 200),
      (page: Page) => page.mouse.move(300, 300, { steps: 2 }),
    ]
    for (const touch of ways) {
      const page = await context.newPage()
      await open(page, `${list}?people=25-50`)
      expect(await running(page)).toBe(0)
      await touch(page)
      await expect(page.locator('html')).toHaveAttribute('data-alive', '')
      await page.close()
    }
  })
})
