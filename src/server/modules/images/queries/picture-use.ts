import type { Tx } from '#server/kernel/context.ts'
import { joined, sql, type Sql } from '#server/kernel/sql.ts'

/**
 * Rows of a module that show pictures. `services.ts` lists all of them, and a picture that none of them shows is deleted. What is to
 * come belongs into that list: proposed revisions, and deleted rows that may still be restored.
 */
export interface PictureUse {
  /** Condition: a row shows the picture with this id, or may show it again. */
  shows(imageId: Sql<string>): Sql
  /** Makes every row that shows one of these pictures show none. */
  release(tx: Tx, imageIds: readonly string[]): Promise<void>
}

/** Condition: something shows the picture with this id. */
export function isShownBy(uses: readonly PictureUse[]): (imageId: Sql<string>) => Sql {
  return (imageId) =>
    uses.length === 0
      ? sql`false`
      : joined(
          uses.map(({ shows }) => shows(imageId)),
          ' or ',
        )
}
