import type { Page } from '@playwright/test'
import { fetchPage } from './support/document.ts'
import { atWidth, expect, expectAccessible, test } from './support/e2e-test.ts'

const lines = ['Western line', 'Central line', 'Harbour line', 'Trans-Harbour line']
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const station = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Stations with their caterers' }).getByRole('link', { name: `${name},` })

const kinds = ['Served buffet', 'Packed thali', 'Snack boxes', 'Live counters']

test('without script the list leads to kinds of service and its four lines, and these to the lists of their stations', async ({
  request,
}) => {
  const areas = ['andheri', 'borivali', 'goregaon', 'kandivali', 'malad', 'thane'].map((area) => `/pangat/${area}`)
  for (const path of ['/pangat?people=25-50', ...areas]) {
    const list = await fetchPage(request, path)
    expect(list.texts('ul[aria-label="Quick filters"] a').slice(0, kinds.length)).toEqual(kinds)
    expect(list.texts('h2')).toContain('Map of lines')
    expect(list.texts('nav[aria-label="Railway lines"] a')).toEqual(lines)
    const hrefs = list.attributes('nav[aria-label="Railway lines"] a', 'href')
    if (path !== '/pangat?people=25-50') continue
    for (const [at, href] of hrefs.entries()) {
      expect(href).toContain('people=25-50')
      const line = await fetchPage(request, href)
      expect(line.text('h1')).toBe(`Caterers along the ${lines[at]}`)
    }
  }
  const central = await fetchPage(request, '/lines/central?people=25-50')
  const names = central.texts('ol a')
  expect(names.length).toBeGreaterThan(30)
  expect(names.find((text) => text.startsWith('Dadar'))).toContain('Change for the Western line')
  const dadar = central.attributes('ol a', 'href').find((href) => href.includes('Dadar')) ?? ''
  expect(dadar).toContain('people=25-50')
  expect((await fetchPage(request, dadar)).text('h1')).toBe('Caterers near Dadar Railway Station')
  expect((await request.get('/lines/metro')).status()).toBe(404)
})

atWidth(390, (width) => {
  test('by keyboard along the lines: arrows move, Enter searches near a station', async ({ page }) => {
    await page.goto('/pangat?place=Dadar&people=25-50&guests=40')
    const isBeside = width >= 1024
    const button = page.getByRole('button', { name: 'Open the map' }).filter({ visible: true }).first()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(station(page, 'Dadar')).toHaveAttribute('aria-current', 'location')
    await expectAccessible(page)

    await station(page, 'Dadar').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowUp')
    await expect(station(page, 'Matunga')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(station(page, 'Kurla')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(station(page, 'Tilak Nagar')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Caterers near Tilak Nagar Railway Station')
    await expect(page).toHaveURL(/guests=40/)
    await expect(station(page, 'Tilak Nagar')).toHaveAttribute('aria-current', 'location')

    if (!isBeside) {
      await page.getByRole('button', { name: /^Show \d+ caterers$/ }).click()
      await expect(station(page, 'Dadar')).toBeHidden()
      return
    }
    // The card that has the focus marks the station that is nearest to its caterer.
    await page.getByRole('list', { name: 'Caterers', exact: true }).getByRole('heading').first().hover()
    await page.getByRole('button', { name: 'Show filters' }).click()
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  })
})
