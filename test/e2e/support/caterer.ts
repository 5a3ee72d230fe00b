import type { Page } from '@playwright/test'

/** Opens a caterer's page and waits until it is alive: a press or a choice that comes before is lost. */
export async function openCaterer(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // React marks the elements that it has taken over.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('people-range') ?? {}).some((name) => name.startsWith('__react')),
  )
}
