import { X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { m } from '#messages'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useModal } from '#web/ui/overlays/modal.tsx'
import { Picture, type PictureSource } from '#web/ui/display/picture.tsx'
import { StripButton } from '#web/ui/motion/strip-button.tsx'
import { useStrip } from '#web/ui/motion/use-strip.ts'

interface PictureLightboxProps {
  pictures: readonly PictureSource[]
  name: string
  open: boolean
  /** The picture to begin with. */
  start: number
  /** Told which picture was seen last. */
  onClose: (last: number) => void
}

/** One picture as large as the screen, the others beside it: by arrows, by keys, by swipe. Escape goes back. */
export function PictureLightbox({ open, ...props }: PictureLightboxProps) {
  const last = useRef(0)
  const close = () => props.onClose(last.current)
  const dialog = useModal(open, close)
  return (
    <dialog
      {...dialog}
      data-theme="dark"
      aria-label={m.caterer_lightbox({ name: props.name })}
      className="m-0 h-dvh max-h-none w-full max-w-none animate-appear overflow-hidden bg-paper p-0 text-ink"
    >
      {open && <Pictures {...props} onClose={close} onSeen={(at) => (last.current = at)} />}
    </dialog>
  )
}

type PicturesProps = Omit<PictureLightboxProps, 'open' | 'onClose'> & {
  onClose: () => void
  onSeen: (at: number) => void
}

function Pictures({ pictures, name, start, onClose, onSeen }: PicturesProps) {
  const region = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const { page: at, choose } = useStrip({
    region,
    row: strip,
    slides: pictures.length,
    first: start,
  })
  useEffect(() => {
    onSeen(at)
  })
  const press = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: pictures.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    choose(to)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons in it come up to here
    <div
      ref={region}
      onKeyDown={press}
      className="flex h-full flex-col pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]"
    >
      <div className="flex shrink-0 items-center justify-between gap-3 px-4 py-2">
        <p className="min-w-0 truncate">
          <span className="font-semibold">{name}</span>{' '}
          <span aria-live="polite" className="figures text-ink-soft">
            {m.caterer_lightbox_caption({ number: at + 1, total: pictures.length })}
          </span>
        </p>
        <IconButton label={m.caterer_lightbox_close()} icon={<X aria-hidden size={24} />} onClick={onClose} />
      </div>
      <ul
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reached by keyboard too
        tabIndex={0}
        data-autofocus
        aria-label={m.caterer_pictures({ name })}
        className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto outline-none [scrollbar-width:none]"
      >
        {pictures.map((picture, i) => (
          <li key={picture.base} className="grid h-full w-full shrink-0 snap-center place-items-center px-2 sm:px-16">
            <div style={largest(picture)}>
              <Picture
                source={picture}
                alt={m.caterer_picture({ name, number: i + 1 })}
                // Neighbours are there before they are asked for.
                eager={Math.abs(i - at) <= 1}
                sizes="100vw"
                className="size-full rounded-box"
              />
            </div>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className="flex shrink-0 justify-center gap-4 py-3">
          <StripButton
            does="previous"
            label={m.caterer_picture_previous()}
            size={26}
            className="border border-line-strong"
            onClick={() => choose(at - 1)}
          />
          <StripButton
            does="next"
            label={m.caterer_picture_next()}
            size={26}
            className="border border-line-strong"
            onClick={() => choose(at + 1)}
          />
        </div>
      )}
    </div>
  )
}

/** As wide as there is room for, unless it would then be too high for what the bars leave. */
function largest({ width, height }: PictureSource) {
  return { aspectRatio: `${width} / ${height}`, width: `min(100%, calc((100dvh - 9rem) * ${width / height}))` }
}
