import type { Page } from '@playwright/test'
import { emptyDetails, type Details, type Draft } from '#web/shared/draft/draft-shape.ts'
import { draftOf, writeDraft } from '#web/shared/draft/draft.ts'
import { offerFrom, stored } from '#web/shared/draft/offer.ts'
import { aPackage, catererSlug, nextDay } from './orders.ts'
import { openStorage } from './storage.ts'

/** A package that was chosen: the first one for 25 to 50 guests unless it is named. */
interface Chosen {
  slug?: string
  named?: string | undefined
}

/** On the menu of a package of which no dish is chosen. */
export async function atEmptyMenu(page: Page, chosen: Chosen = {}): Promise<void> {
  const draft = await aDraft(page, chosen)
  await open(page, { ...draft, menu: [], suggested: { packageId: draft.packageId, untouched: false } })
  await page.goto('/add-to-cart?people=25-50')
}

/** On the bill of a package with the dishes that were suggested, where nothing is filled in. */
export async function atBillOf(page: Page, chosen: Chosen): Promise<void> {
  await open(page, await aDraft(page, chosen))
  await page.goto('/bill?people=25-50')
}

/** On the bill of a package for 30 guests three to five weeks from now unless said otherwise, everything filled in but the account. */
export async function atFilledBill(page: Page, chosen: Chosen = {}, details: Partial<Details> = {}): Promise<void> {
  const draft = await aDraft(page, chosen)
  await open(page, {
    ...draft,
    details: {
      ...emptyDetails,
      guests: '30',
      veg: '30',
      jain: '0',
      nonVeg: '0',
      eventDate: nextDay(),
      eventTime: '19:30',
      placeText: 'Andheri West',
      place: { name: 'Andheri West', address: 'Andheri West, Mumbai, Maharashtra 400058', lat: 19.13, lng: 72.835 },
      venueLine: 'A-12, Neelkanth Society, S V Road',
      pinCode: '400058',
      contactName: 'Asha Kulkarni',
      contactPhone: '9820012345',
      ...details,
    },
  })
  await page.goto('/bill')
}

/** A draft with the suggested dishes of its package. */
async function aDraft(page: Page, { slug = catererSlug, named }: Chosen): Promise<Draft> {
  const { catererId, pack, menus } = await aPackage(page.request, slug, named)
  const offer = offerFrom(pack, menus)
  const selections = (offer.defaultSelection ?? []).map((one) => ({ ...one, addOn: 0 }))
  return {
    ...draftOf({ catererSlug: slug, catererId, packageId: pack.id, packageName: pack.name, band: '25-50' }, undefined),
    menu: stored(offer, selections),
    suggested: { packageId: pack.id, untouched: true },
  }
}

/** Stores a draft as the site does; the test opens a page after it. */
async function open(page: Page, draft: Draft): Promise<void> {
  const entries = new Map<string, string>()
  writeDraft(draft, {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  })
  await openStorage(page, Object.fromEntries(entries))
}
