import type { CatererCard } from '#contract/endpoints/caterers.ts'
import type { SiteContentView } from '#contract/endpoints/site-content.ts'
import { CuisineTiles } from './cuisine-tiles.tsx'
import { Featured } from './featured.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { ServiceTiles } from './service-tiles.tsx'
import { Steps } from './steps.tsx'
import { Stories } from './stories.tsx'
import { Testimonials } from './testimonials.tsx'
import { testimonialsOf } from './testimonials-of.ts'
import { Why } from './why.tsx'

interface HomeSectionsProps {
  caterers: readonly CatererCard[]
  content: SiteContentView
}

/** All of the home page that is below its search. */
export function HomeSections({ caterers, content }: HomeSectionsProps) {
  return (
    <>
      <Steps />
      <CuisineTiles />
      <Featured caterers={caterers} />
      <ServiceTiles />
      <HowItWorks />
      <Why figures={content.figures} />
      <Stories stories={content.stories} />
      <Testimonials testimonials={testimonialsOf('home', content.testimonials)} film={content.film} />
    </>
  )
}
