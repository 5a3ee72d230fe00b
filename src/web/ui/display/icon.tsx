import sheet from './icons.svg?no-inline'

/** The marks of `icons.svg`. */
export type IconName =
  | 'utensils'
  | 'map-pin'
  | 'route'
  | 'users'
  | 'calendar-clock'
  | 'gift'
  | 'compare'
  | 'veg'
  | 'nonVeg'
  | 'jain'
  | `stars-${number}`

interface IconProps {
  name: IconName
  /** Pixels of its height; unless told as the style sheet has it, for the place where it stands or 18. */
  size?: number | undefined
  /** Pixels, when it is not square. */
  width?: number | undefined
  className?: string
}

/**
 * A mark that stands many times on a page, such as on each card of a list: drawn once in a sheet of its own and only named
 * here, as drawings were half the bytes of a list. What stands once comes from lucide-react.
 */
export function Icon({ name, size, width = size, className }: IconProps) {
  return (
    <svg aria-hidden width={width} height={size} className={className}>
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}
