import type { PersonalData } from '#server/kernel/personal-data.ts'
import { assign, returning, rows, select, sql } from '#server/kernel/sql.ts'
import { urlOf } from '../domain/picture.ts'
import { images } from '../tables.ts'
import type { PictureUse } from './picture-use.ts'

const i = images.as('i')

/** Pictures that an account uploaded. With the account they leave everything that shows them, and a job deletes their files. */
export function personalPictures(uses: readonly PictureUse[]): PersonalData {
  return {
    about: 'pictures',
    async read(db, { userId }) {
      const found = await rows(
        db,
        select({ base: i.base, widths: i.widths, at: i.created_at })`from ${i}
          where ${i.owner_id} = ${userId} and ${i.stored_at} is not null and ${i.removed_at} is null order by ${i.created_at}`,
      )
      return found.map(({ at, ...picture }) => ({ link: urlOf(picture), at }))
    },
    async erase(tx, { userId }) {
      const removed = { owner_id: null, removed_at: sql<Date>`coalesce(${i.removed_at}, now())` }
      const left = await rows(
        tx,
        returning({ id: i.id })`update ${i} set ${assign(images, removed)}
          where ${i.owner_id} = ${userId} and ${i.store} is not null`,
      )
      const ids = left.map(({ id }) => id)
      if (ids.length > 0) await Promise.all(uses.map((use) => use.release(tx, ids)))
    },
  }
}
