import { readFile, stat } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import type { ReadyResponse, ReadyResponses } from './ready-response.ts'

/** Scripts, styles, fonts and the pictures of a busy hour; films are asked for in parts and stay on disk. */
const maxBytes = 32 * 1024 * 1024
const largestFile = 1024 * 1024

/** A file that has just been found for a request. */
export interface FoundFile {
  /** URL and Accept-Encoding as they were sent. */
  url: string
  acceptEncoding: string | undefined
  /** Where it lies, compressed or not. */
  path: string
  etag: string
  headers: Headers
}

export interface ReadyFiles {
  find: ReadyResponses
  /** Holds what a request was answered with in memory, for requests that say the same. */
  keep(found: FoundFile): Promise<void>
}

/**
 * Files that were asked for since the start, in memory: files do not change while the process runs. Those that were asked for least
 * lately go first. A URL with a query is none of the site's, so it is not kept.
 */
export function createReadyFiles(): ReadyFiles {
  const responses = new LRUCache<string, ReadyResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
  })
  return {
    find: (url, acceptEncoding) => responses.get(keyOf(url, acceptEncoding)),
    async keep({ url, acceptEncoding, path, etag, headers }) {
      if (url.includes('?')) return
      const { size } = await stat(path)
      if (size === 0 || size > largestFile) return
      const kept = [...headers].filter(([name]) => name !== 'content-length')
      responses.set(keyOf(url, acceptEncoding), { etag, headers: kept, body: await readFile(path) })
    },
  }
}

function keyOf(url: string, acceptEncoding: string | undefined): string {
  return `${url}\n${acceptEncoding ?? ''}`
}
