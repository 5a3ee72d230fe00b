import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInIndia, type Day } from '#contract/values/calendar.ts'
import type { Config } from '#server/kernel/config.ts'

const root = join(import.meta.dirname, '../../..')

/** Where the build leaves databases for new data folders to begin with. */
export const templatesDir = join(root, 'build/template')

/** What the templates of a build were made of. */
export interface Templates {
  /** Of the folder `empty`: the engine and the migrations that ran. */
  schema: string
  /** Of the folder `city`: as well the sources of the demo city, and the day for which it was filled. */
  city: { sources: string; day: Day }
}

/**
 * Returns the folder that a new embedded database begins with: migrated, and in demo mode with the demo city where that was filled for
 * this very day. Orders of the city go by its day, its weekday and the taxes of that time, so no template is moved to another one.
 * Undefined where none fits the sources: the engine then begins with nothing.
 */
export async function findTemplate(
  { mode }: Pick<Config, 'mode'>,
  now: Date,
  directory = templatesDir,
): Promise<string | undefined> {
  const templates = await readTemplates(directory)
  if (templates?.schema !== (await schemaSources())) return undefined
  const { day, sources } = templates.city
  const hasCity = mode === 'demo' && day === dayInIndia(now) && sources === (await citySources())
  const folder = join(directory, hasCity ? 'city' : 'empty')
  return existsSync(folder) ? folder : undefined
}

/** Returns what the build says of its templates; undefined where it made none. */
export async function readTemplates(directory = templatesDir): Promise<Templates | undefined> {
  const text = await readFile(join(directory, 'templates.json'), 'utf8').catch(() => undefined)
  // Our own file, written by the build.
  return text === undefined ? undefined : (JSON.parse(text) as Templates)
}

/** Names the engine and the migrations of these sources. */
export async function schemaSources(): Promise<string> {
  return hashOf(['node_modules/@electric-sql/pglite/package.json', ...(await filesBelow('db/migrations', /\.sql$/))])
}

/** Names the sources of the demo city. */
export async function citySources(): Promise<string> {
  const files = await Promise.all([filesBelow('db/world', /(?<!\.test)\.ts$|\.json$/), filesBelow('db/places', /./)])
  return hashOf(files.flat())
}

async function filesBelow(folder: string, names: RegExp): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .sort()
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))))
  for (const [i, content] of contents.entries()) hash.update(`${files[i]}\0`).update(content)
  return hash.digest('base64url')
}
