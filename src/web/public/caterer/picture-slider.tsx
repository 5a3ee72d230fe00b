import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { inOwnTask } from '#web/ui/own-task.ts'
import { useLate } from '#web/ui/use-late.ts'
import { m } from '#messages'
import { Picture, type PictureSource } from '#web/ui/display/picture.tsx'
import type { PictureHandle } from './picture-controls.tsx'

interface PictureSliderProps {
  pictures: readonly PictureSource[]
  name: string
  /** There is nothing to look at more closely: the neutral picture stands in. */
  plain?: boolean
}

/** A picture stands for two seconds (R250). */
const everyMs = 2000

/** Pictures side by side that move on by themselves until someone looks closer. Without script they are a strip to swipe. */
export function PictureSlider({ pictures, name, plain = false }: PictureSliderProps) {
  const region = useRef<HTMLElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<number>()
  const { part, fetch, prepare } = useLate(() => import('./picture-lightbox.tsx'))
  const [at, setAt] = useState(0)
  const controls = useRef<PictureHandle>(null)
  const { part: moving, prepare: fetchControls } = useLate(() => import('./picture-controls.tsx'))
  const fetchNow = useEffectEvent(fetchControls)
  useEffect(() => inOwnTask(() => fetchNow()), [])

  const open = (picture: number) => {
    controls.current?.press()
    // A picture that cannot be enlarged is no loss worth a word: it is in sight.
    fetch().then(
      () => setOpened(picture),
      () => undefined,
    )
  }
  const close = (last: number) => {
    setOpened(undefined)
    controls.current?.choose(last)
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
      {moving && pictures.length > 1 && (
        <moving.PictureControls
          ref={controls}
          region={region}
          row={strip}
          slides={pictures.length}
          everyMs={opened === undefined ? everyMs : undefined}
          onSeen={setAt}
        />
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
