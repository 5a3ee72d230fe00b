/** Joins what is there; later layers of look go last. */
export function classNames(...parts: readonly (string | false | undefined | null)[]): string {
  return parts.filter(Boolean).join(' ')
}
