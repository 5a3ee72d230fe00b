import { Carousel } from '#web/ui/motion/carousel.tsx'
import { Film } from '#web/ui/motion/film.tsx'
import { Specimen } from './specimen.tsx'

/** What moves automatically or when asked. */
export function Moving() {
  return (
    <>
      <Specimen name="Carousel: pages of three, and one that moves by itself">
        <div className="flex w-full min-w-0 flex-col gap-4">
          <Carousel label="Courses" className="[--in-sight:3]">
            {['Welcome drinks', 'Starters', 'Soups', 'Main course', 'Breads', 'Rice', 'Sweets'].map((course) => (
              <li key={course} className="rounded-box border border-line bg-surface p-4 text-center">
                {course}
              </li>
            ))}
          </Carousel>
          <Carousel label="Sentences" everyMs={4000}>
            {['Everyone sits down.', 'Everyone eats well.'].map((sentence) => (
              <li key={sentence} className="headline rounded-box bg-leaf-wash p-6 text-center text-heading text-leaf">
                {sentence}
              </li>
            ))}
          </Carousel>
        </div>
      </Specimen>
      <Specimen name="Film">
        <div className="w-full max-w-md">
          <Film base="/films/how-it-works" title="How it works" />
        </div>
      </Specimen>
    </>
  )
}
