import type { StoryView } from '#contract/endpoints/site-content.ts'
import { m } from '#messages'
import { Carousel } from '#web/ui/motion/carousel.tsx'
import { Picture } from '#web/ui/display/picture.tsx'
import { HomeSection } from './home-section.tsx'

const everyMs = 4000

/** Events that went well, one after another (R095, R456); nothing where none was told. */
export function Stories({ stories }: { stories: readonly StoryView[] }) {
  if (stories.length === 0) return null
  return (
    <HomeSection title={m.home_stories_title()}>
      <Carousel label={m.home_stories()} everyMs={everyMs} className="[--in-sight:1]">
        {stories.map((story) => (
          <Story key={story.id} story={story} />
        ))}
      </Carousel>
    </HomeSection>
  )
}

function Story({ story: { title, story, occasion, place, guests, picture } }: { story: StoryView }) {
  return (
    <li className="flex flex-col overflow-hidden rounded-box border border-line bg-surface min-[500px]:flex-row">
      <Picture
        source={picture}
        alt=""
        sizes="(min-width: 80rem) 36rem, (min-width: 500px) 45vw, 92vw"
        className="aspect-3/2 w-full min-[500px]:aspect-auto min-[500px]:min-h-72 min-[500px]:w-[45%]"
      />
      <div className="flex flex-1 flex-col justify-center gap-3 p-5 sm:p-8 lg:p-12">
        <p className="figures font-medium text-kokum">{m.home_story_facts({ occasion, place, guests })}</p>
        <h3 className="headline text-title">{title}</h3>
        <p className="max-w-prose text-ink-soft sm:text-lg">{story}</p>
      </div>
    </li>
  )
}
