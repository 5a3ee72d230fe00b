import { ArrowLeft, ChevronRight, ClipboardPaste, PencilLine, UtensilsCrossed } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { NewPackage } from '#contract/endpoints/offer/packages.ts'
import { cuisineFrom } from '#contract/values/cuisine.ts'
import type { Diet } from '#contract/values/diet.ts'
import { m } from '#messages'
import type { MenuDraft } from '#web/kitchen/menus/menu-draft.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { PastedList } from './pasted-list.tsx'
import { TemplateWay } from './template-way.tsx'
import { usePastedList } from './use-pasted-list.ts'

interface FirstMenuProps {
  /** Id of the account, in whose name a pasted list is stored in this browser. */
  userId: string
  cateringType: readonly Diet[]
  /** The caterer's own cuisines, which are offered first. */
  cuisines: readonly string[]
  dishPricesShown: boolean
  /** Takes over categories, with the packages of their template; nothing is saved yet. */
  onUse: (menus: MenuDraft[], packages?: NewPackage[]) => void
  onByHand: () => void
}

/** Three ways to a first menu: a template, a pasted list, or by hand. */
export function FirstMenu({ userId, cateringType, cuisines, dishPricesShown, onUse, onByHand }: FirstMenuProps) {
  const pasted = usePastedList(userId, { dishPricesShown })
  // A list that is stored is shown after a reload.
  const [way, setWay] = useState<'template' | 'list' | undefined>(pasted.list === '' ? undefined : 'list')
  if (way === undefined)
    return (
      <section aria-labelledby="first-menu">
        <h2 id="first-menu" className="headline text-heading">
          {m.first_menu_title()}
        </h2>
        <p className="mt-1 text-ink-soft">{m.first_menu_lead()}</p>
        <ul className="mt-4 flex flex-col gap-3">
          <Way
            icon={<UtensilsCrossed aria-hidden size={28} strokeWidth={1.5} />}
            title={m.first_menu_way_template()}
            text={m.first_menu_way_template_text()}
            onClick={() => setWay('template')}
          />
          <Way
            icon={<ClipboardPaste aria-hidden size={28} strokeWidth={1.5} />}
            title={m.first_menu_way_list()}
            text={pasted.list === '' ? m.first_menu_way_list_text() : m.first_menu_way_list_waiting()}
            onClick={() => setWay('list')}
          />
          <Way
            icon={<PencilLine aria-hidden size={28} strokeWidth={1.5} />}
            title={m.first_menu_way_hand()}
            text={m.first_menu_way_hand_text()}
            onClick={onByHand}
          />
        </ul>
      </section>
    )
  return (
    <section>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        icon={<ArrowLeft aria-hidden size={18} />}
        onClick={() => setWay(undefined)}
      >
        {m.first_menu_back()}
      </Button>
      {way === 'list' && (
        <PastedList
          pasted={pasted}
          dishPricesShown={dishPricesShown}
          onAdd={() => {
            onUse([...pasted.menu])
            pasted.forget()
          }}
        />
      )}
      {way === 'template' && (
        <TemplateWay
          cateringType={cateringType}
          cuisines={cuisines.flatMap((name) => cuisineFrom(name) ?? [])}
          onUse={onUse}
        />
      )}
    </section>
  )
}

interface WayProps {
  icon: ReactNode
  title: string
  text: string
  onClick: () => void
}

function Way({ icon, title, text, onClick }: WayProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="flex min-h-20 w-full items-center gap-4 rounded-box border border-line-strong bg-surface px-4 py-3 text-start transition-colors hover:border-leaf hover:bg-leaf-wash"
      >
        <span className="text-leaf">{icon}</span>
        <span className="min-w-0 flex-1">
          <span className="block text-lg font-semibold">{title}</span>
          <span className="block text-ink-soft">{text}</span>
        </span>
        <ChevronRight aria-hidden size={22} className="shrink-0 text-ink-soft" />
      </button>
    </li>
  )
}
