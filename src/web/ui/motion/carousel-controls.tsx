import { useState } from 'react'
import { m } from '#messages'
import { StripButton } from './strip-button.tsx'
import { useStrip, type StripElements } from './use-strip.ts'

interface CarouselControlsProps extends StripElements {
  everyMs: number | undefined
}

/** Back, on, and for what moves automatically a way to stop it; nothing when all slides are in sight. */
export function CarouselControls(props: CarouselControlsProps) {
  const { strip, page, pages, playing, still, toggle, choose } = useStrip(props)
  const [said, setSaid] = useState('')
  const go = (wanted: number) => {
    const first = choose(wanted)
    const last = Math.min(first + strip.inSight, strip.slides)
    // Said only of what was asked for: what moves automatically must not talk.
    setSaid(
      strip.inSight > 1
        ? m.ui_slides({ from: first + 1, to: last, total: strip.slides })
        : m.ui_slide({ number: last, total: strip.slides }),
    )
  }

  if (pages < 2) return null
  return (
    <div className="flex items-center gap-1">
      <p role="status" className="sr-only">
        {said}
      </p>
      {props.everyMs !== undefined && !still && (
        <StripButton
          does={playing ? 'pause' : 'play'}
          label={playing ? m.ui_carousel_stop() : m.ui_carousel_play()}
          size={18}
          onClick={toggle}
        />
      )}
      <StripButton does="previous" label={m.ui_previous()} size={22} onClick={() => go(page - 1)} />
      <span aria-hidden className="figures min-w-12 text-center text-ink-soft">
        {page + 1} / {pages}
      </span>
      <StripButton does="next" label={m.ui_next()} size={22} onClick={() => go(page + 1)} />
    </div>
  )
}
