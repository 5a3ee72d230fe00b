import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { cardLayout } from './card-layout.ts'

/** The shape of a card while the list is fetched. */
export function CatererCardSkeleton() {
  return (
    <li aria-hidden className={cardLayout.row}>
      <div className={cardLayout.body}>
        <Skeleton className="h-7 w-3/5" />
        <div className={cardLayout.marks}>
          <Skeleton className="h-5 w-40" />
        </div>
        <div className={cardLayout.details}>
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-4/5" />
        </div>
        <div className={cardLayout.price}>
          <Skeleton className="h-7 w-40" />
        </div>
      </div>
      <Skeleton className={`${cardLayout.picture} rounded-none`} />
    </li>
  )
}
