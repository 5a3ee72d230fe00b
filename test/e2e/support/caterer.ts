import type { Page } from '@playwright/test'

/** Opens a caterer's page and waits until it is alive: a press or a choice that comes before is lost. */
export async function openCaterer(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-alive]').waitFor()
}

/**
 * Opens a caterer's page and goes to the reviews, as a person does before pressing something there. What lies above them is laid
 * out when the screen comes near and moves them once more: a press that jumps from the top of the page would meet that.
 */
export async function openReviews(page: Page, path: string): Promise<void> {
  await openCaterer(page, path)
  await page.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded()
}
