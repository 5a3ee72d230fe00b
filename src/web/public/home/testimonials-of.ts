import type { TestimonialView } from '#contract/endpoints/site-content.ts'

/** Occasions around a wedding, as testimonials name them first. */
const wedding = /^(wedding|reception|sangeet|haldi|mehendi)\b/i

/** Returns testimonials of weddings for the page of weddings, the others for the home page: no page repeats another's. */
export function testimonialsOf(page: 'weddings' | 'home', all: readonly TestimonialView[]): TestimonialView[] {
  return all.filter(({ occasion }) => wedding.test(occasion) === (page === 'weddings'))
}
