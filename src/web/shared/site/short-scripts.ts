/** Returns code without its indentation. Lines stay, as they may end statements; a text of several lines would be changed. Pure. */
export function unindented(code: string): string {
  return code.replaceAll(/\n\s+/g, '\n')
}

const dataBegin = 'window.__reactRouterContext.streamController.enqueue('
const dataEnd = ');'

const manifestBegin = 'window.__reactRouterManifest = '
const manifestEnd = ';\n  window.__reactRouterRouteModules = '

/**
 * Returns an inline script of the renderer in fewer bytes, which does the same: the data of a page's loaders in single quotes, as it is
 * full of double ones that take a backslash each, routes without what the browser does not read, and others without indentation. Pure.
 */
export function shortened(script: string): string {
  if (!script.startsWith(`${dataBegin}"`)) return unindented(withShortManifest(script))
  const data = script.slice(dataBegin.length + 1, -dataEnd.length - 1)
  return script === `${dataBegin}"${data}"${dataEnd}` ? `${dataBegin}'${singleQuoted(data)}'${dataEnd}` : script
}

/** The inside of a string in double quotes as that of one in single quotes. What is escaped otherwise stays so. */
function singleQuoted(inside: string): string {
  return inside.replaceAll(/\\.|'/g, (found) => (found === '\\"' ? '"' : found === "'" ? "\\'" : found))
}

/**
 * Writes the routes of a page in one line, without what is false, which the router reads like what is missing, and without what their files
 * import: that is for links which load a page's files ahead, and those of this page are in its head already.
 */
function withShortManifest(script: string): string {
  const begin = script.indexOf(manifestBegin) + manifestBegin.length
  const end = script.indexOf(manifestEnd, begin)
  if (begin < manifestBegin.length || end < 0) return script
  const { entry, routes, ...rest } = JSON.parse(script.slice(begin, end)) as Manifest
  const short = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, read(route)]))
  return script.slice(0, begin) + JSON.stringify({ entry, routes: short, ...rest }) + script.slice(end)
}

/** Parts of the manifest of React Router that are looked at here. */
interface Manifest {
  /** Its own imports are asked for without a look whether they are there. */
  entry: unknown
  routes: Record<string, Record<string, unknown>>
}

function read(route: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(route).filter(([name, value]) => name !== 'imports' && value !== false))
}
