import { classNames } from '../theme/class-names.ts'

/** An amount already written out, in figures of equal width that never break. */
export function Money({ children, strong, className }: { children: string; strong?: boolean; className?: string }) {
  return (
    <span className={classNames('figures whitespace-nowrap', strong && 'font-semibold', className)}>{children}</span>
  )
}
