import { expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'

test('every page shows the offers, and the header opens all of them', async ({ page }) => {
  await page.goto('/terms-and-conditions')
  const strip = page.getByRole('complementary', { name: 'Today’s offers' })
  for (const offer of ['Flat 10% Off', 'Free Gift & Cake', 'Free Tasting']) {
    await expect(strip.getByRole('button', { name: offer })).toBeVisible()
  }

  const offers = page.getByRole('banner').getByRole('button', { name: 'Offers' })
  await offers.click()
  const dialog = page.getByRole('dialog', { name: 'Offers you can use today' })
  await expect(dialog.getByRole('button', { name: /^Copy the code/ })).toHaveCount(2)
  await expect(dialog.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91/)
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(offers).toBeFocused()
})

test('the login and register dialog opens from header and footer', async ({ page }) => {
  await page.goto('/')
  for (const place of ['banner', 'contentinfo'] as const) {
    await page.getByRole(place).getByRole('button', { name: 'Login/Register' }).click()
    await expect(page.getByRole('dialog').getByRole('tab')).toHaveText(['Login', 'Register', 'Forgot'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

const accounts = [
  { email: 'customer@pangat.example', lands: '/', findsCaterers: true, when: onlyInFull },
  { email: 'caterer@pangat.example', lands: '/caterer-dashboard', findsCaterers: false, when: {} },
  { email: 'admin@pangat.example', lands: '/admin', findsCaterers: true, when: onlyInFull },
]
for (const { email, lands, findsCaterers, when } of accounts) {
  test(
    `${email} lands on ${lands} and ${findsCaterers ? 'may look for' : 'is not offered'} caterers`,
    when,
    async ({ page }) => {
      await page.goto('/')
      const header = page.getByRole('banner')
      await header.getByRole('button', { name: 'Login/Register' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Email', { exact: true }).fill(email)
      await dialog.getByLabel('Password', { exact: true }).fill('Pangat2026')
      await dialog.getByRole('button', { name: 'Login', exact: true }).click()

      await expect(page).toHaveURL(lands)
      for (const name of ['My Bookings', 'Profile']) await expect(header.getByRole('link', { name })).toBeVisible()
      await expect(header.getByRole('link', { name: 'Find Caterers' })).toBeVisible({ visible: findsCaterers })
      await expectAccessible(page)

      await page.reload({ waitUntil: 'commit' })
      await expect(header.getByRole('link', { name: 'Find Caterers' })).toBeVisible({ visible: findsCaterers })

      await page.setViewportSize({ width: 390, height: 844 })
      await header.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu.getByRole('link', { name: 'Find Caterers' })).toBeVisible({ visible: findsCaterers })
      await menu.getByRole('button', { name: 'SignOut' }).click()

      await expect(page.getByText('Signed Out!')).toBeVisible()
      await expect(page).toHaveURL('/caterer-home')
    },
  )
}

test('with text of twice the size a phone’s header still fits', onlyInFull, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/terms-and-conditions', '/bill']) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const ends = await page
      .getByRole('banner')
      .locator('a, button, p')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right))
    expect(Math.max(...ends), path).toBeLessThanOrEqual(390)
  }
  await expect(page.getByRole('banner').getByText('Pangat')).toBeHidden()
})

test(
  'with text of twice the size a caterer, the list, a guide and the contact page fit a phone',
  onlyInFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/pangat', '/contactus', '/caterer/annapurna-rasoi', '/services/weddings']) {
      await page.goto(path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(widest, path).toBeLessThanOrEqual(390)
    }
  },
)

test('a page that does not exist says so with status 404 and leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Return to Homepage' }).click()
  await expect(page).toHaveURL('/')
})

for (const [what, paths] of [
  [
    'page for everyone',
    [
      '/terms-and-conditions',
      '/privacy-policy',
      '/privacy',
      '/refund-policy',
      '/shipping-policy',
      '/caterer-home',
      '/dev/ui',
    ],
  ],
  [
    'page of an account, before its sign-in,',
    ['/profile', '/admin', '/admin/caterers', '/caterer-dashboard', '/caterer-dashboard/onboarding'],
  ],
] as const) {
  test(`each ${what} is there, fits a small phone and is accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of paths) {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const answer = await page.goto(path)
      expect([path, answer?.status()]).toEqual([path, 200])
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await expectAccessible(page)
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(beyond, path).toBeLessThanOrEqual(0)
    }
  })
}

test('the gallery of pieces is accessible, light and dark', onlyInFull, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/dev/ui')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})

test('an alert says its exact text, takes the focus and gives it back', onlyInFull, async ({ page }) => {
  await page.goto('/dev/ui')
  const raise = page.getByRole('button', { name: 'Raise an alert' })
  await raise.click()

  const alert = page.getByRole('alertdialog', { name: 'Please select the number of people.', exact: true })
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('Enter')
  await expect(alert).toBeHidden()
  await expect(raise).toBeFocused()
})

test('a toast is seen and is gone after five seconds', onlyInFull, async ({ page }) => {
  await page.goto('/dev/ui')
  await page.getByRole('button', { name: 'Toast: success' }).click()
  await expect(page.getByText('Menu saved')).toBeInViewport()
  await expect(page.getByText('Menu saved')).toBeHidden({ timeout: 8_000 })
})

test('without a connection a page says so, and trying again brings it', async ({ page, context }) => {
  await page.goto('/terms-and-conditions')
  // The scripts of a page to read start with the use of a button; before that the browser itself would say so.
  await page.getByRole('banner').getByRole('button', { name: 'Offers' }).focus()
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Refund policy' })).toBeVisible()
})
