import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Figures } from './figures.tsx'
import { Stories } from './stories.tsx'
import { Testimonials } from './testimonials.tsx'

const testimonial = {
  id: 'T1',
  name: 'Asha',
  occasion: 'Lunch for 20',
  words: 'Hot, on time, and enough for the watchmen too.',
}

test('where nothing is claimed, no section stands', () => {
  expect(renderToStaticMarkup(<Stories stories={[]} />)).toBe('')
  expect(renderToStaticMarkup(<Testimonials testimonials={[]} film="/films/guests" />)).toBe('')
  expect(renderToStaticMarkup(<Figures figures={{}} />)).toBe('')
})

test('testimonials without a film show no empty frame', () => {
  const page = renderToStaticMarkup(<Testimonials testimonials={[testimonial]} />)
  expect(page).toContain('Asha')
  expect(page).not.toContain('<video')
})

test('a testimonial is cut after forty characters at most', () => {
  const page = renderToStaticMarkup(<Testimonials testimonials={[testimonial]} />)
  const shown = /<blockquote>.*?<p[^>]*>(.*?)<span/.exec(page)?.[1]
  expect(shown).toBe('Hot, on time, and enough for the')
  expect(page).toMatch(/<summary.*See more/)
})

test('only the figures that are set are claimed, in the words of the trade', () => {
  expect(renderToStaticMarkup(<Figures figures={{ weddings: 500, guests: 1500, caterers: 25 }} />)).toMatch(
    /500\+ weddings.*up to 1500\+ guests.*more than 25 registered caterers/,
  )
  const page = renderToStaticMarkup(<Figures figures={{ weddings: 12 }} />)
  expect(page).toContain('12+ weddings')
  expect(page).not.toMatch(/guests|caterers/)
})
