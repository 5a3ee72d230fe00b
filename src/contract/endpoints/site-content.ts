import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Picture } from './shared.ts'

export const TestimonialView = z
  .object({
    id: Id,
    name: z.string(),
    occasion: z.string().describe('Occasion, number of guests and place'),
    words: z.string(),
  })
  .meta({ id: 'Testimonial' })
export type TestimonialView = z.output<typeof TestimonialView>

export const StoryView = z
  .object({
    id: Id,
    title: z.string(),
    story: z.string(),
    occasion: z.string(),
    place: z.string(),
    guests: z.number().int(),
    picture: Picture,
  })
  .meta({ id: 'Story' })
export type StoryView = z.output<typeof StoryView>

const Figure = z.number().int().positive().optional()

/** Marketing content of the site (C75); empty where none is stored. */
export const SiteContentView = z
  .object({
    testimonials: z.array(TestimonialView),
    stories: z.array(StoryView),
    figures: z
      .object({ weddings: Figure, guests: Figure, caterers: Figure })
      .describe(
        'Figures that are not set are absent. `guests` counts those of the largest event; `weddings` and `caterers` are totals',
      ),
    film: z.string().optional().describe('Path of the film beside the testimonials, without extension'),
  })
  .meta({ id: 'SiteContent', description: 'What the marketplace says of itself' })
export type SiteContentView = z.output<typeof SiteContentView>

export const getSiteContent = endpoint({
  method: 'GET',
  path: '/api/claims',
  access: 'public',
  tag: 'Reviews',
  summary: 'Get testimonials and figures',
  description: 'Returns testimonials, success stories and figures of the marketplace. Each is empty until it is set.',
  errors: [],
  tagged: true,
  success: 'The content',
  response: SiteContentView,
})
