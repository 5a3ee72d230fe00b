// The last step of the build: the site's files compressed once, as well as it goes, instead of at each request.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const client = join(import.meta.dirname, '../build/client')

for (const name of readdirSync(client, { recursive: true })) {
  if (!/\.(js|css|svg|vtt)$/.test(name)) continue
  const file = readFileSync(join(client, name))
  const options = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: file.length }
  writeFileSync(join(client, `${name}.br`), brotliCompressSync(file, { params: options }))
  writeFileSync(join(client, `${name}.gz`), gzipSync(file, { level: constants.Z_BEST_COMPRESSION }))
}
