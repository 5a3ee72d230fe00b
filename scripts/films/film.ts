/** A film as a page whose elements say when they are seen, in seconds from its beginning. */
export interface Film {
  html: string
  seconds: number
  /** The second whose picture stands until the film is played. */
  poster: number
  cues: readonly Cue[]
  /** Where captions stand, so that they hide nothing: settings of WebVTT. */
  captionsAt: string
}

export interface Cue {
  from: number
  to: number
  text: string
}

/** Comes at one moment and moves until another; what comes later covers it. */
export function seen(from: number, to: number): string {
  return `data-from="${from}" data-to="${to}"`
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** The name with its leaf, as the header of the site draws it. */
export const logo = `
  <span class="logo"><svg viewBox="0 0 32 32">
    <path d="M2 20.8C2 11 10.5 5 30 5c0 13-7 20-17 20C6 25 2 24 2 20.8Z" fill="var(--color-leaf)" />
    <path d="M3 27C9 19 15 14 25 9" fill="none" stroke="var(--color-paper)" stroke-width="1.6" stroke-linecap="round" />
    <circle cx="11.8" cy="21" r="2.3" fill="var(--color-marigold)" /><circle cx="17.4" cy="17" r="2.3" fill="var(--color-paper)" />
    <circle cx="23.2" cy="13.4" r="2.3" fill="var(--color-marigold)" />
  </svg>Pangat</span>`

/** The page around the scenes: the product's own colours and faces, 1280 by 720. */
export function page(style: string, scenes: string): string {
  return `<!doctype html><html data-theme="light"><head><meta charset="utf-8"><link rel="stylesheet" href="/src/web/ui/theme.css"><style>
    @font-face { font-family: 'Anek'; font-weight: 400 700; src: url('/src/web/ui/fonts/anek.woff2'); }
    @font-face { font-family: 'Rozha One'; src: url('/src/web/ui/fonts/rozha.woff2'); }
    * { box-sizing: border-box; margin: 0; }
    body { width: 1280px; height: 720px; overflow: hidden; position: relative; background: var(--color-paper); color: var(--color-ink); font: 400 30px/1.35 'Anek', sans-serif; }
    h1, h2, .logo { font-family: 'Rozha One', serif; font-weight: 400; line-height: 1.1; text-wrap: balance; }
    .logo { display: inline-flex; gap: 16px; align-items: center; color: var(--color-leaf); font-size: 56px; }
    .logo svg { width: 72px; }
    .scene { position: absolute; inset: 0; background: var(--color-paper); }
    img { display: block; }
    ${style}
  </style></head><body>${scenes}</body></html>`
}
