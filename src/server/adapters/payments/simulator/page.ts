import { demoPage, demoPageHeaders, type Html } from '../../demo-page.ts'

export type { Html } from '../../demo-page.ts'

/** Sends the only form of the page; who has no script presses its button. */
const submitScript = 'document.forms[0].submit()'

/** A whole page; `submits` lets its form go off automatically. */
export function pageOf({ title, body, submits = false }: { title: string; body: Html; submits?: boolean }): Html {
  return demoPage({
    title,
    from: 'Payment simulator',
    notice: 'No money moves here; use no real card or account.',
    body,
    script: submits ? submitScript : undefined,
  })
}

/** Headers of every page; forms may go to the simulator itself and to `formTargets`. */
export function headersOf(formTargets: readonly string[]): Record<string, string> {
  return demoPageHeaders(formTargets, submitScript)
}
