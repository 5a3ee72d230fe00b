/** What the WHATWG URL standard gives browsers and Node alike; the contract has the types of neither. */
declare class URLSearchParams {
  constructor(init: string | [string, string][])
  get(name: string): string | null
  [Symbol.iterator](): IterableIterator<[string, string]>
  toString(): string
}
