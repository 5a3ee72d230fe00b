import { m } from '#messages'

/** The first stop of the keyboard: past the header. */
export function SkipLink({ to = '#content' }: { to?: string }) {
  return (
    <a
      href={to}
      className="sr-only rounded-box bg-leaf px-4 py-3 font-semibold text-on-leaf focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      {m.ui_skip()}
    </a>
  )
}
