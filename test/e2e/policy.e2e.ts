import { expect, test } from './support/e2e-test.ts'

test('a script injected into a rendered page does not run, and the page’s own scripts do', async ({ context }) => {
  // A page without the watch on the console: what the policy rejects is an error there.
  const page = await context.newPage()
  const injected = (type: string) => `<script${type}>document.documentElement.dataset.injected = ''</script>`
  await page.route('**/pangat', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const scripts = [injected(''), injected(' type="later-module"'), injected(' nonce="guess"')]
    await route.fulfill({ response, body: html.replace('</body>', `${scripts.join('')}</body>`) })
  })
  await page.addInitScript(() => {
    const rejected: string[] = []
    Object.assign(globalThis, { rejected })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => rejected.push(violatedDirective))
  })
  await page.goto('/pangat')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-alive', '')
  await expect(root).not.toHaveAttribute('data-injected')
  expect(await page.evaluate(() => (globalThis as unknown as { rejected: string[] }).rejected)).toEqual([
    'script-src-elem',
    'script-src-elem',
    'script-src-elem',
  ])
})
