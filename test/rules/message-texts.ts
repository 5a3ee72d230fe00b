import { sourcesBelow } from './sources.ts'

/** A message with variants, for instance of a plural, as the format writes it. */
interface Variants {
  declarations?: readonly string[]
  selectors?: readonly string[]
  match: Readonly<Record<string, string>>
}

export interface Message {
  /** File of the area. */
  path: string
  key: string
  /** One text, or that of each variant. */
  texts: readonly string[]
  /** Names of the values that callers give. */
  inputs: readonly string[]
}

/** Returns the messages of a language. */
export function messagesIn(locale: string): Message[] {
  return sourcesBelow(`messages/${locale}`, /\.json$/).flatMap(({ path, text }) => {
    const { $schema: _, ...messages } = JSON.parse(text) as Record<string, string | readonly Variants[]>
    return Object.entries(messages).map(([key, value]) => {
      const variants = typeof value === 'string' ? [] : value
      const texts = typeof value === 'string' ? [value] : variants.flatMap(({ match }) => Object.values(match))
      const named = variants.flatMap(({ declarations = [] }) => declarations.flatMap(inputOf))
      const placed = texts.flatMap((part) => [...part.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
      return { path, key, texts, inputs: [...new Set([...named, ...placed])] }
    })
  })
}

/** 'input count' declares a value of the caller's; 'local …' is worked out from one. */
function inputOf(declaration: string): string[] {
  return /^input (\w+)/.exec(declaration)?.slice(1) ?? []
}
