import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g

export interface Unmarked {
  html: string
  /** CSP sources of the scripts that carried the mark. */
  sources: string[]
}

/**
 * Strips the renderer's mark from a page, and returns the hashes of the inline scripts that carried it. The page has one
 * character for each byte, so that what is hashed is what is sent.
 */
export function stripMark(html: string, mark: string): Unmarked {
  const attribute = ` nonce="${mark}"`
  const sources = [...html.matchAll(inlineScript)].flatMap(([, attributes = '', body = '']) =>
    attributes.includes(attribute) ? [sourceOf(body)] : [],
  )
  return { html: html.replaceAll(attribute, ''), sources: [...new Set(sources)] }
}

/** CSP source that allows an inline script by its hash. */
export function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`
}
