import { brand } from '#contract/brand.ts'
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
  return { '@type': 'Organization', name: brand.name, url: `${origin}/` }
}
