import { Flag } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'

/** Leads to the form of complaints, with the review or the message that is reported. */
export function ReportLink({
  label,
  of,
}: {
  label: string
  of: { review: string } | { order: string; message: number }
}) {
  return (
    <Link
      to={paths.complaints(of)}
      aria-label={label}
      className="inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft hover:text-ink hover:underline print:hidden"
    >
      <Flag aria-hidden size={14} />
      {m.complaint_report()}
    </Link>
  )
}
