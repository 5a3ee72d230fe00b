import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { signedInAs } from './accounts.ts'
import { aPdf } from './made-pdf.ts'
import { uploadForm } from './pictures.ts'
import { aRegisteredCaterer } from './registered-caterers.ts'
import { useServer } from './server.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'pangat-documents-'))

/** A server with a private store of its own, and what tests of documents do with it. */
export function useDocuments() {
  const server = useServer({ DATA_DIR: dataDir, CATERER_APPROVAL: 'manual' })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))
  const storedFiles = async (): Promise<string[]> => {
    const found = await readdir(join(dataDir, 'private'), { recursive: true, withFileTypes: true }).catch(() => [])
    return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  }
  return {
    server,
    dataDir,
    /** Files of the private store. */
    storedFiles,
    fileOf: async ({ id }: { id: string }) => (await storedFiles()).find((file) => file.endsWith(id.toLowerCase())),
    tidy: () => server.services.backgroundJobs['caterer-documents']?.(),
    /** What the audit keeps of the documents of a caterer. */
    async actsOn(catererId: string) {
      await server.services.backgroundJobs['audit']?.()
      const found = await rows<{ action: string; actor: string; change: object }>(
        server.database.db,
        sql`select action, actor, coalesce(after, before) as change from audit
          where subject = ${catererId} and action like 'caterer.document%' order by at, id`,
      )
      return found.map(({ action, ...act }) => ({ ...act, action: action.replace('caterer.document_', '') }))
    },
    /** An owner with a caterer, and what the API offers for its documents. */
    async anOwner() {
      const registered = await aRegisteredCaterer(server)
      const { user, caterer } = registered
      const path = `/api/caterer/${caterer.id}/documents`
      // Tests that move the clock outlast a session.
      const send = async (at: string, init: RequestInit = {}) =>
        server.request(at, { ...init, headers: await signedInAs(server, user) })
      const upload = (bytes: Uint8Array = aPdf(), { name = 'licence.pdf', kind = 'fssai_licence' } = {}) =>
        send(`${path}?kind=${kind}`, { method: 'POST', body: uploadForm(bytes, name) })
      return {
        ...registered,
        path,
        upload,
        async uploaded(bytes?: Uint8Array, options?: { kind: string }): Promise<CatererDocument> {
          const response = await upload(bytes, options)
          const document = response.status === 201 && ((await response.json()) as CatererDocument[]).at(-1)
          if (!document) throw new Error(`an upload was answered ${response.status}`)
          return document
        },
        get: (document: { id: string }) => send(`${path}/${document.id}`),
        list: async () => (await (await send(path)).json()) as CatererDocument[],
        remove: (document: { id: string }) => send(`${path}/${document.id}`, { method: 'DELETE' }),
      }
    },
  }
}
