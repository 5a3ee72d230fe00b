import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { limits } from '#contract/limits.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aMember } from '#test/factories/index.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { anAdmin } from '#test/support/admins.ts'
import { useDocuments } from '#test/support/caterer-documents.ts'
import { aPdf } from '#test/support/made-pdf.ts'
import { aPhoneSPhoto, aPhoto, uploadForm } from '#test/support/pictures.ts'

const { server, dataDir, storedFiles, fileOf, actsOn, anOwner } = useDocuments()

let photo: Buffer
beforeAll(async () => {
  photo = await aPhoneSPhoto()
})

describe('an uploaded document', () => {
  test('is listed, and comes back to its owner as an attachment that nothing keeps', async () => {
    const owner = await anOwner()
    const pdf = aPdf({ objects: ['<< /Title (Licence) >>'] })
    const document = await owner.uploaded(pdf)
    expect(await owner.list()).toEqual([
      {
        id: document.id,
        kind: 'fssai_licence',
        mediaType: 'application/pdf',
        bytes: pdf.length,
        uploadedAt: '2026-11-20T04:30:00.000Z',
      },
    ])
    const file = await owner.get(document)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="fssai-licence-2026-11-20.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(file.headers.get('cache-control')).toContain('no-store')
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf)
  })

  test('is encrypted where it is kept', async () => {
    const owner = await anOwner()
    const document = await owner.uploaded(aPdf({ objects: ['<< /Title (SECRET 11526001000061) >>'] }))
    const bytes = await readFile((await fileOf(document)) ?? '')
    expect([bytes.includes('11526001000061'), bytes.includes('%PDF')]).toEqual([false, false])
  })

  test('cannot be put in the place of another one', async () => {
    const owner = await anOwner()
    const [one, other] = [await owner.uploaded(), await owner.uploaded()]
    await writeFile((await fileOf(one)) ?? '', await readFile((await fileOf(other)) ?? ''))
    const swapped = await owner.get(one)
    expect([swapped.status, ((await swapped.json()) as ErrorResponse).code]).toEqual([503, 'document_unavailable'])
    expect((await owner.get(other)).status).toBe(200)
  })

  test('of a picture loses its metadata, whatever it is called', async () => {
    const owner = await anOwner()
    const response = await owner.upload(photo, { name: 'my cheque.pdf', kind: 'cancelled_cheque' })
    const [document] = (await response.json()) as CatererDocument[]
    expect(document).toMatchObject({ kind: 'cancelled_cheque', mediaType: 'image/jpeg' })
    const file = await owner.get({ id: document?.id ?? '' })
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.length).toBe(document?.bytes)
    expect([bytes.includes('Exif'), bytes.includes('Asha')]).toEqual([false, false])
    expect(file.headers.get('content-disposition')).toContain('cancelled-cheque-2026-11-20.jpg')
  })

  test.each([
    ['too large', 413, () => Buffer.alloc(limits.catererDocument.maxBytes + 1, 0xff), 'document_too_large'],
    ['a page', 415, () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'document_type_unsupported'],
    ['a drawing', 415, () => Buffer.from('<svg/>'), 'document_type_unsupported'],
    ['a GIF', 415, () => aPhoto({ width: 20, height: 20, format: 'gif' }), 'document_type_unsupported'],
    ['cut short', 422, () => photo.subarray(0, 900), 'document_unreadable'],
    ['half a PDF', 422, () => aPdf().subarray(0, 200), 'document_unreadable'],
    ['a locked PDF', 422, () => aPdf({ trailer: '/Encrypt 4 0 R' }), 'document_locked'],
    ['a PDF with a script', 422, () => aPdf({ objects: ['<< /S /JavaScript >>'] }), 'document_unsafe'],
    ['empty', 422, () => Buffer.alloc(0), 'document_unreadable'],
  ])('%s is rejected with a sentence that names it, and nothing of it stays', async (_, status, bytes, code) => {
    const owner = await anOwner()
    const before = await storedFiles()
    const response = await owner.upload(await bytes(), { name: 'my paper.pdf' })
    const body = (await response.json()) as ErrorResponse
    expect([response.status, body.code]).toEqual([status, code])
    expect(body.message[0]).toContain('my paper.pdf')
    expect([await owner.list(), await storedFiles()]).toEqual([[], before])
  })

  test('needs a kind, a file and a form', async () => {
    const { path, headers, upload } = await anOwner()
    const sent = async (body: BodyInit | undefined, type?: string, query = '?kind=fssai_licence') => {
      const init = { method: 'POST', headers: { ...headers, ...(type ? { 'content-type': type } : {}) } }
      return (await server.request(path + query, body === undefined ? init : { ...init, body })).status
    }
    expect((await upload(aPdf(), { kind: 'passport' })).status).toBe(400)
    expect(await sent(uploadForm(aPdf()), undefined, '')).toBe(400)
    expect(await sent(new FormData())).toBe(422)
    expect(await sent(undefined)).toBe(415)
    expect(await sent('{}', 'application/json')).toBe(415)
    expect(await sent('nothing', 'multipart/form-data; boundary=x')).toBe(400)
  })

  test('beyond the sixth is rejected, of several at once as well', async () => {
    const owner = await anOwner()
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await owner.upload()).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 6 }, () => 201), 409, 409])
    expect((await owner.remove((await owner.list())[0] ?? { id: '' })).status).toBe(200)
    expect((await owner.upload()).status).toBe(201)
  })

  test('beyond so many tries an hour is rejected', async () => {
    const { upload } = await anOwner()
    for (let i = 0; i < limits.catererDocument.uploadsAnHour; i++)
      expect((await upload(Buffer.alloc(0))).status).toBe(422)
    expect((await upload(Buffer.alloc(0))).status).toBe(429)
  })

  test('that cannot be stored is rejected, and leaves nothing', async () => {
    const owner = await anOwner()
    await owner.uploaded()
    await rm(join(dataDir, 'private'), { recursive: true })
    await writeFile(join(dataDir, 'private'), 'no folder')
    const response = await owner.upload()
    await rm(join(dataDir, 'private'))
    expect([response.status, ((await response.json()) as ErrorResponse).message]).toEqual([
      503,
      ['We couldn’t save licence.pdf. Try again in a few minutes.'],
    ])
    const left = await rows(
      server.database.db,
      sql`select 1 from caterer_documents where caterer_id = ${owner.caterer.id} and removed_at is null`,
    )
    expect(left).toHaveLength(1)
  })
})

describe('a deleted document', () => {
  test('is gone with its file, once', async () => {
    const owner = await anOwner()
    const document = await owner.uploaded()
    const answers = await Promise.all([owner.remove(document), owner.remove(document)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect([await fileOf(document), await owner.list()]).toEqual([undefined, []])
    expect((await owner.get(document)).status).toBe(404)
  })
})

describe('others', () => {
  test('get none of it: not a manager, not another owner, not who was the owner a minute ago', async () => {
    const owner = await anOwner()
    const document = await owner.uploaded()
    const manager = await aMember(server, owner.caterer.id)
    const stranger = await anOwner()
    const path = `${owner.path}/${document.id}`
    expect((await server.request(path, { headers: await signedInAs(server, manager) })).status).toBe(403)
    expect((await server.request(path, { headers: stranger.headers })).status).toBe(404)
    expect((await server.request(`${stranger.path}/${document.id}`, { headers: stranger.headers })).status).toBe(404)
    expect((await server.request(path)).status).toBe(401)

    // The session of the former owner still says owner.
    await rows(server.database.db, sql`update caterers set owner_id = ${manager.id} where id = ${owner.caterer.id}`)
    expect((await owner.get(document)).status).toBe(403)
  })

  test('who are admins see documents with the caterer, and each view is recorded', async () => {
    const admin = await anAdmin(server)
    const owner = await anOwner()
    const document = await owner.uploaded()
    expect((await admin.see(owner.caterer.id)).body.documents).toEqual([document])
    const headers = await signedInAs(server, admin.user)
    const path = `/api/admin/caterers/${owner.caterer.id}/documents/${document.id}`
    const file = await server.request(path, { headers })
    expect([file.status, file.headers.get('content-disposition')?.startsWith('attachment;')]).toEqual([200, true])
    await owner.get(document)
    await owner.remove(document)
    expect((await server.request(path, { headers })).status).toBe(404)

    const change = { document: document.id, kind: 'fssai_licence' }
    const [by, byAdmin] = [`user:${owner.user.id}`, `user:${admin.user.id}`]
    expect(await actsOn(owner.caterer.id)).toEqual([
      { action: 'added', actor: by, change },
      { action: 'viewed', actor: byAdmin, change },
      { action: 'viewed', actor: by, change },
      { action: 'removed', actor: by, change },
    ])
  })
})

test('a caterer that was asked for changes is reviewed again with its next document', async () => {
  const admin = await anAdmin(server)
  const owner = await anOwner()
  await owner.uploaded()
  expect((await owner.see(owner.caterer.id)).body.version).toBe(owner.caterer.version)
  await admin.decide(owner.caterer.id, 'request_changes', { reason: 'Add your FSSAI licence' })
  server.clock.advance(60_000)
  await owner.uploaded()
  const { body } = await owner.see(owner.caterer.id)
  expect(body).toMatchObject({ approval: 'pending', approvalSince: server.clock.now().toISOString() })
  expect(body).not.toHaveProperty('approvalReason')
})
