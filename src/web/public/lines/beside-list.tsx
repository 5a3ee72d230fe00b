import type { ReactNode } from 'react'
import type { LineMapProps } from './line-map.tsx'
import { useOpenMap } from './open-map.ts'

/** What stands beside the list: its filters, or the map while that is open and has room there. */
export function BesideList({ children, ...map }: LineMapProps & { children: ReactNode }) {
  const { isOpen, parts, close } = useOpenMap()
  const filters = <div className="lg:sticky lg:top-40 lg:pt-2">{children}</div>
  if (!isOpen || !parts) return filters
  return (
    <parts.MapBeside {...map} onClose={close}>
      {filters}
    </parts.MapBeside>
  )
}
