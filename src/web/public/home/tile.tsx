import { Link } from 'react-router'
import { Picture } from '#web/ui/display/picture.tsx'

interface TileProps {
  to: string
  /** Path of a square picture in the widths 240 and 480, without size and ending. */
  picture: string
  sizes: string
  name: string
  /** A few words more. */
  about?: string
}

/** A slide that is a link: picture above, name below. */
export function Tile({ to, picture, sizes, name, about }: TileProps) {
  return (
    <li>
      <Link
        to={to}
        className="group flex h-full flex-col overflow-hidden rounded-box border border-line bg-surface transition-colors hover:border-leaf"
      >
        <span className="overflow-hidden">
          <Picture
            source={{ base: picture, widths: [240, 480], width: 240, height: 240, placeholder: 'var(--color-sunken)' }}
            alt=""
            sizes={sizes}
            className="aspect-square w-full transition-transform group-hover:scale-103"
          />
        </span>
        <span className="flex flex-1 flex-col justify-center px-1.5 py-2.5 text-center text-sm leading-tight sm:px-3 sm:text-base">
          <span className="font-medium group-hover:text-leaf">{name}</span>
          {about && <span className="mt-0.5 text-sm text-ink-soft">{about}</span>}
        </span>
      </Link>
    </li>
  )
}
