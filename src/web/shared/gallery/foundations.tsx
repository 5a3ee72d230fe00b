import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { Specimen } from './specimen.tsx'

/** Written out, because the stylesheet is made from the names found in sources. */
const grounds = [
  ['paper', 'bg-paper text-ink'],
  ['surface', 'bg-surface text-ink'],
  ['sunken', 'bg-sunken text-ink-soft'],
  ['leaf', 'bg-leaf text-on-leaf'],
  ['leaf-wash', 'bg-leaf-wash text-leaf'],
  ['marigold', 'bg-marigold text-on-marigold'],
  ['marigold-wash', 'bg-marigold-wash text-marigold-ink'],
  ['kokum', 'bg-kokum text-on-kokum'],
  ['kokum-wash', 'bg-kokum-wash text-kokum'],
  ['danger', 'bg-danger text-on-danger'],
  ['danger-wash', 'bg-danger-wash text-danger'],
] as const

export function Foundations() {
  return (
    <>
      <Specimen name="Colours">
        {grounds.map(([name, look]) => (
          <span key={name} className={`grid h-16 w-32 place-items-center rounded-box border border-line ${look}`}>
            {name}
          </span>
        ))}
      </Specimen>
      <Specimen name="Type">
        <div className="flex flex-col gap-2">
          <p className="headline text-display">Sixty guests, one row</p>
          <p className="headline text-title">Sixty guests, one row</p>
          <p className="headline text-heading">Sixty guests, one row · पंगत</p>
          <p className="text-lg">Large text for what leads into a page.</p>
          <p>
            Text as it is read, with{' '}
            <a href="#content" className="text-link">
              a link
            </a>{' '}
            in it. पंगत बसली.
          </p>
          <p className="text-sm text-ink-soft">Small and soft, for what qualifies.</p>
          <p>
            <Money>₹1,25,000</Money> <Money strong>₹18,900.50</Money>
          </p>
        </div>
      </Specimen>
      <Specimen name="Elevation and radius">
        <span className="grid h-20 w-36 place-items-center rounded-box bg-surface shadow-low">shadow-low</span>
        <span className="grid h-20 w-36 place-items-center rounded-box bg-surface shadow-high">shadow-high</span>
      </Specimen>
      <Specimen name="DietMark">
        <DietMark diet="veg" />
        <DietMark diet="nonVeg" />
        <DietMark diet="jain" />
      </Specimen>
    </>
  )
}
