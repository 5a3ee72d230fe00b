import { Buttons, Fields } from '#web/shared/gallery/controls.tsx'
import { Display } from '#web/shared/gallery/display.tsx'
import { Foundations } from '#web/shared/gallery/foundations.tsx'
import { Moving } from '#web/shared/gallery/moving.tsx'
import { Overlays } from '#web/shared/gallery/overlays.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'

export const meta = () => pageMeta({ title: 'Design system', indexed: false })

/** Every piece in all its states, light beside dark. Demo mode only. */
export default function DevUi() {
  return (
    <div className="page py-8">
      <h1 className="headline text-title">Design system</h1>
      <h2 className="sr-only">Above the page</h2>
      <Overlays />
      <div className="grid gap-6 xl:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="min-w-0 rounded-box border border-line bg-paper p-4 text-ink sm:p-6"
          >
            <h2 className="headline mb-4 text-heading">{theme}</h2>
            <Foundations />
            <Buttons />
            <Fields theme={theme} />
            <Display theme={theme} />
            <Moving />
          </div>
        ))}
      </div>
    </div>
  )
}
