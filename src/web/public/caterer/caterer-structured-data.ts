import type { PackageView } from '#contract/endpoints/caterers.ts'
import type { StructuredData } from '#web/shared/site/page-meta.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import type { CatererOfPage } from './caterer-of-page.ts'
import { priceEndsOf, priceSpanOf } from '#web/public/listing/prices.ts'

/** A caterer's page for search engines: only what stands on the page, and a rating only where there are reviews. */
export function catererStructuredData(
  caterer: CatererOfPage,
  packages: readonly PackageView[],
  site: string,
): StructuredData[] {
  const page = site + paths.caterer(caterer)
  const pictures = caterer.pictures.map(({ base, widths }) => `${site}${base}-${Math.max(...widths)}.avif`)
  return [
    {
      '@type': 'FoodEstablishment',
      '@id': `${page}#caterer`,
      name: caterer.name,
      url: page,
      image: pictures.length > 0 ? pictures : undefined,
      telephone: caterer.contact,
      address: addressOf(caterer.address),
      geo: { '@type': 'GeoCoordinates', latitude: caterer.googleLocation.lat, longitude: caterer.googleLocation.lng },
      makesOffer: offersOf(packages),
      priceRange: priceSpanOf(packages)?.text,
      servesCuisine: caterer.cuisinesOffered,
      foundingDate: String(caterer.serviceStartYear),
      aggregateRating:
        caterer.totalReviews > 0
          ? {
              '@type': 'AggregateRating',
              ratingValue: caterer.averageRating,
              reviewCount: caterer.totalReviews,
              bestRating: 5,
              worstRating: 0,
            }
          : undefined,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: m.caterer_home(), item: site + paths.home() },
        { name: m.caterer_crumb(), item: site + paths.search() },
        { name: caterer.name, item: page },
      ].map((crumb, i) => ({ '@type': 'ListItem', position: i + 1, ...crumb })),
    },
  ]
}

/** What plates cost, for all packages together; undefined where the page shows no price. */
function offersOf(packages: readonly PackageView[]): StructuredData | undefined {
  const ends = priceEndsOf(packages)
  return (
    ends && {
      '@type': 'AggregateOffer',
      lowPrice: ends.low,
      highPrice: ends.high,
      priceCurrency: 'INR',
      offerCount: packages.length,
    }
  )
}

/** The address as it stands on the page; its PIN code told apart where it ends with one. */
function addressOf(address: string): Record<string, string> {
  const postalCode = /\b[1-9]\d{5}$/.exec(address)?.[0]
  return {
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: 'Mumbai',
    addressRegion: 'Maharashtra',
    addressCountry: 'IN',
    ...(postalCode ? { postalCode } : {}),
  }
}
