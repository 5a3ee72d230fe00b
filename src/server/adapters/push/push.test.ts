import { describe, expect, test } from 'vitest'
import type { lookup as systemLookup } from 'node:dns'
import { areKeys, encrypt } from './encrypt.ts'
import { isPublicAddress, publicLookup } from './public-address.ts'
import { isPushEndpoint } from './push-services.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

// The example of RFC 8291, section 5.
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

describe('encryption', () => {
  test('is that of RFC 8291', () => {
    const sealed = encrypt('When I grow up, I want to be a watermelon', keys, {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    })
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  test('is different each time', () => {
    expect(encrypt('the same', keys)).not.toEqual(encrypt('the same', keys))
  })

  test.each([
    ['no point of the curve', { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['too short a secret', { ...keys, auth: 'BTBZ' }],
  ])('of keys with %s is refused', (_, given) => {
    expect([areKeys(keys), areKeys(given)]).toEqual([true, false])
  })
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGuQ',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA',
])('%s is an address of a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:password@fcm.googleapis.com/fcm',
  'https://fcm.googleapis.com.attacker.example/fcm',
  'https://attacker.example/?fcm.googleapis.com',
  'https://notify.windows.com.attacker.example/',
  'https://xnotify.windows.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'file:///etc/passwd',
  'http://127.0.0.1:4000/push',
  'push',
  '',
  `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
])('%s is none', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false)
})

test('the origin of tests is one where it is set, and only that origin', () => {
  const test = 'http://127.0.0.1:4000'
  expect([`${test}/push/1`, 'http://127.0.0.1:4001/push/1'].map((endpoint) => isPushEndpoint(endpoint, test))).toEqual([
    true,
    false,
  ])
})

test.each([
  ['142.250.183.74', true],
  ['2404:6800:4009:80e::200a', true],
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '239.1.1.1',
  ].map((address) => [address, false] as const),
  ...[
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
  ].map((address) => [address, false] as const),
] as const)('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

describe('the lookup of a connection', () => {
  // The product asks for all addresses alone.
  const leadingTo = (...addresses: string[]) =>
    ((_: string, __: object, done: (error: null, found: object[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )) as unknown as typeof systemLookup
  const ask = (addresses: string[], all: boolean) =>
    new Promise((resolve) => {
      publicLookup(leadingTo(...addresses))('fcm.googleapis.com', { all }, (error, ...found) =>
        resolve(error?.message ?? found),
      )
    })

  test('leads to public addresses', async () => {
    expect(await ask(['142.250.183.74'], false)).toEqual(['142.250.183.74', 4])
    expect(await ask(['142.250.183.74'], true)).toEqual([[{ address: '142.250.183.74', family: 4 }]])
  })

  test.each([[['10.0.0.1']], [['142.250.183.74', '127.0.0.1']], [[]]])(
    'fails for a name that leads to %j',
    async (addresses) => {
      expect(await ask(addresses, false)).toBe('the name leads to an address that is not public')
    },
  )
})
