import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

const tones = {
  plain: 'bg-sunken text-ink',
  leaf: 'bg-leaf-wash text-leaf',
  offer: 'badge-offer',
  kokum: 'bg-kokum-wash text-kokum',
  danger: 'bg-danger-wash text-danger',
}

/** A word or two that qualify what stands beside them. */
export function Badge({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: keyof typeof tones
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={classNames('badge', tones[tone])}>
      {icon}
      {children}
    </span>
  )
}
