import { brand } from '#contract/brand.ts'
import type { Language } from '#contract/values/language.ts'

/** What an email says, before it is written as text and as HTML. */
export interface EmailContent {
  greeting: string
  paragraphs: readonly string[]
  /** Facts in the order they are read, such as the day and the number of guests. */
  facts?: readonly (readonly [label: string, value: string])[]
  /** What to do next, the most important first; `url` is ours. */
  actions?: readonly { text: string; url: string }[]
  signature: string
  /** Machine-readable line after the signature. */
  lastLine?: string
}

export function contentAsText({
  greeting,
  paragraphs,
  facts = [],
  actions = [],
  signature,
  lastLine = '',
}: EmailContent): string {
  const table = facts.map(factAsText).join('\n')
  const links = actions.map(({ text, url }) => `${text}: ${url}`)
  return [greeting, ...paragraphs, table, ...links, signature, lastLine].filter(Boolean).join('\n\n')
}

/** Values of several lines stand below their label. */
function factAsText([label, value]: readonly [string, string]): string {
  return `${label}:${value.includes('\n') ? '\n' : ' '}${value}`
}

const page = 'margin:0;background:#faf6ec;color:#2a2620;font:16px/1.5 sans-serif;-webkit-text-size-adjust:100%'
const sheet = 'padding:24px 20px;background:#ffffff;border:1px solid #e4dcc7;border-radius:12px'
const label = 'padding:6px 16px 6px 0;text-align:left;vertical-align:baseline;font-weight:normal;color:#5b5647'
const value = 'padding:6px 0;vertical-align:baseline;white-space:pre-line;overflow-wrap:anywhere'
const button =
  'display:inline-block;padding:12px 20px;border-radius:12px;background:#1f6b3a;color:#ffffff;font-weight:bold;text-decoration:none'

/** One template for all emails. Inline styles only: email programs drop everything else. */
export function contentAsHtml(
  { greeting, paragraphs, facts = [], actions = [], signature, lastLine }: EmailContent,
  language: Language,
): string {
  const text = (content: string) => `<p style="margin:0 0 16px">${escapeHtml(content)}</p>`
  const small = (content: string) =>
    `<p style="margin:16px 0 0;font-size:14px;color:#5b5647">${escapeHtml(content)}</p>`
  const row = ([name, content]: readonly [string, string]) =>
    `<tr><th scope="row" style="${label}">${escapeHtml(name)}</th><td style="${value}">${escapeHtml(content)}</td></tr>`
  const action = ({ text, url }: { text: string; url: string }, at: number) =>
    `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="${at === 0 ? button : 'color:#1f6b3a'}">${escapeHtml(text)}</a></p>`
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>`,
    `<body style="${page}"><div style="max-width:560px;margin:0 auto;padding:24px 16px">`,
    `<p style="margin:0 0 16px;font:bold 26px/1 Georgia,serif;color:#1f6b3a">${escapeHtml(brand.name)}</p>`,
    `<div style="${sheet}">`,
    text(greeting),
    ...paragraphs.map(text),
    ...actions.map(action),
    facts.length > 0
      ? `<table style="width:100%;border-collapse:collapse;border-top:1px solid #e4dcc7">${facts.map(row).join('')}</table>`
      : '',
    '</div>',
    small(signature),
    lastLine ? small(lastLine) : '',
    '</div></body></html>',
  ].join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML shows it literally, in content and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
