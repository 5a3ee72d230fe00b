import { expect, onlyInFull, origin, test } from './support/e2e-test.ts'

test('the API reference works with no other host, under a policy of its own', onlyInFull, async ({ context, page }) => {
  const others: string[] = []
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      others.push(route.request().url())
      return route.abort()
    },
  )
  const answer = await page.goto('/api/docs')
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'")
  await expect(page.getByRole('heading', { name: 'Pangat API', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: /^Orders/ }).click()
  await page.getByRole('button', { name: /^Create an order/ }).click()
  await expect(page.getByRole('heading', { name: 'Create an order' })).toBeVisible()
  await expect(page.getByText('Idempotency-Key', { exact: true }).first()).toBeVisible()

  expect(others).toEqual([])
})
