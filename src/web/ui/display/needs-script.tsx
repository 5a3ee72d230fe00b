import { m } from '#messages'

/** Shown without script, in place of a page that is drawn in the browser alone. */
export function NeedsScript() {
  return <p className="hidden max-w-prose py-4 font-medium noscript:block">{m.ui_needs_script()}</p>
}
