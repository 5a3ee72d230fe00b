import type { APIRequestContext, Page } from '@playwright/test'
import { formatShortDay } from '#contract/values/calendar.ts'
import { fetchPage } from './support/document.ts'
import { atWidth, expect, expectAccessible, onlyInFull, origin, test } from './support/e2e-test.ts'
import { dayAhead } from './support/orders.ts'

const tick = (page: Page, nth: number) => page.getByRole('checkbox', { name: /^Compare / }).nth(nth)
const bar = (page: Page) => page.getByRole('region', { name: 'Comparison' })

/** The list with the page alive: what is ticked is remembered from then on. */
async function openList(page: Page, path = '/pangat'): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('list', { name: 'Caterers' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** An alert with exactly this sentence; it is closed, and the focus is where it was. */
async function hearAlert(page: Page, sentence: string): Promise<void> {
  const alert = page.getByRole('alertdialog')
  await expect(alert.getByText(sentence, { exact: true })).toBeVisible()
  await alert.getByRole('button', { name: 'OK' }).press('Enter')
  await expect(alert).toBeHidden()
}

/** Ids of the first caterers of the city. */
async function firstIds({ request }: { request: APIRequestContext }, count: number): Promise<string[]> {
  const answer = await request.get('/api/search?people=25-50')
  const { items } = (await answer.json()) as { items: { id: string }[] }
  return items.slice(0, count).map(({ id }) => id)
}

atWidth(390, (width) => {
  const most = width < 768 ? 2 : 3

  test('caterers are ticked by keyboard, up to as many as the screen takes, and laid side by side', async ({
    page,
  }) => {
    await openList(page, '/pangat?place=Andheri&people=25-50')
    await tick(page, 0).focus()
    await page.keyboard.press('Space')
    await expect(tick(page, 0)).toBeChecked()
    await expect(bar(page)).toBeVisible()

    const tooFew = bar(page).getByRole('button', { name: 'Compare Now' })
    await expect(tooFew).toHaveAttribute('aria-disabled', 'true')
    await tooFew.press('Enter')
    await hearAlert(page, 'Please select at least 2 caterers to compare')
    await expect(tooFew).toBeFocused()

    for (let nth = 1; nth < most; nth++) await tick(page, nth).press('Space')
    await tick(page, most).press('Space')
    await hearAlert(page, `You can compare maximum ${most} caterers at a time`)
    await expect(tick(page, most)).not.toBeChecked()
    await expect(tick(page, most)).toBeFocused()
    await expectAccessible(page)

    await expect(bar(page).getByRole('listitem')).toHaveCount(most)
    const names = await bar(page).getByRole('listitem').allTextContents()
    await bar(page).getByRole('link', { name: 'Compare Now' }).press('Enter')
    await expect(page).toHaveURL(/\/compare\/[\w-]+(&[\w-]+)+\?place=Andheri&people=25-50$/)
    for (const name of names) await expect(page.getByRole('columnheader', { name })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Distance from Andheri' })).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await expectAccessible(page)
  })

  test(
    'what is ticked stays through pages, a reload and other pages; Clear All empties it',
    onlyInFull,
    async ({ page }) => {
      await openList(page)
      await tick(page, 0).check()
      await tick(page, 1).check()
      await expect(bar(page).getByRole('listitem')).toHaveCount(2)
      const names = await bar(page).getByRole('listitem').allTextContents()

      await page.getByRole('link', { name: 'Page 2' }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(tick(page, 0)).not.toBeChecked()
      await expect(bar(page).getByRole('listitem')).toHaveText(names)
      await page.reload()
      await expect(bar(page).getByRole('listitem')).toHaveText(names)

      await page.goBack()
      await expect(tick(page, 0)).toBeChecked()
      await bar(page)
        .getByRole('button', { name: `Remove ${names[0]} from the comparison` })
        .click()
      await expect(tick(page, 0)).not.toBeChecked()
      await expect(bar(page)).toBeFocused()

      await bar(page).getByRole('button', { name: 'Clear All' }).click()
      await expect(bar(page)).toHaveCount(0)
      await expect(page.getByRole('checkbox', { name: /^Compare /, checked: true })).toHaveCount(0)
      await page.reload()
      await expect(bar(page)).toHaveCount(0)
    },
  )

  test('the bar moves nothing and hides nothing', onlyInFull, async ({ page }) => {
    await openList(page)
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        // Typed loosely by the DOM library: the entries of this observer are layout shifts.
        for (const entry of list.getEntries() as unknown as { value: number }[]) shifts.push(entry.value)
      }).observe({ type: 'layout-shift' })
      const boxes = document.querySelectorAll<HTMLInputElement>('main input[type=checkbox]')
      for (const box of [...boxes].filter((each) => each.getAttribute('role') !== 'switch').slice(0, 2)) box.click()
    })
    await expect(bar(page).getByRole('button', { name: /^Remove / })).toHaveCount(2)
    // The bar rises, then one more frame is drawn: a shift is reported after the frame in which it happened.
    await bar(page).evaluate(async (rising) => {
      await Promise.all(rising.getAnimations().map(({ finished }) => finished))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([])

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await expect(last).toBeInViewport()
    const [link, top] = [await last.boundingBox(), (await bar(page).boundingBox())?.y ?? 0]
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(top)
  })

  test(
    'an address shows three side by side at every width; the first column stays while the rest scrolls',
    onlyInFull,
    async ({ page }) => {
      const ids = await firstIds(page, 3)
      await page.goto(`/compare/${ids.join('&')}`)
      await expect(page.getByRole('columnheader')).toHaveCount(4)
      const table = page.getByRole('region', { name: /side by side$/ })
      const header = page.getByRole('rowheader', { name: 'Cuisines' })
      const before = (await header.boundingBox())?.x
      await table.evaluate((element) => (element.scrollLeft = 10_000))
      const scrolled = await table.evaluate((element) => element.scrollLeft)
      expect(scrolled > 0).toBe(width < 768)
      expect((await header.boundingBox())?.x).toBe(before)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await expectAccessible(page)
    },
  )

  test(
    'equal rows fold away and come back, marked where they differ; the number of guests changes the prices',
    onlyInFull,
    async ({ page }) => {
      const ids = await firstIds(page, 2)
      await page.goto(`/compare/${ids.join('&')}`)
      const rows = page.getByRole('rowheader')
      const folded = await rows.count()
      await expect(page.getByText(/^Same for all: /)).toBeVisible()
      await expect(page.getByText('differs')).toHaveCount(0)

      await page.getByText('Show only differences').click()
      await expect(page).toHaveURL(/rows=all/)
      await expect(rows.filter({ hasText: 'differs' }).first()).toBeVisible()
      expect(await rows.count()).toBeGreaterThan(folded)
      expect(await page.getByText('differs').count()).toBeLessThan(await rows.count())
      await page.reload()
      await expect(page.getByRole('switch', { name: 'Show only differences' })).not.toBeChecked()

      const price = page.getByRole('row', { name: /^For / })
      for (const [band, guests] of [
        ['100+', 100],
        ['10-25', 10],
      ] as const) {
        await page.getByLabel('Number of guests').selectOption(band)
        await expect(page).toHaveURL(new RegExp(`people=${band === '100+' ? '100%2B' : band}`))
        await expect(price.getByText(new RegExp(`^₹[\\d,.]+ (so far )?for ${guests} guests`)).first()).toBeVisible()
      }
    },
  )

  test('an event is compared: its day, what it costs in all, and the plate course by course', async ({ page }) => {
    const day = dayAhead(21)
    await page.goto(
      `/compare/annapurna-rasoi&juhu-terrace-caterers?place=Andheri&lat=19.12&lng=72.846&date=${day}&guests=60`,
    )
    const row = (name: string | RegExp) => page.getByRole('row', { name })
    await expect(row(/^Your date/).getByText(new RegExp(` on ${formatShortDay(day)}$`))).toHaveCount(2)
    await expect(row(/^For /).getByText(/^₹[\d,.]+ for 60 guests/)).toHaveCount(2)
    await expect(row(/^For /).getByText('Lowest price')).toHaveCount(0)
    await expect(row(/^For /).getByText(/^₹\d+ per dish$/)).toHaveCount(2)
    await expect(row(/^Live Counters/).getByText('Not included')).toHaveCount(1)
    await expect(page.getByText('Lowest, 25-50 guests')).toBeHidden()
    await page.locator('summary', { hasText: 'Other numbers of guests' }).click()
    await expect(page.getByText('Lowest, 25-50 guests')).toBeVisible()

    // The names and the ways to book are in sight wherever one reads.
    await page.getByRole('rowheader', { name: 'Rating' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: 'Book Annapurna Rasoi' })).toBeInViewport()
    await expectAccessible(page)
  })

  test('caterers are added by name and removed on the page', onlyInFull, async ({ page }) => {
    const ids = (await firstIds(page, 4)).filter((id) => id !== '')
    await page.goto(`/compare/${ids[0]}`)
    await expect(page.getByText('Add one more caterer to see how they differ.')).toBeVisible()
    await page.waitForLoadState('networkidle')

    const field = page.getByRole('combobox', { name: 'Add a caterer' })
    await field.fill('byculla dastarkwan')
    await page.getByRole('option', { name: /^Byculla Dastarkhwan/ }).click()
    await expect(page.getByRole('columnheader', { name: /^Byculla Dastarkhwan/ })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await page.getByRole('link', { name: 'Remove Byculla Dastarkhwan from the comparison' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await page.goBack()
    await expect(page.getByRole('columnheader')).toHaveCount(3)

    await page.goto(`/compare/${ids.slice(0, most).join('&')}`)
    await page.waitForLoadState('networkidle')
    // Three are as many as there may be, and a phone takes two.
    if (most === 3) return expect(field).toHaveCount(0)
    await field.fill('juhu')
    await page.getByRole('listbox').getByRole('option').first().click()
    await hearAlert(page, `You can compare maximum ${most} caterers at a time`)
    await expect(page.getByRole('columnheader')).toHaveCount(most + 1)
  })

  test('each column leads to its menu and to booking', onlyInFull, async ({ page }) => {
    await page.goto('/compare/annapurna-rasoi?people=50-100')
    await page.getByRole('link', { name: 'Book Annapurna Rasoi' }).click()
    await expect(page).toHaveURL('/caterer/annapurna-rasoi?people=50-100#packages')
    await page.goBack()
    await page.getByRole('link', { name: 'View menu of Annapurna Rasoi' }).click()
    await expect(page).toHaveURL('/caterer/annapurna-rasoi?people=50-100#dishes')
  })

  test('what a link says wrongly of the event is left out and named', onlyInFull, async ({ page }) => {
    const [one = '', two = ''] = await firstIds(page, 2)
    for (const [query, note] of [
      ['people=none&rows=x', /^We couldn’t read the number of guests. Prices are for .+ guests.$/],
      ['lat=999&lng=x', 'We left out the place: we couldn’t read it.'],
      ['place=Atlantis', 'We couldn’t find that place, so distances aren’t shown.'],
    ] as const) {
      await page.goto(`/compare/${one}&${two}?${query}`)
      await expect(page.getByText(note).last()).toBeVisible()
      await expect(page.getByRole('columnheader')).toHaveCount(3)
    }
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('the page stands, and guests are chosen by a plain form', onlyInFull, async ({ page }) => {
      const ids = await firstIds(page, 2)
      await page.goto(`/compare/${ids.join('&')}`)
      await expect(page.getByRole('columnheader')).toHaveCount(3)
      await page.getByLabel('Number of guests').selectOption('50-100')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page).toHaveURL(/\?people=50-100$/)
      await expect(page.getByText(/^₹[\d,.]+ (so far )?for 50 guests/).first()).toBeVisible()
    })
  })
})

test('any address makes a page with a way on', onlyInFull, async ({ request }) => {
  const [one = '', two = '', three = '', four = ''] = await firstIds({ request }, 4)
  for (const [path, columns, note] of [
    ['/compare', 0, 'Nothing to compare yet'],
    ['/compare/nobody&no-one', 0, 'We left out 2 caterers that we couldn’t find.'],
    ['/compare/%3Cscript%3E&%00', 0, 'Nothing to compare yet'],
    [`/compare/${one}&nobody`, 2, 'We left out 1 caterer that we couldn’t find.'],
    [`/compare/${one}&${one}`, 2, 'Add one more caterer to see how they differ.'],
    [`/compare/${one}%26${two}`, 3, 'Show only differences'],
    [`/compare/${[one, two, three, four].join('&')}`, 4, 'You can compare maximum 3 caterers at a time'],
  ] as const) {
    const sent = await fetchPage(request, path)
    expect([path, sent.status, sent.texts('th[scope="col"]').length]).toEqual([path, 200, columns])
    expect(sent.text('main'), path).toMatch(note)
    expect(sent.texts('label').includes('Add a caterer'), path).toBe(columns < 4)
  }
})

test('the page is for people, not for search engines, and has one address for every order', async ({ request }) => {
  const page = await fetchPage(request, '/compare/juhu-terrace-caterers&annapurna-rasoi?people=25-50')
  expect(page.attribute('link[rel=canonical]', 'href')).toBe(`${origin}/compare/annapurna-rasoi&juhu-terrace-caterers`)
  expect(page.attribute('meta[name=robots]', 'content')).toBe('noindex')
  expect(page.text('title')).toBe('Compare Juhu Terrace Caterers and Annapurna Rasoi · Pangat')
})
