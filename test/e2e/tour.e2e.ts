import type { Page } from '@playwright/test'
import { atWidth, expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'
import { recordRequests } from './support/requests.ts'

test.use({ visited: false })

const visited = (page: Page) => page.evaluate(() => localStorage.getItem('visited'))
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Pangat' })
const step = (page: Page, name: string) => page.getByRole('dialog', { name })

/** How long a visitor rests before they are greeted, in milliseconds. */
const restMs = 3000

/** Records the requests for the tour's script, which the page makes when it is about to greet. */
const recordGreetings = (page: Page) => recordRequests(page, /\/tour-[^/]*\.js$/)

/** Opens the search page and lets the visitor rest until the welcome of a first visit is shown. */
async function arrive(page: Page): Promise<void> {
  await page.clock.install()
  await rest(page)
}

/** As {@link arrive}, with the clock that is there. */
async function rest(page: Page): Promise<void> {
  await page.goto('/pangat')
  await page.clock.runFor(restMs)
  await expect(welcome(page)).toBeVisible()
  expect(await visited(page)).toBeNull()
}

/** Opens the search page with a clock that only the test moves, so that no visitor rests while the machine is slow. */
async function arriveWithClockStopped(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.goto('/pangat')
}

/** From the welcome to the first step. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show me around' }).click()
  await expect(step(page, 'Where’s your event?')).toBeVisible()
}

async function isOver(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await visited(page)).toBe('true')
}

atWidth(390, (width) => {
  test('a first visit is welcomed, and the tour shows location, people and search by keyboard alone', async ({
    page,
  }) => {
    await arrive(page)
    await expect(welcome(page).getByRole('button', { name: 'Show me around' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')

    for (const [at, name, control] of [
      [1, 'Where’s your event?', page.locator('[role="search"] [name="place"]')],
      [2, 'How many guests?', page.locator('[name="people"], [data-event-pill]').locator('visible=true').first()],
      [3, 'Search', page.locator('[role="search"] [type="submit"]')],
    ] as const) {
      const card = step(page, name)
      await expect(card.getByText(`Step ${at} of 3`)).toBeVisible()
      const next = card.getByRole('button', { name: at < 3 ? 'Next' : 'Finish' })
      await expect(next).toBeFocused()
      await expectAccessible(page)
      // What the step is about stands in sight, and the card does not hide it.
      const shown = await control.boundingBox()
      const heading = await card.getByRole('heading', { name }).boundingBox()
      const button = await next.boundingBox()
      if (!shown || !heading || !button) throw new Error('nothing to be seen')
      expect(shown.y >= 0 && shown.x >= 0 && shown.x + shown.width <= width).toBe(true)
      expect(heading.y > shown.y + shown.height || button.y + button.height < shown.y).toBe(true)
      await page.keyboard.press('Enter')
    }
    await isOver(page)
    const greetings = recordGreetings(page)
    await page.reload()
    await page.clock.runFor(3 * restMs)
    expect(await greetings()).toEqual([])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('one can go back a step, and the focus cannot leave the card', onlyInFull, async ({ page }) => {
    await arrive(page)
    await page.getByRole('button', { name: 'Show me around' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(step(page, 'Where’s your event?')).toBeVisible()
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(() => document.activeElement?.closest('dialog, main, header, footer')?.tagName)
      expect(['DIALOG', undefined]).toContain(where)
    }
  })

  test.describe('leaving it is remembered:', () => {
    for (const [what, ways] of [
      [
        'the welcome',
        {
          declining: (page) => page.getByRole('button', { name: 'No, thanks' }).click(),
          Escape: (page) => page.keyboard.press('Escape'),
          'its cross': (page) => welcome(page).getByRole('button', { name: 'Close' }).click(),
          'a press beside it': (page) => page.mouse.click(5, 5),
        },
      ],
      [
        'a step',
        {
          skipping: async (page) => {
            await begin(page)
            await page.getByRole('button', { name: 'Next' }).click()
            await page.getByRole('button', { name: 'Skip tour' }).click()
          },
          Escape: async (page) => {
            await begin(page)
            await page.keyboard.press('Escape')
          },
          'its cross': async (page) => {
            await begin(page)
            await page.getByRole('button', { name: 'Close tour' }).click()
          },
        },
      ],
    ] as const satisfies [string, Record<string, (page: Page) => Promise<void>>][])
      test(`${what}, by any way out`, what === 'the welcome' ? {} : onlyInFull, async ({ page }) => {
        await page.clock.install()
        for (const [way, leave] of Object.entries(ways)) {
          await test.step(way, async () => {
            await rest(page)
            await leave(page)
            await isOver(page)
            await page.evaluate(() => localStorage.removeItem('visited'))
          })
        }
      })

    test('going to another page in the middle of it', onlyInFull, async ({ page }) => {
      await arrive(page)
      await page.goto('/terms-and-conditions')
      expect(await visited(page)).toBe('true')
    })

    test('going back within the site in the middle of it', onlyInFull, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Gujarati' }).first().click()
      await expect(page).toHaveURL('/pangat?cuisine=Gujarati')
      await expect(welcome(page)).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await visited(page)).toBe('true')
    })
  })

  test('nobody who types is interrupted, and the focus goes back to where it was', onlyInFull, async ({ page }) => {
    const greetings = recordGreetings(page)
    await arriveWithClockStopped(page)
    await page.getByRole('combobox', { name: 'Location' }).fill('Dadar')
    await page.clock.runFor(3 * restMs)
    expect(await greetings()).toEqual([])
    await expect(welcome(page)).toHaveCount(0)
    const first = page.getByRole('list', { name: 'Caterers' }).getByRole('link').first()
    await first.focus()
    await page.clock.resume()
    await page.clock.runFor(restMs)
    await expect(welcome(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(first).toBeFocused()
  })

  test('it waits until another dialog is closed', onlyInFull, async ({ page }) => {
    const greetings = recordGreetings(page)
    await arriveWithClockStopped(page)
    await page
      .getByRole('button', { name: width === 1440 ? 'Login/Register' : 'Filters' })
      .first()
      .click()
    const other = page.getByRole('dialog')
    await expect(other).toBeVisible()
    await page.clock.runFor(3 * restMs)
    expect(await greetings()).toEqual([])
    await expect(other).toHaveCount(1)
    await expect(welcome(page)).toHaveCount(0)
    await page.clock.resume()
    await page.keyboard.press('Escape')
    await expect(other).toHaveCount(0)
    await page.clock.runFor(restMs)
    await expect(welcome(page)).toBeVisible()
  })

  test(
    'its script is not among those of the first load, and nothing moves when it comes',
    onlyInFull,
    async ({ page }) => {
      const greetings = recordGreetings(page)
      await arriveWithClockStopped(page)
      await page.waitForLoadState('networkidle')
      expect(await greetings()).toEqual([])
      await page.evaluate(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value)),
        ).observe({ type: 'layout-shift', buffered: true })
      })
      await page.clock.resume()
      await page.clock.runFor(restMs)
      await expect(welcome(page)).toBeVisible()
      expect((await greetings()).length).toBeGreaterThan(0)
      // The dialog rises, then one more frame is drawn: what moved is reported with the frame in which it did.
      await welcome(page).evaluate(async (dialog) => {
        await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      })
      expect(
        await page.evaluate(() => (window as { shifts?: number[] }).shifts?.reduce((a, b) => a + b, 0)),
      ).toBeLessThan(0.02)
    },
  )

  test('the tour is for the search page only', onlyInFull, async ({ page }) => {
    await page.clock.install()
    const greetings = recordGreetings(page)
    await page.goto('/')
    await page.clock.runFor(3 * restMs)
    expect(await greetings()).toEqual([])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await visited(page)).toBeNull()
  })
})
