import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import type { LineMapProps } from './line-map.tsx'
import { loadMap } from './load-map.ts'
import { useOpenMap } from './open-map.ts'
import type { MapBesideProps } from './opened-map.tsx'

const MapBeside = lazy(async (): Promise<{ default: ComponentType<MapBesideProps> }> => {
  const loaded = await loadMap().catch(() => undefined)
  return { default: loaded?.MapBeside ?? (({ children }) => children) }
})

/** What stands beside the list: its filters, or the map while that is open and has room there. */
export function BesideList({ children, ...map }: LineMapProps & { children: ReactNode }) {
  const { isOpen } = useOpenMap()
  const filters = <div className="lg:sticky lg:top-40 lg:pt-2">{children}</div>
  if (!isOpen) return filters
  return (
    <Suspense fallback={filters}>
      <MapBeside {...map}>{filters}</MapBeside>
    </Suspense>
  )
}
