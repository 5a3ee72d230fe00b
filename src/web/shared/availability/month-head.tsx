const monday = '2026-11-23'
const weekday = (style: 'narrow' | 'long', at: number) =>
  new Intl.DateTimeFormat('en-IN', { weekday: style, timeZone: 'UTC' }).format(Date.parse(monday) + at * 86_400_000)

/** The days of the week above a month. */
export function MonthHead() {
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_, at) => (
          <th key={at} scope="col" abbr={weekday('long', at)} className="py-1 text-sm font-medium text-ink-soft">
            {weekday('narrow', at)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
