/** The present moment in the browser; the only place of the site that asks for it. */
export function now(): Date {
  return new Date()
}
