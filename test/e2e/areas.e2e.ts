import type { Page } from '@playwright/test'
import { areas } from '#web/public/listing/areas.ts'
import { fetchPage } from './support/document.ts'
import { atWidth, expect, expectAccessible, onlyInFull, origin, test } from './support/e2e-test.ts'
import { recordRequests } from './support/requests.ts'

const location = (page: Page) => page.getByRole('combobox', { name: 'Location' })
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ caterers available for you!$/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Longer than the pause after which the name of an area leads to its page, in milliseconds. */
const pauseMs = 700

/** Opens a page and waits until its script hears the keys. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(async () => {
    await location(page).click()
    await location(page).press('ArrowDown')
    expect(await location(page).evaluate((input) => Object.keys(input).some((key) => key.startsWith('__react')))).toBe(
      true,
    )
  }).toPass()
}

atWidth(390, (width) => {
  test('an area’s page answers questions, leads on, and everyone can use it', async ({ page }) => {
    await page.goto('/pangat/borivali')
    const asked = page.getByRole('region', { name: 'Questions and answers' })
    await asked.locator('summary').filter({ hasText: 'How do I find a pure veg caterer in Borivali?' }).focus()
    await page.keyboard.press('Enter')
    await expect(asked.getByText('Turn on “Pure veg kitchen”.')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: Math.min(width, 320), height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width, height: 844 })

    const links = page.getByRole('navigation', { name: 'More ways to search' })
    await links.getByRole('link', { name: 'IC Colony' }).click()
    await expect(heading(page)).toHaveText('Caterers near IC Colony')
    await expect(location(page)).toHaveValue('IC Colony')
    await page.goBack()
    await expect(heading(page)).toHaveText('Caterers in Borivali')
    await links.getByRole('link', { name: 'Gujarati' }).click()
    await expect(page).toHaveURL('/pangat/borivali?cuisine=Gujarati')
    await expect(count(page)).toBeVisible()
    await links.getByRole('link', { name: 'Malad', exact: true }).click()
    await expect(heading(page)).toHaveText('Caterers in Malad')
    await expect(location(page)).toHaveValue('Malad, Mumbai')
  })

  test('every link of an area’s page leads to caterers', onlyInFull, async ({ page, request }) => {
    await page.goto('/pangat/goregaon')
    const hrefs = await page
      .getByRole('navigation', { name: 'More ways to search' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThan(25)
    for (const href of hrefs) {
      const html = await (await request.get(href)).text()
      expect(html, href).toMatch(/[1-9]\d* caterers available for you!/)
      expect(html, href).not.toContain('We couldn’t find')
      expect(html, href).not.toContain('We couldn’t read part')
    }
  })

  test(
    'the name of an area leads to its page after a pause, and typing goes on undisturbed',
    onlyInFull,
    async ({ page }) => {
      await page.clock.install()
      await open(page, '/pangat?people=25-50')
      const opened = recordRequests(page, /goregaon/)
      await location(page).pressSequentially('goreg')
      await page.clock.runFor(pauseMs)
      expect(await opened()).toEqual([])
      await expect(page).toHaveURL('/pangat?people=25-50')
      await location(page).pressSequentially('aon')
      await expect(page).toHaveURL('/pangat/goregaon?people=25-50')
      await expect(heading(page)).toHaveText('Caterers in Goregaon')

      await expect(location(page)).toBeFocused()
      await expect(location(page)).toHaveValue('goregaon')
      await expect(page.getByRole('option').first()).toBeVisible()
      await location(page).pressSequentially(' east')
      await expect(page.getByRole('option').first()).toContainText('Goregaon East')
      await location(page).press('ArrowDown')
      await location(page).press('Enter')
      await expect(heading(page)).toHaveText('Caterers near Goregaon East')
      await expect(location(page)).toHaveValue('Goregaon East')

      await page.goBack()
      await expect(page).toHaveURL('/pangat/goregaon?people=25-50')
      await expect(location(page)).toHaveValue('Goregaon, Mumbai')
      await page.goBack()
      await expect(page).toHaveURL('/pangat?people=25-50')
      await expect(location(page)).toHaveValue('')
      const reopened = recordRequests(page, /goregaon/)
      await page.clock.runFor(pauseMs)
      expect(await reopened()).toEqual([])
      await expect(page).toHaveURL('/pangat?people=25-50')
    },
  )

  test('one area typed over another fills the history with one step only', onlyInFull, async ({ page }) => {
    await open(page, '/pangat')
    await location(page).pressSequentially('malad')
    await expect(page).toHaveURL('/pangat/malad')
    await location(page).fill('')
    await location(page).pressSequentially('kandivali')
    await expect(page).toHaveURL('/pangat/kandivali')
    await page.goBack()
    await expect(page).toHaveURL('/pangat')
  })

  test('a suggestion that is chosen at once wins over the name that was typed', onlyInFull, async ({ page }) => {
    await page.clock.install()
    await open(page, '/pangat')
    const opened = recordRequests(page, /\/pangat\/andheri|pangat%2Fandheri/)
    await location(page).pressSequentially('andher')
    const suggestion = page.getByRole('option').filter({ hasText: 'Andheri Railway Station' })
    await expect(suggestion).toBeVisible()
    // The clock stops before the name is complete: its pause is not over before the press, however slow the machine is.
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await location(page).pressSequentially('i')
    await suggestion.click()
    await page.clock.runFor(pauseMs)
    await expect(heading(page)).toHaveText('Caterers near Andheri Railway Station')
    expect(await opened()).toEqual([])
    await expect(page).toHaveURL(/place=Andheri\+Railway\+Station/)
  })

  test(
    'a text that is left becomes the area’s place, and Enter on a bare name is its page',
    onlyInFull,
    async ({ page }) => {
      await open(page, '/pangat')
      await location(page).pressSequentially('Malad')
      await expect(page).toHaveURL('/pangat/malad')
      await location(page).press('Escape')
      await page.keyboard.press('Tab')
      await expect(location(page)).toHaveValue('Malad, Mumbai')

      await page.goto('/pangat')
      await location(page).fill('borivali')
      await location(page).press('Enter')
      await expect(page).toHaveURL(/\/pangat\/borivali$|place=borivali/)
      await expect(heading(page)).toContainText('Borivali')
    },
  )
})

for (const { slug, name, place } of areas) {
  test(`${name} has a page of its own`, async ({ request }) => {
    const page = await fetchPage(request, `/pangat/${slug}`)
    expect(page.texts('h1')).toEqual([`Caterers in ${name}`])
    expect(page.text('title')).toMatch(new RegExp(`^Caterers in ${name}\\b.* · Pangat$`))
    expect(page.attribute('meta[name="description"]', 'content')).toContain('near ')
    expect(page.attribute('link[rel="canonical"]', 'href')).toBe(`${origin}/pangat/${slug}`)
    const card = page.attribute('meta[property="og:image"]', 'content') ?? ''
    expect(card).toBe(`${origin}/share/pangat/${slug}.jpg`)
    expect((await request.get(card)).status()).toBe(200)
    expect(page.attribute('input[name="place"]', 'value')).toBe(place)
    expect(page.texts('h2')).toContainEqual(expect.stringContaining(`Catering in ${name}`))

    const [trail, questions] = page.structuredData()
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } })
    expect(questions).toMatchObject({ '@type': 'FAQPage' })
    const asked = ((questions?.mainEntity ?? []) as { name: string }[]).map((question) => question.name)
    expect(page.texts('h3')).toEqual(asked)
    const [nearest = ''] = page.texts('main li').filter((text) => /^\d+(\.\d)? km$/.test(text))
    expect(Number.parseFloat(nearest)).toBeLessThan(4)
  })
}

test('any other path is the page of the whole city', async ({ request }) => {
  for (const path of [
    'atlantis',
    'ANDHERI-WEST',
    '%00',
    '%3Cscript%3E',
    '..%2f..%2fetc',
    'a'.repeat(3000),
    '%F0%9F%8D%9B',
  ]) {
    const page = await fetchPage(request, `/pangat/${path}`)
    expect([path, page.status, page.text('h1')]).toEqual([path, 200, 'Caterers in Mumbai'])
    expect(page.attribute('link[rel="canonical"]', 'href'), path).toBe(`${origin}/pangat`)
    expect(page.texts('h3'), path).toHaveLength(6)
    expect(page.texts('[role="status"]'), path).toContainEqual(
      expect.stringMatching(/^\d+ caterers available for you!$/),
    )
  }
})

for (const [path, place, near] of [
  ['dadar', 'Dadar, Mumbai', 'Dadar'],
  ['thane', 'Thane Railway Station', 'Thane'],
  ['powai', 'Powai', 'Powai'],
  ['400050', '400050', '400050, Bandra West'],
] as const)
  test(`/pangat/${path} is the page of the city with the list around ${near}, and its facts`, async ({ request }) => {
    const page = await fetchPage(request, `/pangat/${path}`)
    expect([page.status, page.text('h1')]).toEqual([200, 'Caterers in Mumbai'])
    expect(page.text('title')).toBe('Caterers in Mumbai, compared by price per plate · Pangat')
    expect(page.attribute('link[rel="canonical"]', 'href')).toBe(`${origin}/pangat`)
    expect(page.attribute('input[name="place"]', 'value')).toBe(place)
    expect(page.texts('h3')).toHaveLength(6)
    expect(page.texts('h2')).toContain(`Catering near ${near}`)
    const [caterers] = page.texts('section[aria-labelledby="place-facts"] dd')
    expect(caterers).toMatch(/^[1-9]\d* within 15 km$/)
    expect(page.texts('section[aria-labelledby="place-facts"] dt')).toContain('Usual price per plate incl. GST')
    const [nearest = ''] = page.texts('main li').filter((text) => /^\d+(\.\d)? km$/.test(text))
    expect(Number.parseFloat(nearest)).toBeLessThan(6)
  })

test('capital letters are the same area, with one canonical address', async ({ request }) => {
  const page = await fetchPage(request, '/pangat/KANDIVALI')
  expect(page.text('h1')).toBe('Caterers in Kandivali')
  expect(page.attribute('link[rel="canonical"]', 'href')).toBe(`${origin}/pangat/kandivali`)
})

test('the page of an area takes at most 100 KB of HTML', async ({ request }) => {
  const answer = await request.get('/pangat/andheri')
  expect((await answer.body()).byteLength).toBeLessThanOrEqual(100_000)
})

test('a path that is no text at all is rejected, not broken', async ({ request }) => {
  const answer = await request.get('/pangat/%E0%A4%A')
  expect(answer.status()).toBeLessThan(500)
})
