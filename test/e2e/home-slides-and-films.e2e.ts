import type { Locator, Page } from '@playwright/test'
import { atWidth, expect, onlyInFull, test } from './support/e2e-test.ts'

test.use({ pictures: true, motion: true })

/** A carousel that is in sight and alive, with the pointer elsewhere, and what it says of its pages. */
async function carousel(
  page: Page,
  name: string,
  pages?: number,
): Promise<{ row: Locator; group: Locator; at: Locator }> {
  const group = page.getByRole('group', { name, exact: true })
  await group.scrollIntoViewIfNeeded()
  await group.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const at = group.getByText(pages === undefined ? /^\d+ \/ \d+$/ : new RegExp(`^\\d+ / ${pages}$`))
  await expect(at).toBeVisible()
  await page.mouse.move(0, 0)
  return { row: group.getByRole('list', { name }), group, at }
}

/** As {@link carousel}, while time passes only when the test says so. Needs a clock that was installed before the page came. */
async function stillCarousel(page: Page, name: string, pages?: number): ReturnType<typeof carousel> {
  const found = await carousel(page, name, pages)
  // Under the pointer it does not move, until time stands.
  await found.row.hover()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  await page.mouse.move(0, 0)
  return found
}

atWidth(390, (width) => {
  test.describe('what moves', () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install()
      await page.goto('/')
    })

    test(
      'success stories go on every four seconds, round all nine, until they are stopped',
      onlyInFull,
      async ({ page }) => {
        const { group, row, at } = await stillCarousel(page, 'Success stories', 9)
        await page.clock.runFor(3900)
        await expect(at).toHaveText('1 / 9')
        await page.clock.runFor(200)
        await expectStory(row, at, 2)
        await expect(page.getByRole('heading', { name: 'A sangeet that ate till midnight' })).toBeInViewport()

        await group.getByRole('button', { name: 'Pause' }).click()
        await page.mouse.move(0, 0)
        await page.clock.runFor(60_000)
        await expect(at).toHaveText('2 / 9')

        await group.getByRole('button', { name: 'Play' }).click()
        await page.mouse.move(0, 0)
        for (const story of [3, 4, 5, 6, 7, 8, 9, 1]) {
          await page.clock.runFor(4000)
          await expectStory(row, at, story)
        }
      },
    )

    test('services go on every five seconds', onlyInFull, async ({ page }) => {
      const { at, group } = await stillCarousel(page, 'Occasions')
      await group.hover()
      await page.clock.runFor(20_000)
      await expect(at).toHaveText(/^1 /)

      await page.mouse.move(0, 0)
      await page.clock.runFor(5000)
      await expect(at).toHaveText(/^2 /)
      await expect(group.getByRole('link', { name: /^Weddings/ })).not.toBeInViewport()
    })

    test('buttons lead back and on, say where one is, and give time to read', onlyInFull, async ({ page }) => {
      const { group, row, at } = await stillCarousel(page, 'Success stories', 9)
      await group.getByRole('button', { name: 'Previous' }).click()
      await expectStory(row, at, 9)
      await expect(group.getByRole('status')).toHaveText('9 of 9')

      await group.getByRole('button', { name: 'Next' }).click()
      await expect(group.getByRole('status')).toHaveText('1 of 9')
      await expectStory(row, at, 1)
      await page.mouse.move(0, 0)
      await page.clock.runFor(6500)
      await expect(at).toHaveText('1 / 9')
      await page.clock.runFor(1000)
      await expectStory(row, at, 2)
    })

    test('a finger and the keyboard move the row as well, and the keyboard holds it', onlyInFull, async ({ page }) => {
      const { row, at } = await stillCarousel(page, 'Success stories', 9)
      await row.evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 4, behavior: 'instant' }))
      await expectSoon(page, at, '5 / 9')

      await page.keyboard.press('Tab')
      await row.focus()
      await page.keyboard.press('ArrowRight')
      await expectSoon(page, at, '6 / 9')
      await page.clock.runFor(60_000)
      await expect(at).toHaveText('6 / 9')
    })

    test('nothing moves while the page is hidden', onlyInFull, async ({ page }) => {
      const { at } = await stillCarousel(page, 'Success stories', 9)
      await setHidden(page, true)
      await page.clock.runFor(60_000)
      await expect(at).toHaveText('1 / 9')

      await setHidden(page, false)
      await page.clock.runFor(4000)
      await expect(at).toHaveText('2 / 9')
    })
  })

  test('for those who want no movement nothing moves by itself, but on demand', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    for (const name of ['Occasions', 'Success stories']) {
      const { group, at } = await stillCarousel(page, name)
      await page.clock.runFor(60_000)
      await expect(at).toHaveText(/^1 /)
      await expect(group.getByRole('button', { name: 'Pause' })).toBeHidden()

      await group.getByRole('button', { name: 'Next' }).click()
      await expect(at).toHaveText(/^2 /)
    }
  })

  test(
    'a cuisine leads to the caterers who cook it, an occasion to those for as many guests',
    onlyInFull,
    async ({ page }) => {
      await page.goto('/')
      const { group } = await carousel(page, 'Cuisines')
      await group.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('link', { name: 'Rajasthani', exact: true }).click()
      await expect(page).toHaveURL('/pangat?cuisine=Rajasthani')
      await expect(page.getByText(/\d+ caterers available for you!/)).toBeVisible()

      await page.goto('/')
      await page.getByRole('link', { name: /^Private dinners/ }).click()
      await expect(page).toHaveURL('/pangat?people=10-25')
    },
  )

  test('a testimonial is read on and folded again', onlyInFull, async ({ page }) => {
    await page.goto('/')
    const card = page.getByRole('listitem').filter({ hasText: 'Vaishali Sawant' })
    await expect(card.getByText('I booked from the train between two')).toBeVisible()
    await expect(card.getByText(/Jain plates/)).toBeHidden()

    await card.getByText('See more').click()
    await expect(card.getByText(/Jain plates came marked and covered\./)).toBeVisible()

    await card.getByText('See less').click()
    await expect(card.getByText(/Jain plates/)).toBeHidden()
  })

  test('films have a poster, are fetched when they are played, and speak in captions', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => /^\/films\/.*avif$/.test(path))).toEqual([])
    for (const title of ['How it works', 'Four hosts in their own words']) {
      const film = page.getByLabel(`Film: ${title}`)
      await film.scrollIntoViewIfNeeded()
      await expect(film).toHaveAttribute('poster', /\.avif$/)
      const base = (await film.getAttribute('poster'))?.replace('.avif', '') ?? ''
      await expect.poll(() => asked).toContain(`${base}.avif`)
      expect(asked).not.toContain(`${base}.mp4`)

      const seconds = await film.evaluate(async (video: HTMLVideoElement) => {
        await video.play()
        return video.duration
      })

      expect(seconds).toBeGreaterThan(15)
      expect(seconds).toBeLessThan(30)
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
        .toBeGreaterThanOrEqual(4)
      await film.evaluate((video: HTMLVideoElement) => video.pause())
    }
  })

  test('nothing shifts while the page is scrolled', onlyInFull, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
          if (!shift.hadRecentInput) window.name = String(Number(window.name) + shift.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    for (const name of ['Cuisines', 'Occasions', 'Success stories']) await carousel(page, name)
    expect(Number(await page.evaluate(() => window.name))).toBeLessThan(0.01)
    expect(width).toBe(await page.evaluate(() => innerWidth))
  })
})

test('films are sent in parts, as browsers ask for them, and captions as what they are', async ({ request }) => {
  for (const film of ['/films/how-it-works', '/films/guests']) {
    const part = await request.get(`${film}.mp4`, { headers: { range: 'bytes=100-199' } })
    expect(part.status()).toBe(206)
    expect(part.headers()).toMatchObject({ 'content-type': 'video/mp4', 'content-length': '100' })
    expect(part.headers()['content-range']).toMatch(/^bytes 100-199\/\d+$/)
    expect(part.headers()['cache-control']).toContain('max-age=86400')
    expect((await request.get(`${film}.vtt`)).headers()['content-type']).toContain('text/vtt')
    expect((await request.get(`${film}.avif`)).headers()['content-type']).toBe('image/avif')
  }
})

test('as many cuisines are in sight as the screen has room for', onlyInFull, async ({ page }) => {
  for (const [width, inSight] of [
    [390, 3],
    [599, 3],
    [600, 4],
    [849, 4],
    [850, 5],
    [1440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const { at, row } = await carousel(page, 'Cuisines')
    await expect(at, `${width} px`).toHaveText(`1 / ${Math.ceil(12 / inSight)}`)
    const seen = await row.evaluate((strip) => {
      const right = strip.getBoundingClientRect().right
      return [...strip.children].filter((tile) => tile.getBoundingClientRect().right <= right).length
    })
    expect(seen, `${width} px`).toBe(inSight)
  }
})

test('a story stands beside its picture from 500 px on, else below it', onlyInFull, async ({ page }) => {
  for (const [width, beside] of [
    [499, false],
    [500, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const { row } = await carousel(page, 'Success stories', 9)
    const story = row.getByRole('listitem').first()
    const picture = await story.locator('img').boundingBox()
    const heading = await story.getByRole('heading').boundingBox()
    expect((heading?.x ?? 0) >= (picture?.x ?? 0) + (picture?.width ?? 0), `${width} px`).toBe(beside)
  }
})

/** A story has come to rest in sight, and the count says so. */
async function expectStory(row: Locator, at: Locator, number: number): Promise<void> {
  await expect(at).toHaveText(`${number} / 9`)
  await expect(row.getByRole('listitem').nth(number - 1)).toBeInViewport({ ratio: 0.95 })
}

/** What moved the row itself is noticed as soon as it rests; its events come in their own time, whatever the clock says. */
async function expectSoon(page: Page, at: Locator, count: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(150)
    await expect(at).toHaveText(count, { timeout: 500 })
  }).toPass()
}

/** As if another tab were in front. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}
