import { getClaims as getClaimsEndpoint, type ClaimsView } from '#contract/endpoints/claims.ts'
import { cacheable, type Api } from '#server/http/api.ts'
import { defaultPicture, pictureOf } from '#server/modules/images/index.ts'
import { getClaims, type Claims } from './index.ts'

export function bindContent(api: Api): void {
  api.on(getClaimsEndpoint, async (ctx) => cacheable(claimsView(await getClaims(ctx))))
}

function claimsView({ testimonials, stories, figures, film }: Claims): ClaimsView {
  return {
    testimonials,
    stories: stories.map(({ image, ...story }) => ({ ...story, picture: image ? pictureOf(image) : defaultPicture })),
    figures,
    ...(film === undefined ? {} : { film }),
  }
}
