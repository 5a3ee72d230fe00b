// Lints the subjects of commits: `npm run commits`, or `node scripts/lint-commits.ts [folder] [--since commit]`.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import lint from '@commitlint/lint'

/** The last commit whose subject was not linted; those that follow have to keep the convention. */
const lastBefore = '19ed87d1fc17262e3175a32eff9a5b1f95e7f2a8'

const types = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'chore']

const { values, positionals } = parseArgs({
  options: { since: { type: 'string', default: lastBefore } },
  allowPositionals: true,
})
const folder = positionals[0] ?? join(import.meta.dirname, '..')

// A copy without its history, such as an archive, may lie inside of another repository.
if (existsSync(join(folder, '.git'))) await lintCommits()
else console.log('commit subjects: skipped, because this copy has no git history')

async function lintCommits(): Promise<void> {
  // A shallow clone may lack the first commit of the range: then it has only commits that belong to it.
  const range = has(values.since) ? `${values.since}..HEAD` : 'HEAD'
  const commits = git('log', '--no-merges', '--format=%h %s', range).split('\n').filter(Boolean)
  const problems: string[] = []
  for (const commit of commits) {
    const subject = commit.slice(commit.indexOf(' ') + 1)
    const errors = await errorsOf(subject)
    if (errors.length > 0) problems.push([commit, ...errors].join('\n  '))
  }
  if (problems.length === 0) console.log(`commit subjects: ${commits.length} checked in ${range}`)
  else {
    console.error(`commit subjects:\n${problems.join('\n')}\n`)
    console.error('Write `type(scope): imperative summary`: docs/voice.md, part 2')
    process.exitCode = 1
  }
}

async function errorsOf(subject: string): Promise<string[]> {
  const { errors } = await lint(
    subject,
    {
      'type-empty': [2, 'never'],
      'type-enum': [2, 'always', types],
      'subject-empty': [2, 'never'],
      'subject-full-stop': [2, 'never', '.'],
      'subject-case': [2, 'never', ['sentence-case', 'start-case', 'pascal-case', 'upper-case']],
      'header-max-length': [2, 'always', 72],
      'header-trim': [2, 'always'],
      'scope-letters': [2, 'always'],
    },
    { defaultIgnores: false, plugins: { local: { rules: { 'scope-letters': scopeLetters } } } },
  )
  return errors.map(({ message }) => message)
}

function scopeLetters(commit: object): [boolean, string] {
  const scope = 'scope' in commit && typeof commit.scope === 'string' ? commit.scope : undefined
  return [
    scope === undefined || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(scope),
    'scope must be lower-case letters, digits and hyphens',
  ]
}

function has(commit: string): boolean {
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD')
    return true
  } catch {
    return false
  }
}

function git(...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
