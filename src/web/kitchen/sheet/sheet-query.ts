import type { User } from '#contract/endpoints/identity.ts'
import type { KitchenSettings, KitchenSheet } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { dayInIndia, isDay, type Day } from '#contract/values/calendar.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { deleteCopies, findCopy, saveCopy } from '#web/shared/browser/offline-copies.ts'
import { queryClient, type PrivateQuery } from '#web/shared/query/query-client.ts'
import { sessionStore } from '#web/shared/session/session-state.ts'
import { now } from '#web/ui/now.ts'

const key = 'kitchen-sheet'

/** A sheet as the server made it now, or the copy of an earlier one. */
export type ShownSheet = KitchenSheet & { isCopy?: true }

/** The day that an address names as `?day=2026-12-12`; today where it names none. */
export function dayOf(search: URLSearchParams): Day {
  const day = search.get('day') ?? ''
  return isDay(day) ? day : dayInIndia(now())
}

/**
 * What the caterer of an account cooks for a day; undefined while the account acts for none. While the server cannot be reached it
 * is the copy that this browser kept when the sheet was last opened.
 */
export function sheetQuery(user: User, day: Day): PrivateQuery<ShownSheet> | undefined {
  const { id, catererId } = user
  if (catererId === undefined) return undefined
  const path = `/api/kitchen-sheet?day=${day}`
  return {
    queryKey: [key, id, catererId, day],
    async queryFn({ signal }) {
      try {
        const sheet = await api('GET /api/kitchen-sheet', { query: { day } }, { signal })
        void keepCopy(user, path, sheet)
        return sheet
      } catch (error) {
        // Who may not see the sheet any longer must not see a copy either.
        if (error instanceof ApiError && error.status === 403) await deleteCopies()
        if (error instanceof ApiError && error.status < 500) throw error
        const copy = await findCopy(user, path)
        if (copy === undefined) throw error
        return { ...(copy as KitchenSheet), isCopy: true }
      }
    },
  }
}

/** Keeps a copy unless the session has ended meanwhile, in whichever tab. A browser whose storage is full keeps none. */
async function keepCopy(user: User, path: string, sheet: KitchenSheet): Promise<void> {
  await saveCopy(user, path, sheet).catch(() => undefined)
  const present = sessionStore.get().user
  if (present?.id !== user.id || present.catererId !== user.catererId) await deleteCopies(present)
}

/** Reads the sheets again that are shown, after something about orders or yields has changed. */
export function refreshSheets(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: [key] })
}

/** Shows settings that were saved with every sheet that was loaded; what they change of it is there once it is loaded again. */
export function putSettings(settings: KitchenSettings): void {
  queryClient().setQueriesData<ShownSheet>({ queryKey: [key] }, (sheet) => sheet && { ...sheet, settings })
}
