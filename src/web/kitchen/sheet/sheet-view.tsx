import { Printer, Tags } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { KitchenSheet } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { formatDay, formatMoment } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { LateSection } from '#web/shared/browser/late-section.tsx'
import { now } from '#web/ui/now.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { BoxLabels } from './box-labels.tsx'
import { labelsOf } from './label-list.ts'
import { PageHead } from './page-head.tsx'
import { SheetDishes } from './sheet-dishes.tsx'
import { SheetOrders } from './sheet-orders.tsx'
import { copyText } from './sheet-text.ts'

interface SheetViewProps {
  sheet: KitchenSheet
  /** It is not what the server says now, so nothing is changed by it. */
  isCopy: boolean
  mayChange: boolean
}

// Below the sheet, and seldom changed.
const loadSettings = () => import('./settings-form.tsx')

/** A sheet as it is read and printed: all dishes, each order, and labels for what comes packed. */
export function SheetView({ sheet, isCopy, mayChange }: SheetViewProps) {
  const { day, orders, dishes, unanswered, caterer, madeAt, settings } = sheet
  const labels = labelsOf(orders)
  const { isOfLabels, print } = usePrinting()
  const made = new Date(madeAt)
  const asOf = isCopy ? copyText(made, now()) : m.sheet_made_at({ moment: formatMoment(made) })
  return (
    <>
      {!isOfLabels && <PageHead text={[formatDay(day), caterer, asOf].join(' · ')} />}
      <p className={isOfLabels ? 'print:hidden' : undefined}>
        <strong>{formatDay(day)}</strong> · {caterer}
        {/* On the screen the note above says of a copy when it was made. */}
        <span className={isCopy ? 'hidden print:inline' : undefined}> · {asOf}</span>
      </p>
      {unanswered > 0 && (
        <p className="font-medium text-kokum print:hidden">{m.sheet_unanswered({ count: unanswered })}</p>
      )}
      {orders.length === 0 ? (
        <EmptyState title={m.sheet_empty()} text={m.sheet_empty_text()} />
      ) : (
        <>
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button icon={<Printer aria-hidden size={18} />} onClick={() => print('sheet')}>
              {m.sheet_print()}
            </Button>
            {labels.length > 0 && (
              <Button icon={<Tags aria-hidden size={18} />} onClick={() => print('labels')}>
                {m.sheet_print_labels({ count: labels.length })}
              </Button>
            )}
          </div>
          <div className={isOfLabels ? 'flex flex-col gap-8 print:hidden' : 'flex flex-col gap-8'}>
            <SheetDishes dishes={dishes} />
            <SheetOrders orders={orders} day={day} />
          </div>
          {isOfLabels && <BoxLabels labels={labels} day={day} caterer={caterer} />}
        </>
      )}
      {mayChange && !isCopy && (
        <LateSection load={loadSettings} className="h-80 print:hidden">
          {({ SettingsForm }) => <SettingsForm settings={settings} />}
        </LateSection>
      )}
    </>
  )
}

/** Prints the sheet or the labels; the browser's own way to print prints the sheet. */
function usePrinting() {
  const [what, setWhat] = useState<'sheet' | 'labels'>()
  useEffect(() => {
    if (what === undefined) return
    const done = () => setWhat(undefined)
    addEventListener('afterprint', done, { once: true })
    globalThis.print()
    return () => removeEventListener('afterprint', done)
  }, [what])
  return { isOfLabels: what === 'labels', print: setWhat }
}
