// The texts of messages/ as typed functions in src/messages: `node scripts/messages.ts` compiles them, and Vite while developing.
import { createHash } from 'node:crypto'
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  type PathLike,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compile, type CompilerOptions } from '@inlang/paraglide-js'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
const english = join(root, 'messages/en')

/** A file for each message lets a build leave out what a page does not use; a file for each language is sooner loaded while developing. */
const outputStructure = process.env.NODE_ENV === 'development' ? 'locale-modules' : 'message-modules'

export const messageOptions: CompilerOptions = {
  project: join(root, 'project.inlang'),
  outdir: join(root, 'src/messages/single'),
  outputStructure,
  emitTsDeclarations: true,
  // As Vite's plugin has it, so that both compile the same.
  isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'",
  // No URL selects a language yet; senders pass the recipient's locale.
  strategy: ['baseLocale'],
  additionalFiles: areaFiles(),
  fs: writingBy(async (path, text) => writeFile(path, text)),
}

/** The files of the compiler, whose text is written by `write` once {@link rememberingRules} has seen to it. */
function writingBy(write: (path: PathLike, text: string) => Promise<void>): NonNullable<CompilerOptions['fs']> {
  const writeText = async (path: PathLike, text: string) =>
    write(path, String(path).endsWith('/registry.js') ? rememberingRules(text) : text)
  return { ...fs, promises: { ...fs.promises, writeFile: writeText } } as typeof fs
}

/**
 * Returns the compiler's registry with plural rules that are made once for each language. It makes them anew for every text with a
 * number in it: 40 µs each, a third of the time in which a page of the search is rendered.
 * @throws when the registry is not compiled as expected
 */
export function rememberingRules(code: string): string {
  const anew = 'new Intl.PluralRules(locale, options)'
  if (code.split(anew).length !== 2) throw new Error('the registry of messages has another shape')
  return `${code.replace(anew, 'rulesOf(locale, options)')}
const knownRules = new Map()

function rulesOf(locale, options) {
  const key = locale + ' ' + (options?.type ?? '')
  let rules = knownRules.get(key)
  if (!rules) knownRules.set(key, (rules = new Intl.PluralRules(locale, options)))
  return rules
}
`
}

/** A module for each file of messages: a process that writes emails need not load the texts of all pages. */
function areaFiles(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(english).map((file) => {
      const keys = Object.keys(JSON.parse(readFileSync(join(english, file), 'utf8')) as object)
      const text =
        outputStructure === 'locale-modules'
          ? `export { ${keys.join(', ')} } from './messages/_index.js'\n`
          : keys.map((key) => `export * from './messages/${key}.js'\n`).join('')
      return [`${basename(file, '.json')}.js`, text]
    }),
  )
}

/** Pages are English, so their build takes the English text of each message alone. */
export function englishPages(): Plugin {
  return {
    name: 'pangat:english-pages',
    // While developing, messages are compiled in files by language.
    apply: 'build',
    transform(code, id) {
      const key = /\/src\/messages\/single\/messages\/([a-z]\w*)\.js$/.exec(id)?.[1]
      return key === undefined ? undefined : englishAlone(code, key)
    },
  }
}

/**
 * Returns a compiled message without the choice of a language around its English text. Paraglide's own static locale is a value
 * of its runtime, which the bundler does not see through: all languages would stay.
 * @throws when the message is not compiled as expected, where pages would grow silently.
 */
export function englishAlone(code: string, key: string): string {
  const [texts, choice] = code.split(`export const ${key} = `)
  if (choice === undefined || !code.includes(`const en_${key} = `)) throw new Error(`message ${key} has another shape`)
  return `${texts}export const ${key} = en_${key}\n`
}

/**
 * Compiles the messages and touches the files alone that differ: a product that starts or a build that runs meanwhile finds each
 * of them whole, where the compiler by itself empties its folder first.
 */
async function compileInPlace(): Promise<void> {
  const { outdir } = messageOptions
  const stamp = join(root, 'src/messages/compiled')
  const inputs = hashOfInputs()
  // The compiler takes 20 seconds of a processor to find that nothing changed.
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs + hashOfOutputs()) return
  const writeChanged = async (path: PathLike, text: string): Promise<void> => {
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) await writeFile(path, text)
  }
  const { outputHashes } = await compile({
    ...messageOptions,
    cleanOutdir: false,
    fs: writingBy(writeChanged),
  })
  for (const file of readdirSync(outdir, { recursive: true, encoding: 'utf8' })) {
    const path = join(outdir, file)
    if (outputHashes?.[file] === undefined && statSync(path).isFile()) rmSync(path)
  }
  joinAreas()
  writeFileSync(stamp, inputs + hashOfOutputs())
}

/** What the compiled files are made from, the compiler and its plugins by the lock file. */
function hashOfInputs(): string {
  const hash = createHash('sha256').update(outputStructure)
  const texts = readdirSync(join(root, 'messages'), { recursive: true, encoding: 'utf8' }).sort()
  const sources = ['package-lock.json', 'project.inlang/settings.json', 'scripts/messages.ts']
  for (const file of [...sources, ...texts.map((text) => join('messages', text))]) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Changes when any of the compiled files is written, added or removed. */
function hashOfOutputs(): string {
  const hash = createHash('sha256')
  for (const folder of [messageOptions.outdir, join(root, 'src/messages/areas')]) {
    for (const file of existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : []) {
      const found = statSync(join(folder, file))
      if (found.isFile()) hash.update(`${file} ${found.size} ${found.mtimeMs} `)
    }
  }
  return hash.digest('hex')
}

/**
 * Writes each area as one module, which is what the server imports: it would read a thousand files of one message each when it starts.
 * While developing, languages are files already.
 */
function joinAreas(): void {
  const areas = join(root, 'src/messages/areas')
  mkdirSync(areas, { recursive: true })
  for (const [file, reexports] of Object.entries(areaFiles())) {
    const modules = reexported(reexports, messageOptions.outdir)
    const again = `export * from '../single/${file}'\n`
    writeWhenChanged(join(areas, file), modules.length === 0 ? again : joined(modules, '../single/'))
    writeWhenChanged(join(areas, file.replace(/js$/, 'd.ts')), again)
  }
}

function reexported(text: string, folder: string): string[] {
  return [...text.matchAll(/(?<=export \* from ')[^']+/g)].map(([module]) => join(folder, module))
}

/**
 * Returns one module with what modules of one message each export; `runtime` is where their common files are from there, and `textOf`
 * reads one of them.
 */
function joined(
  modules: readonly string[],
  runtime: string,
  textOf = (module: string) => readFileSync(module, 'utf8'),
) {
  const lines = modules.flatMap((module) => textOf(module).split('\n'))
  const [imports, rest] = [lines.filter(isImport), lines.filter((line) => !isImport(line))]
  const common = [...new Set(imports)].map((line) => line.replace("'../", `'${runtime}`))
  return [...common, ...rest, ''].join('\n')
}

function isImport(line: string): boolean {
  return line.startsWith('import ')
}

function writeWhenChanged(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

/**
 * Pages take each message of an area from its own file, as they use few of them. The texts of errors, which come all together after a
 * page, are one module instead: those that forms use themselves lie in the scripts of many pages, and all of these would come with them.
 */
export function singleMessages(): Plugin {
  return {
    name: 'pangat:single-messages',
    load(id) {
      const file = /\/src\/messages\/areas\/([a-z-]+\.js)$/.exec(id)?.[1]
      if (file === undefined) return undefined
      const isWhole = file === 'errors.js' && this.environment.name === 'client'
      return (isWhole && englishArea(file)) || `export * from '../single/${file}'`
    },
  }
}

/** Returns the English texts of an area as one module; nothing while developing. */
export function englishArea(file: string): string {
  const modules = reexported(areaFiles()[file] ?? '', messageOptions.outdir)
  return joined(modules, '../single/', (module) => englishAlone(readFileSync(module, 'utf8'), basename(module, '.js')))
}

/**
 * Gives tests all messages as one module: each process would read four thousand files of one message otherwise, which takes most of the
 * time of a test of a page.
 */
export function joinedMessages(): Plugin {
  const folder = join(messageOptions.outdir, 'messages')
  let text: string | undefined
  return {
    name: 'pangat:joined-messages',
    load(id) {
      if (id !== join(folder, '_index.js')) return undefined
      const modules = reexported(readFileSync(id, 'utf8'), folder)
      // Languages are files already where the messages were compiled while developing.
      if (modules.length === 0) return undefined
      text ??= joined(modules, '../')
      return text
    },
  }
}

if (process.argv[1] === import.meta.filename) await compileInPlace()
