import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { googleMapsScript } from '#test/support/google-maps.ts'
import { freePort, startProduct, type RunningProduct } from '#test/support/product.ts'
import { atWidth, expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const googleMap = (page: Page) => page.locator('[data-google-map]')
const stations = (page: Page) => page.getByRole('list', { name: 'Stations with their caterers' })
const station = (page: Page, name: string) => stations(page).getByRole('link', { name: `${name},` })
const plan = 'We couldn’t load Google Maps. Here is a plan of the lines instead.'

/** Google's address answers with the shim, or not. Returns what was asked of other origins. */
async function google(page: Page, state: 'well' | 'blocked', origin: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) asked.push(new URL(request.url()).origin)
  })
  await page.route('https://maps.googleapis.com/**', (route) =>
    state === 'blocked'
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ contentType: 'text/javascript', body: googleMapsScript() }),
  )
  return asked
}

async function openMap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the map' }).filter({ visible: true }).first().click()
}

/** Where a station's mark is in the window. */
async function spotOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await station(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.describe('the lines on Google’s map', () => {
  // One product with a key for all of them.
  test.describe.configure({ mode: 'default' })
  let product: RunningProduct
  let dataDir: string
  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'pangat-google-lines-'))
    const port = String(await freePort())
    product = await startProduct({
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      GOOGLE_MAPS_KEY: 'AIzaSyPretendedKeyOfTheJourneys0000',
    })
  })
  test.afterAll(async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  atWidth(390, (width) => {
    test('the map shows caterers and prices, and leads to the list around a station', onlyInFull, async ({ page }) => {
      const asked = await google(page, 'well', product.origin)
      await page.goto(`${product.origin}/pangat?place=Dadar&people=25-50`)
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      await openMap(page)
      await expect(googleMap(page)).toBeVisible()
      await expect(station(page, 'Dadar')).toHaveAttribute('aria-current', 'location')
      await expect(station(page, 'Dadar')).toContainText(/\d+from ₹\d+/)
      await expect(stations(page).getByRole('link')).toHaveCount(88)
      expect(new Set(asked)).toEqual(new Set(['https://maps.googleapis.com']))
      await expectAccessible(page)

      // As far apart as they are: north is above.
      const [dadar, matunga] = [await spotOf(page, 'Dadar'), await spotOf(page, 'Matunga')]
      expect(matunga.y).toBeLessThan(dadar.y)
      await page.mouse.move(dadar.x, dadar.y + 100)
      await page.mouse.wheel(0, 100)
      await expect.poll(async () => (await spotOf(page, 'Matunga')).y).toBeGreaterThan(matunga.y)

      // A drag that begins on a station moves the map and chooses nothing.
      const before = await spotOf(page, 'Dadar')
      await page.mouse.move(before.x, before.y)
      await page.mouse.down()
      await page.mouse.move(before.x + 20, before.y - 60, { steps: 4 })
      await page.mouse.up()
      expect((await spotOf(page, 'Dadar')).y).toBeLessThan(before.y - 40)
      await expect(heading(page)).toHaveText('Caterers near Dadar')

      await station(page, 'Dadar').focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowUp')
      await expect(station(page, 'Matunga')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(heading(page)).toHaveText('Caterers near Matunga Railway Station')
      await expect(station(page, 'Matunga')).toHaveAttribute('aria-current', 'location')
      if (width < 1024) await page.getByRole('button', { name: /^Show \d+ caterers$/ }).click()
      else await page.getByRole('button', { name: 'Show filters' }).click()
      await expect(googleMap(page)).toBeHidden()
    })

    test('the plan is shown where Google cannot be had or rejects the key', onlyInFull, async ({ page }) => {
      await google(page, 'blocked', product.origin)
      await page.goto(`${product.origin}/pangat?place=Dadar`)
      await openMap(page)
      await expect(page.getByText(plan)).toBeVisible()
      await expect(station(page, 'Dadar')).toHaveAttribute('aria-current', 'location')
      await expect(googleMap(page)).toHaveCount(0)

      await page.unrouteAll()
      await google(page, 'well', product.origin)
      await page.goto(`${product.origin}/pangat?place=Dadar`)
      await openMap(page)
      await expect(googleMap(page)).toBeVisible()
      await page.evaluate(() => (window as { gm_authFailure?: () => void }).gm_authFailure?.())
      await expect(page.getByText(plan)).toBeVisible()
      await expect(station(page, 'Dadar')).toHaveAttribute('aria-current', 'location')
    })
  })

  test('the policy lets in what Google’s map is made of', async ({ request }) => {
    const policy = (await request.get(`${product.origin}/pangat`)).headers()['content-security-policy']
    expect(policy).toMatch(/img-src [^;]*https:\/\/maps\.googleapis\.com https:\/\/maps\.gstatic\.com/)
    expect(policy).toMatch(/style-src [^;]*https:\/\/fonts\.googleapis\.com/)
    expect(policy).toMatch(/font-src 'self' https:\/\/fonts\.gstatic\.com/)
    expect(policy).not.toContain('unsafe-eval')
  })
})
