import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What a press does, in words. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-leaf-wash hover:text-leaf aria-disabled:text-ink-soft aria-disabled:hover:bg-transparent',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  )
}
