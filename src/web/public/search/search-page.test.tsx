import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { areaText } from '#web/public/content/long-texts.ts'
import { SearchPage } from './search-page.tsx'
import { everything, type Search } from '#web/public/listing/search-params.ts'

/** The page as the server draws it, when the list could not be had. */
async function failedPage(search: Partial<Search>): Promise<string> {
  const Stub = createRoutesStub([
    {
      path: '/pangat',
      Component: () => (
        <SearchPage
          local={undefined}
          search={{ ...everything, ...search }}
          diet={undefined}
          ignored={[]}
          problems={[]}
          today="2026-11-20"
          area={undefined}
          text={areaText(undefined)}
          ways={[]}
          result={undefined}
        />
      ),
    },
  ])
  const page = () => renderToStaticMarkup(<Stub initialEntries={['/pangat']} />)
  // The first rendering asks for the parts whose code comes late.
  page()
  await vi.dynamicImportSettled()
  return page()
}

test('a list that cannot be had is told in the page, and everything chosen is still there', async () => {
  const page = await failedPage({ people: '25-50' })
  expect(page).toContain('Unable to fetch caterers.')
  expect(page).toContain('<option value="25-50" selected="">')
  expect(page).not.toContain('available for you!')
})

test('a place that cannot be searched around is told so', async () => {
  const page = await failedPage({ place: 'Andheri West' })
  expect(page).toContain('Failed to find caterers near this location. Please try another location.')
  expect(page).toContain('value="Andheri West"')
})

test('a list that cannot be had leaves the page about the place that was asked for', async () => {
  const page = await failedPage({ place: 'Andheri West' })
  expect(page).toContain('Caterers near Andheri West')
  expect(page).toContain('Nearest')
  expect(page).not.toContain('Caterers in Mumbai</h1>')
})
