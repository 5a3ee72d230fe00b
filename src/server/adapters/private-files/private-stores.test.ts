import { chmod, mkdtemp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { hostFailures, useFileHost } from '#test/support/file-host.ts'
import { StoreError } from '../store-error.ts'
import { localPrivateStore } from './local-private-store.ts'
import { s3PrivateStore } from './s3-private-store.ts'

const host = useFileHost()
afterEach(() => vi.restoreAllMocks())
const folder = await mkdtemp(join(tmpdir(), 'pangat-private-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const key = 'ab/01kc0a7m5v9f3g8h2j6k4n1pab'
const sealed = Buffer.from([1, 2, 3, 250])
const s3 = () =>
  s3PrivateStore({
    endpoint: host.base,
    region: 'ap-south-1',
    bucket: 'private',
    accessKeyId: 'AKID',
    secretAccessKey: 'a-secret-of-tests',
  })

describe('the data directory', () => {
  test('keeps files for the account of the server alone, replaces and removes them', async () => {
    const dataDir = join(folder, 'kept')
    await mkdir(join(dataDir, 'private'), { recursive: true, mode: 0o755 })
    await chmod(join(dataDir, 'private'), 0o755)
    const store = localPrivateStore(dataDir)
    await store.put(key, Buffer.from('before'))
    await store.put(key, sealed)
    expect(await store.get(key, 4)).toEqual(sealed)
    const modes = ['private', 'private/ab', `private/${key}`].map(
      async (name) => (await stat(join(dataDir, name))).mode,
    )
    expect((await Promise.all(modes)).map((mode) => mode & 0o077)).toEqual([0, 0, 0])
    expect(await readdir(join(dataDir, 'private/ab'))).toEqual([key.slice(3)])
    await store.remove(key)
    await store.remove(key)
    await expect(store.get(key, 4)).rejects.toThrow('ENOENT')
  })

  test('gives no file that is longer than asked for', async () => {
    const store = localPrivateStore(join(folder, 'long'))
    await store.put(key, sealed)
    await expect(store.get(key, 3)).rejects.toBeInstanceOf(StoreError)
  })

  test('leaves nothing of what could not be written', async () => {
    const dataDir = join(folder, 'blocked')
    await mkdir(join(dataDir, 'private', key), { recursive: true })
    await writeFile(join(dataDir, 'private', key, 'in-the-way'), '')
    await expect(localPrivateStore(dataDir).put(key, sealed)).rejects.toBeInstanceOf(StoreError)
    expect(await readdir(join(dataDir, 'private/ab'))).toEqual([key.slice(3)])
    await writeFile(join(folder, 'no-folder'), '')
    await expect(localPrivateStore(join(folder, 'no-folder')).put(key, sealed)).rejects.toThrow('ENOTDIR')
    expect(await readFile(join(folder, 'no-folder'), 'utf8')).toBe('')
  })
})

describe('the private bucket', () => {
  test('gets each file signed, as bytes that nobody caches', async () => {
    host.behave = (_, response) => response.setHeader('etag', '"1"').end()
    await s3().put(key, sealed)
    expect(host.calls.map(({ method, path, body }) => [method, path, Buffer.from(body, 'latin1')])).toEqual([
      ['PUT', `/private/${key}`, sealed],
    ])
    expect(host.calls[0]?.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'no-store',
      authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=AKID\//) as string,
    })
  })

  test('gives files of at most the length that is asked for, and removes them', async () => {
    host.behave = (_, response) => response.setHeader('etag', '"1"').end(sealed)
    expect(await s3().get(key, 4)).toEqual(sealed)
    await expect(s3().get(key, 3)).rejects.toThrow('unreachable')
    host.behave = (_, response) => response.writeHead(204).end()
    await s3().remove(key)
    expect(host.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /private/${key}`,
      `GET /private/${key}`,
      `DELETE /private/${key}`,
    ])
  })

  test.each(hostFailures)('fails when the host %s', async (_, behaviour) => {
    host.behave = behaviour
    await expect(s3().put(key, sealed)).rejects.toBeInstanceOf(StoreError)
    await expect(s3().get(key, 1000)).rejects.toBeInstanceOf(StoreError)
  })

  test('fails when a page is answered, and when the host is slow', async () => {
    host.behave = (_, response) => response.end('<!doctype html><h1>Welcome</h1>')
    await expect(s3().put(key, sealed)).rejects.toThrow('no_etag')
    await expect(s3().get(key, 1000)).rejects.toThrow('no_etag')
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 300))
    host.behave = () => undefined
    await expect(s3().get(key, 1000)).rejects.toThrow('unreachable')
  })
})
