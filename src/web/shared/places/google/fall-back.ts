import type { PlacesProvider, PlaceSuggestion } from '../places-provider.ts'

const patienceMs = 3000
/** After so many failures in a row the first provider is not asked again while the page lives. */
const mostFailures = 2

/** Asks the first provider; where it fails, is slow or finds nothing, asks the second without an error. */
export function fallBack(first: PlacesProvider, second: PlacesProvider): PlacesProvider {
  let failures = 0
  const ask = async (text: string, signal: AbortSignal): Promise<readonly PlaceSuggestion[]> => {
    if (failures >= mostFailures) return []
    try {
      const found = await inTime(first.suggest(text, signal))
      failures = 0
      return found
    } catch {
      failures += 1
      return []
    }
  }
  return {
    async suggest(text, signal) {
      const found = await ask(text, signal)
      if (found.length === 0) return second.suggest(text, signal)
      return found.map((suggestion) => ({ ...suggestion, resolve: () => resolved(suggestion, second) }))
    },
  }
}

/** A place whose point cannot be had may still be one that the second provider knows by the same name. */
async function resolved(suggestion: PlaceSuggestion, second: PlacesProvider) {
  try {
    return await inTime(suggestion.resolve())
  } catch (failure) {
    const known = await second.suggest(suggestion.name, new AbortController().signal)
    const same = known.find(({ name }) => name.toLowerCase() === suggestion.name.toLowerCase())
    if (!same) throw failure
    return same.resolve()
  }
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too slow')), patienceMs)),
  ])
}
