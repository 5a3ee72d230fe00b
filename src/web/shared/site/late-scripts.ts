/** What a page's scripts are called until they may start: browsers pass over words that they do not know. */
const later = { preload: 'later-modulepreload', module: 'later-module' } as const

/** Longest wait for a first picture that does not come, in milliseconds. */
const patienceMs = 3000

/**
 * Holds a rendered page's scripts back until the page has been drawn with its first picture, so that they do not take the
 * line from what people came to see. Links and forms work before. A page in a background tab, which is not drawn, starts
 * them immediately.
 *
 * @param html a whole page as React Router renders it
 */
export function startScriptsLate(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', `<link rel="${later.preload}" fetchPriority="low" `)
    .replaceAll('<script type="module" async="">', `<script type="${later.module}">`)
    .replace('</body>', `<script>${starter}</script></body>`)
}

/** What {@link startScriptsLate} adds to a page. */
export const starter = `(${start.toString()})(${JSON.stringify(later)},${patienceMs})`

/** Runs in the browser as it stands here, alone: nothing outside of it can be used. */
function start(names: { preload: string; module: string }, patience: number): void {
  const go = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${names.preload}]`))
      link.rel = 'modulepreload'
    for (const held of document.querySelectorAll(`script[type=${names.module}]`)) {
      const script = document.createElement('script')
      script.type = 'module'
      script.text = held.textContent
      document.head.append(script)
    }
  }
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const drawn = new Promise<void>((resolve) => {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
  const seen = Promise.all([drawn, picture?.decode().catch(() => undefined)])
  const waited = new Promise((resolve) => setTimeout(resolve, document.hidden ? 0 : patience))
  void Promise.race([seen, waited]).then(go)
}
