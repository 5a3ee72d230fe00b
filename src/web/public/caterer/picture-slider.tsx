import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useLate } from '#web/shared/browser/use-late.ts'
import { m } from '#messages'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Picture, type PictureSource } from '#web/ui/display/picture.tsx'
import { useAdvance } from '#web/ui/motion/use-advance.ts'

interface PictureSliderProps {
  pictures: readonly PictureSource[]
  name: string
  /** There is nothing to look at more closely: the neutral picture stands in. */
  plain?: boolean
}

/** A picture stands for two seconds (R250), after a press for seven (R251). */
const pace = { everyMs: 2000, pauseAfterPressMs: 7000 }
const control = 'bg-surface hover:bg-leaf-wash'

/** Pictures side by side that move on by themselves until someone looks closer. Without script they are a strip to swipe. */
export function PictureSlider({ pictures, name, plain = false }: PictureSliderProps) {
  const region = useRef<HTMLElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [opened, setOpened] = useState<number>()
  const { part, fetch, prepare } = useLate(() => import('./picture-lightbox.tsx'))
  const { playing, still, toggle, press } = useAdvance(region, {
    ...pace,
    slides: opened === undefined ? pictures.length : 1,
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
  const open = (picture: number) => {
    press()
    // A picture that cannot be enlarged is no loss worth a word: it is in sight.
    fetch().then(
      () => setOpened(picture),
      () => undefined,
    )
  }
  const close = (last: number) => {
    setOpened(undefined)
    choose(last)
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
            <Enlarge
              label={plain ? undefined : m.caterer_picture_open({ number: i + 1, total: pictures.length })}
              inSight={i === at}
              onPress={() => open(i)}
              onReach={prepare}
            >
              <Picture
                source={picture}
                alt={m.caterer_picture({ name, number: i + 1 })}
                eager={i === 0}
                sizes="(min-width: 80rem) 42rem, (min-width: 48rem) 55vw, 100vw"
                className="aspect-3/2 size-full"
              />
            </Enlarge>
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
      {part && (
        <part.PictureLightbox
          pictures={pictures}
          name={name}
          open={opened !== undefined}
          start={opened ?? at}
          onClose={close}
        />
      )}
    </section>
  )
}

interface EnlargeProps {
  /** What a press does; without it there is nothing to press. */
  label: string | undefined
  /** Pictures that are out of sight are no stops on the keyboard's way. */
  inSight: boolean
  onPress: () => void
  onReach: () => void
  children: ReactNode
}

function Enlarge({ label, inSight, onPress, onReach, children }: EnlargeProps) {
  if (label === undefined) return children
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      tabIndex={inSight ? 0 : -1}
      onClick={onPress}
      onPointerEnter={onReach}
      onFocus={onReach}
      className="block size-full cursor-zoom-in focus-visible:-outline-offset-3"
    >
      {children}
    </button>
  )
}
