import { parentPort } from 'node:worker_threads'
import type { Document } from '../store.ts'
import { drawDocument } from './draw-document.ts'

/** What a thread is asked, and what it answers; `n` says which belongs to which. */
export interface Asked {
  n: number
  document: Document
}
export type Drawn = { n: number; file: Uint8Array<ArrayBuffer> } | { n: number; failed: string }

parentPort?.on('message', ({ n, document }: Asked) => {
  drawDocument(document).then(
    (bytes) => answer({ n, file: new Uint8Array(bytes) }),
    (error: unknown) => answer({ n, failed: error instanceof Error ? error.message : 'unknown' }),
  )
})

function answer(drawn: Drawn): void {
  parentPort?.postMessage(drawn, 'file' in drawn ? [drawn.file.buffer] : [])
}
