import { formatShortDay } from '#contract/values/calendar.ts'
import { atWidth, expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'
import { dayAhead } from './support/orders.ts'

const whereIsIt = { name: 'Where’s your event?' }

test('an empty search says what is missing beside the field and stays', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', whereIsIt)
  // Until the script is there the browser itself rejects; then the page says so in its own words.
  await expect(field).not.toHaveAttribute('required')

  await page.getByRole('button', { name: 'Search' }).click()

  await expect(page.getByText('select location')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(page).toHaveURL('/')

  await field.fill('Dadar')
  await expect(page.getByText('select location')).toBeHidden()
})

test('a place is chosen by keyboard alone, although its name is mistyped', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', whereIsIt)
  await field.fill('borivli')
  await expect(page.getByRole('option').first()).toBeVisible()

  await field.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('Borivali')
  await field.press('Enter')

  await expect(field).toHaveValue(/Borivali/)
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page.getByText(/\d+ caterers within 15 km of Borivali/)).toBeVisible()

  await field.press('Enter')
  await expect(page).toHaveURL(/\/pangat\?place=Borivali.*&lat=19\.\d+&lng=72\.\d+/)
})

test('Escape closes the suggestions and leaves the text', onlyInFull, async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', whereIsIt)
  await field.fill('andheri')
  await expect(page.getByRole('listbox')).toBeVisible()

  await field.press('Escape')

  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field).toHaveValue('andheri')
})

atWidth(390, (width) => {
  test(
    'on a phone the place moves up, so that its suggestions stand above the keyboard',
    onlyInFull,
    async ({ page }) => {
      await page.goto('/')
      const field = page.getByRole('combobox', whereIsIt)
      await expect(field).not.toHaveAttribute('required')
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      const topOf = () => field.evaluate((input) => input.getBoundingClientRect().top)
      const before = await topOf()
      expect(before).toBeGreaterThan(300)
      await field.click()
      await field.fill('Dadar')
      const list = page.getByRole('listbox')
      await expect(list.getByRole('option').first()).toBeVisible()
      if (width > 390) return expect(await topOf()).toBe(before)
      expect(await topOf()).toBeLessThan(130)
      // The keyboard of a phone takes about two fifths of its height.
      expect(await list.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(844 * 0.3)
    },
  )
})

test('a first picture that never comes keeps nobody waiting for long', onlyInFull, async ({ page }) => {
  await page.route('**/*.avif', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
})

test('what is typed before the script has come is kept', onlyInFull, async ({ page }) => {
  const held: (() => void)[] = []
  let mayGo = false
  await page.route('**/assets/*.js', async (route) => {
    if (!mayGo) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const field = page.getByRole('combobox', whereIsIt)
  await field.fill('Malad')
  await page.getByLabel('How many guests?').selectOption('50-100')

  mayGo = true
  for (const go of held) go()
  await expect(page.getByRole('option').first()).toContainText('Malad')
  // The suggestions lie over the button.
  await field.press('Escape')
  await page.getByRole('button', { name: 'Search' }).click()

  await expect(page).toHaveURL(/\/pangat\?place=Malad&people=50-100$/)
})

test('a date or a number of guests that cannot be is said beside its field, and nothing else is searched for', async ({
  page,
}) => {
  await page.goto('/')
  const form = page.getByRole('search', { name: 'Find a caterer' })
  await form.getByRole('combobox', whereIsIt).fill('Malad')
  await form.getByRole('combobox', whereIsIt).press('Escape')
  const day = form.getByLabel('When?')
  await day.fill(dayAhead(20))
  await day.fill('2020-01-01')
  await form.getByLabel('Exact guests (optional)').fill('5')

  await form.getByRole('button', { name: 'Search' }).click()
  await expect(form.getByText('Choose a date within the next 18 months')).toBeVisible()
  await expect(day).toBeFocused()

  await day.fill('')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(form.getByLabel('Exact guests (optional)')).toBeFocused()
  await expect(page).toHaveURL('/')

  await form.getByLabel('Exact guests (optional)').fill('60')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/pangat\?place=Malad&guests=60/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a plain form', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/')

    await page.getByLabel(whereIsIt.name).fill('Kandivali')
    await page.getByLabel('How many guests?').selectOption('25-50')
    await page.getByRole('button', { name: 'Search' }).click()

    // A plain form sends its empty fields as well, and the list takes them for none.
    await expect(page).toHaveURL(/\/pangat\?place=Kandivali&.*people=25-50/)
    await expect(page.getByText(/^We left out/)).toHaveCount(0)
    await expect(page.getByText(/\d+ caterers available for you!/)).toBeVisible()
  })

  test('the rows of slides hold everything and are moved by hand', onlyInFull, async ({ page }) => {
    await page.goto('/')
    const stories = page.getByRole('list', { name: 'Success stories' })
    await expect(stories.getByRole('listitem')).toHaveCount(9)
    const reach = await stories.evaluate((strip) => strip.scrollWidth / strip.clientWidth)
    expect(reach).toBeGreaterThan(8)
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
  })
})

for (const [colorScheme, everyday] of [
  ['light', [320]],
  ['dark', [390]],
] as const)
  for (const width of [320, 390, 768, 1440])
    test(
      `the home page fits a screen of ${width} px and is accessible in the ${colorScheme} theme`,
      everyday.some((one) => one === width) ? {} : onlyInFull,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/')

        await expectAccessible(page)
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(beyond).toBeLessThanOrEqual(0)
      },
    )

test.describe('at Andheri station', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 19.1197, longitude: 72.8464 } })

  test('the location of the visitor is taken for the place, with a day in words', async ({ page }) => {
    await page.goto('/')
    const form = page.getByRole('search', { name: 'Find a caterer' })
    const day = new Date(Date.now() + 21 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await expect(form.getByText('Choose a date')).toBeVisible()
    await form.getByLabel('When?').fill(day)
    await form.getByLabel('When?').blur()
    await expect(form.getByText(formatShortDay(day), { exact: true })).toBeVisible()
    await form.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByText(/\d+ caterers within 15 km of your location/)).toBeVisible()
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(new RegExp(`/pangat\\?lat=19\\.12&lng=72\\.846&.*date=${day}`))
  })
})
