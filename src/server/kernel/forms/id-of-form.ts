import { createHash } from 'node:crypto'

/**
 * Returns the id of what was sent with a form under a key. The same key and content make the same id, so that a second press and a try
 * after a lost answer are the first one again. How long the form was open is no content.
 */
export function idOfForm(key: string, given: object): string {
  const content: object = { ...given, filledInMs: undefined }
  return createHash('sha256')
    .update(JSON.stringify([key, content]))
    .digest('base64url')
    .slice(0, 26)
}
