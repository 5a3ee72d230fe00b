import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { cachedForAYear, contentTypes } from '#server/adapters/images/image-store.ts'
import { publicFile } from './static-files.ts'

/** The address of an uploaded picture: only what the store itself names, so that it leads to nothing else of the data directory. */
const address = /^\/images\/[a-z0-9]{2}\/[a-z0-9]{26}-\d{1,4}\.(avif|webp|jpg)$/

/** Serves pictures that were uploaded to this server. A browser that opens one as a page runs nothing in it. */
export function uploadedImages(dataDir: string): MiddlewareHandler {
  return async (c, next) => {
    const { path } = c.req
    const format = address.exec(path)?.[1] as keyof typeof contentTypes | undefined
    const file = format && (await readFile(join(dataDir, path)).catch(() => undefined))
    if (!file) return next()
    // The name never gets other bytes.
    const etag = `"${basename(path)}"`
    const headers = {
      ...publicFile,
      'Cache-Control': cachedForAYear,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': contentTypes[format],
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
    }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    return c.body(new Uint8Array(file), 200, headers)
  }
}
