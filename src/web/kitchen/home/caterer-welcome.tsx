import { CalendarCheck, ClipboardList, FileText, IndianRupee } from 'lucide-react'
import type { CatererTerms } from '#contract/endpoints/caterer-terms.ts'
import { contacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { m } from '#messages'
import { Picture, type PictureSource } from '#web/ui/display/picture.tsx'
import { Accepting, Documents, NotOffered } from './how-it-works.tsx'
import { TermsSection } from './terms-section.tsx'
import { WaysIn } from './ways-in.tsx'

const table: PictureSource = {
  base: '/pictures/for-caterers',
  widths: [480, 640, 960],
  width: 960,
  height: 640,
  placeholder: 'var(--color-sunken)',
}

/** What a caterer gets here, what it costs, what is needed, and the way in. */
export function CatererWelcome({ terms }: { terms: CatererTerms }) {
  const points = [
    { Icon: ClipboardList, title: m.welcome_point_1_title(), text: m.welcome_point_1_text() },
    { Icon: CalendarCheck, title: m.welcome_point_2_title(), text: m.welcome_point_2_text() },
    { Icon: IndianRupee, title: m.welcome_point_3_title(), text: m.welcome_point_3_text() },
    { Icon: FileText, title: m.welcome_point_4_title(), text: m.welcome_point_4_text() },
  ]
  return (
    <div className="page py-8 sm:py-12">
      <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h1 className="headline text-display text-leaf">{m.welcome_headline()}</h1>
          <p className="mt-4 max-w-xl text-lg">{m.welcome_lead()}</p>
          <p className="mt-3 max-w-xl text-ink-soft">{m.welcome_begin({ phone: formatPhone(contacts().phone) })}</p>
          <WaysIn className="mt-6" />
        </div>
        <Picture
          source={table}
          alt=""
          eager
          sizes="(min-width: 64rem) 38rem, 92vw"
          className="aspect-3/2 w-full rounded-box"
        />
      </div>
      <h2 className="headline mt-12 text-heading">{m.welcome_offer()}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {points.map(({ Icon, title, text }) => (
          <li key={title} className="rounded-box border border-line bg-surface p-5">
            <Icon aria-hidden size={30} strokeWidth={1.5} className="text-leaf" />
            <h3 className="mt-3 text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <TermsSection terms={terms} />
        <Documents />
        <Accepting />
        <NotOffered />
      </div>
    </div>
  )
}
