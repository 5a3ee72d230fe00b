import { writeSearch, type Search } from '#web/public/listing/search-params.ts'

interface HiddenParamsProps {
  search: Search
  /** Names of the form's own fields. */
  without: readonly string[]
}

/** What a form sent without script must not forget: the parts of the search it has no field for. Every form begins at page 1. */
export function HiddenParams({ search, without }: HiddenParamsProps) {
  const params = Object.entries(writeSearch(search)).filter(
    ([name, value]) =>
      value !== undefined && value !== '' && value !== false && name !== 'page' && !without.includes(name),
  )
  return params.map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value === true ? '1' : String(value)} />
  ))
}
