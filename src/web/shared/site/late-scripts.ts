import { unindented } from './short-scripts.ts'

/** What a page's scripts are called until they may start: browsers pass over words that they do not know. */
const later = { preload: 'later', module: 'later-module' } as const
/** Of a page to read, whose scripts may never be needed. */
const onUse = { preload: 'held', module: 'held-module' } as const
/** Of a page that whoever stays goes on to use. */
const onTouch = { preload: 'touch', module: 'touch-module' } as const
type Names = Readonly<Record<'preload' | 'module', string>>

/** Longest wait for a first picture that does not come, in milliseconds. */
const patienceMs = 3000

/** How long a page that is loaded rests before files are fetched ahead, in milliseconds: its pictures are there by then. */
const restMs = 3000

/** How a rendered page's scripts are held back. */
export interface HeldScripts {
  /** In place of the beginning of a preload's tag. */
  preload: string
  /** In place of the tag of a module. */
  module: string
  /** Script that lets them start. */
  starter: string
}

/**
 * Holds scripts back until the page has been drawn with its first picture, so that they do not take the line from what people
 * came to see. Links and forms work before. A page in a background tab, which is not drawn, starts them immediately.
 */
export const startScriptsLate: HeldScripts = {
  ...heldAs(later),
  starter: unindented(`(${start.toString()})(${release.toString()},${JSON.stringify(later)},${patienceMs})`),
}

/**
 * Holds the scripts of a page to read back until a button or a field is used, or its address asks for a dialog. A press that came before
 * they were there is made again when the page is alive, so none is lost. Links and folded texts work without scripts.
 */
export const startScriptsOnUse: HeldScripts = {
  ...heldAs(onUse),
  starter: unindented(`(${startOnUse.toString()})(${release.toString()},${JSON.stringify(onUse)})`),
}

/**
 * Holds the scripts of a page that is complete without them back until a finger, a pointer, a wheel or a key reaches it. Their files are
 * fetched once the page has rested, unless the browser saves data. No press is lost. In a browser that has kept anything of this site,
 * which the page may show, they start late.
 */
export const startScriptsOnTouch: HeldScripts = {
  ...heldAs(onTouch),
  starter: unindented(
    `(${startOnTouch.toString()})(${release.toString()},${JSON.stringify(onTouch)},` +
      `${start.toString()},${patienceMs},${startOnUse.toString()},${restMs})`,
  ),
}

function heldAs({ preload, module }: Names): Omit<HeldScripts, 'starter'> {
  return { preload: `<link rel="${preload}" `, module: `<script type="${module}">` }
}

// Each of these runs in the browser as it stands here, alone: nothing outside of it can be used.

function release(names: Names): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${names.preload}]`))
    Object.assign(link, { fetchPriority: 'low', rel: 'modulepreload' })
  for (const held of document.querySelectorAll(`script[type=${names.module}]`)) {
    const script = document.createElement('script')
    script.type = 'module'
    script.text = held.textContent
    document.head.append(script)
  }
}

function start(go: (names: Names) => void, names: Names, patience: number): void {
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
  void Promise.race([seen, waited]).then(() => go(names))
}

function startOnTouch(
  go: (names: Names) => void,
  names: Names,
  startLate: typeof start,
  patience: number,
  startUsed: typeof startOnUse,
  rest: number,
): void {
  const remembers = () => {
    try {
      return localStorage.length + sessionStorage.length > 0
    } catch {
      return false
    }
  }
  if (remembers()) {
    startLate(go, names, patience)
    return
  }
  startUsed(go, names, ['pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'])
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const fetchAhead = () => {
    for (const held of document.querySelectorAll<HTMLLinkElement>(`link[rel=${names.preload}]`)) {
      const ahead = document.createElement('link')
      ahead.rel = 'prefetch'
      ahead.as = 'script'
      ahead.href = held.href
      document.head.append(ahead)
    }
  }
  addEventListener('load', () => setTimeout(fetchAhead, rest))
}

/** `anywhere` are the events that start the scripts wherever they happen; without it those that reach a button or a field do. */
function startOnUse(go: (names: Names) => void, names: Names, anywhere?: readonly string[]): void {
  const root = document.documentElement
  const isAlive = () => root.dataset['alive'] !== undefined
  // The footer comes alive after the page.
  const isReady = () => isAlive() && (root.dataset['footer'] !== undefined || !pressed?.closest('footer'))
  const controlOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('button,input,select,textarea') : null
  let pressed: HTMLElement | undefined
  let started = false
  const onTouch = (event: Event) => {
    // Browsers report the pointer that lies still over a new page as if it moved.
    const isStill =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
    if (started || isStill || !(anywhere || controlOf(event))) return
    started = true
    go(names)
  }
  // A fragment that is no place on the page is a dialog, which its link opens.
  const onFragment = () => {
    const name = location.hash.slice(1)
    if (started || !name || document.getElementById(name)) return
    started = true
    go(names)
  }
  const onPress = (event: Event) => {
    const control = controlOf(event)
    if (!control || isAlive()) return
    onTouch(event)
    if (control.tagName !== 'BUTTON') return
    event.preventDefault()
    // Of several impatient presses the last counts, once.
    pressed = control
    control.setAttribute('aria-busy', 'true')
  }
  const touches = anywhere ?? ['pointerover', 'touchstart', 'focusin']
  for (const type of touches) document.addEventListener(type, onTouch, { capture: true, passive: true })
  document.addEventListener('click', onPress, true)
  addEventListener('hashchange', onFragment)
  onFragment()
  new MutationObserver((_, observer) => {
    if (!isReady()) return
    observer.disconnect()
    for (const type of touches) document.removeEventListener(type, onTouch, true)
    document.removeEventListener('click', onPress, true)
    removeEventListener('hashchange', onFragment)
    for (const busy of document.querySelectorAll('button[aria-busy]')) busy.removeAttribute('aria-busy')
    pressed?.click()
  }).observe(root, { attributes: true, attributeFilter: ['data-alive', 'data-footer'] })
}
