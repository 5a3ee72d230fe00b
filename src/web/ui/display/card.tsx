import type { ComponentProps } from 'react'
import { classNames } from '../theme/class-names.ts'

/** A sheet of paper on the ground. */
export function Card({ className, raised, ...rest }: ComponentProps<'div'> & { raised?: boolean }) {
  return (
    <div
      className={classNames('rounded-box border border-line bg-surface', raised && 'shadow-low', className)}
      {...rest}
    />
  )
}
