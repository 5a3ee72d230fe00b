import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { acceptMenu, fillBill, search, startOrder } from '#test/e2e/support/steps.ts'
import { freePort, startProduct } from '#test/support/product.ts'

/** The screens by name, and how much of each page is taken, in pixels of the phone. */
export const heights = { home: 856, place: 856, search: 1640, caterer: 1120, menu: 1300, bill: 1720 } as const
export type ScreenName = keyof typeof heights

const phone = { width: 390, height: 844 }

/** Takes screenshots of an order on a phone in the built product and saves them in a folder, for the films. */
export async function takeScreens(browser: Browser, folder: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pangat-films-'))
  const port = String(await freePort())
  const product = await startProduct({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir })
  try {
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: phone,
      deviceScaleFactor: 2,
      hasTouch: true,
      reducedMotion: 'reduce',
      // Someone who has been here before: no welcome stands in the picture.
      storageState: {
        cookies: [],
        origins: [{ origin: product.origin, localStorage: [{ name: 'visited', value: 'true' }] }],
      },
    })
    await orderOnPhone(await context.newPage(), folder)
    await context.close()
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function orderOnPhone(page: Page, folder: string): Promise<void> {
  const take = (name: ScreenName) => screenOf(page, heights[name], join(folder, `${name}.jpg`))
  await page.goto('/')
  await take('home')
  await page.getByRole('combobox', { name: 'Where’s your event?' }).fill('Andheri West')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByLabel('How many guests?').selectOption('25-50')
  await page.getByText(/\d+ caterers within/).waitFor()
  await take('place')
  await search(page, { place: 'Andheri West', people: '25-50' })
  await take('search')
  await page.goto('/caterer/annapurna-rasoi?people=25-50')
  await take('caterer')
  await startOrder(page)
  await take('menu')
  await acceptMenu(page)
  await fillBill(page, { guests: 40, place: 'Andheri West' })
  await page.waitForTimeout(1500)
  await take('bill')
}

/** A long phone for the length of a picture, so that what sticks to the bottom stands below everything. */
async function screenOf(page: Page, height: number, path: string): Promise<void> {
  await page.setViewportSize({ ...phone, height })
  await page.evaluate(async () => {
    scrollTo(0, 0)
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.screenshot({ path, type: 'jpeg', quality: 92 })
  await page.setViewportSize(phone)
}
