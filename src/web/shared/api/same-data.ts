import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For pages whose data does not depend on the fragment: a dialog that stands in it is closed without loading anything again.
 * `export { shouldRevalidate } from '#web/shared/api/same-data.ts'`
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean {
  return isOtherFragment(currentUrl, nextUrl) ? false : defaultShouldRevalidate
}

/** Whether two addresses name the same page and differ in their fragment alone. */
export function isOtherFragment(a: URL, b: URL): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash !== b.hash
}
