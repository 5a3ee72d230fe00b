import type { CSSProperties, SyntheticEvent } from 'react'
import { classNames } from '../theme/class-names.ts'

/** Where a picture is and how large, as the API gives it. */
export interface PictureSource {
  base: string
  widths: readonly number[]
  width: number
  height: number
  /** What stands until it has come: a blurred miniature as a data URI, or a colour. */
  placeholder: string
}

interface PictureProps {
  source: PictureSource
  /** What it shows; empty when the words beside it say so. */
  alt: string
  /** How wide it is drawn, as the `sizes` of an image. */
  sizes: string
  /** In sight together: fetched first. */
  eager?: boolean
  className?: string
}

export const defaultPicture = '/pictures/default-480.avif'

/** Never shifts the page, and falls back to the neutral picture when it cannot be had. */
export function Picture({ source, alt, sizes, eager = false, className }: PictureProps) {
  const widths = source.widths.toSorted((a, b) => a - b)
  const address = (width: number) => `${source.base}-${width}.avif`
  return (
    <img
      src={address(widths[0] ?? 480)}
      srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={source.width}
      height={source.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      style={ground(source.placeholder)}
      onError={showDefault}
      ref={(image) => {
        // An image that failed before the page came alive sends no second error.
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') fallBack(image)
      }}
      className={classNames('object-cover', className)}
    />
  )
}

/** Behind the picture from the first paint on, without a script; a browser draws the few pixels of a miniature soft. */
function ground(placeholder: string): CSSProperties {
  return placeholder.startsWith('data:') ? { backgroundImage: `url(${placeholder})` } : { backgroundColor: placeholder }
}

/** A browser that knows no AVIF gets the WebP that each uploaded picture has as well. */
function otherFormat(address: string | null): string | undefined {
  return /^(?:\/images\/|http).+\.avif$/.test(address ?? '') ? address?.replace(/avif$/, 'webp') : undefined
}

function showDefault(event: SyntheticEvent<HTMLImageElement>): void {
  fallBack(event.currentTarget)
}

function fallBack(image: HTMLImageElement): void {
  if (image.getAttribute('src') === defaultPicture) return
  const { srcset } = image
  image.removeAttribute('srcset')
  const webp = otherFormat(image.getAttribute('src'))
  if (webp !== undefined) {
    image.srcset = srcset.replaceAll('.avif ', '.webp ')
    image.src = webp
    return
  }
  // The miniature was of another picture.
  image.style.backgroundImage = 'none'
  image.src = defaultPicture
}
