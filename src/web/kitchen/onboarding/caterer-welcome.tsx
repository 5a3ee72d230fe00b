import { CalendarCheck, ClipboardList, IndianRupee } from 'lucide-react'
import { Link } from 'react-router'
import { contacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Picture, type PictureSource } from '#web/ui/display/picture.tsx'

const table: PictureSource = {
  base: '/pictures/for-caterers',
  widths: [480, 640, 960],
  width: 960,
  height: 640,
  placeholder: 'var(--color-sunken)',
}

/** What a caterer gets here, and the way in. */
export function CatererWelcome({ onRegister }: { onRegister: () => void }) {
  const points = [
    { Icon: ClipboardList, title: m.shell_caterer_point_1_title(), text: m.shell_caterer_point_1_text() },
    { Icon: CalendarCheck, title: m.shell_caterer_point_2_title(), text: m.shell_caterer_point_2_text() },
    { Icon: IndianRupee, title: m.shell_caterer_point_3_title(), text: m.shell_caterer_point_3_text() },
  ]
  return (
    <div className="page py-8 sm:py-12">
      <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h1 className="headline text-display text-leaf">{m.shell_caterer_home_headline()}</h1>
          <p className="mt-4 max-w-xl text-lg">{m.shell_caterer_home_lead()}</p>
          <p className="mt-3 max-w-xl text-ink-soft">
            {m.shell_caterer_home_begin({ phone: formatPhone(contacts().phone) })}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <span data-only-for="visitor">
              <Button variant="main" size="large" onClick={onRegister}>
                {m.shell_caterer_register()}
              </Button>
            </span>
            <span data-only-for="caterer">
              <Button variant="main" size="large" asLink={(look) => <Link to={paths.catererDashboard()} {...look} />}>
                {m.shell_dashboard()}
              </Button>
            </span>
          </div>
        </div>
        <Picture
          source={table}
          alt=""
          eager
          sizes="(min-width: 64rem) 38rem, 92vw"
          className="aspect-3/2 w-full rounded-box"
        />
      </div>
      <ul className="mt-12 grid gap-4 sm:grid-cols-3">
        {points.map(({ Icon, title, text }) => (
          <li key={title} className="rounded-box border border-line bg-surface p-5">
            <Icon aria-hidden size={30} strokeWidth={1.5} className="text-leaf" />
            <h2 className="mt-3 text-lg font-semibold">{title}</h2>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
