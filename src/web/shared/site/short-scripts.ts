/** Returns code without its indentation. Lines stay, as they may end statements; a text of several lines would be changed. Pure. */
export function unindented(code: string): string {
  return code.replaceAll(/\n\s+/g, '\n')
}

const dataBegin = 'window.__reactRouterContext.streamController.enqueue('
const dataEnd = ');'

/**
 * Returns an inline script of the renderer in fewer bytes, which does the same: the data of a page's loaders in single quotes, as it is
 * full of double ones that take a backslash each, and others without indentation. Pure.
 */
export function shortened(script: string): string {
  if (!script.startsWith(`${dataBegin}"`)) return unindented(script)
  const data = script.slice(dataBegin.length + 1, -dataEnd.length - 1)
  return script === `${dataBegin}"${data}"${dataEnd}` ? `${dataBegin}'${singleQuoted(data)}'${dataEnd}` : script
}

/** The inside of a string in double quotes as that of one in single quotes. What is escaped otherwise stays so. */
function singleQuoted(inside: string): string {
  return inside.replaceAll(/\\.|'/g, (found) => (found === '\\"' ? '"' : found === "'" ? "\\'" : found))
}
