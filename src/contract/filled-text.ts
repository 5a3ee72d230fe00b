import type { TextValues } from './errors.ts'
import type { Language } from './values/language.ts'

/** Compiled messages by their keys; what fills each of them its own module knows. */
export type Texts = Readonly<Record<string, (values: never, options: { locale?: Language }) => string>>

/**
 * The text of a key in the language; undefined for a key that has none, and for values of which one is missing. What comes over
 * the network may be newer than the page that shows it.
 */
export function filledText(
  texts: Texts,
  key: string,
  { values, locale }: { values: TextValues; locale: Language },
): string | undefined {
  const message = Object.hasOwn(texts, key) ? texts[key] : undefined
  let isFilled = true
  const given = new Proxy(values, {
    get(target, name) {
      if (typeof name === 'string' && !Object.hasOwn(target, name)) isFilled = false
      return Reflect.get(target, name) as unknown
    },
  })
  // The proxy stands for whatever values the message takes.
  const text = message?.(given as never, { locale })
  return isFilled ? text : undefined
}
