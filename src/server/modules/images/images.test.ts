import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UploadedImage } from '#contract/endpoints/images.ts'
import { limits } from '#contract/limits.ts'
import { list, rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, aUser, type AUser } from '#test/factories/index.ts'
import { aRegistration, signedInAs, signUp } from '#test/support/accounts.ts'
import { aPhoto, uploadForm } from '#test/support/pictures.ts'
import { useServer } from '#test/support/server.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'pangat-uploads-'))
const server = useServer({ DATA_DIR: dataDir })
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const db = () => server.database.db
const days = (count: number) => count * 24 * 60 * 60 * 1000

let photo: Buffer
beforeAll(async () => {
  photo = await aPhoto({ width: 300, height: 200 })
})

async function anOwner(): Promise<{ user: AUser; headers: Record<string, string>; catererId: string }> {
  const user = await aUser(server, { role: '3' })
  const caterer = await aCaterer(server, { ownerId: user.id })
  return { user, headers: await signedInAs(server, user), catererId: caterer.id }
}

async function upload(
  headers: Record<string, string>,
  bytes: Uint8Array = photo,
  name = 'thali.jpg',
): Promise<Response> {
  return server.request('/api/images', { method: 'POST', headers, body: uploadForm(bytes, name) })
}

async function uploaded(headers: Record<string, string>): Promise<UploadedImage> {
  const response = await upload(headers)
  expect(response.status).toBe(201)
  return (await response.json()) as UploadedImage
}

/** What is in the store of pictures. */
async function storedFiles(): Promise<string[]> {
  const found = await readdir(join(dataDir, 'images'), { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function picturesOf({ user }: { user: AUser }): Promise<{ stored: boolean; removed: boolean }[]> {
  return rows(
    db(),
    sql<{ stored: boolean; removed: boolean }>`
      select stored_at is not null as stored, removed_at is not null as removed from images where owner_id = ${user.id}`,
  )
}

const removeUnshown = () => server.services.backgroundJobs['unused-pictures']?.()

describe('an upload', () => {
  test('answers as an image host does, and keeps the picture in its sizes', async () => {
    const owner = await anOwner()
    const answer = await uploaded(owner.headers)
    expect(answer).toMatchObject({ width: 240, height: 160, format: 'avif' })
    expect(answer.secure_url).toBe(`http://localhost:3000/images/${answer.public_id}-240.avif`)
    const path = join(dataDir, 'images', `${answer.public_id}-`)
    for (const end of ['240.avif', '240.webp', '1200.jpg']) expect([end, existsSync(path + end)]).toEqual([end, true])
    expect(await picturesOf(owner)).toEqual([{ stored: true, removed: false }])
  })

  test('of visitors and customers is rejected before its body is read', async () => {
    const unread = () => ({
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: new ReadableStream({ pull: () => expect.fail('was read') }, { highWaterMark: 0 }),
      duplex: 'half',
    })
    expect((await server.request('/api/images', unread())).status).toBe(401)
    const customer = await signedInAs(server, await aUser(server))
    const request = unread()
    const rejected = await server.request('/api/images', { ...request, headers: { ...request.headers, ...customer } })
    expect(rejected.status).toBe(403)
  })

  test.each([
    [
      'too large',
      413,
      () => Buffer.alloc(limits.image.maxBytes + 1, 0xff),
      'File thali.jpg is too large. Maximum size is 5MB',
    ],
    ['a drawing', 415, () => Buffer.from('<svg/>'), 'File thali.jpg is not a supported image type'],
    ['cut short', 422, () => photo.subarray(0, 900), 'Failed to upload thali.jpg'],
    ['empty', 422, () => Buffer.alloc(0), 'Failed to upload thali.jpg'],
  ])('%s is rejected, and nothing of it stays', async (_, status, bytes, message) => {
    const owner = await anOwner()
    const before = await storedFiles()
    const response = await upload(owner.headers, bytes())
    expect([response.status, ((await response.json()) as { message: string[] }).message]).toEqual([status, [message]])
    expect([await picturesOf(owner), await storedFiles()]).toEqual([[], before])
  })

  test('is judged by its bytes, whatever it is called', async () => {
    const { headers } = await anOwner()
    const png = await aPhoto({ width: 300, format: 'png' })
    expect((await upload(headers, png, 'invoice.pdf')).status).toBe(201)
    expect((await upload(headers, Buffer.from('<svg/>'), 'thali.png')).status).toBe(415)
  })

  test('without a file, and one that is no form, are rejected', async () => {
    const { headers } = await anOwner()
    const sent = async (body: BodyInit, type?: string) =>
      (
        await server.request('/api/images', {
          method: 'POST',
          headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
          body,
        })
      ).status
    const form = new FormData()
    form.set('upload_preset', 'x')
    expect(await sent(form)).toBe(422)
    expect(await sent('{}', 'application/json')).toBe(415)
    expect(await sent('nothing', 'multipart/form-data')).toBe(415)
    expect(await sent('nothing', 'multipart/form-data; charset=x')).toBe(400)
    expect(await sent('nothing', 'multipart/form-data; boundary=x')).toBe(400)
  })

  test('61st of an hour is rejected', async () => {
    const { headers } = await anOwner()
    const empty = () => upload(headers, Buffer.alloc(0))
    for (let i = 0; i < limits.image.uploadsAnHour; i++) expect((await empty()).status).toBe(422)
    expect((await empty()).status).toBe(429)
  })

  test('beyond 400 pictures of a caterer is rejected, of several at once as well', async () => {
    const owner = await anOwner()
    await rows(
      db(),
      sql`insert into images (id, owner_id, store, store_key, base, widths, width, height, placeholder, stored_at)
          select 'many' || n, ${owner.user.id}, 'local', 'm/' || n, '/images/m/' || n, ${list([240])}::int[], 240, 160, '#a0522d', now()
          from generate_series(1, ${limits.image.perCaterer - 1}) as n`,
    )
    const statuses = await Promise.all([1, 2, 3].map(async () => (await upload(owner.headers)).status))
    expect(statuses.sort((a, b) => a - b)).toEqual([201, 409, 409])
    expect(await picturesOf(owner)).toHaveLength(limits.image.perCaterer)
  })

  test('whose client leaves while it is stored leaves nothing behind', async () => {
    /** Uploads and leaves as soon as its row is there, when the files are being stored. */
    const leave = async () => {
      const [owner, before, leaving] = [await anOwner(), await storedFiles(), new AbortController()]
      const request = server.request('/api/images', {
        method: 'POST',
        headers: owner.headers,
        body: uploadForm(photo),
        signal: leaving.signal,
      })
      while ((await picturesOf(owner)).length === 0) await new Promise(setImmediate)
      leaving.abort()
      return { owner, before, ok: (await request).ok }
    }
    // On a busy machine all of it may be stored before the row is seen.
    let left = await leave()
    for (let tries = 1; left.ok && tries < 10; tries++) left = await leave()
    expect(left.ok).toBe(false)
    expect([await picturesOf(left.owner), await storedFiles()]).toEqual([[], left.before])
  })
})

describe('pictures that nothing shows', () => {
  test('are deleted seven days after their upload, those in a gallery are not', async () => {
    const owner = await anOwner()
    const [shown, unused] = [await uploaded(owner.headers), await uploaded(owner.headers)]
    const change = { artGallery: [[shown.secure_url]] }
    const saved = await server.request(`/api/caterer/${owner.catererId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...owner.headers },
      body: JSON.stringify(change),
    })
    expect(saved.status).toBe(200)
    const pathOf = ({ public_id }: UploadedImage) => join(dataDir, 'images', `${public_id}-240.avif`)

    server.clock.advance(days(7) - 1000)
    await removeUnshown()
    expect([existsSync(pathOf(shown)), existsSync(pathOf(unused))]).toEqual([true, true])
    server.clock.advance(1000)
    await removeUnshown()
    expect([existsSync(pathOf(shown)), existsSync(pathOf(unused))]).toEqual([true, false])
    expect(await picturesOf(owner)).toEqual([{ stored: true, removed: false }])
  })

  test('that were taken a moment ago are not, even before what shows them is committed', async () => {
    const owner = await anOwner()
    const { secure_url } = await uploaded(owner.headers)
    server.clock.advance(days(8))
    const { takePictures } = await import('./index.ts')
    const who = { userId: owner.user.id, catererId: owner.catererId }
    const ctx = server.context()
    const site = 'http://localhost:3000'
    await ctx.transaction((tx) => takePictures(ctx, tx, { site }, { owner: who, urls: [secure_url] }))
    await removeUnshown()
    expect(await picturesOf(owner)).toHaveLength(1)
    server.clock.advance(60 * 60 * 1000)
    await removeUnshown()
    expect(await picturesOf(owner)).toEqual([])
  })

  test('because their upload never ended are deleted after an hour', async () => {
    const owner = await anOwner()
    await uploaded(owner.headers)
    await rows(db(), sql`update images set stored_at = null where owner_id = ${owner.user.id}`)
    server.clock.advance(61 * 60 * 1000)
    await removeUnshown()
    expect(await picturesOf(owner)).toEqual([])
  })
})

test('an account takes its pictures along, and with it they leave every gallery and the store', async () => {
  const session = await signUp(server, { ...aRegistration(), role: '3', password: 'leafplate72' })
  const headers = { authorization: `Bearer ${session.token}` }
  const { secure_url, public_id } = await uploaded(headers)
  const data = await server.request(`/api/users/${session.user.id}/data`, { headers })
  expect(JSON.stringify(await data.json())).toContain(new URL(secure_url).pathname)

  const deleted = await server.request(`/api/users/${session.user.id}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ password: 'leafplate72' }),
  })
  expect(deleted.status).toBe(200)
  await removeUnshown()
  expect(existsSync(join(dataDir, 'images', `${public_id}-240.avif`))).toBe(false)
})
