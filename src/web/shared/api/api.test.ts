import { expect, test } from 'vitest'
import { fetchFile } from './api.ts'
import { ApiError, ApiUnreachable } from './api-error.ts'

const path = '/api/orders/o/documents/d.pdf'
const answering = (body: string, init: ResponseInit) => async () => new Response(body, init)

test('a file comes with its bytes, its type and the name that it was given', async () => {
  const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="R001-2627-1.pdf"' }
  const file = await fetchFile(answering('%PDF-', { headers }), path)
  expect([file.name, file.type, await file.text()]).toEqual(['R001-2627-1.pdf', 'application/pdf', '%PDF-'])
  expect((await fetchFile(answering('', {}), path)).name).toBe('d.pdf')
})

test('a file that is rejected throws the error', async () => {
  const body = { statusCode: 404, error: 'Not Found', code: 'order_not_found', message: ['Gone.'], requestId: 'r' }
  const rejected = fetchFile(answering(JSON.stringify(body), { status: 404 }), path)
  await expect(rejected).rejects.toThrow(ApiError)
  await expect(rejected).rejects.toThrow('We couldn’t find this order.')
})

test.each([
  ['a proxy’s page', answering('<h1>Bad gateway</h1>', { status: 502 })],
  ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s in place of a file counts as no answer', async (_, send) => {
  await expect(fetchFile(send, path)).rejects.toThrow(ApiUnreachable)
})
