import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { googleMapsScript, type ShimCall, type ShimOptions } from '#test/support/google-maps.ts'
import { freePort, startProduct, type RunningProduct } from '#test/support/product.ts'
import { atWidth, expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'

const key = 'AIzaSyPretendedKeyOfTheJourneys0000'
const location = (page: Page) => page.getByRole('combobox', { name: 'Location' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Google's address answers with the shim, or with nothing of use. */
async function google(page: Page, state: 'well' | 'blocked' | 'empty' | NonNullable<ShimOptions['broken']>) {
  const asked: URL[] = []
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked.push(new URL(route.request().url()))
    if (state === 'blocked') return route.fulfill({ status: 404, body: '' })
    const body = state === 'empty' ? '' : googleMapsScript(state === 'well' ? undefined : state)
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  return asked
}

/** Types until the page's script has heard it. */
async function ask(page: Page, text: string): Promise<void> {
  await location(page).click()
  await location(page).fill(text)
  await expect(page.getByRole('option').first()).toBeVisible()
}

function askedOfGoogle(page: Page): Promise<ShimCall[]> {
  return page.evaluate(() => (window as { askedOfGoogle?: ShimCall[] }).askedOfGoogle ?? [])
}

test.describe('with Google’s places', () => {
  // One product with a key for all of them.
  test.describe.configure({ mode: 'default' })
  let product: RunningProduct
  let dataDir: string
  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'pangat-places-'))
    const port = String(await freePort())
    product = await startProduct({
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      GOOGLE_MAPS_KEY: key,
    })
  })
  test.afterAll(async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  atWidth(390, () => {
    test('nothing is loaded from Google before the location box has the focus', onlyInFull, async ({ page }) => {
      const asked = await google(page, 'well')
      await page.goto(`${product.origin}/pangat`)
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      await ask(page, 'maratha')
      expect(asked).toHaveLength(1)
      expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ key, libraries: 'places', region: 'IN' })
    })

    test('a venue is chosen by keyboard, and the caterers near it are shown', async ({ page }) => {
      await google(page, 'well')
      await page.goto(`${product.origin}/pangat?people=25-50&page=2`)
      await ask(page, 'ITC Maratha')
      await expect(page.getByText('Google Maps', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await location(page).press('ArrowDown')
      await location(page).press('Enter')

      await expect(heading(page)).toHaveText('Caterers near ITC Maratha')
      await expect(location(page)).toHaveValue('ITC Maratha')
      await expect(page).toHaveURL(/\?place=ITC\+Maratha&lat=19\.\d+&lng=72\.\d+&people=25-50$/)
      const calls = await askedOfGoogle(page)
      expect(calls.filter(({ call }) => call === 'details')).toEqual([
        { call: 'details', fields: ['location', 'formattedAddress', 'addressComponents'], session: 1 },
      ])
      expect(new Set(calls.map(({ session }) => session))).toEqual(new Set([1]))
    })

    test('what Google does not know, such as a PIN code, comes from our own places', onlyInFull, async ({ page }) => {
      await google(page, 'well')
      await page.goto(`${product.origin}/pangat`)
      await ask(page, '400097')
      await expect(page.getByRole('option').first()).toContainText('400097, Malad East')
      await expect(page.getByText('Post-office names: GeoNames, CC BY 4.0')).toBeVisible()
      await location(page).fill('zzqqxx zzqqxx')
      await expect(page.getByText('We couldn’t match that place.')).toBeVisible()
    })

    test('when Google fails, our own places answer and nobody hears of it', onlyInFull, async ({ page }) => {
      for (const state of ['blocked', 'empty', 'suggestions'] as const) {
        await test.step(state, async () => {
          await google(page, state)
          await page.goto(`${product.origin}/pangat`)
          await ask(page, 'ITC Maratha')
          await expect(page.getByRole('option').first()).toContainText('ITC Maratha')
          await expect(page.getByText('Google Maps', { exact: true })).toHaveCount(0)
          await expect(page.getByRole('alert')).toHaveCount(0)
          await page.getByRole('option').first().click()
          await expect(heading(page)).toHaveText('Caterers near ITC Maratha')
        })
      }
    })

    test('a point that Google cannot give is found in our own places', onlyInFull, async ({ page }) => {
      await google(page, 'details')
      await page.goto(`${product.origin}/pangat`)
      await ask(page, 'ITC Maratha')
      await page.getByRole('option').first().click()
      await expect(heading(page)).toHaveText('Caterers near ITC Maratha')
    })

    test('place without coordinates shows an error, which further typing clears', onlyInFull, async ({ page }) => {
      await google(page, 'details')
      await page.goto(`${product.origin}/pangat`)
      await ask(page, 'ITC Maratha')
      // Now our own places do not answer either.
      await page.route('**/api/places?*', (route) => route.fulfill({ status: 429, json: {} }))
      await page.getByRole('option').first().click()
      const sentence = page.getByText('Failed to find caterers near this location. Please try another location.')
      await expect(sentence).toBeVisible()
      await expect(location(page)).toHaveAttribute('aria-invalid', 'true')
      await location(page).press('a')
      await expect(sentence).toHaveCount(0)
    })
  })

  test('the policy lets Google in, and pages are kept all the same', async ({ request }) => {
    const pages = [await request.get(`${product.origin}/pangat`), await request.get(`${product.origin}/pangat`)]
    const policies = pages.map((page) => page.headers()['content-security-policy'] ?? '')
    expect(policies[0]).toMatch(/script-src [^;]*https:\/\/maps\.googleapis\.com(;|$)/)
    expect(policies[0]).toMatch(/connect-src 'self' https:\/\/maps\.googleapis\.com https:\/\/places\.googleapis\.com/)
    expect(new Set(pages.map((page) => page.headers().etag)).size).toBe(1)
    expect(await pages[0]?.text()).toContain(`<meta name="google-maps-key" content="${key}"/>`)
  })
})

test('without a key no page knows of Google', async ({ page, request }) => {
  const answer = await request.get('/pangat')
  expect(answer.headers()['content-security-policy']).not.toContain('google')
  expect(await answer.text()).not.toContain('google-maps-key')
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await page.goto('/pangat')
  await ask(page, 'bandra')
  expect(asked.filter((address) => /google/.test(address))).toEqual([])
})
