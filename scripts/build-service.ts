// Part of the build: the service as a few files. A start from its sources resolves, reads and links some 1,500 modules, which takes longer
// than all else that it does. Texts stay as they are written, so that a stack can be read.
import { join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { asciiScripts } from './build/ascii-scripts.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'build/service')

/** Packages that find files of theirs by where they are, or are loaded by few processes. */
const external = [
  '@electric-sql/pglite',
  '@modelcontextprotocol/sdk',
  '@scalar/hono-api-reference',
  'nodemailer',
  'oidc-provider',
  'sharp',
]

/** Lets a module find its files, threads and child processes among the sources, where it was written. */
function placesOfSources(): Plugin {
  return {
    name: 'pangat:places-of-sources',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta.')) return undefined
      const source = relative(folder, id)
      return code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${join(source, '..')}`)})`)
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
    },
  }
}

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [asciiScripts(), placesOfSources()],
  ssr: { noExternal: true, external },
  build: {
    ssr: join(root, 'src/main.ts'),
    outDir: folder,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
})
