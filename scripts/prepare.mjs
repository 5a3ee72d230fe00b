// Makes a fresh checkout ready: `node scripts/prepare.mjs start|test|check`. Plain JavaScript without packages, because it runs
// before anything is installed and on whatever Node started npm.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeBuildId } from './build-id.mjs'
import { findBrowser, findHeadlessBrowser, headlessShell } from './browser.mjs'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const purpose = process.argv[2] ?? 'start'

installWhenNeeded()
if (purpose === 'start' || purpose === 'test') {
  const isBuilt = buildWhenNeeded()
  buildServiceWhenNeeded(isBuilt)
  // The server runs from its sources, which change without a build.
  writeBuildId()
}
if (purpose === 'test') findOrInstallBrowser()

function installWhenNeeded() {
  const stamp = join(root, 'node_modules/.pangat-installed')
  const wanted = hashOf(['package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
  writeFileSync(stamp, wanted)
}

/** What the built site is made from; a change in any of it builds again. Returns whether it did. */
function buildWhenNeeded() {
  const stamp = join(root, 'build/.pangat-built')
  const sources = [
    'src/web',
    'src/worker',
    'src/contract',
    'messages',
    'project.inlang/settings.json',
    'scripts/messages.ts',
    'public',
    'scripts/build',
    'scripts/build-worker.ts',
    'scripts/compress.mjs',
    'vite.chunks.ts',
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
  ]
  const isBuilt = (file) => !file.startsWith('src/messages/') && !/\.test\.tsx?$/.test(file)
  const wanted = hashOf(sources.flatMap(filesBelow).filter(isBuilt))
  // The build compiles the messages too, which the server reads.
  const isCompiled = existsSync(join(root, 'src/messages/areas/emails.js'))
  if (isCompiled && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  run('npm', ['run', '--silent', 'build'], { NODE_ENV: 'production' })
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

/** The service as it is started, and what new data folders begin with; both go by sources that the site is not made from. */
function buildServiceWhenNeeded(isBuilt) {
  const stamp = join(root, 'build/.pangat-service')
  const sources = ['src', 'db', 'package-lock.json', 'scripts/build-service.ts']
  const isUsed = (file) =>
    /\.(ts|js|json|sql)$/.test(file) && !/\.test\.ts$|^src\/(web|worker|messages\/single)\//.test(file)
  const wanted = hashOf(sources.flatMap(filesBelow).filter(isUsed))
  const built = join(root, 'build/service/main.js')
  if (existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    // Tests and benches go by the time: a file that was written again and is the same must not make them start the sources.
    utimesSync(built, new Date(), new Date())
    return
  }
  if (!isBuilt) run('npm', ['run', '--silent', 'build:service'], { NODE_ENV: 'production' })
  writeFileSync(stamp, wanted)
}

function findOrInstallBrowser() {
  if (findHeadlessBrowser()?.endsWith(headlessShell) || process.env.CHROME_PATH) return
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    const apt = (...args) =>
      run([...sudo, 'apt-get'][0], [...sudo, 'apt-get', ...args].slice(1), { DEBIAN_FRONTEND: 'noninteractive' })
    const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name)
    try {
      apt('update', '-qq')
      install(headlessShell)
    } catch {
      // Other distributions do not have it, and a browser that is there does as well.
      if (!findBrowser()) install('chromium')
    }
  }
  if (!findBrowser()) {
    console.error('The tests need a browser. Install Chromium or Chrome, or set CHROME_PATH to one.')
    process.exit(1)
  }
}

function filesBelow(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function run(command, args, environment = {}) {
  execFileSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
}
