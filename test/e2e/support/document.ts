import type { APIRequestContext } from '@playwright/test'
import { Window } from 'happy-dom'

/** A page as the server sends it, read without a browser: for what search engines and visitors without script get. */
export interface SentPage {
  status: number
  /** Text of the first element that matches, with single spaces; undefined when there is none. */
  text(selector: string): string | undefined
  texts(selector: string): string[]
  attribute(selector: string, name: string): string | undefined
  attributes(selector: string, name: string): string[]
  structuredData(): Record<string, unknown>[]
}

/** Fetches a page. Costs a fraction of a page in the browser. */
export async function fetchPage(request: APIRequestContext, path: string): Promise<SentPage> {
  const response = await request.get(path)
  const document = new new Window().DOMParser().parseFromString(await response.text(), 'text/html')
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const texts = (selector: string) => all(selector).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
  const attributes = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '')
  return {
    status: response.status(),
    texts,
    attributes,
    text: (selector) => texts(selector)[0],
    attribute: (selector, name) => attributes(selector, name)[0],
    structuredData: () =>
      texts('script[type="application/ld+json"]').map((text) => JSON.parse(text) as Record<string, unknown>),
  }
}
