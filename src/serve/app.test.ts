import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Config } from '#server/kernel/config.ts'
import { composeApp } from './app.ts'

const folder = join(import.meta.dirname, '../../public/pictures')

/** The port's applications with nothing behind them but files and a site that draws one page. */
const ports = { demo: makePort('demo'), production: makePort('production') }
const portOf = (mode: Config['mode']) => ports[mode]

function makePort(mode: Config['mode']) {
  const deps = {
    api: new Hono(),
    site: { answer: async () => new Response('a page') },
    simulator: undefined,
    demoIssuer: undefined,
  }
  // Only the mode and these parts are asked for files.
  return composeApp({ mode, publicUrl: new URL('http://localhost') } as Config, deps as never)
}

test('production serves each of the product’s own pictures as what it is', async () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(60)
  for (const file of files) {
    const path = relative(folder, join(file.parentPath, file.name))
    const answer = await portOf('production').request(`/pictures/${path}`)
    expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([
      path,
      200,
      path.endsWith('.jpg') ? 'image/jpeg' : 'image/avif',
    ])
    await answer.body?.cancel()
  }
})

test('pictures of the demo city are served with the demo city only', async () => {
  expect((await portOf('demo').request('/pictures/covers/annapurna-rasoi-480.avif')).status).toBe(200)
  expect((await portOf('production').request('/pictures/covers/annapurna-rasoi-480.avif')).status).toBe(404)
})

test('cover of a demo caterer is also served as its share card', async () => {
  const card = await portOf('demo').request('/pictures/covers/annapurna-rasoi-1200.jpg')
  expect([card.status, card.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
  await card.body?.cancel()
  expect((await portOf('production').request('/pictures/covers/annapurna-rasoi-1200.jpg')).status).toBe(404)
})

test('a picture that is not there is rejected in a line, not with a page', async () => {
  const answer = await portOf('demo').request('/pictures/covers/nowhere-480.avif')
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('a page')
})

test('an address that cannot be decoded never reaches the site, which would log it', async () => {
  const { status, headers, text } = await answerOf('/reset-password/SECRET%ff')
  expect([status, headers.get('Cache-Control'), text]).toEqual([
    400,
    'private, no-store',
    'We couldn’t read this address. Check the link you followed.',
  ])
  expect((await answerOf('/caterer/%E0%A4%85')).text).toBe('a page')
})

test.each(['POST', 'PUT', 'DELETE'])('%s of a page is refused in our words', async (method) => {
  const { status, headers, text } = await answerOf('/contactus', { method })
  expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  expect(text).toContain('or call +91 22 4893 1770')
})

test.each([
  ['gzip', 'gzip'],
  ['gzip;q=0', null],
  ['br;q=0', null],
  ['gzip; q=0.0, br;q=0, identity', null],
  ['br;q=0, gzip;q=0.5', 'gzip'],
])('a page that is not cached is sent to a client of %s as %s', async (accepted, encoding) => {
  const { headers } = await answerOf('/profile', { headers: { 'accept-encoding': accepted } })
  expect([headers.get('Content-Encoding'), headers.get('Vary')]).toEqual([encoding, 'Accept-Encoding'])
})

async function answerOf(path: string, init: RequestInit = {}) {
  const answer = await portOf('production').request(path, init)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
