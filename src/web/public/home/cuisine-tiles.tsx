import { cuisines } from '#contract/values/cuisine.ts'
import { slugOf } from '#contract/values/slug.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Carousel } from '#web/ui/motion/carousel.tsx'
import { HomeSection } from './home-section.tsx'
import { Tile } from './tile.tsx'

/** The twelve cuisines by pages of 5, 4 or 3 (R458–R460); each leads to the search with it chosen. */
export function CuisineTiles() {
  const links = useEventLinks()
  return (
    <HomeSection title={m.home_cuisines_title()}>
      <Carousel
        label={m.home_cuisines()}
        className="[--in-sight:3] min-[600px]:[--in-sight:4] min-[850px]:[--in-sight:5]"
      >
        {cuisines.map((cuisine) => (
          <Tile
            key={cuisine}
            to={links.search({ cuisine })}
            picture={`/pictures/cuisines/${slugOf(cuisine)}`}
            sizes="(min-width: 80rem) 14rem, (min-width: 850px) 18vw, (min-width: 600px) 23vw, 31vw"
            name={cuisine}
          />
        ))}
      </Carousel>
    </HomeSection>
  )
}
