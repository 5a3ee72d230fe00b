import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** The product's look (src/web/ui/theme/theme.css) in the few rules that one small page needs. */
const style = `
:root { color-scheme: light dark; --paper: light-dark(#fbf7ee, #17140f); --surface: light-dark(#fffdf8, #211d17);
  --ink: light-dark(#231d15, #f4ecdd); --soft: light-dark(#5c5242, #c3b7a3); --line: light-dark(#e3d9c5, #3b342a);
  --strong: light-dark(#857a67, #948874); --leaf: light-dark(#1d5b39, #8fd0a4); --on-leaf: light-dark(#fdfaf2, #0b2416);
  --wash: light-dark(#edf3ea, #1c2a20); --danger: light-dark(#a3271f, #ff9d92);
  --notice: light-dark(#fdf0d1, #38290b); --notice-ink: light-dark(#7f4d00, #f6c469); --focus: light-dark(#3a3fb5, #b0b8ff) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 'Anek Latin', system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem 3rem }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin-top: 1rem }
.notice { background: var(--notice); color: var(--notice-ink); border-radius: .75rem; padding: .75rem 1rem; margin: 0 }
h1 { font: 400 1.75rem/1.15 'Rozha One', Georgia, serif; margin: 1.5rem 0 0; color: var(--leaf) }
h2 { font-size: 1.0625rem; margin: 2rem 0 0 }
a { color: var(--leaf) }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 0 }
dt { color: var(--soft) }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
.amount { font-size: 1.5rem; font-weight: 600 }
form { display: grid; gap: .75rem; margin-top: 1rem }
button { min-height: 2.75rem; padding: .5rem 1rem; border-radius: .75rem; border: 1px solid var(--strong);
  background: var(--surface); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer }
button.main { background: var(--leaf); border-color: var(--leaf); color: var(--on-leaf) }
button.person { display: grid; gap: .125rem; padding: .75rem 1rem; text-align: left; overflow-wrap: anywhere }
button.person:hover { border-color: var(--leaf); background: var(--wash) }
button.person span { color: var(--soft); font-weight: 400 }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
fieldset { border: 1px solid var(--line); border-radius: .75rem; padding: .5rem 1rem; margin: 0 }
legend { padding: 0 .25rem; color: var(--soft) }
label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem }
label.field { display: grid; gap: .25rem; font-weight: 600 }
input { width: 1.25rem; height: 1.25rem; accent-color: var(--leaf); flex: none }
.field input { width: 100%; height: auto; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--strong);
  border-radius: .75rem; background: var(--surface); color: var(--ink); font: inherit }
.problem { color: var(--danger); margin: 0; font-weight: 600 }
`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface DemoPage {
  title: string
  /** What answers here in place of the real thing. */
  from: string
  /** Says that it is not the real thing. */
  notice: string
  body: Html
  /** Runs when the page is there; the policy must know it too. */
  script?: string | undefined
}

/** A whole page of something that demo mode pretends. */
export function demoPage({ title, from, notice, body, script }: DemoPage): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${from}</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <main>
          <p class="notice"><strong>${from}.</strong> ${notice}</p>
          ${body}
        </main>
        ${script ? html`<script>${raw(script)}</script>` : ''}
      </body>
    </html>`
}

/** Headers of such a page; its forms may go to itself and to `formTargets`, and of scripts only the given one runs. */
export function demoPageHeaders(formTargets: readonly string[], script?: string): Record<string, string> {
  const origins = formTargets.map((address) => new URL(address).origin)
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      `default-src 'none'`,
      `style-src ${hashOf(style)}`,
      ...(script ? [`script-src ${hashOf(script)}`] : []),
      `form-action 'self' ${origins.join(' ')}`.trim(),
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
    ].join('; '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}
