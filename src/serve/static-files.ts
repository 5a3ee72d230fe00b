import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { ReadyFiles } from './ready/ready-files.ts'

const root = join(import.meta.dirname, '../..')

/** Headers of what is public in itself: other sites, and emails read in a browser, may show it. */
export const publicFile = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

interface Env {
  Bindings: Partial<HttpBindings>
  Variables: { file: string }
}

/**
 * Serves the files of a folder, compressed where the build left a compressed copy, with a tag of their content.
 *
 * @param ready keeps what is served for requests that say the same
 */
export function staticFiles(folder: string, cacheControl: string, ready?: ReadyFiles): MiddlewareHandler<Env> {
  const serve = serveStatic<Env>({
    root: join(root, folder),
    precompressed: true,
    onFound: (path, c) => c.set('file', path),
  })
  return async (c, next) => {
    const response = await serve(c, next)
    const file = c.get('file')
    // Further middleware may have found the file instead; then this is no response but what `next` resolves to.
    if (!(response instanceof Response) || !file) return response
    const etag = await etagOf(file)
    const { headers } = response
    headers.set('Cache-Control', cacheControl)
    headers.set('ETag', etag)
    headers.set('Vary', 'Accept-Encoding')
    for (const [name, value] of Object.entries(publicFile)) headers.set(name, value)
    // Hono's list of types does not know captions.
    if (/\.vtt(\.\w+)?$/.test(file)) headers.set('Content-Type', 'text/vtt; charset=utf-8')
    // Without a server, as in tests, there are no bindings.
    const url = (c.env as Env['Bindings'] | undefined)?.incoming?.url
    if (ready && url !== undefined && response.status === 200 && c.req.method === 'GET')
      await ready.keep({ url, acceptEncoding: c.req.header('accept-encoding'), path: file, etag, headers })
    if (!c.req.header('if-none-match')?.includes(etag)) return response
    await response.body?.cancel()
    for (const name of ['Content-Length', 'Content-Encoding']) headers.delete(name)
    return new Response(null, { status: 304, headers })
  }
}

/** Files do not change while the process runs. */
const etags = new Map<string, Promise<string>>()

function etagOf(file: string): Promise<string> {
  let etag = etags.get(file)
  if (!etag) {
    etag = hashOf(file)
    etags.set(file, etag)
  }
  return etag
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}
