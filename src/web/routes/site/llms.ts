import { areaTexts, policyTexts, postTexts, serviceTexts } from '#web/public/content/long-texts.ts'
import { brand } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'
import { publicCache } from '#web/shared/api/public-cache.ts'
import { hasMcpContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { llmsText } from '#web/shared/site/llms-text.ts'
import { m } from '#messages'
import type { Route } from './+types/llms.ts'

/** What assistants should know of the site, and where they find it: https://llmstxt.org */
export function loader({ context }: Route.LoaderArgs) {
  const pages = [
    { path: paths.home(), title: m.assistant_llms_home() },
    { path: paths.search(), title: m.assistant_llms_list(), about: m.assistant_llms_list_about() },
    ...[...areaTexts()].map(([slug, { heading }]) => ({ path: paths.area(slug), title: heading })),
  ]
  const services = serviceTexts().map(({ slug, name, summary }) => ({
    path: paths.service(slug),
    title: name,
    about: summary,
  }))
  const occasions = [
    { path: paths.weddingCaterers(), title: m.assistant_llms_weddings() },
    { path: paths.weddingServices(), title: m.assistant_llms_wedding_enquiry() },
    { path: paths.festival(), title: m.assistant_llms_festival() },
  ]
  const operator = [
    { path: paths.contact(), title: m.assistant_llms_contact() },
    { path: paths.complaints(), title: m.assistant_llms_complaints() },
    { path: paths.ranking(), title: m.assistant_llms_ranking() },
    { path: paths.credits(), title: m.assistant_llms_credits() },
  ]
  const posts = postTexts().map(({ slug, heading, summary }) => ({
    path: paths.post(slug),
    title: heading,
    about: summary,
  }))
  const policies = Object.values(policyTexts()).map(({ canonical, heading, description }) => ({
    path: canonical,
    title: heading,
    about: description,
  }))
  const programs = [
    { path: '/api/docs', title: m.assistant_llms_api() },
    ...(context.get(hasMcpContext)
      ? [{ path: '/mcp', title: m.assistant_llms_mcp(), about: m.assistant_llms_mcp_about() }]
      : []),
    { path: paths.sitemap(), title: m.assistant_llms_sitemap() },
  ]
  const text = llmsText(context.get(publicUrlContext), {
    title: brand.name,
    summary: m.assistant_about({ brand: brand.name }),
    sections: [
      { title: m.assistant_llms_find(), pages },
      {
        title: m.assistant_llms_services(),
        pages: [{ path: paths.services(), title: m.assistant_llms_all_services() }, ...occasions, ...services],
      },
      { title: m.assistant_llms_posts(), pages: [{ path: paths.blog(), title: m.assistant_llms_blog() }, ...posts] },
      { title: m.assistant_llms_policies(), pages: [...policies, ...operator] },
      { title: m.assistant_llms_programs(), pages: programs },
    ],
  })
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8', ...publicCache() } })
}
