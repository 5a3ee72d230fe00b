/** What the WHATWG URL standard gives browsers and Node alike; the contract has the types of neither. */
declare class URLSearchParams {
  constructor(pairs: [string, string][])
  toString(): string
}
