import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'

let dir = ''
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'pangat-lock-'))))
afterEach(() => rm(dir, { recursive: true, force: true }))

const lockFile = () => join(dir, 'pangat.lock')
const holder = async () => JSON.parse(await readFile(lockFile(), 'utf8')) as Record<string, unknown>
const heldBy = async (changes: object) => {
  const release = await lockDirectory(dir)
  const own = await holder()
  await release()
  await writeFile(lockFile(), JSON.stringify({ ...own, ...changes }))
}
const taken = () => lockDirectory(dir).then((release) => release())

test('a lock is held until it is released, and leaves no file behind', async () => {
  const release = await lockDirectory(dir)
  await expect(lockDirectory(dir)).rejects.toThrow(DirectoryInUse)
  await release()
  expect(await readdir(dir)).toEqual([])
  await taken()
})

test('a lock holds in a directory whose path is longer than that of a socket may be', async () => {
  const long = await mkdtemp(join(dir, 'x'.repeat(120)))
  const release = await lockDirectory(long)
  expect(await readFile(join(long, 'pangat.lock'), 'utf8')).toContain('.sock')
  await release()
  expect(await readdir(long)).toEqual([])
})

test('of many who take over the lock of a dead process one succeeds', async () => {
  await heldBy({ pid: 0 })
  const takers = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(dir)))
  expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

describe('a lock is taken over', () => {
  test.each([
    ['from a process that has ended', { pid: 2 ** 22 + 1 }],
    ['from a process whose pid another one has now', { started: '1' }],
    ['from before the machine started', { boot: 'another boot', namespace: 'pid:[1]', socket: undefined }],
    ['from another container whose socket is gone', { namespace: 'pid:[1]', socket: 'pangat.none.sock' }],
  ])('%s', async (_, changes) => {
    await heldBy(changes)
    await taken()
  })

  test('when it is unreadable', async () => {
    await writeFile(lockFile(), '{"pid":')
    await taken()
  })
})

describe('a lock of another container holds', () => {
  test('while its socket is answered, whatever process has its pid here', async () => {
    await heldBy({ namespace: 'pid:[1]', socket: 'pangat.other.sock', pid: 1, started: '1' })
    const other = createServer().listen(join(dir, 'pangat.other.sock'))
    await vi.waitFor(() => expect(other.listening).toBe(true))
    await expect(lockDirectory(dir)).rejects.toThrow('in use by process 1')

    // As the kernel leaves it when the process ends without a handler: the file is there, and nobody listens.
    await new Promise((resolve) => other.close(resolve))
    await writeFile(join(dir, 'pangat.other.sock'), '')
    await taken()
  })

  test('when it has no socket to ask', async () => {
    await heldBy({ namespace: 'pid:[1]', socket: undefined })
    await expect(lockDirectory(dir)).rejects.toThrow(DirectoryInUse)
  })
})

/** Reports whether a process may be put into a pid namespace of its own, as containers are. */
function mayUnshare(): boolean {
  try {
    execFileSync('unshare', ['--pid', '--fork', '--mount-proc', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe.skipIf(!mayUnshare())('processes with a pid namespace each', () => {
  const script = `const { lockDirectory } = await import(${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))})
    await lockDirectory(process.argv[1]).then(() => process.stdout.write('held ' + process.pid), (error) => { process.stdout.write(error.name, () => process.exit(1)) })
    setInterval(() => {}, 1000)`
  const started: ChildProcess[] = []
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL')
  })

  async function inContainer(): Promise<{ said: string; child: ChildProcess }> {
    const inner = [process.execPath, '--input-type=module', '-e', script, dir]
    const child = spawn('unshare', ['--pid', '--fork', '--kill-child', '--mount-proc', ...inner], { stdio: 'pipe' })
    started.push(child)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await vi.waitFor(() => expect(said).not.toBe(''), { timeout: 15_000 })
    return { said: said.trim(), child }
  }

  test('the second does not get the lock, and gets it once the first was killed', { timeout: 60_000 }, async () => {
    const first = await inContainer()
    expect(first.said).toBe('held 1')
    expect((await inContainer()).said).toBe('DirectoryInUse')

    const ended = new Promise((resolve) => first.child.once('exit', resolve))
    first.child.kill('SIGKILL')
    await ended
    await vi.waitFor(async () => expect((await inContainer()).said).toBe('held 1'), { timeout: 30_000 })
  })
})
