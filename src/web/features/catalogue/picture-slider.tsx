import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { m } from '#web/paraglide/messages.js'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Picture, type PictureSource } from '#web/ui/picture.tsx'
import { useAdvance } from '#web/ui/use-advance.ts'

interface PictureSliderProps {
  pictures: readonly PictureSource[]
  name: string
}

/** A picture stands for two seconds (R250), after a press for seven (R251). */
const pace = { everyMs: 2000, pauseAfterPressMs: 7000 }
const control = 'bg-surface hover:bg-leaf-wash'

/** Pictures side by side that move on by themselves until someone looks closer. Without script they are a strip to swipe. */
export function PictureSlider({ pictures, name }: PictureSliderProps) {
  const region = useRef<HTMLElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const { playing, still, toggle, press } = useAdvance(region, {
    ...pace,
    slides: pictures.length,
    advance: () => show(at + 1),
  })

  const show = (picture: number) => {
    const list = strip.current
    const next = (picture + pictures.length) % pictures.length
    list?.scrollTo({ left: next * list.clientWidth, behavior: still ? 'instant' : 'smooth' })
    setAt(next)
  }
  const choose = (picture: number) => {
    press()
    show(picture)
  }

  return (
    <section
      ref={region}
      aria-roledescription={m.caterer_slider()}
      aria-label={m.caterer_pictures({ name })}
      className="relative h-full overflow-hidden"
    >
      <ul
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reached by keyboard too
        tabIndex={0}
        aria-label={m.caterer_pictures({ name })}
        className="flex h-full snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
        onScroll={({ currentTarget: list }) => {
          // While it moves by itself it is between two pictures.
          const shown = list.scrollLeft / Math.max(1, list.clientWidth)
          if (Math.abs(shown - Math.round(shown)) < 0.02) setAt(Math.round(shown))
        }}
      >
        {pictures.map((picture, i) => (
          <li key={picture.base} className="h-full w-full shrink-0 snap-center">
            <Picture
              source={picture}
              alt={m.caterer_picture({ name, number: i + 1 })}
              eager={i === 0}
              sizes="(min-width: 80rem) 42rem, (min-width: 48rem) 55vw, 100vw"
              className="aspect-3/2 size-full"
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className="absolute right-3 bottom-3 flex items-center gap-1 rounded-full border border-line bg-surface p-0.5 shadow-low noscript:hidden">
          <IconButton
            label={m.caterer_picture_previous()}
            icon={<ChevronLeft aria-hidden size={20} />}
            className={control}
            onClick={() => choose(at - 1)}
          />
          <span className="figures px-1 text-sm" aria-hidden>
            {at + 1} / {pictures.length}
          </span>
          <IconButton
            label={m.caterer_picture_next()}
            icon={<ChevronRight aria-hidden size={20} />}
            className={control}
            onClick={() => choose(at + 1)}
          />
          {!still && (
            <IconButton
              label={playing ? m.caterer_pictures_stop() : m.caterer_pictures_play()}
              icon={playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
              className={control}
              onClick={toggle}
            />
          )}
        </div>
      )}
    </section>
  )
}
