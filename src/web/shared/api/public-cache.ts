import { sharedCaching } from '#contract/rules/shared-caching.ts'
import { now } from '#web/ui/now.ts'

/** For pages that are the same for everyone: a shared cache may answer for a minute, and for five more while it asks again. */
export const publicCache = () => ({ 'Cache-Control': sharedCaching(now()) })

/** As {@link publicCache}, for pages that change seldom: five minutes, and ten more. */
export const seldomChanging = () => ({ 'Cache-Control': sharedCaching(now(), 300, 600) })
