/** For pages that are the same for everyone: a shared cache may answer for a minute, and for five more while it asks again. */
export const publicCache = { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300' } as const
