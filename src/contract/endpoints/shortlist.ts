import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invalid } from '../field-errors.ts'
import { limits } from '../limits.ts'
import { Id } from './shared.ts'

const { max } = limits.shortlist

/** Ids of the shortlisted caterers, newest first. */
export const Shortlist = z
  .object({ caterers: z.array(Id) })
  .meta({ id: 'Shortlist', description: 'Ids of saved caterers, the latest first' })
export type Shortlist = z.output<typeof Shortlist>

const tag = 'Shortlist'
const path = '/api/shortlist'
const CatererParams = z.object({ catererId: Id })

export const listShortlist = endpoint({
  method: 'GET',
  path,
  access: 'customer',
  tag,
  summary: 'List my shortlist',
  description:
    'Returns the caterers that the customer saved, the latest first, without those that are closed at present.',
  errors: [],
  success: 'The shortlist',
  response: Shortlist,
})

export const mergeShortlist = endpoint({
  method: 'POST',
  path,
  access: 'customer',
  tag,
  summary: 'Merge a shortlist',
  description:
    'Adds caterers saved before sign-in. Skips unknown caterers and those beyond the limit of 100. Idempotent.',
  errors: [],
  body: z.object({ caterers: z.array(Id).max(max, invalid('shortlist_limit', { max })) }),
  success: 'The shortlist',
  response: Shortlist,
})

export const addToShortlist = endpoint({
  method: 'PUT',
  path: `${path}/{catererId}`,
  access: 'customer',
  tag,
  summary: 'Add a caterer to my shortlist',
  description: 'Saves a caterer, up to 100. Idempotent.',
  errors: ['caterer_not_found', 'shortlist_full'],
  params: CatererParams,
  success: 'The shortlist',
  response: Shortlist,
})

export const removeFromShortlist = endpoint({
  method: 'DELETE',
  path: `${path}/{catererId}`,
  access: 'customer',
  tag,
  summary: 'Remove a caterer from my shortlist',
  description: 'Removes a caterer, or does nothing when it is not there. Idempotent.',
  errors: [],
  params: CatererParams,
  success: 'The shortlist',
  response: Shortlist,
})
