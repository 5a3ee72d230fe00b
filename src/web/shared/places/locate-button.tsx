import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import type { Point } from '#contract/values/place.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'

/** Takes where the visitor is as the place; what asks for it is loaded with the press. */
export function LocateButton({ onLocate }: { onLocate: (point: Point) => void }) {
  const [isLocating, setIsLocating] = useState(false)
  const locate = async () => {
    setIsLocating(true)
    try {
      const { locateVisitor } = await import('./locate-visitor.ts')
      const point = await locateVisitor()
      if (point) onLocate(point)
    } catch {
      notify(m.event_failed(), 'error')
    } finally {
      setIsLocating(false)
    }
  }
  return (
    <Button
      variant="quiet"
      size="small"
      icon={isLocating ? <Spinner /> : <LocateFixed aria-hidden size={18} />}
      aria-disabled={isLocating || undefined}
      onClick={() => isLocating || void locate()}
      className="self-start noscript:hidden"
    >
      {isLocating ? m.search_locate_working() : m.search_locate()}
    </Button>
  )
}
