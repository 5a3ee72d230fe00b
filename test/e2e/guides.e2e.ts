import { siteOver } from '#test/support/built-site.ts'
import { atWidth, expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'
import { press } from './support/press.ts'

/** One of each kind, and further ones of it. */
const pages = [
  { path: '/services' },
  { path: '/services/housewarming-parties', when: onlyInFull },
  { path: '/blog', when: onlyInFull },
  { path: '/blog/corporate-caterers-mumbai' },
  { path: '/wedding-caterers-mumbai', when: onlyInFull },
  { path: '/how-we-rank-caterers', when: onlyInFull },
  { path: '/refund-policy' },
  { path: '/contactus' },
  { path: '/wedding-catering-services', when: onlyInFull },
  { path: '/festival-catering', when: onlyInFull },
  { path: '/complaints', when: onlyInFull },
]

for (const { path, when = {} } of pages) {
  test(
    `${path} sends no script before a button or a field is used, and is accessible in both themes`,
    when,
    async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script' || /\.js(\?|$)/.test(request.url())) scripts.push(request.url())
      })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.mouse.wheel(0, 2000)
      await page.emulateMedia({ colorScheme: 'light' })
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
      expect(scripts).toEqual([])
    },
  )
}

atWidth(390, (width) => {
  // On a desktop its links are in the header.
  if (width < 1024)
    test('a tap on the menu before any script is there opens it once', onlyInFull, async ({ page, hasTouch }) => {
      await page.goto('/services/weddings')
      const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
      await press(menu, hasTouch)
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      await expect(menu).not.toHaveAttribute('aria-busy')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

  test('what is typed while the scripts of a form are on their way is kept, with the cursor, and can be sent', async ({
    page,
  }) => {
    const held: (() => void)[] = []
    let mayGo = false
    await page.route('**/assets/*.js', async (route) => {
      if (!mayGo) await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await page.goto('/contactus')
    const form = page.getByRole('form', { name: 'Send us a message' })
    const first = form.getByLabel('First name')
    await form.getByLabel('Last name').fill('Shah')
    await form.getByLabel('Contact number').fill('98200 12345')
    await form.getByLabel('Message (optional)').fill('Lunch for 40')
    await first.fill('Priya')
    await first.press('ArrowLeft')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    mayGo = true
    for (const go of held) go()
    await expect(page.locator('html')).toHaveAttribute('data-alive', '')
    await page.keyboard.type('nk')
    await expect(first).toHaveValue('Priynka')
    await expect(form.getByLabel('Contact number')).toHaveValue('9820012345')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByText('Message sent successfully!')).toBeVisible()
  })

  test(
    'a tap on the login of the footer before any script is there opens the dialog',
    onlyInFull,
    async ({ page, hasTouch }) => {
      await page.goto('/terms-and-conditions')
      await press(page.getByRole('contentinfo').getByRole('button', { name: 'Login/Register' }), hasTouch)
      await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
    },
  )

  test('codes and number of the offers are on the strip of a phone', onlyInFull, async ({ page }) => {
    await page.goto('/services')
    const strip = page.getByRole('complementary', { name: 'Today’s offers' })
    // A wider strip has words before them.
    const claims =
      width < 768
        ? ['PANGAT10', 'FREECAKE', '+91 22 4893 1770']
        : ['Code PANGAT10', 'Code FREECAKE', 'Call +91 22 4893 1770']
    for (const claim of claims) await expect(strip.getByText(claim, { exact: true }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})

atWidth(1440, () => {
  test('a press by keyboard before any script is there opens the offers', onlyInFull, async ({ page }) => {
    await page.goto('/blog/party-caterers-mumbai')
    // A phone has no such button in its header.
    const header = page.getByRole('banner').getByRole('button', { name: 'Offers' })
    const strip = page.getByRole('complementary', { name: 'Today’s offers' }).getByRole('button')
    await header.or(strip).locator('visible=true').last().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Offers you can use today' })).toBeVisible()
  })

  test('a guide leads into the list with its event filled in', async ({ page }) => {
    await page.goto('/services/housewarming-parties')
    await page.getByRole('link', { name: 'Find caterers for 25-50 guests' }).first().click()
    await expect(page).toHaveURL(/\/pangat\?(?=.*people=25-50)(?=.*for=housewarming)/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('an unknown post shows header and footer with nothing between them', async ({ page }) => {
    const answer = await page.goto('/blog/never-written')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('All orders are fulfilled by the caterers')
    await expect(page.getByRole('main')).toBeEmpty()
  })

  test(
    'where the server cannot read caterers, the page has its text and two samples, and no cache stores it',
    onlyInFull,
    async ({ page, baseURL }) => {
      const site = await siteOver({
        api: async () => Response.json({ code: 'unexpected' }, { status: 500 }),
        publicUrl: baseURL ?? '',
      })
      const answer = await site.answer(new Request(`${baseURL}/wedding-caterers-mumbai`))
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      const body = await answer.text()
      await page.route('**/wedding-caterers-mumbai', (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto('/wedding-caterers-mumbai')
      await expect(page.getByText('Sample', { exact: true })).toHaveCount(2)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    },
  )

  test(
    'featured wedding caterers lead to their pages, and load in sight within the site',
    onlyInFull,
    async ({ page }) => {
      await page.goto('/wedding-caterers-mumbai')
      await expect(page.getByRole('link', { name: /^Book Now: / })).toHaveCount(3)
      await expect(page.getByRole('link', { name: 'Get Free Consultation' })).toHaveAttribute('href', '/contactus')

      await page.goto('/contactus')
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/wedding-caterers-mumbai.data*', async (route) => {
        await held
        await route.fulfill({ status: 404, body: '' })
      })
      await page.getByLabel('First name').focus()
      await expect(page.locator('html')).toHaveAttribute('data-alive', '')
      await page.getByRole('main').getByRole('link', { name: 'wedding catering services' }).first().click()
      await page.getByRole('link', { name: 'featured wedding caterers' }).click()
      await expect(page.getByText('Loading premium caterers...')).toBeVisible()
      release()
      await expect(page.getByText('Sample', { exact: true })).toHaveCount(2)
    },
  )
})

test('services, posts and their other spellings answer under one canonical address', async ({ request }) => {
  const canonicalOf = async (path: string) => {
    const answer = await request.get(path)
    const html = await answer.text()
    expect(html).toContain('<html lang="en-IN"')
    return [answer.status(), /<link rel="canonical" href="[^"]*?\/\/[^/]+([^"]*)"/.exec(html)?.[1]]
  }
  expect(await canonicalOf('/blog/corpotate-caterers-mumbai')).toEqual([200, '/blog/corporate-caterers-mumbai'])
  expect(await canonicalOf('/blog/wedding-caterers-mumbai')).toEqual([200, '/wedding-caterers-mumbai'])
  expect(await canonicalOf('/services/weddings')).toEqual([200, '/services/weddings'])
  expect(await canonicalOf('/services/never')).toEqual([404, undefined])
})

test('the feed of the guides names every post once, with dates that feed readers understand', async ({ request }) => {
  const answer = await request.get('/blog/feed.xml')
  expect(answer.headers()['content-type']).toContain('application/rss+xml')
  const xml = await answer.text()
  const links = [...xml.matchAll(/<guid isPermaLink="true">([^<]+)<\/guid>/g)].map(([, link = '']) => link)
  expect(new Set(links).size).toBe(links.length)
  expect(links.length).toBeGreaterThanOrEqual(10)
  for (const [, date = ''] of xml.matchAll(/<pubDate>([^<]+)<\/pubDate>/g))
    expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
})
