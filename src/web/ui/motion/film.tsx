import { m } from '#messages'

interface FilmProps {
  /** Path without ending: .mp4 is the film, .vtt its captions, .avif what is seen before it plays. */
  base: string
  title: string
}

/** A film that is loaded on request; until then its poster is shown. */
export function Film({ base, title }: FilmProps) {
  return (
    <video
      controls
      playsInline
      preload="none"
      width={1280}
      height={720}
      poster={`${base}.avif`}
      aria-label={m.ui_film({ title })}
      className="aspect-video w-full rounded-box border border-line bg-sunken"
    >
      <source src={`${base}.mp4`} type="video/mp4" />
      <track default kind="captions" srcLang="en" label={m.ui_film_captions()} src={`${base}.vtt`} />
      <a href={`${base}.mp4`}>{m.ui_film_none()}</a>
    </video>
  )
}
