import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What a press does, in words. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} className={classNames('round-button', className)} {...rest}>
      {icon}
    </button>
  )
}
