import { expect, test } from 'vitest'
import { aims } from '../shared/aims.ts'
import { pageScripts } from './page-scripts.ts'

const { limit } = aims.scriptsOfCaterer

test(`no page of a caterer's business needs more than ${limit} KB of scripts before it is alive`, () => {
  const pages = [...pageScripts()].filter(([path]) => path.startsWith('/caterer-dashboard'))
  const shown = pages.map(([path, bytes]) => `${path}: ${(bytes / 1000).toFixed(1)} KB`)
  const heavy = pages.flatMap(([, bytes], at) => (bytes > limit * 1000 ? [shown[at]] : []))
  expect(pages.length).toBeGreaterThan(10)
  expect(heavy, `Load on demand what is not needed to paint. All pages:\n${shown.join('\n')}`).toEqual([])
})

// Sent with the first use of a field or button; before it they send none, see guides.e2e.ts.
test(`no page with a form for visitors needs more than ${aims.scriptsOfForm.limit} KB of scripts before it is alive`, () => {
  const forms = ['/contactus', '/wedding-catering-services', '/festival-catering', '/complaints']
  const sizes = pageScripts()
  const heavy = forms.filter((path) => (sizes.get(path) ?? Infinity) > aims.scriptsOfForm.limit * 1000)
  expect(heavy.map((path) => `${path}: ${(sizes.get(path) ?? Infinity) / 1000} KB`)).toEqual([])
})
