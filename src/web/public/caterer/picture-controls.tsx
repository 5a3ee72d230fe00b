import { useEffect, useImperativeHandle, type Ref } from 'react'
import { m } from '#messages'
import { StripButton } from '#web/ui/motion/strip-button.tsx'
import { useStrip, type StripElements } from '#web/ui/motion/use-strip.ts'

/** What else moves the pictures: the lightbox above them. */
export interface PictureHandle {
  /** They stand still for a while, as after a press of these controls. */
  press(): void
  choose(picture: number): void
}

interface PictureControlsProps extends StripElements {
  ref: Ref<PictureHandle>
  slides: number
  /** Pictures go on by themselves after so many ms; undefined while one is looked at more closely. */
  everyMs: number | undefined
  /** Called with the picture in sight, from 0. */
  onSeen: (picture: number) => void
}

const look = 'bg-surface hover:bg-leaf-wash'

/** Back and on above the pictures, and a way to stop them. */
export function PictureControls({ ref, onSeen, ...strip }: PictureControlsProps) {
  const { page: at, pages, playing, still, toggle, press, choose } = useStrip(strip)
  useImperativeHandle(ref, () => ({ press, choose }))
  useEffect(() => {
    onSeen(at)
  }, [onSeen, at])
  if (pages < 2) return null
  return (
    <div className="absolute right-3 bottom-3 flex items-center gap-1 rounded-full border border-line bg-surface p-0.5 shadow-low noscript:hidden">
      <StripButton
        does="previous"
        label={m.caterer_picture_previous()}
        size={20}
        className={look}
        onClick={() => choose(at - 1)}
      />
      <span className="figures px-1 text-sm" aria-hidden>
        {at + 1} / {pages}
      </span>
      <StripButton
        does="next"
        label={m.caterer_picture_next()}
        size={20}
        className={look}
        onClick={() => choose(at + 1)}
      />
      {!still && (
        <StripButton
          does={playing ? 'pause' : 'play'}
          label={playing ? m.caterer_pictures_stop() : m.caterer_pictures_play()}
          size={18}
          className={look}
          onClick={toggle}
        />
      )}
    </div>
  )
}
