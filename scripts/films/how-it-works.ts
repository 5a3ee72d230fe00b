import { escape, logo, page, seen, type Cue, type Film } from './film.ts'
import { heights, type ScreenName } from './screens.ts'

const titleSeconds = 2.5
const endSeconds = 2.5

/** Below the words, beside the phone. */
const captionsAt = 'line:82% position:6%,line-left size:50% align:start'

interface Step {
  title: string
  about: string
  caption: string
  /** Screens of the phone, one after another; each is scrolled to its end. */
  screens: readonly ScreenName[]
  seconds: number
}

const steps: readonly Step[] = [
  {
    title: 'Enter place and guests',
    about: 'A venue, a station or a PIN code',
    caption: 'Type a place and choose how many guests. You see at once how many caterers cook there.',
    screens: ['home', 'place'],
    seconds: 5,
  },
  {
    title: 'Compare caterers',
    about: 'The price per plate for your guests',
    caption: 'Every caterer shows the price per plate for your guests, the diets, the distance and the reviews.',
    screens: ['search'],
    seconds: 5,
  },
  {
    title: 'Build the menu',
    about: 'Dish by dish, as you like it',
    caption: 'Choose the dishes of a package. The page always says how many are left to choose.',
    screens: ['caterer', 'menu'],
    seconds: 6.5,
  },
  {
    title: 'Book and pay',
    about: 'Tax and delivery, before you pay',
    caption: 'The bill is complete before you pay, and the caterer confirms within a day.',
    screens: ['bill'],
    seconds: 5,
  },
]

/** What is seen of the phone, in pixels of the film. */
const glass = { width: 310, height: 680 }

const style = `
  .words { position: absolute; left: 90px; top: 0; bottom: 130px; width: 580px; display: flex; flex-direction: column; justify-content: center; }
  .number { font: 400 190px/0.9 'Rozha One', serif; color: var(--color-leaf); }
  h2 { font-size: 64px; margin: 14px 0 16px; }
  .about { color: var(--color-ink-soft); font-size: 34px; }
  .leaf { position: absolute; right: 0; top: 0; bottom: 0; width: 470px; background: var(--color-leaf-wash); }
  .phone { position: absolute; left: 790px; top: 30px; width: ${glass.width + 20}px; height: ${glass.height + 10}px; border: 10px solid var(--color-ink); border-bottom: 0; border-radius: 44px 44px 0 0; overflow: hidden; background: var(--color-paper); box-shadow: var(--shadow-high); }
  .phone img { position: absolute; top: 0; left: 0; width: ${glass.width}px; }
  .title { display: grid; place-content: center; justify-items: center; gap: 30px; background: var(--color-leaf-wash); }
  .title h1 { font-size: 72px; max-width: 900px; text-align: center; }
  .row { position: absolute; left: 0; right: 0; bottom: -150px; display: flex; justify-content: center; gap: 36px; }
  .row img { width: 240px; height: 240px; border-radius: 50%; object-fit: cover; }`

/** The list of caterers, halfway down. */
const posterSecond = titleSeconds + 7
const plates = ['gujarati', 'maharashtrian', 'south-indian', 'bengali', 'rajasthani']

/** The four steps of the home page, on a phone. */
export function howItWorks(): Film {
  const cues: Cue[] = []
  let at = titleSeconds
  const scenes = steps.map((step, i) => {
    const from = at
    at += step.seconds
    cues.push({ from: from + 0.3, to: at - 0.2, text: step.caption })
    return sceneOf(step, i + 1, from)
  })
  const seconds = at + endSeconds
  const html = page(
    style,
    `${titleOf('How it works', -1, titleSeconds)}${scenes.join('')}${titleOf('Everyone sits down. Everyone eats well.', at, seconds + 1)}`,
  )
  return { html, seconds, poster: posterSecond, cues, captionsAt }
}

function sceneOf({ title, about, screens, seconds }: Step, number: number, from: number): string {
  const to = from + seconds
  const each = seconds / screens.length
  const shown = screens.map((name, i) => {
    const begin = from + i * each
    const travel = Math.round((heights[name] * glass.width) / 390 - glass.height)
    // The next screen comes over the one before, so that the phone is never empty.
    return `<img src="/screens/${name}.jpg" data-travel="${travel}" ${seen(begin, to)} data-moves-until="${begin + each}">`
  })
  return `<div class="scene" ${seen(from, to)}>
    <div class="leaf"></div><div class="words"><p class="number" data-rise ${seen(from, to)}>${number}</p><h2 data-rise ${seen(from + 0.15, to)}>${escape(title)}</h2><p class="about" data-rise ${seen(from + 0.3, to)}>${escape(about)}</p></div>
    <div class="phone">${shown.join('')}</div></div>`
}

function titleOf(text: string, from: number, to: number): string {
  const row = plates.map((plate) => `<img src="/db/world/pictures/cuisines/${plate}-480.avif">`).join('')
  return `<div class="scene title" ${seen(from, to)}>${logo}<h1>${escape(text)}</h1><div class="row" data-rise ${seen(from, to)}>${row}</div></div>`
}
