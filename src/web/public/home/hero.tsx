import { memo } from 'react'
import { m } from '#messages'
import { Picture, type PictureSource } from '#web/ui/display/picture.tsx'
import { HomeSearch } from './home-search.tsx'

const table: PictureSource = {
  base: '/pictures/hero',
  widths: [480, 640, 960, 1440],
  width: 1440,
  height: 960,
  placeholder:
    'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoJAAYAA8BiJZgCdADW24mAAM4mAZmkaYjXnotsOjlwTTm3G0lwdR/QaxQAAA==',
}

export const Hero = memo(function Hero() {
  return (
    <div className="bg-leaf-wash">
      <div className="page grid items-center gap-x-12 pt-6 sm:pt-10 lg:grid-cols-[1.1fr_1fr]">
        <div className="order-2 py-5 lg:order-1 lg:pb-14">
          <h1 className="headline text-display text-leaf">{m.home_headline()}</h1>
          <p className="mt-4 max-w-xl text-lg text-ink sm:text-xl">{m.home_lead()}</p>
        </div>
        <Picture
          source={table}
          alt=""
          eager
          // A phone shows a strip of it, for which fewer pixels do.
          sizes="(min-width: 64rem) 36rem, (min-width: 40rem) 92vw, 70vw"
          className="order-1 h-32 w-full rounded-box sm:h-56 lg:order-2 lg:h-auto lg:self-end lg:rounded-b-none"
        />
      </div>
      <div className="bg-linear-to-b from-transparent from-50% to-paper to-50%">
        <div className="page">
          <HomeSearch />
        </div>
      </div>
    </div>
  )
})
