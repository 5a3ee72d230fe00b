import { pageHeadStyle } from './page-head-style.ts'

/** What stands at the top of each printed page, with its number, where the browser can: Safari prints the pages without. */
export function PageHead({ text }: { text: string }) {
  return <style media="print">{pageHeadStyle(text)}</style>
}
