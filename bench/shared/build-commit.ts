import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './processes.ts'

export interface BuiltCommit {
  folder: string
  /** Short hash and subject. */
  name: string
  remove(): void
}

/** Checks a commit out into a folder that is not there yet, and builds it as `npm start` would. */
export function buildCommit(commit: string, folder: string): BuiltCommit {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  const remove = () => void git('worktree', 'remove', '--force', folder)
  try {
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, {
        cwd: folder,
        env: { ...process.env, NODE_ENV: 'production' },
        // Its warnings are of no interest here; the error of a build that fails holds them.
        stdio: ['ignore', 'ignore', 'pipe'],
        maxBuffer: 64 * 1024 * 1024,
      })
    if (packagesOf(folder) === packagesOf(root)) {
      // The same packages need no second installation; nothing may be installed through the link.
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
      run('npm', 'run', '--silent', 'build')
    } else {
      run(process.execPath, 'scripts/prepare.mjs', 'start')
    }
    return { folder, name: git('log', '-1', '--format=%h (%s)', commit), remove }
  } catch (error) {
    remove()
    throw error
  }
}

function packagesOf(folder: string): string {
  return readFileSync(join(folder, 'package-lock.json'), 'utf8')
}
