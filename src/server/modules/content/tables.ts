import { table } from '#server/kernel/sql.ts'

export const successStories = table('success_stories')
export const testimonials = table('testimonials')
