import type { Page } from '@playwright/test'

/** Writes to the local storage of a site, on a page of it that has no scripts; the test opens another one after it. */
export async function openStorage(page: Page, entries: Record<string, string>, site = ''): Promise<void> {
  await page.goto(`${site}/robots.txt`)
  await page.evaluate((given) => {
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value)
  }, entries)
}
