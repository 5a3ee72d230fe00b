import { classNames } from '../theme/class-names.ts'

/** The shape of what comes; give it the size of that. Say 'Loading' in words once beside a group of them. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classNames('animate-breathe rounded-box bg-sunken', className)} />
}
