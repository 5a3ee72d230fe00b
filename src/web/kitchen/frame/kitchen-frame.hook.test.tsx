import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { User } from '#contract/endpoints/identity.ts'
import { roles } from '#contract/values/role.ts'
import { sessionStore, unknownSession } from '#web/shared/session/session-state.ts'
import { KitchenFrame } from './kitchen-frame.tsx'

afterEach(() => sessionStore.set(unknownSession))

function waysOf(part: 'owner' | 'cook', at: string) {
  // What the frame reads of an account.
  const user = { id: 'U1', role: { id: roles.caterer }, part } as User
  const { container } = render(
    <MemoryRouter initialEntries={[at]}>
      <KitchenFrame>the page</KitchenFrame>
    </MemoryRouter>,
  )
  act(() => sessionStore.set({ status: 'signed_in', user }))
  return [...container.querySelectorAll('a')].map(
    (link) => `${link.textContent}${link.getAttribute('aria-current') ? ' (here)' : ''}`,
  )
}

test('the ways of a caterer’s pages say which one is open, and More that it is one of the rest', () => {
  expect(waysOf('owner', '/caterer-dashboard/people')).toEqual([
    'Today',
    'Orders',
    'Calendar',
    'Menu',
    'Kitchen sheet',
    'Enquiries',
    'Reviews',
    'Money',
    'Business',
    'Team (here)',
    'More (here)',
  ])
})

test('the page of an order is one of the orders, and no page is all of them', () => {
  expect(
    waysOf('owner', '/caterer-dashboard/orders/01KAFQZ9Y3V5T8W2N6R4J7M0CD').filter((way) => way.includes('here')),
  ).toEqual(['Orders (here)'])
})

test('a cook gets no way to what it may not see, and needs no More', () => {
  expect(waysOf('cook', '/caterer-dashboard')).toEqual(['Today (here)', 'Orders', 'Calendar', 'Sheet', 'Team'])
})
