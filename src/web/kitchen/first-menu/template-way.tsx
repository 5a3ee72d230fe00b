import { useState } from 'react'
import type { NewPackage } from '#contract/endpoints/offer/packages.ts'
import { cuisines as allCuisines, type Cuisine } from '#contract/values/cuisine.ts'
import type { Diet } from '#contract/values/diet.ts'
import { m } from '#messages'
import type { MenuDraft } from '#web/kitchen/menus/menu-draft.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { FocusedHeading } from './focused-heading.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { loadTemplate } from './templates/load-template.ts'
import { useLoaded } from './use-loaded.ts'

interface TemplateWayProps {
  cateringType: readonly Diet[]
  /** Offered first. */
  cuisines: readonly Cuisine[]
  onUse: (menus: MenuDraft[], packages?: NewPackage[]) => void
}

/** A cuisine is chosen, its template loaded and shown. */
export function TemplateWay({ cateringType, cuisines, onUse }: TemplateWayProps) {
  const [cuisine, setCuisine] = useState<Cuisine>()
  const { value: template, failed, retry } = useLoaded(cuisine, loadTemplate)
  if (cuisine === undefined)
    return (
      <div className="mt-2">
        <FocusedHeading>{m.first_menu_cuisine()}</FocusedHeading>
        <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {[...new Set([...cuisines, ...allCuisines])].map((one) => (
            <li key={one}>
              <Button wide onClick={() => setCuisine(one)}>
                {one}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    )
  return (
    <div className="mt-2">
      <FocusedHeading>{m.first_menu_template_menu({ cuisine })}</FocusedHeading>
      <Button variant="quiet" size="small" className="-ml-3" onClick={() => setCuisine(undefined)}>
        {m.first_menu_other_cuisine()}
      </Button>
      {failed && (
        <ErrorState
          title={m.first_menu_template_failed()}
          text={m.first_menu_template_failed_text()}
          level={3}
          onRetry={retry}
        />
      )}
      {!failed && !template && <Loading />}
      {template && <TemplatePreview template={template} cateringType={cateringType} onUse={onUse} />}
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="mt-2">
      <p className="text-ink-soft">{m.first_menu_template_loading()}</p>
      <div className="mt-3 flex flex-col gap-2" aria-hidden>
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} className="h-12 w-full" />
        ))}
      </div>
    </div>
  )
}
