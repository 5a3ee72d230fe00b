import { testimonials } from '#db/world/site-content.ts'
import { escape, logo, page, seen, type Cue, type Film } from './film.ts'

const titleSeconds = 2
const sceneSeconds = 5
/** Below the words, beside the picture. */
const captionsAt = 'line:82% position:48%,line-left size:48% align:start'
const tables = ['gujarati-2', 'south-indian-1', 'rajasthani-2', 'maharashtrian-3']

const style = `
  .table { position: absolute; inset: 0 auto 0 0; width: 560px; overflow: hidden; }
  .table img { width: 100%; height: 100%; object-fit: cover; }
  .told { position: absolute; left: 630px; top: 0; bottom: 130px; width: 580px; display: flex; flex-direction: column; justify-content: center; gap: 26px; }
  .mark { font: 400 150px/0.6 'Rozha One', serif; color: var(--color-marigold); height: 66px; }
  h2 { font-size: 52px; }
  .who { color: var(--color-ink-soft); }
  .who b { display: block; color: var(--color-leaf); font-weight: 600; }
  .title { display: grid; place-content: center; justify-items: center; gap: 30px; background: var(--color-leaf-wash); }
  .title h1 { font-size: 72px; }`

/** Four hosts of the demo city: their first sentence is seen, the rest of what they said stands in the captions. */
export function guests(): Film {
  const told = testimonials.slice(0, tables.length)
  const cues: Cue[] = []
  const scenes = told.map(({ name, occasion, words }, i) => {
    const from = titleSeconds + i * sceneSeconds
    const to = from + sceneSeconds
    const { first, rest } = sentences(words)
    cues.push({ from: from + 0.6, to: to - 0.2, text: rest })
    return `<div class="scene" ${seen(from, to)}>
      <div class="table"><img src="/db/world/pictures/covers/${tables[i]}-960.avif" data-zoom="1.1" ${seen(from, to)}></div>
      <div class="told">
        <p class="mark" data-rise ${seen(from, to)}>“</p><h2 data-rise ${seen(from + 0.2, to)}>${escape(first)}</h2>
        <p class="who" data-rise ${seen(from + 0.5, to)}><b>${escape(name)}</b>${escape(occasion)}</p>
      </div></div>`
  })
  const title = `<div class="scene title" data-from="-1" data-to="${titleSeconds}">${logo}<h1>What hosts say</h1></div>`
  const seconds = titleSeconds + told.length * sceneSeconds
  return { html: page(style, title + scenes.join('')), seconds, poster: titleSeconds + 2.5, cues, captionsAt }
}

function sentences(words: string): { first: string; rest: string } {
  const end = /[.!?] /.exec(words)
  if (!end) throw new Error(`a testimonial of one sentence has nothing for the captions: ${words}`)
  return { first: words.slice(0, end.index + 1), rest: words.slice(end.index + 2) }
}
