import { brand } from '#contract/brand.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { escapeHtml } from '../domain/email-content.ts'
import type { StoredMail } from '../store.ts'

/** Where the letters of Hindi and Marathi are, for devices that have none of their own. */
export const lettersPath = '/dev/mail/devanagari.woff2'

const face = `@font-face { font-family: Letters; src: url(${lettersPath}) format('woff2'); font-weight: 100 800; unicode-range: U+0900-097F, U+200C-200D }`

/** An email's language stands in its HTML alone. */
const languageOf = ({ html }: StoredMail) => /<html lang="(\w+)">/.exec(html)?.[1] ?? 'en'

/** The list of emails as a page without scripts. */
export function outboxPage(mails: readonly StoredMail[]): string {
  const row = (mail: StoredMail) =>
    `<tr><td>${formatMoment(mail.createdAt)}</td><td>${escapeHtml(mail.recipient)}</td><td><a lang="${languageOf(mail)}" href="/dev/mail/${mail.id}">${escapeHtml(mail.subject)}</a></td></tr>`
  const table = `<table><thead><tr><th scope="col">When</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${mails.map(row).join('')}</tbody></table>`
  return page('Emails sent', mails.length > 0 ? table : '<p>No emails have been sent yet.</p>')
}

/** One email: its text with links that can be followed, and its HTML in a frame that can do nothing. */
export function mailPage(mail: StoredMail): string {
  const text = escapeHtml(mail.text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
  const lang = languageOf(mail)
  const html = mail.html.replace(
    '</head>',
    `<style>${face} body { font-family: sans-serif, Letters !important }</style></head>`,
  )
  return page(
    mail.subject,
    `<p><a href="/dev/mail">All emails</a></p>
     <dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>When</dt><dd>${formatMoment(mail.createdAt)}</dd></dl>
     <h2>As text</h2><pre lang="${lang}">${text}</pre>
     <h2>As HTML</h2><iframe title="The email as HTML" sandbox srcdoc="${escapeHtml(html)}"></iframe>`,
    lang,
  )
}

function page(title: string, content: string, lang = 'en'): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title lang="${lang}">${escapeHtml(title)} · ${brand.name} demo</title><style>
${face}
:root { color-scheme: light dark }
body { margin: 0 auto; padding: 24px 16px; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif, Letters }
table { width: 100%; border-collapse: collapse } th, td { padding: 8px; text-align: left; overflow-wrap: anywhere; vertical-align: top }
tbody tr { border-top: 1px solid } pre { white-space: pre-wrap; overflow-wrap: anywhere; font-family: monospace, Letters }
iframe { width: 100%; height: 48rem; border: 1px solid; background: white } dl { display: grid; grid-template-columns: auto 1fr; gap: 0 16px } dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
</style></head><body><main><h1 lang="${lang}">${escapeHtml(title)}</h1>${content}</main></body></html>`
}
