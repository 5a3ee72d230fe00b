import { parentPort } from 'node:worker_threads'
import type { Document } from '../store.ts'
import { drawDocument } from './draw-document.ts'
import { drawTable, type PaperTable } from './draw-table.ts'

/** What a thread is asked, and what it answers; `n` says which belongs to which. */
export type Asked = { n: number } & ({ document: Document } | { table: PaperTable })
export type Drawn = { n: number; file: Uint8Array<ArrayBuffer> } | { n: number; failed: string }

parentPort?.on('message', (asked: Asked) => {
  const { n } = asked
  const drawn = 'table' in asked ? drawTable(asked.table) : drawDocument(asked.document)
  drawn.then(
    (bytes) => answer({ n, file: new Uint8Array(bytes) }),
    (error: unknown) => answer({ n, failed: error instanceof Error ? error.message : 'unknown' }),
  )
})

function answer(drawn: Drawn): void {
  parentPort?.postMessage(drawn, 'file' in drawn ? [drawn.file.buffer] : [])
}
