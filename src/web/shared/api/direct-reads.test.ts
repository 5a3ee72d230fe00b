import { expect, test, vi } from 'vitest'
import type { PublicRead } from '#contract/request-path.ts'
import type { ApiClient } from './api.ts'
import { readingDirectly } from './direct-reads.ts'

const client = vi.fn(async () => 'by the API') as unknown as ApiClient

test.each<[string, PublicRead | undefined, unknown]>([
  ['what is offered is read', () => Promise.resolve('directly'), 'directly'],
  ['what is not offered is asked of the API', () => undefined, 'by the API'],
  ['what fails is asked of the API, which says why', () => Promise.reject(new Error('down')), 'by the API'],
  ['without reads all is asked of the API', undefined, 'by the API'],
])('%s', async (_, read, answer) => {
  expect(await readingDirectly(read, client)('GET /api/claims')).toBe(answer)
})

test('a call with options of its own is a request', async () => {
  const read = vi.fn<PublicRead>()
  const headers = { 'accept-language': 'mr' }
  expect(await readingDirectly(read, client)('GET /api/claims', {}, { headers })).toBe('by the API')
  expect(read).not.toHaveBeenCalled()
})
