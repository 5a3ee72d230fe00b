import type { SVGProps } from 'react'
import sheet from './icons.svg?no-inline'

interface SheetIconProps extends SVGProps<SVGSVGElement> {
  /** Pixels of its width and height. */
  size?: number
}

/** Returns a component that shows the icon of this name in the sheet; in a build it is what an icon of lucide-react becomes. */
export function sheetIcon(name: string) {
  const href = `${sheet}#${name}`
  return function SheetIcon({ size = 24, strokeWidth, className, ...rest }: SheetIconProps) {
    return (
      <svg
        {...rest}
        width={size}
        height={size}
        className={className === undefined ? 'icon' : `icon ${className}`}
        style={strokeWidth === undefined ? undefined : { strokeWidth }}
      >
        <use href={href} />
      </svg>
    )
  }
}
