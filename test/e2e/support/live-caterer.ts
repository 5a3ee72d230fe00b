import type { Page } from '@playwright/test'
import type { Session } from '#contract/endpoints/identity.ts'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { aGstNo } from '#test/factories/gst-no.ts'
import { again, read } from './read.ts'
import type { newPerson } from './e2e-test.ts'
import { openStorage } from './storage.ts'

type Person = ReturnType<typeof newPerson>

/** The API as the owner of a caterer calls it. */
export interface OwnerApi {
  caterer: OwnCaterer
  post<Body>(path: string, data: object): Promise<Body>
  patch<Body>(path: string, data: object): Promise<Body>
  offer(): Promise<OwnOffer>
}

/** Makes a caterer that is live and two menus of it by the API, and signs this browser in as its owner. */
export async function aLiveCaterer(page: Page, person: Person, name: string): Promise<OwnerApi> {
  const { request } = page
  const session = await read<Session>(
    await request.post('/auth/email/register', {
      ...again,
      data: { ...person, role: '3' },
      headers: { 'x-pangat-site': '1' },
    }),
  )
  const headers = { authorization: `Bearer ${session.token}` }
  const post = async <Body>(path: string, data: object) =>
    read<Body>(await request.post(path, { ...again, data, headers }))
  const caterer = await post<OwnCaterer>('/api/caterer', {
    name,
    // Of approved caterers no two have the same.
    gstNo: aGstNo(Number(person.phone.slice(-6)) % 9973),
    address: '12 SV Road, Andheri West, Mumbai, Maharashtra 400058',
    googleLocation: { lat: 19.1197, lng: 72.8464 },
    serviceAddress: 'Andheri, Mumbai',
    mobileNo: Number(person.phone),
    cateringType: ['veg', 'nonVeg'],
  })
  const dish = (name: string) => ({ name, description: '', price: 0 })
  const menu = (name: string, basePrice: number, dishes: string[]) =>
    post<OwnMenu>('/api/menus', { name, basePrice, items: [{ menuType: 'veg', items: dishes.map(dish) }] })
  await menu('Starters', 40, ['Paneer tikka', 'Hara bhara kebab', 'Corn chaat'])
  await menu('Mains', 60, ['Dal makhani', 'Veg kolhapuri'])
  await openStorage(page, { firstName: person.firstName })
  return {
    caterer,
    post,
    patch: async <Body>(path: string, data: object) =>
      read<Body>(await request.patch(path, { ...again, data, headers })),
    offer: async () => read<OwnOffer>(await request.get(`/api/caterer/${caterer.id}/offer`, { ...again, headers })),
  }
}
