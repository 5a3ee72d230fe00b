import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Picture } from './shared.ts'

export const TestimonialView = z.object({
  id: Id,
  name: z.string(),
  /** What was celebrated, for how many and where. */
  occasion: z.string(),
  words: z.string(),
})
export type TestimonialView = z.output<typeof TestimonialView>

export const StoryView = z.object({
  id: Id,
  title: z.string(),
  story: z.string(),
  occasion: z.string(),
  place: z.string(),
  guests: z.number().int(),
  picture: Picture,
})
export type StoryView = z.output<typeof StoryView>

const Figure = z.number().int().positive().optional()

/** What the marketplace tells of itself (C75): nothing that nobody wrote down is claimed. */
export const ClaimsView = z.object({
  testimonials: z.array(TestimonialView),
  stories: z.array(StoryView),
  /** Figures that are not set are not shown. `guests` are those of the largest event, `weddings` and `caterers` all there were. */
  figures: z.object({ weddings: Figure, guests: Figure, caterers: Figure }),
  /** Path of the film that goes with the testimonials, without its ending; absent when there is none. */
  film: z.string().optional(),
})
export type ClaimsView = z.output<typeof ClaimsView>

export const getClaims = endpoint({
  method: 'GET',
  path: '/api/claims',
  access: 'public',
  tag: 'Reviews',
  summary: 'Testimonials, success stories and marketing figures; each is empty until it is set',
  response: ClaimsView,
})
