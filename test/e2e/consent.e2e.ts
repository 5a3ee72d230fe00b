import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { freePort, startProduct, type RunningProduct } from '#test/support/product.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { press } from './support/press.ts'

const id = 'G-AB12CD34EF'

/** Stands in for Google's script: reports each event, unless it is switched off, and sets a cookie. */
const script = (origin: string) => `
  document.cookie = '_ga=GA1.1.1; path=/'
  const layer = window.dataLayer
  const report = (entry) => {
    if (entry[0] !== 'event' || window['ga-disable-${id}']) return
    void fetch('${origin}/collect?' + new URLSearchParams({ event: entry[1] }), { method: 'POST', mode: 'no-cors' })
  }
  layer.forEach(report)
  const push = layer.push.bind(layer)
  layer.push = (entry) => (report(entry), push(entry))
`

// One product and one tag for all of them.
test.describe.configure({ mode: 'default' })
let product: RunningProduct
let dataDir: string
let tags: Server
let tagOrigin: string
test.beforeAll(async () => {
  const tagPort = await freePort()
  tagOrigin = `http://127.0.0.1:${tagPort}`
  tags = createServer((request, response) => {
    const isScript = request.url?.startsWith('/gtag/js')
    response.writeHead(isScript ? 200 : 204, { 'Content-Type': 'text/javascript' })
    response.end(isScript ? script(tagOrigin) : undefined)
  }).listen(tagPort, '127.0.0.1')
  dataDir = await mkdtemp(join(tmpdir(), 'pangat-consent-'))
  const port = String(await freePort())
  product = await startProduct({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    GOOGLE_TAG_ID: id,
    GOOGLE_TAG_TEST_ORIGIN: tagOrigin,
  })
})
test.afterAll(async () => {
  await product.stop()
  tags.close()
  await rm(dataDir, { recursive: true, force: true })
})

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie choices' })

/** Addresses of other origins that the page asks. */
function recordOthers(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== product.origin) asked.push(request.url())
  })
  return asked
}

async function sendMessage(page: Page): Promise<void> {
  const { firstName, lastName, phone } = newPerson()
  const form = page.getByRole('form', { name: 'Send us a message' })
  await form.getByLabel('First name').fill(firstName)
  await form.getByLabel('Last name').fill(lastName)
  await form.getByLabel('Contact number').fill(phone)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Message sent successfully!')).toBeVisible()
}

atWidth(390, () => {
  test(
    'consent refused: nothing asks another origin, and the banner does not come again',
    onlyInFull,
    async ({ page }) => {
      const asked = recordOthers(page)
      await page.goto(`${product.origin}/contactus`)
      await expect(banner(page)).toBeVisible()
      const boxes = await Promise.all(
        ['Accept', 'Decline'].map((name) => banner(page).getByRole('button', { name, exact: true }).boundingBox()),
      )
      expect(boxes[0]).toMatchObject({ width: boxes[1]?.width, height: boxes[1]?.height, y: boxes[1]?.y })
      await expectAccessible(page)
      await sendMessage(page)
      await banner(page).getByRole('button', { name: 'Decline' }).click()
      await expect(banner(page)).toBeHidden()
      await expect(page.getByRole('main')).toBeFocused()
      await sendMessage(page)
      await page.goto(`${product.origin}/`)
      await expect(banner(page)).toBeHidden()
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
    },
  )

  test('consent given: the tag is loaded and told of a message, and a change in the footer ends it', async ({
    page,
  }) => {
    // At all widths these are more messages than one network may send in an hour.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() })
    const asked = recordOthers(page)
    await page.goto(`${product.origin}/contactus`)
    await sendMessage(page)
    expect(asked).toEqual([])
    await banner(page).getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => asked).toEqual([`${tagOrigin}/gtag/js?id=${id}`])
    await sendMessage(page)
    await expect.poll(() => asked.slice(1)).toEqual([`${tagOrigin}/collect?event=contact_submit`])

    // The next page loads it without being asked.
    await page.goto(`${product.origin}/`)
    await expect(banner(page)).toBeHidden()
    await expect.poll(() => asked).toHaveLength(3)
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=')

    const change = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' })
    await change.click()
    await expect(banner(page)).toBeFocused()
    await expect(banner(page)).toBeInViewport()
    await banner(page).getByRole('button', { name: 'Decline' }).click()
    await expect(change).toBeFocused()
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga=')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await sendMessage(page)
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(3)
  })

  test(
    'on a page to read a press is not lost, and after it the page loads the tag without other scripts',
    onlyInFull,
    async ({ page, hasTouch }) => {
      const asked = recordOthers(page)
      await page.goto(`${product.origin}/services/weddings`)
      await expect(banner(page)).toBeVisible()
      await press(banner(page).getByRole('button', { name: 'Accept' }), hasTouch)
      await expect(banner(page)).toBeHidden()
      await expect.poll(() => asked).toHaveLength(1)

      const own: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).origin === product.origin && request.resourceType() === 'script')
          own.push(request.url())
      })
      await page.goto(`${product.origin}/privacy-policy`)
      await expect(page.getByText('it is loaded after you press Accept and not before')).toBeVisible()
      await expect.poll(() => asked).toHaveLength(2)
      expect(own).toEqual([])
    },
  )

  test(
    'registration asks nothing of its own, is counted after Accept, and the profile takes it back',
    onlyInFull,
    async ({ page }) => {
      const asked = recordOthers(page)
      const person = newPerson()
      await page.goto(`${product.origin}/`)
      await banner(page).getByRole('button', { name: 'Accept' }).click()
      await page.goto(`${product.origin}/#register`)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('First name').fill(person.firstName)
      await dialog.getByLabel('Last name').fill(person.lastName)
      await dialog.getByLabel('Phone').fill(`+91 ${person.phone}`)
      await dialog.getByLabel('Email').fill(person.email)
      await dialog.getByLabel(/^Password/).fill(person.password)
      await dialog.getByLabel('Confirm password').fill(person.password)
      await expect(dialog.getByRole('checkbox')).toHaveCount(1)
      await dialog.getByRole('checkbox', { name: /I agree/ }).check()
      await dialog.getByRole('button', { name: 'Register', exact: true }).click()
      await expect.poll(() => asked).toContain(`${tagOrigin}/collect?event=sign_up`)

      await page.goto(`${product.origin}/profile`)
      const choice = page.getByRole('switch', { name: 'Count my visits with Google Analytics' })
      await expect(choice).toBeChecked()
      await page.getByText('Count my visits with Google Analytics').click()
      await page.reload()
      await expect(choice).not.toBeChecked()
      const before = asked.length
      await page.goto(`${product.origin}/contactus`)
      await expect(banner(page)).toBeHidden()
      await sendMessage(page)
      expect(asked).toHaveLength(before)
    },
  )

  test('Global Privacy Control counts as declined until something else is chosen', onlyInFull, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const asked = recordOthers(page)
    await page.goto(`${product.origin}/contactus`)
    await expect(banner(page)).toBeHidden()
    await sendMessage(page)
    expect(asked).toEqual([])
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).click()
    await banner(page).getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => asked).toHaveLength(1)
  })
})

test('pages allow the tag where it is configured, and say nothing of it elsewhere', async ({ request, baseURL }) => {
  const policyOf = async (origin: string) => {
    const answer = await request.get(`${origin}/contactus`)
    return { policy: answer.headers()['content-security-policy'] ?? '', html: await answer.text() }
  }
  expect((await policyOf(product.origin)).policy).toContain(tagOrigin)
  const without = await policyOf(baseURL ?? '')
  expect(without.policy).not.toMatch(/google/)
  expect(without.html).not.toContain('Cookie choices')
})
