// The last step of the build: the site's files compressed once, as well as it goes, instead of at each request.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const assets = join(import.meta.dirname, '../build/client/assets')

for (const name of readdirSync(assets)) {
  if (!/\.(js|css|svg)$/.test(name)) continue
  const file = readFileSync(join(assets, name))
  const options = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: file.length }
  writeFileSync(join(assets, `${name}.br`), brotliCompressSync(file, { params: options }))
}
