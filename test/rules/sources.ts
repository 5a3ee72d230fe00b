import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface Source {
  /** Path from the repository's root. */
  path: string
  text: string
}

/** Returns every file in or below a folder whose name ends as asked; generated code is left out. */
export function sourcesBelow(folder: string, ending: RegExp = /\.tsx?$/, { recursive = true } = {}): Source[] {
  return readdirSync(join(root, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !path.startsWith('src/messages/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export function isTest({ path }: Source): boolean {
  return /\.test\.tsx?$/.test(path)
}

/** 'path:line' of each place where the pattern stands, comments aside. */
export function placesOf(pattern: RegExp, sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, i) => (pattern.test(line.replace(/(^|\s)(\/\/|\/?\*).*$/, '')) ? [`${path}:${i + 1}`] : [])),
  )
}
