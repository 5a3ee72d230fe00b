import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clockAt } from '#server/kernel/clock.ts'
import type { ImageFile } from '../image-encoder/encoded-image.ts'
import { cloudinaryStore } from './cloudinary-store.ts'
import { hostFailures, useFileHost, type HostBehaviour } from '#test/support/file-host.ts'
import { StoreError } from '../store-error.ts'
import type { ImageStore } from './image-store.ts'
import { localStore } from './local-store.ts'
import { s3Store } from './s3-store.ts'

const host = useFileHost()
afterEach(() => vi.restoreAllMocks())

const files: ImageFile[] = [
  { width: 240, format: 'avif', bytes: Buffer.from('small avif') },
  { width: 240, format: 'webp', bytes: Buffer.from('small webp') },
  { width: 1200, format: 'jpg', bytes: Buffer.from('card') },
]
const key = 'ab/01kc0a7m5v9f3g8h2j6k4n1pab'
const clock = clockAt(new Date('2026-11-20T04:30:00Z'))

const s3 = () =>
  s3Store({
    endpoint: host.base,
    region: 'ap-south-1',
    bucket: 'pictures',
    accessKeyId: 'AKID',
    secretAccessKey: 'a-secret-of-tests',
    publicUrl: new URL('https://cdn.pangat.example/p/'),
  })
const cloudinary = (credentials?: { apiKey: string; apiSecret: string }) =>
  cloudinaryStore({ baseUrl: host.base, cloud: 'pangat', uploadPreset: 'web', credentials }, clock)

const fieldOf = (body: string, name: string) => new RegExp(`name="${name}"\r\n\r\n([^\r]*)`).exec(body)?.[1]
const takeAsCloudinary: HostBehaviour = ({ body }, response) => {
  const id = fieldOf(body, 'public_id') ?? ''
  const format = /filename="[^"]*\.(\w+)"/.exec(body)?.[1]
  const secure_url = new URL(`/pangat/image/upload/v1790000000/${id}.${format}`, host.base).href
  response.end(JSON.stringify({ public_id: id, secure_url, bytes: 9 }))
}
const take: HostBehaviour = (_, response) => response.setHeader('etag', '"1"').end()

test('S3 gets each file signed, with its type and a year of caching, and the link is below the public address', async () => {
  host.behave = take
  expect(await s3().put(key, files)).toBe(`https://cdn.pangat.example/p/${key}`)
  expect(host.calls.map(({ method, path, body }) => `${method} ${path} ${body}`).sort()).toEqual([
    `PUT /pictures/${key}-1200.jpg card`,
    `PUT /pictures/${key}-240.avif small avif`,
    `PUT /pictures/${key}-240.webp small webp`,
  ])
  const avif = host.calls.find(({ path }) => path.endsWith('avif'))
  expect(avif?.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/ap-south-1\/s3\/aws4_request, SignedHeaders=.*host.*, Signature=[0-9a-f]{64}$/,
    ) as string,
  })
})

test('Cloudinary gets one unsigned upload for each width, and the link is without its version', async () => {
  host.behave = takeAsCloudinary
  expect(await cloudinary().put(key, files)).toBe(`${host.base.origin}/pangat/image/upload/${key}`)
  expect(
    host.calls
      .map(({ method, path, body }) =>
        [method, path, fieldOf(body, 'public_id'), fieldOf(body, 'upload_preset')].join(' '),
      )
      .sort(),
  ).toEqual([`POST /v1_1/pangat/image/upload ${key}-1200 web`, `POST /v1_1/pangat/image/upload ${key}-240 web`])
})

test('a preset of Cloudinary that renames, and a link to elsewhere, are failures', async () => {
  host.behave = (_, response) =>
    response.end(JSON.stringify({ public_id: 'x', secure_url: `${host.base.origin}/renamed.avif` }))
  await expect(cloudinary().put(key, files)).rejects.toThrow('renamed_by_preset')
  host.behave = ({ body }, response) => {
    const id = fieldOf(body, 'public_id')
    response.end(
      JSON.stringify({
        public_id: id,
        secure_url: `https://evil.example/${id}.${body.includes('.jpg') ? 'jpg' : 'avif'}`,
      }),
    )
  }
  await expect(cloudinary().put(key, files)).rejects.toThrow('links_unexpected')
})

test('Cloudinary removes by a signed call, and without a key not at all', async () => {
  host.behave = (_, response) => response.end('{"result":"ok"}')
  await cloudinary().remove(key, files)
  expect(host.calls).toEqual([])
  await cloudinary({ apiKey: '123456', apiSecret: 'abcdefghij' }).remove(key, files)
  expect(host.calls.map(({ path }) => path)).toEqual(['/v1_1/pangat/image/destroy', '/v1_1/pangat/image/destroy'])
  const sent = new URLSearchParams(host.calls.find(({ body }) => body.includes('-240'))?.body)
  expect(Object.fromEntries(sent)).toEqual({
    public_id: `${key}-240`,
    timestamp: '1795149000',
    api_key: '123456',
    // printf 'public_id=ab/01kc0a7m5v9f3g8h2j6k4n1pab-240&timestamp=1795149000abcdefghij' | sha1sum
    signature: '93bf642f9a3263a436063fb486185a8607449d85',
  })
})

test('S3 removes each file', async () => {
  host.behave = (_, response) => response.writeHead(204).end()
  await s3().remove(key, files)
  expect(host.calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    `DELETE /pictures/${key}-1200.jpg`,
    `DELETE /pictures/${key}-240.avif`,
    `DELETE /pictures/${key}-240.webp`,
  ])
})

const stores: [string, () => ImageStore][] = [
  ['s3', s3],
  ['cloudinary', cloudinary],
]
describe.each(stores)('%s', (name, store) => {
  test.each(hostFailures)('fails when the host %s', async (_, behaviour) => {
    host.behave = behaviour
    await expect(store().put(key, files)).rejects.toBeInstanceOf(StoreError)
  })

  test('gives a host that is slow up after a while', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 300))
    host.behave = () => undefined
    await expect(store().put(key, files)).rejects.toThrow('unreachable')
  })

  test('fails when no host is there', async () => {
    const known = host.base
    host.base = new URL('http://127.0.0.1:1')
    await expect(store().put(key, files)).rejects.toThrow('unreachable')
    host.base = known
  })

  test('fails when a page is answered', async () => {
    host.behave = (_, response) => response.end('<!doctype html><h1>Welcome</h1>')
    await expect(store().put(key, files)).rejects.toThrow(name === 's3' ? 'no_etag' : 'no_json')
  })
})

describe('local', () => {
  test('keeps files below its folder, and removes them', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pangat-images-'))
    const store = localStore(dataDir)
    expect(await store.put(key, files)).toBe(`/images/${key}`)
    expect(await readFile(join(dataDir, 'images', `${key}-240.avif`), 'utf8')).toBe('small avif')
    await store.remove(key, files)
    await store.remove(key, files)
    expect(await readdir(join(dataDir, 'images', 'ab'))).toEqual([])
    await rm(dataDir, { recursive: true })
  })

  test('fails where nothing can be written', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pangat-images-'))
    await writeFile(join(dataDir, 'images'), 'not a folder')
    await expect(localStore(dataDir).put(key, files)).rejects.toBeInstanceOf(StoreError)
    await rm(dataDir, { recursive: true })
  })
})
