import { expect, test as base, type Page } from '@playwright/test'
import { newViolationsOf, sandboxed, violationsOf } from './axe.ts'

/** Where the product and the gateway of this run are. */
export const origin = process.env.PANGAT_ORIGIN ?? ''
export const gateway = process.env.PANGAT_GATEWAY ?? ''

/** An end-to-end test fails when the page complains: script errors, rejected content, unexpected console noise. */
export const test = base.extend<{ visited: boolean; motion: boolean }, { pictures: boolean }>({
  /** Whether the visitor has been here before, so that no welcome dialog greets them. */
  visited: [true, { option: true }],
  /** Whether things may move. Drawing what moves takes a sixth of the browser's processor time, so only tests of movement ask for it. */
  motion: [false, { option: true }],
  /**
   * Whether pictures are drawn: fetching, decoding and painting them is a quarter of the browser's processor time, so only files whose
   * tests look at pictures ask for them.
   */
  pictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, pictures }, use) => {
      const args = pictures ? [] : ['--blink-settings=imagesEnabled=false']
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
    },
    { scope: 'worker' },
  ],
  contextOptions: async ({ contextOptions, motion }, use) =>
    use(motion ? contextOptions : { ...contextOptions, reducedMotion: 'reduce' }),
  context: async ({ context, visited, pictures, javaScriptEnabled }, use) => {
    if (visited) await context.addInitScript(rememberVisit)
    if (!pictures) await context.addInitScript(drawNothing)
    await context.addInitScript(layOut)
    const { newPage } = context
    if (javaScriptEnabled !== false) context.newPage = async () => waitingForLife(await newPage.call(context))
    await use(context)
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern for the dependencies of a fixture
  baseURL: async ({}, use) => use(origin),
  /** Every test comes from an address of its own, so that none uses up the tries of another. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern for the dependencies of a fixture
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': newAddress() }),
  // Tests that only make requests open no page.
  page: async ({ browser, page }, use, info) => {
    // Printed with a failure alone: a new version of the browser is a cause of its own.
    await info.attach('browser', {
      body: `${browser.browserType().name()} ${browser.version()}`,
      contentType: 'text/plain',
    })
    const noise: string[] = []
    page.on('pageerror', (error) => noise.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) noise.push(message.text())
    })
    await use(page)
    expect(noise, 'the console stays quiet').toEqual([])
  },
})

/** A page that is opened when it answers, not when it is drawn: its scripts come after what is seen. `waitUntil` is taken at its word. */
export function waitingForLife(page: Page): Page {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (!options?.waitUntil) await isAlive(page)
    return response
  }
  page.reload = async (...how) => {
    const response = await reload.apply(page, how)
    await isAlive(page)
    return response
  }
  return page
}

/** Resolves when the page's buttons answer; at once for documents that are not the site's, and for pages that are read. */
async function isAlive(page: Page): Promise<void> {
  // Somebody is there.
  await page.mouse.move(1, 1, { steps: 2 })
  await page.waitForFunction(
    () =>
      !document.querySelector('script:is([type=later-module], [type=touch-module])') ||
      document.documentElement.dataset['alive'] !== undefined,
  )
}

/** Runs in the browser before each page. */
function rememberVisit(): void {
  try {
    localStorage.setItem('visited', 'true')
  } catch {
    // A page without an address has no storage.
  }
}

/** Scripts start once the first picture is decoded, which never ends in a browser that loads none. */
function drawNothing(): void {
  HTMLImageElement.prototype.decode = () => Promise.resolve()
}

/**
 * The browser reports every rejected request as an error; errors are part of life. So is the sandbox of an email's frame in the
 * outbox, in which axe would like to run.
 */
function isExpected(text: string): boolean {
  return (
    /Failed to load resource: (the server responded with a status of (400|401|403|404|409|422|429)|net::ERR_INTERNET_DISCONNECTED)/.test(
      text,
    ) || text.startsWith("Blocked script execution in 'about:srcdoc'")
  )
}

export { expect }

/**
 * Marks a test, or a group of tests, that varies what another one proves: `npm run test:full` alone runs it
 * (docs/decisions/0690).
 */
export const onlyInFull = { tag: '@full' } as const

/** The widths of a phone, a tablet and a desktop, in CSS pixels. */
export type Width = 390 | 768 | 1440
const heights: Record<Width, number> = { 390: 844, 768: 1024, 1440: 900 }

/**
 * Tests that run at one width every day, or at some, and at all of them by `npm run test:full`.
 * What differs between a phone and a desktop is asked of the width given.
 */
export function atWidth(everyday: Width | readonly Width[], tests: (width: Width) => void): void {
  const widths = process.env.PANGAT_FULL ? ([390, 768, 1440] as const) : [everyday].flat()
  for (const width of widths) {
    test.describe(`${width} px`, () => {
      const isPhone = width === 390
      // A phone zooms out when a page is wider than it, and what is below the fold moves away from the thumb.
      test.use({ viewport: { width, height: heights[width] }, isMobile: isPhone, hasTouch: isPhone })
      tests(width)
    })
  }
}

/**
 * Expects that axe finds nothing on the page, nor in the documents of its sandboxed frames. Animations are off and have ended,
 * so that nothing is judged half faded in or out.
 *
 * A violation is what axe finds in each of three looks: a style that arrives late or a theme that changes may be judged on the
 * way, and a link that is half behind a bar at one scroll position is no small target. Each look is at another position.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isMoving = await page.evaluate(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (isMoving) await page.emulateMedia({ reducedMotion: 'reduce' })
  await layOutWhatIsOutOfSight(page)
  let violations = await lookForViolations(page)
  for (let look = 2; look <= 3 && violations.length > 0; look++) {
    await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), look === 2 ? 60 : -120)
    const found = await lookForViolations(page)
    violations = violations.filter((violation) => found.includes(violation))
  }
  if (isMoving) await page.emulateMedia({ reducedMotion: null })
  expect(violations).toEqual([])
}

/**
 * Sections out of sight have no layout (`content-visibility`), and Chromium may then answer with colours from before the style
 * sheet arrived: black text and blue links, which fail in the dark theme and hide failures in the light one.
 */
async function layOutWhatIsOutOfSight(page: Page): Promise<void> {
  await page.evaluate(layOut)
}

/**
 * Runs in the browser: lays out what is out of sight. A test jumps to what it presses, further than anyone scrolls at once, and what
 * is passed by would take its true height between the press and the release, which then hits something else.
 */
function layOut(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important; }')
  document.adoptedStyleSheets.push(sheet)
}

async function lookForViolations(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
  const violations = await newViolationsOf(page)
  for (const html of await sandboxedDocuments(page)) violations.push(...(await violationsOfDocument(page, html)))
  return violations
}

/** Axe answers these for a page and its frames together; the page around a frame has the title, the heading and the landmark. */
const ofWholePage = ['document-title', 'landmark-one-main', 'page-has-heading-one', 'region']

function sandboxedDocuments(page: Page): Promise<string[]> {
  return page.locator(sandboxed).evaluateAll((frames) => frames.map((frame) => frame.getAttribute('srcdoc') ?? ''))
}

/** Checks a frame's document as a page of its own, at the address of the page around it: its fonts load as they do there. */
async function violationsOfDocument(around: Page, html: string): Promise<string[]> {
  const page = await around.context().newPage()
  try {
    await page.route(around.url(), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
    await page.goto(around.url())
    return (await violationsOf(page, ofWholePage)).map((violation) => `in a frame: ${violation}`)
  } finally {
    await page.close()
  }
}

let addresses = 0

/** An address that no other test of any worker has: made of the worker's process and a count. */
function newAddress(): string {
  const count = ++addresses
  return `10.${process.pid % 256}.${(process.pid >> 8) % 256}.${count % 256}`
}

let people = 0

/** Somebody new: an email and a phone that no other test of any worker has. */
export function newPerson(): { firstName: string; lastName: string; email: string; phone: string; password: string } {
  const number = `${process.pid}${String(++people).padStart(3, '0')}`.slice(-9).padStart(9, '0')
  return {
    firstName: 'Asha',
    lastName: 'Kulkarni',
    email: `asha.${number}@example.com`,
    phone: `9${number}`,
    password: 'Pangat2026x',
  }
}
