/** The operator's Google tag: its id, and the origin that its script comes from. */
export interface GoogleTag {
  id: string
  origin: string
}

declare global {
  interface Window {
    /** What happened on the page, for those who agreed to be counted. Google's script reads its commands here. */
    dataLayer?: object[]
    /** Puts a command for Google's script into the data layer. */
    gtag?: (...command: unknown[]) => void
  }
}

/** Name of the element in the head that carries the tag as JSON, when there is one. */
export const googleTagMeta = 'google-tag'

/** Returns the tag with which the server rendered the page; undefined where none is configured. */
export function readTag(): GoogleTag | undefined {
  if (typeof document === 'undefined') return undefined
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${googleTagMeta}"]`)?.content
  // As the server wrote it.
  return written ? (JSON.parse(written) as GoogleTag) : undefined
}

/**
 * Fetches the tag's script, once a page. It is given neither address nor title of a page, which may hold a secret or a name. Also part
 * of an inline script, so it uses nothing outside of itself.
 */
export function loadTag({ id, origin }: GoogleTag): void {
  const switches = window as unknown as Record<string, unknown>
  switches[`ga-disable-${id}`] = false
  if (window.gtag) return
  const layer = (window.dataLayer ??= [])
  window.gtag = function () {
    // Google's script takes `arguments` alone for a command.
    layer.push(arguments)
  }
  window.gtag('js', new Date(performance.timeOrigin + performance.now()))
  window.gtag('set', { page_location: `${location.origin}/`, page_referrer: '', page_title: '' })
  window.gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `${origin}/gtag/js?id=${id}`
  document.head.append(script)
}

/** Silences a script that was fetched, until the page is left, and deletes its cookies. */
export function silenceTag({ id }: GoogleTag): void {
  const switches = window as unknown as Record<string, unknown>
  switches[`ga-disable-${id}`] = true
  // They are set for the widest domain that takes them, which cannot be read.
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)]
  for (const cookie of document.cookie.split('; ').filter((text) => text.startsWith('_ga')))
    for (const domain of domains) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0${domain}`
}
