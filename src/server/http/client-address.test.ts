import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'
import type { Http } from './request.ts'

/** What the address is taken for, of a call from 10.0.0.1 that says it was forwarded. */
async function addressOf(forwarded: string | undefined, trustedProxies: number): Promise<string> {
  const app = new Hono<Http>().get('/', (c) => c.text(clientAddress(c, trustedProxies)))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: '10.0.0.1' } } })
  return answer.text()
}

test.each([
  ['without a proxy nothing that is sent is believed', '1.2.3.4', 0, '10.0.0.1'],
  ['behind one proxy what it wrote counts', '203.0.113.7', 1, '203.0.113.7'],
  ['and not what was made up before it', '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
  ['behind two what the first of them wrote', '6.6.6.6, 203.0.113.7, 10.0.0.9', 2, '203.0.113.7'],
  ['with fewer entries than proxies the call itself', '6.6.6.6', 2, '10.0.0.1'],
  ['an empty header is none', ' , ', 1, '10.0.0.1'],
  ['no header is none', undefined, 1, '10.0.0.1'],
])('%s', async (_, forwarded, trustedProxies, expected) => {
  expect(await addressOf(forwarded, trustedProxies)).toBe(expected)
})
