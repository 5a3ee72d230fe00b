import { act, fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { User } from '#contract/endpoints/identity.ts'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { roles } from '#contract/values/role.ts'
import { annapurna, newcomer, owner } from '#test/factories/own-caterer.ts'
import { anOwnMenu, anOwnOffer } from '#test/factories/own-offer.ts'
import { stubApi } from '#test/support/api-stub.ts'
import { sessionStore, unknownSession } from '#web/shared/session/session-state.ts'
import { m } from '#messages'
import { OnboardingPage } from './onboarding-page.tsx'
// Loaded here, so that no test waits for a file.
import './menu-step.tsx'

beforeEach(() => {
  // Stores of this process hold what earlier tests drafted until they hear that storage was cleared.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  localStorage.setItem('firstName', 'Asha')
})
afterEach(() => sessionStore.set(unknownSession))

/** Answers as the service does to a caterer that offers this. */
function serve(offer: OwnOffer, user: User) {
  const caterer: OwnCaterer = { ...annapurna, cateringType: ['veg', 'jain'] }
  stubApi(({ path }) => {
    if (path === '/auth/refresh') return Response.json({ token: 'T', user })
    if (path.endsWith('/offer')) return Response.json(offer)
    return Response.json(path.startsWith('/api/places/near') ? { stations: [], localities: [], areas: [] } : caterer)
  })
}

async function open(step: string, offer: OwnOffer, given = owner) {
  const user = { ...given, firstName: 'Asha', role: { id: roles.caterer, name: 'Caterer' } }
  serve(offer, user)
  sessionStore.set({ status: 'signed_in', user })
  const page = render(
    <MemoryRouter initialEntries={[`/caterer-dashboard/onboarding${step}`]}>
      <OnboardingPage />
    </MemoryRouter>,
  )
  // The token, the profile, the offer, the code of the step.
  for (let turn = 0; turn < 6; turn += 1) await act(async () => {})
  return page
}

test('a cook is told that the page is not for it', async () => {
  const page = await open('', anOwnOffer(), { ...owner, part: 'cook' })
  expect(page.getByText(m.people_not_for_cooks())).toBeDefined()
})

test('a caterer without menus continues with step 2, and adds a dish in place', async () => {
  const page = await open('', anOwnOffer())
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(m.onboarding_title_menus())
  act(() => page.getByText(m.first_menu_way_hand()).click())
  act(() => page.getByRole('button', { name: m.menus_add() }).click())
  const category = page.getByRole('textbox', { name: m.menus_category_name() })
  act(() => void fireEvent.keyDown(category, { key: 'a' }))
  expect(page.queryByRole('textbox', { name: m.menus_dish_name() })).toBeNull()
  // Enter continues with the first dish, and only the button submits.
  act(() => expect(fireEvent.keyDown(category, { key: 'Enter' })).toBe(false))
  act(() => void fireEvent.keyDown(category, { key: 'Enter' }))
  expect(page.getAllByRole('textbox', { name: m.menus_dish_name() })).toHaveLength(1)
  act(() => page.getByRole('button', { name: m.menus_add_dish_to({ diet: 'Jain' }) }).click())
  const name = page.getAllByRole('textbox', { name: m.menus_dish_name() })[1]
  if (!name) throw new Error('no second dish')
  act(() => void fireEvent.change(name, { target: { value: 'Kela cutlet' } }))
  act(() => page.getByRole('button', { name: m.menus_dish_details({ name: 'Kela cutlet' }) }).click())
  expect(page.getByRole('textbox', { name: m.menus_dish_description() })).toBeDefined()
  act(() => page.getByRole('button', { name: m.menus_remove_dish_of({ name: 'Kela cutlet' }) }).click())
  act(() => page.getByRole('button', { name: m.menus_put_back_of({ name: 'Kela cutlet' }) }).click())
  expect(page.getByText(m.menus_unsaved({ count: 1 }))).toBeDefined()
})

test('step 2 shows both values of what was changed in another window', async () => {
  const page = await open('?step=2', anOwnOffer({ menus: [anOwnMenu('M1', 'Starters', ['Samosa'])] }))
  act(() => page.getByRole('button', { name: /^Starters/ }).click())
  const name = page.getByRole('textbox', { name: m.menus_category_name() })
  act(() => void fireEvent.change(name, { target: { value: 'Snacks' } }))
  serve(anOwnOffer({ menus: [anOwnMenu('M1', 'Bites', ['Samosa'], 2)] }), owner)
  await act(async () => void dispatchEvent(new Event('visibilitychange')))
  await act(async () => {})
  act(() => page.getByRole('button', { name: m.conflict_keep() }).click())
  expect(page.getByText(m.conflict_needed())).toBeDefined()
  act(() => page.getByRole('radio', { name: /Bites/ }).click())
  act(() => page.getByRole('button', { name: m.conflict_keep() }).click())
  expect(page.queryByText(m.conflict_text())).toBeNull()
  expect(page.getByRole('button', { name: /^Bites/ })).toBeDefined()
})

test('step 3 opens with a menu, and is not named as closed', async () => {
  const page = await open('?step=3', anOwnOffer({ menus: [anOwnMenu('M1', 'Starters')] }))
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(m.onboarding_title_dishes())
  expect(page.queryByText(m.onboarding_step_closed_3())).toBeNull()
})

test('step 3 without a menu leads to step 2 and says why', async () => {
  const page = await open('?step=3', anOwnOffer())
  expect(page.getByText(m.onboarding_step_closed_3())).toBeDefined()
})

test('an account without a profile begins with step 1', async () => {
  const page = await open('', anOwnOffer(), newcomer)
  expect(page.getByRole('heading', { level: 1 })).toBeDefined()
})
