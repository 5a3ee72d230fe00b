import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { FirstMenu } from '#web/kitchen/first-menu/first-menu.tsx'
import { useTemplatePackages } from '#web/kitchen/first-menu/use-template-packages.ts'
import { WaitingPackages } from '#web/kitchen/first-menu/waiting-packages.tsx'
import { MenuForm } from '#web/kitchen/menus/menu-form.tsx'
import { useMenuForm } from '#web/kitchen/menus/use-menu-form.ts'
import { useSubmitMenus } from '#web/kitchen/menus/use-submit-menus.ts'
import { ownOfferNow, reloadOwnOffer } from '#web/kitchen/offer/use-own-offer.ts'
import { Button } from '#web/ui/controls/button.tsx'

interface MenuStepProps {
  user: User
  caterer: OwnCaterer
  offer: OwnOffer
}

/**
 * Step 2. It leads to step 3 once all menus were processed (R279), and the packages of the template that they came from created. Where there
 * is no menu yet, it offers ways to start one.
 */
export function MenuStep({ user, caterer, offer }: MenuStepProps) {
  const navigate = useNavigate()
  const form = useMenuForm(user, offer)
  const next = paths.onboarding({ step: 3 })
  const waiting = useTemplatePackages(user.id)
  const [byHand, setByHand] = useState(false)
  const submitting = useSubmitMenus({
    form,
    catererId: caterer.id,
    offer,
    onDone: async () => {
      const { menus } = ownOfferNow(caterer.id) ?? offer
      const hadPackages = waiting.packages.length > 0
      const isCreated = await waiting.create(menus)
      if (hadPackages) await reloadOwnOffer(caterer.id)
      if (isCreated) void navigate(next)
    },
  })
  const isDone = offer.menus.length > 0 && form.work.length === 0
  if (offer.menus.length === 0 && form.entries.length === 0 && !byHand)
    return (
      <FirstMenu
        userId={user.id}
        cateringType={caterer.cateringType}
        cuisines={caterer.cuisinesOffered}
        dishPricesShown={form.dishPricesShown}
        onUse={(menus, packages = []) => {
          form.addDrafts(menus)
          waiting.keep(packages)
        }}
        onByHand={() => {
          waiting.forget()
          setByHand(true)
        }}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      {isDone && waiting.packages.length > 0 && <WaitingPackages waiting={waiting} menus={offer.menus} />}
      <MenuForm form={form} submitting={submitting} cateringType={caterer.cateringType} />
      {isDone && <Button asLink={(look) => <Link to={next} {...look} />}>{m.onboarding_to_step_3()}</Button>}
    </div>
  )
}
