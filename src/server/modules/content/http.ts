import { getCatererTerms } from '#contract/endpoints/caterer-terms.ts'
import { getSiteContent as getSiteContentEndpoint, type SiteContentView } from '#contract/endpoints/site-content.ts'
import { cacheable, type Api } from '#server/http/api.ts'
import { defaultPicture, pictureOf } from '#server/modules/images/index.ts'
import { catererTerms } from './operations/caterer-terms.ts'
import { getSiteContent, type SiteContent } from './index.ts'

export function bindContent(api: Api): void {
  api.on(getCatererTerms, async (ctx) => cacheable(await catererTerms(ctx)))
  api.on(getSiteContentEndpoint, async (ctx) => cacheable(siteContentView(await getSiteContent(ctx))))
}

function siteContentView({ testimonials, stories, figures, film }: SiteContent): SiteContentView {
  return {
    testimonials,
    stories: stories.map(({ image, ...story }) => ({ ...story, picture: image ? pictureOf(image) : defaultPicture })),
    figures,
    ...(film === undefined ? {} : { film }),
  }
}
