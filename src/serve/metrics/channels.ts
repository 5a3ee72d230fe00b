import { channel } from 'node:diagnostics_channel'

/** Why a request was answered 503 before anything of it was read. */
export type RejectionReason = 'connections' | 'event_loop' | 'requests' | 'uploads' | 'streams'

/** Told of each request that admission rejects, by its {@link RejectionReason}. */
export const rejections = channel('pangat:request-rejected')

/** 'hit': from the cache. 'miss': rendered. 'uncached': a page that is rendered for each request. */
export type PageCacheResult = 'hit' | 'miss' | 'uncached'

/** Told of each look for a page, by its {@link PageCacheResult}. */
export const pageLooks = channel('pangat:page-cache')

/** 'listener': answered before the applications. 'api': by the API, as every search may be. */
export type SearchAnswerer = 'listener' | 'api'

/** Told of each search, by its {@link SearchAnswerer}. */
export const searches = channel('pangat:search')
