import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import type { useTemplatePackages } from './use-template-packages.ts'

interface WaitingPackagesProps {
  waiting: ReturnType<typeof useTemplatePackages>
  menus: readonly OwnMenu[]
}

/** Packages of a template that could not be created with its menu, to be created now or left out. */
export function WaitingPackages({ waiting, menus }: WaitingPackagesProps) {
  const { packages, pending } = waiting
  return (
    <div className="flex flex-col gap-3 rounded-box bg-marigold-wash px-4 py-3 text-marigold-ink">
      <p>{m.first_menu_packages_waiting({ count: packages.length })}</p>
      <p>{packages.map(({ name }) => name).join(', ')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" pending={pending} onClick={() => void waiting.create(menus)}>
          {m.first_menu_packages_create({ count: packages.length })}
        </Button>
        <Button size="small" variant="quiet" onClick={waiting.forget}>
          {m.first_menu_packages_forget()}
        </Button>
      </div>
    </div>
  )
}
