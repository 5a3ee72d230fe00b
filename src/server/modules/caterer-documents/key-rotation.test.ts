import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aPdf } from '#test/support/made-pdf.ts'
import { uploadForm } from '#test/support/pictures.ts'
import { aRegisteredCaterer } from '#test/support/registered-caterers.ts'
import { serve, useServer } from '#test/support/server.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'pangat-rotation-'))
const [oldKey, newKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
const server = useServer({ DATA_DIR: dataDir, BANK_DATA_KEY: oldKey })
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('after a rotation documents are read, encrypted anew, and then need the old key no more', async () => {
  const { headers, caterer } = await aRegisteredCaterer(server)
  const path = `/api/caterer/${caterer.id}/documents`
  const body = uploadForm(aPdf(), 'licence.pdf')
  const added = await server.request(`${path}?kind=fssai_licence`, { method: 'POST', headers, body })
  const [document] = (await added.json()) as CatererDocument[]
  const statusWith = async (settings: Record<string, string>, tidy = false) => {
    const restarted = await serve(server.database, {
      clock: server.clock,
      settings: { DATA_DIR: dataDir, ...settings },
    })
    if (tidy) await restarted.services.backgroundJobs['caterer-documents']?.()
    const { status } = await restarted.request(`${path}/${document?.id}`, { headers })
    restarted.services.images.close()
    await restarted.services.catalogue.close()
    return status
  }
  const keysInUse = () => rows(server.database.db, sql`select distinct sealed_with from caterer_documents`)
  const before = await keysInUse()

  expect(await statusWith({ BANK_DATA_KEY: newKey })).toBe(503)
  expect(await statusWith({ BANK_DATA_KEY: newKey, BANK_DATA_KEY_OLD: oldKey })).toBe(200)
  expect(await keysInUse()).toEqual(before)
  expect(await statusWith({ BANK_DATA_KEY: newKey, BANK_DATA_KEY_OLD: oldKey }, true)).toBe(200)
  expect(await keysInUse()).not.toEqual(before)
  expect(await statusWith({ BANK_DATA_KEY: newKey })).toBe(200)
  expect(await statusWith({ BANK_DATA_KEY: oldKey })).toBe(503)
})
