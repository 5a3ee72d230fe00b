import { Fragment } from 'react'
import type { SheetDish } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { m } from '#messages'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { quantityText } from './sheet-text.ts'

/** All dishes of the day by course: portions in figures one can read at arm's length, quantities beside, a box to tick. */
export function SheetDishes({ dishes }: { dishes: readonly SheetDish[] }) {
  const courses = [...Map.groupBy(dishes, ({ course }) => course)]
  return (
    <section className="flex flex-col gap-5 print:block print:columns-2 print:gap-x-8">
      <h2 className="headline text-heading break-after-avoid print:mb-2 print:[column-span:all]">{m.sheet_all()}</h2>
      {courses.map(([course, own]) => (
        <table key={course} className="w-full break-inside-avoid border-collapse print:mb-4">
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
                <td className="figures w-20 py-2 text-2xl font-semibold sm:w-24 sm:text-3xl print:w-14 print:py-1 print:text-2xl">
                  {dish.portions}
                </td>
                <td className="py-2.5 pr-3 print:py-1">
                  <span className="block text-lg leading-snug font-semibold print:text-base">{dish.name}</span>
                  <DietMark diet={dish.diet} />
                  <span className="figures block text-sm text-ink-soft print:text-xs">
                    {dish.orders.map(({ bookingCode, portions }, at) => (
                      <Fragment key={bookingCode}>
                        {at > 0 && ' · '}
                        <span className="whitespace-nowrap">
                          {bookingCode}: {portions}
                        </span>
                      </Fragment>
                    ))}
                  </span>
                </td>
                <td className="figures w-28 py-3 text-right text-lg font-semibold print:w-24 print:py-1 print:text-base">
                  {quantityText(dish)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  )
}
