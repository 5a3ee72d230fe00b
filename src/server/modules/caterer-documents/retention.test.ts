import { mkdir, rm, rmdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import { at, rows, sql } from '#server/kernel/sql.ts'
import { aMember } from '#test/factories/index.ts'
import { call, signedInAs } from '#test/support/accounts.ts'
import { anAdmin } from '#test/support/admins.ts'
import { useDocuments } from '#test/support/caterer-documents.ts'

const { server, fileOf, tidy, actsOn, anOwner } = useDocuments()
const days = (count: number) => count * 24 * 60 * 60 * 1000

test('a new owner gets the licence, and not what is about the former one as a person', async () => {
  const owner = await anOwner()
  const licence = await owner.uploaded()
  const cheque = await owner.uploaded(undefined, { kind: 'cancelled_cheque' })
  await owner.uploaded(undefined, { kind: 'gst_or_pan' })
  const { id } = owner.caterer
  const next = await aMember(server, id)
  const expiresAt = new Date(server.clock.now().getTime() + 60_000)
  await rows(
    server.database.db,
    sql`insert into ownership_offers (caterer_id, user_id, offered_by, expires_at)
      values (${id}, ${next.id}, ${owner.user.id}, ${at(expiresAt)})`,
  )
  const headers = await signedInAs(server, next)
  expect((await call(server, 'POST', '/api/membership/ownership', { headers, body: {} })).status).toBe(200)
  const list = await server.request(owner.path, { headers })
  expect(((await list.json()) as CatererDocument[]).map((document) => document.id)).toEqual([licence.id])
  await tidy()
  expect(await fileOf(cheque)).toBeUndefined()
  expect((await actsOn(id)).filter(({ action }) => action === 'removed')).toMatchObject([
    { actor: `user:${next.id}` },
    { actor: `user:${next.id}` },
  ])
})

describe('the job', () => {
  test('deletes documents 90 days after a rejection, by the clock of the product', async () => {
    const owner = await anOwner()
    const approved = await anOwner()
    const [document, later, other] = [await owner.uploaded(), owner.uploaded, await approved.uploaded()]
    server.clock.advance(days(10))
    const admin = await anAdmin(server)
    await admin.decide(owner.caterer.id, 'reject', { reason: 'No licence' })
    await admin.decide(approved.caterer.id, 'approve')
    server.clock.advance(days(30))
    const afterwards = await later()

    server.clock.advance(days(60) - 1000)
    await tidy()
    expect((await owner.list()).map(({ id }) => id)).toEqual([document.id, afterwards.id])
    server.clock.advance(1000)
    await Promise.all([tidy(), tidy()])
    // What was uploaded after the rejection has as long.
    expect((await owner.list()).map(({ id }) => id)).toEqual([afterwards.id])
    expect([await fileOf(document), (await fileOf(other)) !== undefined]).toEqual([undefined, true])
    expect((await actsOn(owner.caterer.id)).at(-1)).toEqual({
      action: 'removed',
      actor: 'system:caterer-documents',
      change: { document: document.id, kind: 'fssai_licence' },
    })
    server.clock.advance(days(30))
    await tidy()
    expect([await owner.list(), (await approved.list()).length]).toEqual([[], 1])
  })

  test('deletes what an upload that never ended left behind', async () => {
    const owner = await anOwner()
    const document = await owner.uploaded()
    await rows(server.database.db, sql`update caterer_documents set stored_at = null where id = ${document.id}`)
    await tidy()
    expect(await fileOf(document)).toBeDefined()
    server.clock.advance(61 * 60 * 1000)
    await tidy()
    expect(await fileOf(document)).toBeUndefined()
  })

  test('tries again what the store could not delete', async () => {
    const owner = await anOwner()
    const document = await owner.uploaded()
    const file = (await fileOf(document)) ?? ''
    await rm(file)
    await mkdir(file)
    expect((await owner.remove(document)).status).toBe(200)
    const left = () => rows(server.database.db, sql`select 1 from caterer_documents where id = ${document.id}`)
    expect([await owner.list(), (await left()).length]).toEqual([[], 1])
    await rmdir(file)
    await tidy()
    expect(await left()).toEqual([])
  })
})

describe('the account of an owner', () => {
  test('exports the list of documents without their contents, and takes them along', async () => {
    const owner = await anOwner()
    const document = await owner.uploaded()
    const { user, headers } = owner
    const data = (await (await call(server, 'GET', `/api/users/${user.id}/data`, { headers })).json()) as {
      about: Record<string, unknown>
    }
    const { kind, mediaType, bytes, uploadedAt } = document
    expect(data.about.catererDocuments).toEqual([{ kind, mediaType, bytes, at: uploadedAt }])
    expect((await call(server, 'DELETE', `/api/users/${user.id}`, { headers, body: {} })).status).toBe(200)
    await tidy()
    expect(await fileOf(document)).toBeUndefined()
    const left = await rows(server.database.db, sql`select 1 from caterer_documents where id = ${document.id}`)
    expect(left).toEqual([])
  })
})
