import { paths } from '#contract/paths.ts'
import { postText, serviceText } from '#web/public/content/long-texts.ts'
import type { PostSlug, ServiceSlug } from '#web/public/content/slugs.ts'

/** The pages of these slugs, with the names that links to them have. For loaders. */
export function relatedPages(slugs: readonly (ServiceSlug | PostSlug)[]): { to: string; title: string }[] {
  return slugs.flatMap((slug) => {
    const service = serviceText(slug)
    if (service) return [{ to: paths.service(slug), title: service.name }]
    const post = postText(slug)
    return post ? [{ to: paths.post(slug), title: post.heading }] : []
  })
}
