import { X } from 'lucide-react'
import { useState } from 'react'
import { isUploaded, widthsUpTo } from '#contract/rules/uploaded-image.ts'
import { m } from '#messages'
import { IconButton } from '#web/ui/controls/icon-button.tsx'

interface PictureTileProps {
  link: string
  /** Its place, counted from 1. */
  number: number
  onRemove: () => void
}

/** A picture that was uploaded, with a button that takes it away. One that is no longer there says so. */
export function PictureTile({ link, number, onRemove }: PictureTileProps) {
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
          alt={m.upload_picture({ number })}
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

/** The link of an uploaded picture leads to its largest size; the smallest but one does here. */
function smallLink(link: string): string {
  const [, base = '', width = ''] = /^(.+)-(\d+)\.avif$/.exec(link) ?? []
  if (!isUploaded(base)) return link
  const [smallest, second] = widthsUpTo(Number(width))
  return `${base}-${second ?? smallest}.avif`
}
