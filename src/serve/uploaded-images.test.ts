import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '#server/kernel/config.ts'
import { composeApp } from './app.ts'

const name = '01kc0a7m5v9f3g8h2j6k4n1pab-240'
let dataDir: string
let app: Hono
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pangat-served-'))
  await mkdir(join(dataDir, 'images/ab'), { recursive: true })
  await writeFile(join(dataDir, `images/ab/${name}.avif`), 'a picture')
  await writeFile(join(dataDir, 'session-secret'), 'a secret')
  await writeFile(join(dataDir, 'images/ab/page.html'), '<script>')
  const site = { answer: async () => new Response('a page') }
  const deps = { api: new Hono(), site, simulator: undefined, demoIssuer: undefined }
  // Only these parts are asked for files.
  app = composeApp({ mode: 'production', publicUrl: new URL('http://localhost'), dataDir } as Config, deps as never)
})
afterAll(() => rm(dataDir, { recursive: true }))

test('an uploaded picture is kept by browsers for a year, as what it is and nothing else', async () => {
  const response = await app.request(`/images/ab/${name}.avif`)
  expect([response.status, await response.text()]).toEqual([200, 'a picture'])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'image/avif',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  const etag = response.headers.get('etag') ?? ''
  const again = await app.request(`/images/ab/${name}.avif`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test.each([
  `/images/ab/${name}.png`,
  '/images/ab/page.html',
  '/images/../session-secret',
  '/images/%2e%2e/session-secret',
  '/images/ab/..%2f..%2fsession-secret',
  '/images/',
])('%s is not there', async (path) => {
  const response = await app.request(path)
  // What leads out of the folder is of the site by then.
  expect(['There is no such picture.', 'a page']).toContain(await response.text())
})
