import { Fragment } from 'react'
import { Link } from 'react-router'
import type { FilledBlock } from './filled-guide.ts'

const link = /\[([^\]]*)\]\(([^)]*)\)/

/** A text with its links. */
export function GuideText({ text }: { text: string }) {
  // Split by two groups: text, words of a link, its path, text, …
  const parts = text.split(link)
  return parts.map((part, at) => {
    if (at % 3 === 2) return null
    const to = parts[at + 1] ?? ''
    return at % 3 === 1 ? (
      <Link key={at} to={to} className="text-link">
        {part}
      </Link>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    )
  })
}

/** Without its links, for search engines. */
export function plainText(text: string): string {
  return text.replace(new RegExp(link, 'g'), '$1')
}

/** A paragraph, a list or a table of a section. */
export function GuideBlock({ block }: { block: FilledBlock }) {
  if (typeof block === 'string')
    return (
      <p className="mt-4 text-lg leading-relaxed">
        <GuideText text={block} />
      </p>
    )
  if ('list' in block)
    return (
      <ul className="mt-4 flex list-disc flex-col gap-2 pl-5 text-lg leading-relaxed marker:text-leaf">
        {block.list.map((item) => (
          <li key={item}>
            <GuideText text={item} />
          </li>
        ))}
      </ul>
    )
  return <GuideTable {...block.table} />
}

function GuideTable({ caption, columns, rows }: { caption: string; columns: string[]; rows: string[][] }) {
  return (
    // Larger text makes it wider than a phone; then it scrolls, and the page does not.
    <div className="mt-6 overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className="pb-2 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-leaf align-bottom text-sm text-ink-soft">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-3 font-medium last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-2.5 pr-3 font-medium">
                {name}
              </th>
              {cells.map((cell, at) => (
                <td key={at} className="figures py-2.5 pr-3 last:pr-0">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
