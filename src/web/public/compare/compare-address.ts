import { limits } from '#contract/limits.ts'
import { catererNamePattern } from '#contract/values/id.ts'

/** What an address of the comparison asks for. */
export interface AskedCaterers {
  /** Ids or slugs, each once, at most as many as can be compared. */
  names: string[]
  /** More were asked for than can be compared. */
  tooMany: boolean
  /** Parts that are no id or slug. */
  strange: number
}

/** Reads '/compare/a&b'. The '&' may come as %26, once or twice escaped (C11); nothing in it is a mistake that stops the page. */
export function readNames(segment: string | undefined): AskedCaterers {
  const parts = (segment ?? '').split(/&|%26/i).filter((part) => part !== '')
  const names = [...new Set(parts.filter((part) => catererNamePattern.test(part)))]
  return {
    names: names.slice(0, limits.compare.max),
    tooMany: names.length > limits.compare.max,
    strange: parts.filter((part) => !catererNamePattern.test(part)).length,
  }
}
