import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import type { StepNumber } from './steps.ts'
import { usePinnedStep } from './use-pinned-step.ts'

type Shown = Parameters<typeof usePinnedStep>[0]
const at = '/caterer-dashboard/onboarding'

async function render(shown: Partial<Shown> & { step: StepNumber }, state: unknown = null) {
  const entry = { pathname: at, search: shown.wanted ? `?step=${shown.wanted}` : '', state }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>
  )
  const props = { wanted: undefined, closed: undefined, isKnown: true, ...shown }
  const { result } = renderHook(() => ({ note: usePinnedStep(props), location: useLocation() }), { wrapper })
  await act(async () => {})
  const { note, location } = result.current
  return { note, address: location.pathname + location.search, state: location.state as unknown }
}

test.each<[string, Partial<Shown> & { step: StepNumber }, string]>([
  ['the step to continue with', { step: 2 }, `${at}?step=2`],
  ['a step other than wanted', { wanted: 3, step: 2, closed: 3 }, `${at}?step=2`],
  ['the first step in place of a later one', { wanted: 2, step: 1, closed: 2 }, `${at}?step=1`],
  ['the wanted step as it is', { wanted: 3, step: 3 }, `${at}?step=3`],
  ['the first step as it is', { step: 1 }, at],
  ['nothing while it is not known what is done', { step: 2, isKnown: false }, at],
])('the address names %s', async (_, shown, address) => {
  expect((await render(shown)).address).toBe(address)
})

test('the step that did not open is told, and remembered with the address', async () => {
  expect(await render({ wanted: 3, step: 2, closed: 3 })).toMatchObject({ note: 3, state: { closed: 3 } })
  expect((await render({ wanted: 2, step: 2 }, { closed: 3 })).note).toBe(3)
})

test.each([null, 'x', {}, { closed: 'x' }])('with a state of %o none is told', async (state) => {
  expect((await render({ wanted: 2, step: 2 }, state)).note).toBeUndefined()
})
