import { isTest, placesOf, type Source } from './sources.ts'

/** Where a path to a page that carries the event is not a link of a page. */
const exceptions: Readonly<Record<string, string>> = {
  'src/web/shared/event/links.ts': 'the builder',
  'src/web/shared/event/late-links.ts': 'links before there is an event to carry',
  'src/web/public/listing/search-params.ts': 'links within the list, which carry the event and the filters',
  'src/web/public/search/canonical.ts': 'names canonical URLs',
  'src/web/public/search/search-bar.tsx': 'where a form without script is sent',
  'src/web/public/search/filters/filter-fields.tsx': 'where a form without script is sent',
  'src/web/public/home/home-search.tsx': 'where a form without script is sent',
  'src/web/public/search/search-page.tsx': 'tells whether a list is being loaded',
  'src/web/public/compare/compare-bar.tsx': 'tells whether the page is that of an area',
  'src/web/public/compare/compare-host.tsx': 'tells which page is shown',
  'src/web/public/caterer/caterer-structured-data.ts': 'for search engines',
  'src/web/public/areas/area-data.ts': 'for search engines',
  'src/web/routes/public/caterer.tsx': 'names canonical URLs',
  'src/web/routes/public/compare.tsx': 'names canonical URLs',
  'src/web/routes/public/line.tsx': 'names canonical URLs',
  'src/web/routes/site/sitemap.ts': 'for search engines',
  'src/web/routes/site/llms.ts': 'for assistants of others',
  'src/web/public/content/site-texts.ts': 'names the pages of texts, for the assistant',
  'src/web/kitchen/dashboard/dashboard-links.tsx': 'a caterer looks at their own page',
}

const byPath = /\bpaths\.(search|area|line|caterer|compare|shortlist|customise|bill)\(/
const byHand =
  /['"`](?:\/pangat|\/caterer\/|\/compare\/|\/bill|\/add-to-cart|\/shortlist)|[?&](?:people|guests|diet|date)=/

/** Where a page of the site builds a link that the event should go along with (src/web/shared/event/links.ts). */
export function ownLinks(sources: readonly Source[]): string[] {
  const pages = sources.filter((source) => !isTest(source) && !(source.path in exceptions))
  return [...placesOf(byPath, pages), ...placesOf(byHand, pages)]
}

/** Exceptions that are none any more. */
export function staleExceptions(sources: readonly Source[]): string[] {
  return Object.keys(exceptions).filter(
    (path) =>
      placesOf(
        byPath,
        sources.filter((source) => source.path === path),
      ).length === 0,
  )
}
