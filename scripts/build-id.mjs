// Names what was built, for /health/live and the metrics. Plain JavaScript, because prepare.mjs runs before anything is installed.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')

/** Writes build/id: BUILD_ID where it is set, else the commit, else a hash of the sources. */
export function writeBuildId() {
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(join(root, 'build/id'), `${given() ?? commit() ?? hashOfSources()}\n`)
}

function given() {
  const id = process.env.BUILD_ID
  if (!id) return undefined
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(id))
    throw new Error('BUILD_ID must be 1 to 64 of the characters A-Z a-z 0-9 . _ -')
  return id
}

/** The commit, with `-changed` where files differ from it; undefined in a copy without its history. */
function commit() {
  try {
    const git = (...args) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    const id = git('rev-parse', '--short=12', 'HEAD')
    return git('status', '--porcelain') === '' ? id : `${id}-changed`
  } catch {
    return undefined
  }
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', ...['db', 'src'].flatMap(filesBelow)])
    hash.update(file).update(readFileSync(join(root, file)))
  return `source-${hash.digest('hex').slice(0, 12)}`
}

function filesBelow(path) {
  return readdirSync(join(root, path), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
}

if (process.argv[1] === import.meta.filename) writeBuildId()
