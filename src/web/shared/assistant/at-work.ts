/** Reports whether a page is of caterers or staff at work, of which the assistant knows nothing. */
export function isAtWork(pathname: string): boolean {
  return /^\/(?:caterer-dashboard|admin|dev)(?:\/|$)/.test(pathname)
}
