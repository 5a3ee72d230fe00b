import { withQuery } from '#contract/paths.ts'
import { cuisines } from '#contract/values/cuisine.ts'
import { cookbook } from '#db/world/cookbook/index.ts'
import { demoCaterers } from '#db/world/demo-caterers/index.ts'
import { randomOf, type Random } from '#db/world/random.ts'

/** What people look for by text: dishes, caterers, cuisines. */
const known = [...cookbook, ...demoCaterers].map(({ name }) => name).concat(cuisines)
/** One text in so many has a slip in it. */
const mistypedOneIn = 4
const alphabet = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ')

/** Texts as people type them, lower case and each different from the others; one in four with a slip. */
export function drawTexts(seed: string, count: number): string[] {
  const random = randomOf('texts', seed)
  const texts = new Set<string>()
  while (texts.size < count) texts.add(drawText(random))
  return [...texts]
}

/** One word or the first two of something that there is. */
export function drawText(random: Random): string {
  const words = random.pick(known).toLowerCase().split(/\s+/)
  const from = random.int(0, words.length - 1)
  const text = words.slice(from, from + random.int(1, 2)).join(' ')
  return random.chance(1 / mistypedOneIn) ? mistype(text, random) : text
}

/** A text with two letters swapped, one left out, one doubled, or one that is wrong; too short ones as they are. */
export function mistype(text: string, random: Random): string {
  if (text.length < 4) return text
  const at = random.int(1, text.length - 2)
  const [before, letter, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)]
  return random.pick([
    () => before + after.charAt(0) + letter + after.slice(1),
    () => before + after,
    () => before + letter + letter + after,
    () => before + random.pick(alphabet) + after,
  ])()
}

export function pathOfText(text: string): string {
  return withQuery('/api/search', { q: text })
}
