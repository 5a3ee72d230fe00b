import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { m } from '#messages'
import { IconButton } from '../controls/icon-button.tsx'
import { firstOf, pageOf, pagesOf, type Strip } from './strip-pages.ts'
import { useAdvance } from './use-advance.ts'

interface CarouselControlsProps {
  region: RefObject<HTMLElement | null>
  strip: RefObject<HTMLElement | null>
  everyMs: number | undefined
}

const unknown: Strip = { slides: 0, inSight: 1, first: 0 }
/** After a press the slides stand for so long, so that what was chosen can be read. */
const pauseAfterPressMs = 7000

/** Back, on, and for what moves by itself a way to stop it; nothing when all slides are in sight. */
export function CarouselControls({ region, strip: row, everyMs }: CarouselControlsProps) {
  const [strip, setStrip] = useStrip(row)
  const [said, setSaid] = useState('')
  const pages = pagesOf(strip)
  const page = pageOf(strip)
  const { playing, still, toggle, press } = useAdvance(region, {
    everyMs,
    pauseAfterPressMs,
    slides: pages,
    advance: () => show(page + 1),
  })

  const show = (wanted: number): number => {
    const first = firstOf(strip, wanted)
    const left = offsetOf(row.current, first)
    row.current?.scrollTo({ left, behavior: still ? 'instant' : 'smooth' })
    setStrip({ ...strip, first })
    return first
  }
  const choose = (wanted: number) => {
    press()
    const first = show(wanted)
    const last = Math.min(first + strip.inSight, strip.slides)
    // Said only of what was asked for: what moves by itself must not talk.
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
      {everyMs !== undefined && !still && (
        <IconButton
          label={playing ? m.ui_carousel_stop() : m.ui_carousel_play()}
          icon={playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
          onClick={toggle}
        />
      )}
      <IconButton
        label={m.ui_previous()}
        icon={<ChevronLeft aria-hidden size={22} />}
        onClick={() => choose(page - 1)}
      />
      <span aria-hidden className="figures min-w-12 text-center text-ink-soft">
        {page + 1} / {pages}
      </span>
      <IconButton label={m.ui_next()} icon={<ChevronRight aria-hidden size={22} />} onClick={() => choose(page + 1)} />
    </div>
  )
}

/** How long a strip must stand before it counts as come to rest, in ms. */
const restMs = 120

/** Position of the strip when it is idle, whatever moved it; setting it scrolls there. */
function useStrip(row: RefObject<HTMLElement | null>): [Strip, (next: Strip) => void] {
  const [strip, setStrip] = useState(unknown)
  useEffect(() => {
    const element = row.current
    if (!element) return
    let rest: ReturnType<typeof setTimeout> | undefined
    const look = () => setStrip((before) => same(before, measured(element)))
    const lookAtRest = () => {
      clearTimeout(rest)
      rest = setTimeout(look, restMs)
    }
    const resized = new ResizeObserver(look)
    resized.observe(element)
    element.addEventListener('scroll', lookAtRest, { passive: true })
    return () => {
      clearTimeout(rest)
      resized.disconnect()
      element.removeEventListener('scroll', lookAtRest)
    }
  }, [row])
  return [strip, setStrip]
}

function measured(row: HTMLElement): Strip {
  const width = offsetOf(row, 1) || row.clientWidth
  return {
    slides: row.children.length,
    inSight: Math.max(1, Math.round(row.clientWidth / width)),
    first: Math.round(row.scrollLeft / width),
  }
}

/** Nothing is drawn again, and no pause begins again, when a strip rests where it was said to go. */
function same(before: Strip, after: Strip): Strip {
  const isSame = before.slides === after.slides && before.inSight === after.inSight && before.first === after.first
  return isSame ? before : after
}

/** How far the strip is scrolled when a slide is the first in sight. */
function offsetOf(row: HTMLElement | null, slide: number): number {
  const [first, wanted] = [row?.children[0], row?.children[slide]]
  return first instanceof HTMLElement && wanted instanceof HTMLElement ? wanted.offsetLeft - first.offsetLeft : 0
}
