import type { Locator, Page } from '@playwright/test'
import { formatShortDay } from '#contract/values/calendar.ts'
import { atWidth, expect, expectAccessible, onlyInFull, test, type Width } from './support/e2e-test.ts'
import { tryAgain } from './support/try-again.ts'

const count = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ caterers available for you!$/ })
const list = (page: Page) => page.getByRole('list', { name: 'Caterers' })
const leading = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0])
/** The day so many days from now, as an address has it. */
const dayAhead = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Runs work with the filters: at the side of a wide page, in a sheet of a narrow one. */
async function withFilters(page: Page, width: Width, work: (filters: Locator) => Promise<void>): Promise<void> {
  if (width > 1024) return work(page.getByRole('complementary', { name: 'Filters' }))
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await work(sheet)
  await sheet.getByRole('button', { name: /^Show \d+ caterers?$/ }).click()
}

/** Says something of the event: beside the place of a wide page, in the event's own sheet on a phone. */
async function plan(page: Page, width: Width, [inBar, inSheet]: [string, string], value: string): Promise<void> {
  const enter = async (field: Locator) => {
    if ((await field.getAttribute('type')) === 'date') await field.fill(value)
    else await field.selectOption(value)
  }
  if (width >= 768) return enter(page.getByRole('search').getByLabel(inBar))
  await page.getByRole('list', { name: 'Quick filters' }).getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: 'Your event' })
  await enter(sheet.getByLabel(inSheet, { exact: true }))
  await sheet.getByRole('button', { name: 'Save changes' }).click()
}
const dateField: [string, string] = ['Event date', 'Date']
const peopleField: [string, string] = ['Number of guests', 'Guest range']

/** Makes a choice, and finds as many caterers as stood beside it. */
async function choose(page: Page, choice: Locator): Promise<void> {
  const label = choice.locator('xpath=ancestor::label')
  const name = (await label.locator('span.sr-only').textContent()) ?? ''
  await label.click()
  await expect(count(page)).toHaveText(`${/, (\d+) caterers/.exec(name)?.[1]} caterers available for you!`)
}

/** Runs in the browser before each page. */
function countPlaceRequests(): void {
  const { getCurrentPosition } = Geolocation.prototype
  const counted = Object.assign(window, { timesAsked: 0 })
  Geolocation.prototype.getCurrentPosition = function ask(...how) {
    counted.timesAsked++
    getCurrentPosition.apply(this, how)
  }
}

atWidth(1440, (width) => {
  test('every filter is in the URL, and returns as many as its count said', async ({ page }) => {
    await page.goto('/pangat?place=Andheri&people=25-50')
    await withFilters(page, width, async (filters) => {
      await choose(page, filters.getByRole('radio', { name: /^₹500,/ }))
      await expect(page).toHaveURL('/pangat?place=Andheri&people=25-50&budget=500')
      await choose(page, filters.getByRole('switch', { name: /^Jain menu available,/ }))
      await choose(page, filters.getByRole('radio', { name: /^4 and up,/ }))
      await expect(page).toHaveURL('/pangat?place=Andheri&people=25-50&jain=1&budget=500&rating=4')
      // Nothing is judged that the header half covers.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)
    })
    const found = await count(page).textContent()
    await page.reload()
    await expect(count(page)).toHaveText(found ?? '')
    const prices = await list(page)
      .getByText(/^from ₹[\d,]+\/plate incl\. GST$/)
      .allTextContents()
    expect(prices.length).toBeGreaterThan(0)
    expect(Math.max(...prices.map((text) => Number(text.replace(/\D/g, ''))))).toBeLessThanOrEqual(500)
  })

  test(
    'filters are taken away one by one or all at once, and going back brings them again',
    onlyInFull,
    async ({ page }) => {
      await page.goto('/pangat?place=Andheri&people=25-50&jain=1&budget=500&rating=4')
      const chips = page.getByRole('list', { name: 'Chosen filters' })
      await chips.getByRole('link', { name: 'Remove: 4 stars and up' }).click()
      await expect(page).toHaveURL('/pangat?place=Andheri&people=25-50&jain=1&budget=500')
      await page.goBack()
      await expect(chips.getByRole('link', { name: 'Remove: 4 stars and up' })).toBeVisible()
      await chips.getByRole('link', { name: 'Reset filters' }).click()
      await expect(page).toHaveURL('/pangat?place=Andheri&people=25-50')
      await expect(chips).toHaveCount(0)
    },
  )

  test('packed thalis are found by their name and by one press, at their own price', async ({ page }) => {
    const event = 'place=Bandra+Kurla+Complex&people=100%2B'
    await page.goto(`/pangat?${event}&q=packed+thali`)
    await expect(count(page)).toHaveText('24 caterers available for you!')

    await page.goto(`/pangat?${event}`)
    const quick = page.getByRole('list', { name: 'Quick filters' })
    await quick.getByRole('link', { name: 'Packed thali' }).click()
    await expect(page).toHaveURL(`/pangat?${event}&kind=thali`)
    await expect(count(page)).toHaveText('24 caterers available for you!')
    await expect(quick.getByRole('link', { name: 'Packed thali' })).toHaveAttribute('aria-current', 'true')
    await expect(list(page).getByText(/^from ₹[\d,]+\/thali/)).toHaveCount(10)
    await expectAccessible(page)

    // The caterer's page opens on them.
    await list(page).getByRole('heading', { level: 2 }).first().getByRole('link').click()
    await expect(page).toHaveURL(/^[^?]+\/caterer\/[^?]+\?.*kind=thali/)
    const packages = page.getByRole('region', { name: 'Menu', exact: true })
    await expect(packages.getByRole('heading', { level: 3 }).first()).toHaveText('Packed thali')
    await expect(packages.getByRole('heading', { level: 4 }).first()).toHaveText('Packed Thali')
    await page.goBack()

    await quick.getByRole('link', { name: 'Snack boxes' }).click()
    await expect(page).toHaveURL(`/pangat?${event}&kind=boxes`)
    await expect(list(page).getByText(/^from ₹[\d,]+\/box/)).toHaveCount(10)
    await quick.getByRole('link', { name: 'Snack boxes' }).click()
    await expect(page).toHaveURL(`/pangat?${event}`)
  })

  test('a budget of one’s own counts when it is sent, and nonsense is told beside it', onlyInFull, async ({ page }) => {
    await page.goto('/pangat?place=Andheri')
    await withFilters(page, width, async (filters) => {
      const own = filters.getByRole('textbox', { name: 'Other amount in ₹' })
      await own.fill('0')
      await own.press('Enter')
      await expect(filters.getByText('Enter an amount from ₹1 to ₹1,00,000.')).toBeVisible()
      await own.fill('₹ 350')
      await own.press('Enter')
      await expect(page).toHaveURL('/pangat?place=Andheri&budget=350')
      await expect(filters.getByRole('radio', { name: /^₹350/ })).toBeChecked()
    })
  })

  test('filters without matches show an empty state with further links', async ({ page }) => {
    await page.goto('/pangat?place=Virar&radius=3&cuisine=Thai&people=100%2B')
    await expect(
      page.getByRole('heading', { name: 'No caterers found. Try adjusting your search or filters.' }),
    ).toBeVisible()
    await withFilters(page, width, async (filters) => {
      await expect(filters.getByRole('radio', { name: '₹800, no caterers with your other filters' })).toBeVisible()
      await expect(filters.getByLabel('Within').locator('option', { hasText: /^3 km/ })).toHaveText('3 km (none)')
    })
    await page.getByRole('link', { name: /^Search without: Thai \(\d+\)$/ }).click()
    await expect(page).toHaveURL('/pangat?place=Virar&radius=3&people=100%2B')
  })

  test('a day leaves those who are free on it, and is kept in the address', onlyInFull, async ({ page }) => {
    await page.goto('/pangat?place=Andheri')
    const everyone = leading(await count(page).textContent())
    // Most caterers need more than a day's notice.
    await plan(page, width, dateField, dayAhead(1))
    await expect(page).toHaveURL(`/pangat?place=Andheri&date=${dayAhead(1)}`)
    await expect.poll(async () => leading(await count(page).textContent())).toBeLessThan(everyone)
    const answer = await page.request.get(`/api/search?place=Andheri&date=${dayAhead(1)}`)
    await expect(count(page)).toHaveText(
      `${((await answer.json()) as { total: number }).total} caterers available for you!`,
    )

    if (width >= 768) await page.getByRole('link', { name: /^Remove: Available on / }).click()
    else await plan(page, width, dateField, '')
    await expect(page).toHaveURL('/pangat?place=Andheri')
  })

  test('a card tells the next day its caterer is free, on which a search finds it', onlyInFull, async ({ page }) => {
    const found = async (query: string) => {
      const answer = await page.request.get(`/api/search?place=Andheri&people=50-100${query}`)
      return ((await answer.json()) as { items: { id: string; slug: string; nextFreeDay: string }[] }).items
    }
    const [first] = await found('')
    const day = first?.nextFreeDay ?? ''
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    await page.goto('/pangat?place=Andheri&people=50-100')
    const card = page.getByRole('list', { name: 'Caterers' }).getByRole('listitem').first()
    await expect(card.getByText(`Next available: ${formatShortDay(day)}`)).toBeVisible()

    expect((await found(`&date=${day}`)).map(({ id }) => id)).toContain(first?.id)
    await page.goto(`/pangat?place=Andheri&people=50-100&date=${day}`)
    await expect(page.locator(`h2 a[href^="/caterer/${first?.slug}?"][href*="date=${day}"]`)).toBeVisible()
  })

  test('an address that makes no sense is shown as far as it does, and says so', onlyInFull, async ({ page }) => {
    const answer = await page.goto(
      '/pangat?date=1999-01-01&budget=-5&rating=9&jain=x&sort=cheap&page=0&people=7&lat=99&lng=x',
    )
    expect(answer?.status()).toBe(200)
    await expect(list(page)).toBeVisible()
    await expect(page.getByText('We left out the date: it is in the past.')).toBeVisible()
    await expect(page.getByText(/^We left out the budget/)).toBeVisible()
    await expect(page.getByText(/^We couldn’t read part of this link/)).toContainText('Rating')
  })

  test('finds a caterer or a dish by its name, also mistyped', async ({ page }) => {
    await page.goto('/pangat?place=Andheri')
    await withFilters(page, width, async (filters) => {
      const text = filters.getByRole('searchbox', { name: 'Caterer or dish' })
      // It counts without being sent, and the button waits for the count.
      await text.pressSequentially('anapurna rasoi')
      await expect(page).toHaveURL('/pangat?place=Andheri&q=anapurna+rasoi')
    })
    await expect(list(page).getByRole('heading').first()).toHaveText('Annapurna Rasoi')
    await page.goto('/pangat?q=chiken+biriyani')
    expect(leading(await count(page).textContent())).toBeGreaterThan(0)
  })

  test(
    'a list that cannot be fetched is told where it stands, and can be tried again',
    onlyInFull,
    async ({ page }) => {
      await page.goto('/pangat?place=Andheri')
      await page.route('**/pangat.data*', (route) => route.abort('internetdisconnected'))
      await plan(page, width, peopleField, '25-50')
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('Failed to find caterers near this location. Please try another location.')
      await expect(page).toHaveURL('/pangat?place=Andheri&people=25-50')
      await expectAccessible(page)
      await page.unroute('**/pangat.data*')
      await tryAgain(alert)
      await expect(list(page)).toBeVisible()
    },
  )

  test('the list of the whole city that cannot be fetched is told so', onlyInFull, async ({ page }) => {
    await page.goto('/pangat?people=25-50')
    await page.route('**/pangat.data*', (route) => route.abort('internetdisconnected'))
    await plan(page, width, peopleField, '50-100')
    await expect(page.getByRole('alert')).toContainText('Unable to fetch caterers.')
  })

  test('the page of an area whose list cannot be fetched is still that of the area', onlyInFull, async ({ page }) => {
    await page.goto('/pangat/andheri')
    await page.route('**/andheri.data*', (route) => route.abort('internetdisconnected'))
    await page.getByRole('main').getByRole('link', { name: 'Packed thali' }).first().click()
    await expect(page.getByRole('alert')).toContainText('Unable to fetch caterers.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caterers in Andheri')
    await expect(page).toHaveTitle(/^Caterers in Andheri/)
  })

  test('shows the shape of the cards while a slow list is on its way', onlyInFull, async ({ page }) => {
    await page.goto('/pangat?place=Andheri')
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/pangat.data*', async (route) => {
      await held
      await route.continue()
    })
    await plan(page, width, peopleField, '25-50')
    await expect(page.getByRole('status').filter({ hasText: 'Looking for caterers…' })).toBeVisible()
    await expect(list(page)).toHaveCount(0)
    answer()
    await expect(list(page)).toBeVisible()
  })
})

atWidth(390, (width) => {
  // Wider, the list itself stands beside the filters.
  if (width > 1024) return
  test('the button counts what is typed, and a press takes it along', async ({ page }) => {
    await page.goto('/pangat?place=Andheri&people=25-50')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const show = sheet.getByRole('button', { name: /^Show \d+ caterers$/ })
    const before = leading(await show.textContent())
    await sheet.getByRole('textbox', { name: 'Other amount in ₹' }).pressSequentially('260')
    await expect(sheet.getByRole('radio', { name: 'Any', exact: true }).first()).not.toBeChecked()
    await expect(page).toHaveURL('/pangat?place=Andheri&people=25-50&budget=260')
    await expect(show).toBeVisible()
    const shown = leading(await show.textContent())
    expect(shown).toBeLessThan(before)
    await show.click()
    await expect(count(page)).toHaveText(`${shown} caterers available for you!`)
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  })

  if (width > 390) return
  test('the first card is high on the page, and none is higher than 300 px, however long its name', async ({
    page,
  }) => {
    await page.goto('/pangat?place=Andheri+West&people=50-100&guests=60&jain=1')
    const cards = list(page).locator('> li')
    const [first, ...others] = await cards.all()
    expect((await first?.boundingBox())?.y).toBeLessThan(260)
    const name = 'Shree Siddhivinayak Caterers and Banquets of Vile Parle East'
    expect(name).toHaveLength(60)
    for (const card of [first, ...others]) {
      await card
        ?.getByRole('heading')
        .getByRole('link')
        .evaluate((link, text) => (link.textContent = text), name)
      expect((await card?.boundingBox())?.height).toBeLessThanOrEqual(300)
    }
  })
})

test.describe('the visitor’s place', () => {
  const toast = (page: Page) => page.locator('[data-sonner-toast]')
  /** How often the page has asked the browser for the place since it was opened, by itself or because it was told to. */
  const timesAsked = (page: Page) =>
    page.evaluate(async () => {
      // What the page does by itself begins before it is alive, and asks for the permission at most: answers come in order.
      await navigator.permissions.query({ name: 'geolocation' })
      return (window as { timesAsked?: number }).timesAsked
    })
  const near = 'Failed to find caterers near this location. Please try another location.'

  test.beforeEach(({ context }) => context.addInitScript(countPlaceRequests))

  atWidth(390, () => {
    test.describe('when it is allowed', () => {
      test.use({ permissions: ['geolocation'], geolocation: { latitude: 19.11968, longitude: 72.84642 } })

      test('leads to who is near, by a rounded address and without a step to go back to', async ({ page }) => {
        await page.goto('/')
        await page.goto('/pangat')
        await expect(page).toHaveURL('/pangat?lat=19.12&lng=72.846')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caterers near you')
        await expect(
          list(page)
            .getByText(/^\d+(\.\d)? km$/)
            .first(),
        ).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL('/')
      })

      test('is left for the whole city for good when the box is emptied', onlyInFull, async ({ page }) => {
        await page.goto('/pangat')
        const box = page.getByRole('combobox', { name: 'Location' })
        await expect(box).toHaveValue('Your location')
        await box.fill('')
        await page.getByRole('button', { name: 'Search', exact: true }).click()
        await expect(page).toHaveURL('/pangat')
        await page.reload()
        expect(await timesAsked(page)).toBe(0)
        await expect(page).toHaveURL('/pangat')
        await page.getByRole('button', { name: 'Use my location' }).click()
        await expect(page).toHaveURL('/pangat?lat=19.12&lng=72.846')
        expect(await timesAsked(page)).toBe(1)
      })
    })

    test.describe('far from every caterer', () => {
      test.use({ permissions: ['geolocation'], geolocation: { latitude: 28.6139, longitude: 77.209 } })

      test('leaves the whole list and says so', onlyInFull, async ({ page }) => {
        await page.goto('/pangat')
        await expect(toast(page)).toContainText(near)
        await expect(page).toHaveURL('/pangat')
        await expect(list(page)).toBeVisible()
      })
    })

    test(
      'when it is rejected, the whole list stays, and the next visit does not ask again',
      onlyInFull,
      async ({ page, context }) => {
        await page.goto('/pangat')
        await expect(toast(page)).toContainText('Unable to retrieve location: ')
        await expect(list(page)).toBeVisible()
        await expectAccessible(page)
        const next = await context.newPage()
        await next.goto('/pangat')
        expect(await timesAsked(next)).toBe(0)
        await expect(toast(next)).toHaveCount(0)
        await next.getByRole('button', { name: 'Use my location' }).click()
        await expect(toast(next)).toContainText('Unable to retrieve location: ')
        expect(await timesAsked(next)).toBe(1)
      },
    )
  })
})
