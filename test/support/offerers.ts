import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import type { OwnPackage } from '#contract/endpoints/offer/packages.ts'
import type { DeletedOffer } from '#contract/endpoints/offer/parts.ts'
import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { aCaterer, aUser, type ACaterer } from '#test/factories/index.ts'
import { call, signedInAs } from './accounts.ts'
import type { TestServer } from './server.ts'

/** What the API answered to a change of an offer; responses are held to the document by the server. */
export interface Answered<Body> {
  status: number
  body: Body & Partial<ErrorResponse>
}

/** A live caterer whose owner manages menus and packages through the API. */
export async function anOfferer(server: TestServer, given: Partial<ACaterer> = {}) {
  const user = await aUser(server, { role: '3' })
  const caterer = await aCaterer(server, { ownerId: user.id, ...given })
  await server.services.catalogue.refresh([caterer.id])
  let session = { headers: await signedInAs(server, user), at: server.clock.now().getTime() }
  const send = async <Body>(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answered<Body>> => {
    const now = server.clock.now().getTime()
    // An access token lives for minutes.
    if (now - session.at > 300_000) session = { headers: await signedInAs(server, user), at: now }
    const headers = { ...session.headers, ...more }
    const response = await call(server, method, path, { headers, ...(body === undefined ? {} : { body }) })
    return { status: response.status, body: (await response.json()) as Answered<Body>['body'] }
  }
  const seen = async <Body>(path: string) => (await (await server.request(path)).json()) as Body
  let number = 0
  return {
    user,
    caterer,
    send,
    createMenu: (menu: object = {}) => send<OwnMenu>('POST', '/api/menus', { name: `Course ${++number}`, ...menu }),
    changeMenu: (id: string, changes: object) => send<OwnMenu>('PATCH', `/api/menus/${id}`, changes),
    deleteMenu: (id: string, query = '') => send<DeletedOffer>('DELETE', `/api/menus/${id}${query}`),
    restoreMenu: (id: string) => send<OwnMenu>('POST', `/api/menus/${id}/restore`),
    createPackage: (offer: object = {}, headers: Record<string, string> = {}) => {
      const body = { name: `Feast ${++number}`, dishType: 'veg', basePrice: 300, bands: ['25-50'], ...offer }
      return send<OwnPackage>('POST', '/api/dishes', body, headers)
    },
    changePackage: (id: string, changes: object) => send<OwnPackage>('PATCH', `/api/dishes/${id}`, changes),
    deletePackage: (id: string) => send<DeletedOffer>('DELETE', `/api/dishes/${id}`),
    restorePackage: (id: string) => send<OwnPackage>('POST', `/api/dishes/${id}/restore`),
    /** What the owner sees of it all. */
    offer: async () => (await send<OwnOffer>('GET', `/api/caterer/${caterer.id}/offer`)).body,
    /** What everybody sees. */
    publicMenus: () => seen<MenuView[]>(`/api/menus/caterer/${caterer.id}`),
    publicPackages: () => seen<PackageView[]>(`/api/dishes/caterer/${caterer.id}`),
  }
}
export type Offerer = Awaited<ReturnType<typeof anOfferer>>

/** Dishes of a category as the spec sends them. */
export const dishes = (menuType: string, ...names: string[]) => ({
  menuType,
  items: names.map((name) => ({ name, description: '', price: 0, imgUrl: '' })),
})
