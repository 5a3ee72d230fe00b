import { services } from './service.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Carousel } from '#web/ui/motion/carousel.tsx'
import { HomeSection } from './home-section.tsx'
import { Tile } from './tile.tsx'

const everyMs = 5000

/** What people order catering for (R457); each leads to the caterers for as many guests as there usually are. */
export function ServiceTiles() {
  const links = useEventLinks()
  return (
    <HomeSection title={m.home_services_title()}>
      <Carousel
        label={m.home_services()}
        everyMs={everyMs}
        className="[--in-sight:2] min-[500px]:[--in-sight:3] min-[850px]:[--in-sight:4] xl:[--in-sight:5]"
      >
        {services.map(({ slug, name, usual }) => (
          <Tile
            key={slug}
            to={links.search({}, { people: usual })}
            picture={`/pictures/services/${slug}`}
            sizes="(min-width: 80rem) 14rem, (min-width: 850px) 23vw, (min-width: 500px) 31vw, 46vw"
            name={name()}
            about={m.home_service_usual({ band: usual })}
          />
        ))}
      </Carousel>
    </HomeSection>
  )
}
