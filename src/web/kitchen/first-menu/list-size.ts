import { m } from '#messages'

/** What one pasted list may have. */
export const listLimits = { lines: 400, kilobytes: 20 } as const

/** Returns why a text is no list that can be read; undefined when it is one. Blank lines do not count. */
export function listProblem(list: string): string | undefined {
  const lines = list.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length
  if (lines === 0) return m.first_menu_list_empty()
  const { lines: max, kilobytes } = listLimits
  if (lines > max) return m.first_menu_list_lines({ lines, max })
  const size = new TextEncoder().encode(list).length / 1024
  return size > kilobytes ? m.first_menu_list_size({ size: Math.ceil(size), max: kilobytes }) : undefined
}
