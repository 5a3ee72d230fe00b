/** What the encrypted file of a document is bound to: in the place of another one it cannot be opened. */
export function placeOf(id: string): string {
  return `caterer_documents/${id}`
}

/** Longest encrypted file: a document of the largest size with what encryption adds. */
export function maxFileBytes(maxBytes: number): number {
  // A picture is encoded anew and may become larger than it came.
  return maxBytes * 4
}
