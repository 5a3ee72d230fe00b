import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import { formatRupees } from '#contract/values/money.ts'
import { cleanRupees, rupeesFrom } from '#web/kitchen/offer/rupees.ts'
import { UnsavedNote } from '#web/kitchen/offer/unsaved-note.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { showControl } from '#web/ui/display/problem-list.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { PriceRow } from './price-rows.ts'
import { usePriceTable } from './use-price-table.ts'

interface PriceTableProps {
  userId: string
  catererId: string
  menus: readonly OwnMenu[]
}

/** The names of all menus with their prices, saved together. */
export function PriceTable({ userId, catererId, menus }: PriceTableProps) {
  const table = usePriceTable(userId, catererId, menus)
  const save = async () => {
    const wrong = await table.save()
    if (wrong) showControl(fieldId(wrong))
  }
  return (
    <form
      noValidate
      aria-labelledby="prices-title"
      className="max-w-3xl [&_input]:scroll-my-24"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h2 id="prices-title" className="headline text-heading">
        {m.manage_prices()}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{m.manage_prices_text()}</p>
      {table.isEdited && <UnsavedNote onDiscard={table.discard} />}
      <Card className="overflow-hidden">
        <table className="w-full">
          <thead className="bg-sunken text-left text-sm text-ink-soft">
            <tr>
              <th scope="col" className="px-4 py-2 font-medium">
                {m.manage_menu()}
              </th>
              <th scope="col" className="w-40 px-4 py-2 font-medium sm:w-60">
                {m.manage_price()}
              </th>
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <Row key={row.menu.id} row={row} table={table} />
            ))}
          </tbody>
        </table>
      </Card>
      <div className="sticky bottom-[var(--bottom-bar,0px)] mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3">
        <Button type="submit" variant="main" size="large" pending={table.pending}>
          {m.manage_save()}
        </Button>
        <p className="text-sm text-ink-soft">{m.manage_prices_from_now()}</p>
      </div>
    </form>
  )
}

function fieldId({ menu: { id } }: PriceRow): string {
  return `price-${id}`
}

function Row({ row, table }: { row: PriceRow; table: ReturnType<typeof usePriceTable> }) {
  const { menu, text, isConflict } = row
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="px-4 py-4 text-left font-medium">
        <span className="wrap-anywhere">{menu.name}</span> {menu.status.id !== 1 && <Badge>{m.manage_hidden()}</Badge>}
      </th>
      <td className="px-4 py-2">
        <TextField
          id={fieldId(row)}
          label={m.manage_price_of({ name: menu.name })}
          hideLabel
          name={fieldId(row)}
          inputMode="decimal"
          autoComplete="off"
          className="figures text-right"
          value={text}
          error={table.errorOf(row)}
          onChange={(event) => table.type(row, cleanRupees(event.target.value))}
          onBlur={() => table.leave(row)}
        />
        {isConflict && <PriceConflict row={row} table={table} />}
      </td>
    </tr>
  )
}

/** Both prices, where another window has saved one since. */
function PriceConflict({ row, table }: { row: PriceRow; table: ReturnType<typeof usePriceTable> }) {
  const theirs = formatRupees(row.menu.basePrice)
  return (
    <div role="group" className="mt-2 flex flex-col items-start gap-2 text-sm">
      <p className="text-marigold-ink">{m.manage_price_conflict({ theirs })}</p>
      {row.problem === undefined && (
        <Button size="small" onClick={() => table.keepMine(row)}>
          {m.manage_keep_mine({ mine: formatRupees(rupeesFrom(row.text)) })}
        </Button>
      )}
      <Button size="small" onClick={() => table.takeTheirs(row)}>
        {m.manage_take_theirs({ theirs })}
      </Button>
    </div>
  )
}
