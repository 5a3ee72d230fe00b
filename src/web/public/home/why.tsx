import { BadgeCheck, HandCoins, ReceiptIndianRupee, Vegan } from 'lucide-react'
import type { SiteContentView } from '#contract/endpoints/site-content.ts'
import { m } from '#messages'
import { Figures } from './figures.tsx'
import { HomeSection } from './home-section.tsx'

/** The four selling points (R094), and the figures that are claimed. */
export function Why({ figures }: Pick<SiteContentView, 'figures'>) {
  const points = [
    { Icon: ReceiptIndianRupee, title: m.home_why_1_title(), text: m.home_why_1_text() },
    { Icon: Vegan, title: m.home_why_2_title(), text: m.home_why_2_text() },
    { Icon: BadgeCheck, title: m.home_why_3_title(), text: m.home_why_3_text() },
    { Icon: HandCoins, title: m.home_why_4_title(), text: m.home_why_4_text() },
  ]
  return (
    <div className="my-4 bg-leaf-wash">
      <HomeSection title={m.home_why_title()}>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {points.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon aria-hidden size={32} strokeWidth={1.5} className="mt-0.5 shrink-0 text-leaf" />
              <div>
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-1 max-w-md text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <Figures figures={figures} />
      </HomeSection>
    </div>
  )
}
