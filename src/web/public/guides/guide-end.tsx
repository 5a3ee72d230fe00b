import { Link } from 'react-router'
import { Button } from '#web/ui/controls/button.tsx'
import type { FilledGuide } from './filled-guide.ts'
import { GuideText } from './guide-text.tsx'

interface GuideEndProps {
  guide: Pick<FilledGuide, 'next'>
  end: { to: string; label: string }
}

/** What a guide leads to at its end. */
export function GuideEnd({ guide: { next }, end }: GuideEndProps) {
  return (
    <section aria-labelledby="next-title" className="bg-leaf-wash py-10 lg:py-14">
      <div className="page grid items-center gap-x-14 gap-y-6 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="next-title" className="headline text-title text-leaf">
            {next.heading}
          </h2>
          <p className="mt-2 max-w-prose text-lg">
            <GuideText text={next.text} />
          </p>
        </div>
        <Button variant="brand" size="large" asLink={(look) => <Link to={end.to} {...look} />}>
          {end.label}
        </Button>
      </div>
    </section>
  )
}
