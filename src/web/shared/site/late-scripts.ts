import { unindented } from './short-scripts.ts'

/** Types of a page's modules until they may start: browsers pass over words that they do not know. */
const later = 'later-module'
/** Of a page to read, whose scripts may never be needed. */
const onUse = 'held-module'
/** Of a page that whoever stays goes on to use. */
const onTouch = 'touch-module'

/** Longest wait for a first picture that does not come, in milliseconds. */
const patienceMs = 3000

/** How long a page that is loaded rests before files are fetched ahead, in milliseconds: its pictures are there by then. */
const restMs = 3000

/** How a rendered page's scripts are held back. */
export interface HeldScripts {
  /** Type of a module until it starts. */
  type: string
  /** Script that lets them start. */
  starter: string
}

/**
 * Holds scripts back until the page has been drawn with its first picture, so that they do not take the line from what people
 * came to see. Links and forms work before. A page in a background tab, which is not drawn, starts them immediately.
 */
export const startScriptsLate: HeldScripts = {
  type: later,
  starter: unindented(`(${start.toString()})(${release.toString()},${JSON.stringify(later)},${patienceMs})`),
}

/**
 * Holds the scripts of a page to read back until a button or a field is used, its address asks for a dialog, or the tab has kept what was
 * entered into its form, whose `data-draft` is how the keys of its drafts begin. A press that came before they were there is made again
 * when the page is alive, so none is lost. Links and folded texts work without scripts.
 */
export const startScriptsOnUse: HeldScripts = {
  type: onUse,
  starter: unindented(
    `(${startToRead.toString()})(${release.toString()},${JSON.stringify(onUse)},${startOnUse.toString()})`,
  ),
}

/**
 * Holds the scripts of a page that is complete without them back until a finger, a pointer, a wheel or a key reaches it. Their files are
 * fetched once the page has rested, unless the browser saves data. No press is lost. In a browser that has kept anything of this site,
 * which the page may show, they start late.
 */
export const startScriptsOnTouch: HeldScripts = {
  type: onTouch,
  starter: unindented(
    `(${startOnTouch.toString()})(${release.toString()},${JSON.stringify(onTouch)},` +
      `${start.toString()},${patienceMs},${startOnUse.toString()},${restMs})`,
  ),
}

// Each of these runs in the browser as it stands here, alone: nothing outside of it can be used.

function release(type: string): void {
  for (const held of document.querySelectorAll<HTMLElement>(`script[type=${type}]`)) {
    for (const href of held.dataset['files']?.split(' ') ?? []) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { fetchPriority: 'low', rel: 'modulepreload', href }))
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.text = held.textContent
    document.head.append(script)
  }
}

function start(go: (type: string) => void, type: string, patience: number): void {
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
  void Promise.race([seen, waited]).then(() => go(type))
}

function startOnTouch(
  go: (type: string) => void,
  type: string,
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
    startLate(go, type, patience)
    return
  }
  startUsed(go, type, ['pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'])
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const fetchAhead = () => {
    for (const held of document.querySelectorAll<HTMLElement>(`script[type=${type}]`))
      for (const href of held.dataset['files']?.split(' ') ?? []) {
        const ahead = document.createElement('link')
        document.head.append(Object.assign(ahead, { rel: 'prefetch', as: 'script', href }))
      }
  }
  addEventListener('load', () => setTimeout(fetchAhead, rest))
}

function startToRead(go: (type: string) => void, type: string, startUsed: typeof startOnUse): void {
  startUsed(go, type)
  try {
    const form = document.querySelector<HTMLElement>('form[data-draft]')
    const key = form?.dataset['draft']
    if (form && key && Object.keys(sessionStorage).some((name) => name.startsWith(key)))
      form.querySelector('input,select,textarea')?.dispatchEvent(new Event('focusin', { bubbles: true }))
  } catch {
    // Where storage is forbidden nothing is kept.
  }
}

/** `anywhere` are the events that start the scripts wherever they happen; without it those that reach a button or a field do. */
function startOnUse(go: (type: string) => void, type: string, anywhere?: readonly string[]): void {
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
    go(type)
  }
  // A fragment that is no place on the page is a dialog, which its link opens.
  const onFragment = () => {
    const name = location.hash.slice(1)
    if (started || !name || document.getElementById(name)) return
    started = true
    go(type)
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
  for (const touch of touches) document.addEventListener(touch, onTouch, { capture: true, passive: true })
  document.addEventListener('click', onPress, true)
  addEventListener('hashchange', onFragment)
  onFragment()
  new MutationObserver((_, observer) => {
    if (!isReady()) return
    observer.disconnect()
    for (const touch of touches) document.removeEventListener(touch, onTouch, true)
    document.removeEventListener('click', onPress, true)
    removeEventListener('hashchange', onFragment)
    for (const busy of document.querySelectorAll('button[aria-busy]')) busy.removeAttribute('aria-busy')
    pressed?.click()
  }).observe(root, { attributes: true, attributeFilter: ['data-alive', 'data-footer'] })
}
