import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { Id } from './shared.ts'

const { max } = limits.shortlist

/** Ids of the caterers that somebody keeps in mind, the latest first. */
export const Shortlist = z.object({ caterers: z.array(Id) })
export type Shortlist = z.output<typeof Shortlist>

const tag = 'Shortlist'
const path = '/api/shortlist'
const CatererParams = z.object({ catererId: Id })

export const listShortlist = endpoint({
  method: 'GET',
  path,
  access: 'customer',
  tag,
  summary: 'The own shortlist; caterers that have closed are left out until they open again',
  response: Shortlist,
})

export const mergeShortlist = endpoint({
  method: 'POST',
  path,
  access: 'customer',
  tag,
  summary: 'Adds what a browser kept before signing in; unknown caterers and those beyond the limit are left out',
  body: z.object({ caterers: z.array(Id).max(max, `A shortlist can hold ${max} caterers`) }),
  response: Shortlist,
})

export const addToShortlist = endpoint({
  method: 'PUT',
  path: `${path}/{catererId}`,
  access: 'customer',
  tag,
  summary: 'Keeps a caterer in mind; again changes nothing',
  params: CatererParams,
  response: Shortlist,
})

export const removeFromShortlist = endpoint({
  method: 'DELETE',
  path: `${path}/{catererId}`,
  access: 'customer',
  tag,
  summary: 'Takes a caterer off the own shortlist; answers the same when it is not on it',
  params: CatererParams,
  response: Shortlist,
})
