import { dirname, join } from 'node:path'

/** What people read of a file, as opposed to what runs: one entry per line, empty where a line has none. */
export interface Prose {
  /** Path from the repository's root. */
  path: string
  lines: readonly string[]
}

/** What a citation may lead to. */
export interface Targets {
  /** Ids that docs/spec defines, such as 'C68'. */
  ids: ReadonlySet<string>
  /** Numbers of decision records and of migrations, such as '0140'. */
  decisions: ReadonlySet<string>
  migrations: ReadonlySet<string>
  /** Files and folders, from the repository's root. */
  paths: ReadonlySet<string>
}

const slashComment = /(?:^|\s|\{)(\/\/.*|\/\*.*)$|^\s*(\*.*)$/
const dashComment = /(?:^|\s)(--.*)$/
const hashComment = /(?:^|\s)(#.*)$/
const titleOrSummary =
  /(?:\b(?:test|it|describe)(?:\.\w+)?|\))\(\s*(['"`])(?<title>.*?)\1|\b(?:summary|description):\s*(['"`])(?<summary>.*?)\3/

/** Returns the prose of a file: all of a Markdown file but its examples of code; of code its comments, test names and API summaries. */
export function proseOf(path: string, text: string): Prose {
  const lines = text.split('\n')
  if (path.endsWith('.md')) return { path, lines: withoutExamples(lines) }
  const comment = path.endsWith('.sql') ? dashComment : path.endsWith('.sh') ? hashComment : slashComment
  return {
    path,
    lines: lines.map((line) => {
      const commented = comment.exec(line)
      const named = titleOrSummary.exec(line)?.groups
      return [commented?.[1] ?? commented?.[2], named?.['title'], named?.['summary']].filter(Boolean).join(' ')
    }),
  }
}

/** Blanks the code blocks that name a language. Those without one, such as the project layout, are read. */
function withoutExamples(lines: readonly string[]): string[] {
  let language: string | undefined
  return lines.map((line) => {
    const fence = /^\s*```(\w*)/.exec(line)
    if (fence) language = language === undefined ? fence[1] : undefined
    return fence || language ? '' : line
  })
}

/** Returns the ids that the files of docs/spec define: `- **C68** …`. */
export function definedIds(text: string): string[] {
  return [...text.matchAll(/^- \*\*([RCAI]\d{1,3})\*\* \S/gm)].map((match) => match[1] ?? '')
}

// A letter with a number, or a number with a letter such as 3a. Not: T042/2627/00017 (the number of a document), U+00A3, #a1, S3 (the store).
const idPattern = /(?<![\w.#/:%+@-])(?!S3\b)(?:[A-Z]\d{1,3}|[1-9][a-h])(?![\w%]|\/\d)/g
const decisionPattern = /\b(?:decisions?|record)[/ ](\d{4})\b/g
const bareDecisionPattern = /(?<![\w/.:`₹,#-]|[Mm]igrations? `?)0\d{3}(?![\w/:]|\.\d)/g
const migrationPattern = /\bmigrations? `?(\d{4})\b/gi
const linkPattern = /\]\((?!\w+:)([^)#\s]+)/g
const filePattern = /(?<![\w./:@#$*>-])[\w@.-]+(?:\/[\w@.-]+)*\.(?:md|tsx?|mjs|cjs|sql|sh|json|css)\b(?![\w(])/g
const folderPattern = /(?<![\w./:@#$*>-])(?:src|db|test|docs|bench|scripts|tools|messages)\/[\w./-]*/g

/** What exists only after a build, after an installation or while the product runs. */
const generated = /^(?:src\/messages|build|node_modules|data)\//

/** Returns 'path:line citation' for each citation that leads nowhere. */
export function unresolved({ path, lines }: Prose, targets: Targets): string[] {
  return lines.flatMap((line, i) => {
    const found = new Set<string>()
    const all = (pattern: RegExp) => [...line.matchAll(pattern)].map((match) => match[1] ?? match[0])

    for (const id of all(idPattern)) if (!targets.ids.has(id)) found.add(id)
    for (const number of [
      ...all(decisionPattern),
      ...(path.startsWith('docs/decisions/') ? all(bareDecisionPattern) : []),
    ])
      if (!targets.decisions.has(number)) found.add(number)
    for (const number of all(migrationPattern)) if (!targets.migrations.has(number)) found.add(`migration ${number}`)
    // An applied migration is never edited, so it may name a file as it was called then.
    if (!path.endsWith('.sql'))
      for (const file of [...all(filePattern), ...all(folderPattern)])
        if (!exists(join(dirname(path), file), targets) && !existsAnywhere(file, targets)) found.add(file)
    for (const link of path.endsWith('.md') ? all(linkPattern) : [])
      if (!exists(join(dirname(path), link), targets)) found.add(link)

    return [...found].map((citation) => `${path}:${i + 1} ${citation}`)
  })
}

function exists(path: string, { paths }: Targets): boolean {
  return paths.has(path.replace(/[/.]+$/, '')) || generated.test(path)
}

/** Reports whether a path exists as written, or as the end of one: 'domain/bill.ts'; 'docs/decisions/0140' is a record's number. */
function existsAnywhere(cited: string, targets: Targets): boolean {
  const path = cited.replace(/[/.]+$/, '')
  const record = /^docs\/decisions\/(\d{4})$/.exec(path)?.[1]
  if (record) return targets.decisions.has(record)
  return exists(path, targets) || [...targets.paths].some((known) => known.endsWith(`/${path}`))
}
