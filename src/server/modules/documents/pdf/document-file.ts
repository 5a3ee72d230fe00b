import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { within } from '#server/kernel/deadline.ts'
import type { Document } from '../store.ts'
import type { PaperTable } from './draw-table.ts'
import type { Asked, Drawn } from './drawing-thread.ts'

/** A file takes 17 KB; those drawn lately are asked for again, by two sides and by double clicks. */
const maxCacheBytes = 8 * 1024 * 1024
const deadlineMs = 20_000
/** A thread with its fonts takes some 40 MB, so it does not stay for nobody. */
export const restMs = 60_000

interface Thread {
  worker: Worker
  waiting: Map<number, { resolve: (file: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void }>
}

const files = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: maxCacheBytes,
  sizeCalculation: (file) => file.length,
})
let thread: Thread | undefined
let resting: NodeJS.Timeout | undefined
let asked = 0

/**
 * A document as a PDF. It is drawn in a thread of its own, since shaping letters takes longer than anybody else should wait, and kept
 * for a while: an issued document never changes. Throws `DeadlineExceeded` when the thread does not answer.
 */
export async function documentFile(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  const known = files.get(document.id)
  if (known) return known
  const file = await within(deadlineMs, ask({ document }))
  files.set(document.id, file)
  return file
}

/** A table as a PDF, drawn in the same thread and not kept. Throws `DeadlineExceeded`. */
export function tablePdf(table: PaperTable): Promise<Uint8Array<ArrayBuffer>> {
  return within(deadlineMs, ask({ table }))
}

function ask(what: { document: Document } | { table: PaperTable }): Promise<Uint8Array<ArrayBuffer>> {
  thread ??= begin()
  const { worker, waiting } = thread
  clearTimeout(resting)
  const question: Asked = { n: ++asked, ...what }
  return new Promise((resolve, reject) => {
    waiting.set(question.n, { resolve, reject })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have origins; threads of Node have none
    worker.postMessage(question)
  })
}

/** A thread that dies rejects the documents that wait for it; the next document gets a new thread. */
function begin(): Thread {
  const worker = new Worker(new URL('drawing-thread.ts', import.meta.url))
  const waiting: Thread['waiting'] = new Map()
  const end = (error: Error) => {
    if (thread?.worker === worker) thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const retire = () => {
    // It takes a while to end, in which a document would be asked of it in vain.
    thread = undefined
    void worker.terminate()
  }
  worker.on('message', (drawn: Drawn) => {
    const waits = waiting.get(drawn.n)
    waiting.delete(drawn.n)
    if ('file' in drawn) waits?.resolve(drawn.file)
    else waits?.reject(new Error(`a document could not be drawn: ${drawn.failed}`))
    if (waiting.size === 0) resting = setTimeout(retire, restMs).unref()
  })
  worker.on('error', (error) => end(error instanceof Error ? error : new Error('the drawing thread failed')))
  worker.on('exit', () => end(new Error('the drawing thread has ended')))
  // It keeps no process alive that has nothing else to do.
  worker.unref()
  return { worker, waiting }
}
