import { X } from 'lucide-react'
import { useState } from 'react'
import { m } from '#messages'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { smallLink } from './small-link.ts'

interface PictureTileProps {
  link: string
  /** Its place, counted from 1. */
  number: number
  /** What it shows, where that is not said by its place. */
  alt?: string
  onRemove: () => void
}

/** A picture that was uploaded, with a button that takes it away. One that is no longer there says so. */
export function PictureTile({ link, number, alt, onRemove }: PictureTileProps) {
  const [address, setAddress] = useState<string | undefined>(smallLink(link))
  // A browser that knows no AVIF gets the WebP.
  const failed = () => setAddress((before) => (before?.endsWith('.avif') ? before.replace(/avif$/, 'webp') : undefined))
  return (
    <li className="relative aspect-3/2 overflow-hidden rounded-box bg-sunken">
      {address === undefined ? (
        <p className="p-3 pr-12 text-sm text-danger">{m.upload_gone()}</p>
      ) : (
        <img
          src={address}
          alt={alt ?? m.upload_picture({ number })}
          width={240}
          height={160}
          loading="lazy"
          className="size-full object-cover"
          onError={failed}
        />
      )}
      <IconButton
        label={m.upload_remove({ number })}
        icon={<X aria-hidden size={20} />}
        className="absolute top-1 right-1 bg-surface"
        onClick={onRemove}
      />
    </li>
  )
}
