import type { Page } from '@playwright/test'

/**
 * Records the page's requests whose URL matches. The function returned resolves with their URLs once every request that the
 * page has started is recorded: the browser reports requests in order, so those before a request of its own are known.
 */
export function recordRequests(page: Page, pattern: RegExp): () => Promise<string[]> {
  const urls: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url())
  })
  return async () => {
    await page.evaluate(async () => void (await fetch('/robots.txt')))
    return urls
  }
}
