/** Trimmed, lowercased, spaces to hyphens, everything but letters, digits and hyphens removed (R327). May be empty. */
export function slugOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
}
