import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { now } from '#web/lib/now.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { m } from '#web/paraglide/messages.js'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Picture, type PictureSource } from '#web/ui/picture.tsx'
import { nextAdvance } from './slider-timing.ts'

interface PictureSliderProps {
  pictures: readonly PictureSource[]
  name: string
}

const control = 'bg-surface hover:bg-leaf-wash'

/** Pictures side by side that move on by themselves until someone looks closer. Without script they are a strip to swipe. */
export function PictureSlider({ pictures, name }: PictureSliderProps) {
  const strip = useRef<HTMLUListElement>(null)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [held, setHeld] = useState(false)
  const [pressedAt, setPressedAt] = useState<number>()

  const show = (picture: number) => {
    const list = strip.current
    const next = (picture + pictures.length) % pictures.length
    list?.scrollTo({ left: next * list.clientWidth, behavior: still ? 'instant' : 'smooth' })
    setAt(next)
  }
  useEffect(() => {
    const wait = nextAdvance({ pictures: pictures.length, playing, held, still, pressedAt }, now().getTime())
    if (wait === undefined) return
    const timer = setTimeout(() => show(at + 1), wait)
    return () => clearTimeout(timer)
  })
  const press = (picture: number) => {
    setPressedAt(now().getTime())
    show(picture)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that someone looks closer; the buttons do the rest
    <section
      aria-roledescription={m.caterer_slider()}
      aria-label={m.caterer_pictures({ name })}
      className="relative h-full overflow-hidden"
      // A finger neither hovers nor, on a button it has pressed, holds the keyboard's focus.
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setHeld(true)}
      onBlur={() => setHeld(false)}
      onTouchStart={() => setPressedAt(now().getTime())}
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
            onClick={() => press(at - 1)}
          />
          <span className="figures px-1 text-sm" aria-hidden>
            {at + 1} / {pictures.length}
          </span>
          <IconButton
            label={m.caterer_picture_next()}
            icon={<ChevronRight aria-hidden size={20} />}
            className={control}
            onClick={() => press(at + 1)}
          />
          {!still && (
            <IconButton
              label={playing ? m.caterer_pictures_stop() : m.caterer_pictures_play()}
              icon={playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
              className={control}
              onClick={() => setPlaying(!playing)}
            />
          )}
        </div>
      )}
    </section>
  )
}
