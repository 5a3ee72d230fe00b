import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { LineMap, type LineMapProps } from './line-map.tsx'

/** From here on the map has room beside the list. */
const roomBeside = '(min-width: 64rem)'

interface OpenedMapProps extends LineMapProps {
  onClose: () => void
}

/** The map over the list, where it has no room beside it. */
export function MapOverList({ onClose, ...props }: OpenedMapProps) {
  const isBeside = useMedia(roomBeside)
  return (
    <Sheet
      open={!isBeside}
      onClose={onClose}
      title={m.lines_title()}
      footer={
        <Button variant="brand" wide onClick={onClose}>
          {m.search_filters_show({ count: props.result?.total ?? 0 })}
        </Button>
      }
    >
      <div className="-mx-5 -my-5 flex h-[70dvh] flex-col">
        <LineMap {...props} />
      </div>
    </Sheet>
  )
}

interface MapBesideProps extends OpenedMapProps {
  /** What stands here when the map has no room. */
  children: ReactNode
}

/** The map beside the list. */
export function MapBeside({ onClose, children, ...props }: MapBesideProps) {
  if (!useMedia(roomBeside)) return children
  return (
    <section
      aria-labelledby="line-map-beside"
      data-line-map
      className="sticky top-40 flex h-[calc(100dvh-11rem)] min-h-96 flex-col overflow-hidden rounded-box border border-line bg-surface"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-4">
        <Title />
        <Button size="small" variant="quiet" icon={<SlidersHorizontal aria-hidden size={18} />} onClick={onClose}>
          {m.lines_filters()}
        </Button>
      </div>
      <LineMap {...props} />
    </section>
  )
}

/** Takes the focus: what was pressed stands elsewhere. Another name than that of the section below the list, which leads here. */
function Title() {
  const title = useRef<HTMLHeadingElement>(null)
  const take = useEffectEvent(() => title.current?.focus({ preventScroll: true }))
  useEffect(() => take(), [])
  return (
    <h2 id="line-map-beside" ref={title} tabIndex={-1} className="headline text-heading outline-none">
      {m.lines_beside_title()}
    </h2>
  )
}
