import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

interface Drawing {
  name: string
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

const root = join(import.meta.dirname, '../..')
const ownMarks = join(root, 'src/web/ui/display/icons.svg')
const icons = join(root, 'node_modules/lucide-react/dist/esm')
const fromLucide = /import \{([^}]*)\} from 'lucide-react'\n/g

/**
 * Draws the icons of lucide-react in one sheet beside our own marks, and names them where they stand: drawn in place they are a fifth
 * of a page's HTML, and once more in its scripts. While developing they are drawn in place, so that a new one needs no new sheet.
 */
export function iconSheet(): Plugin {
  let sheet: Promise<Sheet> | undefined
  const once = () => (sheet ??= drawSheet())
  return {
    name: 'pangat:icon-sheet',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      return id === `${ownMarks}?no-inline` ? `export default ${JSON.stringify(`/${(await once()).fileName}`)}` : undefined
    },
    async transform(code, id) {
      if (!id.startsWith(join(root, 'src/web/')) || !code.includes(`from 'lucide-react'`)) return undefined
      const { names } = await once()
      return code.replaceAll(fromLucide, (_, list: string) => namedIcons(list, names))
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { fileName, source } = await once()
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

interface Sheet {
  fileName: string
  source: string
  /** Names in the sheet by those of the components. */
  names: ReadonlyMap<string, string>
}

async function drawSheet(): Promise<Sheet> {
  const files = filesOfIcons()
  const used = globSync(join(root, 'src/web/**/*.{ts,tsx}'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(fromLucide)])
    .flatMap(([, list = '']) => componentsIn(list).map(([component]) => component))
  const names = new Map<string, string>()
  const symbols = new Map<string, string>()
  for (const component of new Set(used.toSorted())) {
    const file = files.get(component)
    if (file === undefined) throw new Error(`lucide-react has no icon ${component}`)
    const { __iconData: drawing } = (await import(pathToFileURL(join(icons, file)).href)) as { __iconData: Drawing }
    names.set(component, drawing.name)
    symbols.set(drawing.name, symbolOf(drawing))
  }
  const source = readFileSync(ownMarks, 'utf8').replace('</svg>\n', `${[...symbols.values()].join('')}</svg>\n`)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  // Short, as each icon of a page names it.
  return { fileName: `assets/i-${hash}.svg`, source, names }
}

/** The file of each component, by the list that lucide-react exports. */
function filesOfIcons(): ReadonlyMap<string, string> {
  return new Map(
    [...readFileSync(join(icons, 'lucide-react.mjs'), 'utf8').matchAll(/export \{([^}]*)\} from '(.*)'/g)].flatMap(
      ([, list = '', file = '']) =>
        [...list.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}

/** The components that an import takes, each with its name in the importing file; types are none. */
function componentsIn(list: string): [component: string, name: string][] {
  return list.split(',').flatMap((each) => {
    const [component = '', as, name = component] = each.trim().split(/\s+/)
    return component === '' || component === 'type' ? [] : [[component, as === 'as' ? name : component]]
  })
}

/** Colours, lines and their width are those of the element that names it. */
function symbolOf({ name, node }: Drawing): string {
  const shapes = node.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}

/** The code in place of an import. */
function namedIcons(list: string, names: ReadonlyMap<string, string>): string {
  const made = componentsIn(list).map(
    ([component, name]) => `const ${name} = /* @__PURE__ */ sheetIcon(${JSON.stringify(names.get(component))})\n`,
  )
  return `import { sheetIcon } from '#web/ui/display/sheet-icon.tsx'\n${made.join('')}`
}
