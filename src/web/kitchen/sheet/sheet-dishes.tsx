import type { SheetDish } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { m } from '#messages'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { quantityText } from './sheet-text.ts'

/** All dishes of the day by course: portions in figures one can read at arm's length, quantities beside, a box to tick. */
export function SheetDishes({ dishes }: { dishes: readonly SheetDish[] }) {
  const courses = [...Map.groupBy(dishes, ({ course }) => course)]
  return (
    <section className="flex flex-col gap-5">
      <h2 className="headline text-heading">{m.sheet_all()}</h2>
      {courses.map(([course, own]) => (
        <table key={course} className="w-full break-inside-avoid border-collapse">
          <caption className="pb-1 text-left text-lg font-semibold">{course}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{m.sheet_portions_head()}</th>
              <th scope="col">{m.sheet_dish()}</th>
              <th scope="col">{m.sheet_quantity()}</th>
            </tr>
          </thead>
          <tbody>
            {own.map((dish) => (
              <tr key={`${dish.name} ${dish.diet}`} className="border-t border-line align-top">
                <td className="figures w-20 py-2 text-2xl font-semibold sm:w-24 sm:text-3xl">{dish.portions}</td>
                <td className="py-2.5 pr-3">
                  <span className="block text-lg font-semibold">{dish.name}</span>
                  <DietMark diet={dish.diet} />
                  <span className="figures block text-sm text-ink-soft">
                    {dish.orders.map(({ bookingCode, portions }) => `${bookingCode}: ${portions}`).join(' · ')}
                  </span>
                </td>
                <td className="figures w-28 py-3 text-right text-lg font-semibold">{quantityText(dish)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  )
}
