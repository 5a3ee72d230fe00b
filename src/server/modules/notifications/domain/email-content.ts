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
  const table = facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  const links = actions.map(({ text, url }) => `${text}: ${url}`)
  return [greeting, ...paragraphs, table, ...links, signature, lastLine].filter(Boolean).join('\n\n')
}

/** Inline styles only: email programs drop everything else. */
export function contentAsHtml(
  { greeting, paragraphs, facts = [], actions = [], signature, lastLine }: EmailContent,
  language: Language,
): string {
  const text = (content: string) => `<p style="margin:0 0 16px">${escapeHtml(content)}</p>`
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;vertical-align:baseline;font-weight:normal;color:#5b5647">${escapeHtml(label)}</th><td style="padding:4px 0;vertical-align:baseline;white-space:pre-line">${escapeHtml(value)}</td></tr>`
  return [
    `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;background:#faf6ec;color:#2a2620;font:16px/1.5 sans-serif">`,
    '<div style="max-width:560px;margin:0 auto">',
    text(greeting),
    ...paragraphs.map(text),
    facts.length > 0
      ? `<table style="margin:0 0 16px;border-collapse:collapse">${facts.map(row).join('')}</table>`
      : '',
    ...actions.map(
      ({ text, url }) =>
        `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:#1f6b3a">${escapeHtml(text)}</a></p>`,
    ),
    text(signature),
    lastLine ? text(lastLine) : '',
    '</div></body></html>',
  ].join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML shows it literally, in content and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
