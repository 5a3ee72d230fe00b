import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import { shareCardAddress } from '#contract/values/share-card.ts'
import { m } from '#messages'
import type { StructuredData } from './page-meta.ts'

/** The way to a page from the front door, for search engines; paths are below the site's origin, that of the page comes last. */
export function trailData(origin: string, crumbs: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  }
}

/** Questions that the page shows with their answers, for search engines; none make no page of questions. */
export function questionsData(questions: readonly { question: string; answer: string }[]): StructuredData[] {
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

/** The marketplace, as author and provider. */
export function ourselves(origin: string): StructuredData {
  return { '@type': 'Organization', '@id': idOf(origin), name: brand.name, url: `${origin}/` }
}

const idOf = (origin: string) => `${origin}/#marketplace`
const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The site and the business that runs it: who answers, when, and what plates cost here (R444, R445). */
export function siteData(origin: string): StructuredData[] {
  const { phone, email, legalName, address, social } = contacts()
  const postalCode = /\b[1-9]\d{5}$/.exec(address)?.[0]
  return [
    {
      ...ourselves(origin),
      '@type': 'LocalBusiness',
      legalName,
      description: m.home_description(),
      logo: `${origin}/app/icon-512.png`,
      image: `${origin}${shareCardAddress('/pictures/share/default')}`,
      telephone: phone,
      email,
      priceRange: '₹60–₹1500',
      currenciesAccepted: 'INR',
      areaServed: { '@type': 'City', name: 'Mumbai' },
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressRegion: 'Maharashtra',
        addressCountry: 'IN',
        ...(postalCode ? { postalCode } : {}),
      },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: everyDay, opens: '09:00', closes: '21:00' },
      ],
      ...(social.length > 0 ? { sameAs: social.map(({ url }) => url) } : {}),
    },
    {
      '@type': 'WebSite',
      name: brand.name,
      url: `${origin}/`,
      inLanguage: 'en-IN',
      publisher: { '@id': idOf(origin) },
    },
  ]
}
