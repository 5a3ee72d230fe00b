import type { Page } from '@playwright/test'
import { emptyDetails } from '#web/shared/draft/draft-shape.ts'
import { draftOf, writeDraft } from '#web/shared/draft/draft.ts'
import { offerFrom, stored } from '#web/shared/draft/offer.ts'
import { aPackage, dayAhead, catererSlug } from './orders.ts'
import { openStorage } from './storage.ts'

/** On the bill of a package for 30 guests three weeks from now, everything filled in but the account. */
export async function atFilledBill(page: Page, slug = catererSlug): Promise<void> {
  const { catererId, pack, menus } = await aPackage(page.request, slug)
  const offer = offerFrom(pack, menus)
  const selections = offer.items.map(({ id, quantity, dishes }) => ({
    itemId: id,
    addOn: 0,
    dishes: dishes.slice(0, quantity).map(({ name }) => name),
  }))
  const draft = {
    ...draftOf({ catererSlug: slug, catererId, packageId: pack.id, packageName: pack.name, band: '25-50' }, undefined),
    menu: stored(offer, selections),
    details: {
      ...emptyDetails,
      guests: '30',
      veg: '30',
      jain: '0',
      nonVeg: '0',
      eventDate: dayAhead(21),
      eventTime: '19:30',
      placeText: 'Andheri West',
      place: { name: 'Andheri West', address: 'Andheri West, Mumbai, Maharashtra 400058', lat: 19.13, lng: 72.835 },
      venueLine: 'A-12, Neelkanth Society, S V Road',
      pinCode: '400058',
      contactName: 'Asha Kulkarni',
      contactPhone: '9820012345',
    },
  }
  const entries = new Map<string, string>()
  writeDraft(draft, {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  })
  await openStorage(page, Object.fromEntries(entries))
  await page.goto('/bill')
}
