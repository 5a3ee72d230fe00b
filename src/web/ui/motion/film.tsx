import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'

interface FilmProps {
  /** Path without ending: .mp4 is the film, .vtt its captions, .avif what is seen before it plays. */
  base: string
  title: string
}

/** How near the film comes to the screen before its poster is loaded. */
const margin = '400px'

/** A film that is loaded on request; until then its poster is shown, which is loaded when it comes near. */
export function Film({ base, title }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const isNear = useNear(video)
  return (
    <video
      ref={video}
      controls
      playsInline
      preload="none"
      width={1280}
      height={720}
      poster={isNear ? `${base}.avif` : undefined}
      aria-label={m.ui_film({ title })}
      className="aspect-video w-full rounded-box border border-line bg-sunken"
    >
      <source src={`${base}.mp4`} type="video/mp4" />
      <track default kind="captions" srcLang="en" label={m.ui_film_captions()} src={`${base}.vtt`} />
      <a href={`${base}.mp4`}>{m.ui_film_none()}</a>
    </video>
  )
}

/** A poster has no `loading`: browsers take it with what is in sight, before the first picture. */
function useNear(element: { readonly current: Element | null }): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: margin })
    sight.observe(element.current)
    return () => sight.disconnect()
  }, [element, isNear])
  return isNear
}
