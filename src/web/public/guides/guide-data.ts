import { paths } from '#contract/paths.ts'
import type { Post } from '#web/public/content/post.ts'
import type { Service } from '#web/public/content/service.ts'
import type { StructuredData } from '#web/shared/site/page-meta.ts'
import { ourselves, questionsData, trailData } from '#web/shared/site/structured-data.ts'
import { m } from '#messages'
import type { FilledGuide } from './filled-guide.ts'
import { plainText } from './guide-text.tsx'

/** What a service is, for search engines; nothing that its page does not show. */
export function serviceData(
  origin: string,
  { slug, name, description }: Service,
  guide: FilledGuide,
): StructuredData[] {
  const path = paths.service(slug)
  return [
    trailData(origin, [
      { name: m.guide_home(), path: paths.home() },
      { name: m.guide_services(), path: paths.services() },
      { name, path },
    ]),
    {
      '@type': 'Service',
      name: guide.heading,
      serviceType: name,
      description,
      url: origin + path,
      areaServed: { '@type': 'City', name: 'Mumbai' },
      provider: ourselves(origin),
    },
    ...questionsOf(guide),
  ]
}

/** What a post is, for search engines. */
export function postData(origin: string, post: Post, guide: FilledGuide): StructuredData[] {
  const url = origin + paths.post(post.slug)
  return [
    trailData(origin, [
      { name: m.guide_home(), path: paths.home() },
      { name: m.guide_blog(), path: paths.blog() },
      { name: guide.heading, path: paths.post(post.slug) },
    ]),
    {
      '@type': 'BlogPosting',
      headline: guide.heading,
      description: post.description,
      datePublished: post.publishedOn,
      dateModified: post.updatedOn,
      inLanguage: 'en-IN',
      mainEntityOfPage: url,
      image: `${origin}/pictures/services/${post.picture}-720.avif`,
      author: ourselves(origin),
      publisher: ourselves(origin),
    },
    ...questionsOf(guide),
  ]
}

function questionsOf({ questions }: FilledGuide): StructuredData[] {
  return questionsData(questions.map(({ question, answer }) => ({ question, answer: plainText(answer) })))
}
