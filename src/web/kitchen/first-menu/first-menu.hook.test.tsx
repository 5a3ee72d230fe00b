import { act, fireEvent, render, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { NewPackage } from '#contract/endpoints/offer/packages.ts'
import type { Diet } from '#contract/values/diet.ts'
import { m } from '#messages'
import type { MenuDraft } from '#web/kitchen/menus/menu-draft.ts'
import { FirstMenu } from './first-menu.tsx'
import { listDrafts } from './list-draft.ts'
// Loaded here, so that no test waits for a file.
import './parse/parse-list.ts'
import './templates/bengali.ts'
import './templates/kathiyawadi.ts'

const list = 'Starters\nAloo tikki ₹20 (J)\nChicken roll (V)\nCall 98200 12345\n-----\nSweets\nJalebi ₹30'
const onUse = vi.fn<(menus: MenuDraft[], packages?: NewPackage[]) => void>()
const onByHand = vi.fn<() => void>()

beforeEach(() => {
  onUse.mockReset()
  onByHand.mockReset()
  listDrafts('asha').clear()
})

function open(given: { cateringType?: Diet[]; dishPricesShown?: boolean } = {}) {
  const { cateringType = ['veg'], dishPricesShown = false } = given
  const page = render(
    <FirstMenu
      userId="asha"
      cateringType={cateringType}
      cuisines={['Bengali', 'Of a newer version']}
      dishPricesShown={dishPricesShown}
      onUse={onUse}
      onByHand={onByHand}
    />,
  )
  const press = (text: string) => act(() => page.getByText(text, { exact: true }).click())
  return { page, press }
}

async function reviewed(given: Parameters<typeof open>[0] = {}) {
  const { page, press } = open(given)
  press(m.first_menu_way_list())
  fireEvent.change(page.getByRole('textbox', { name: m.first_menu_list() }), { target: { value: list } })
  press(m.first_menu_list_read())
  const lines = within(await page.findByRole('list', { name: m.first_menu_review_lines() }))
  const row = (name: RegExp) => lines.getByRole('button', { name })
  return { page, press, lines, row }
}

test('by hand leads to the form', () => {
  open().press(m.first_menu_way_hand())
  expect([onByHand.mock.calls.length, onUse.mock.calls.length]).toEqual([1, 0])
})

describe('a pasted list', () => {
  test('says what is wrong with it beside it, when it is read or too large', () => {
    const { page, press } = open()
    press(m.first_menu_way_list())
    const field = page.getByRole('textbox', { name: m.first_menu_list() })
    expect(field.getAttribute('aria-invalid')).toBeNull()
    press(m.first_menu_list_read())
    expect(page.getByText(m.first_menu_list_empty())).toBeDefined()
    fireEvent.change(field, { target: { value: 'Poha\n'.repeat(401) } })
    expect(page.getByText(m.first_menu_list_lines({ lines: 401, max: 400 }))).toBeDefined()
    press(m.first_menu_back())
    expect(page.getByText(m.first_menu_way_list_waiting())).toBeDefined()
  })

  test('shows each line as what it was read, with doubts, and no line without a name', async () => {
    const { page, lines } = await reviewed()
    expect(lines.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'StartersCategory',
      'Aloo TikkiVeg',
      'Chicken RollNon Veg',
      'Call 98200 12345Ignored',
      'SweetsCategory',
      'JalebiVeg',
    ])
    expect(lines.getByText(m.first_menu_doubt_jain({ word: 'aloo' }))).toBeDefined()
    expect(lines.getByText(m.first_menu_doubt_meat({ word: 'chicken' }))).toBeDefined()
    expect(page.getByText(m.first_menu_prices_unused())).toBeDefined()
    expect(page.getByRole('status').textContent).toBe('3 dishes in 2 categories · 1 line ignored')
  })

  test('is changed by tapping a line, one open at a time, and added as it was reviewed', async () => {
    const { page, press, lines, row } = await reviewed()
    act(() => row(/^Call/).click())
    expect(lines.getAllByRole('radio')).toHaveLength(3)
    act(() => lines.getByRole('radio', { name: m.first_menu_kind_category() }).click())
    act(() => row(/^Aloo/).click())
    act(() => lines.getByRole('radio', { name: 'Jain' }).click())
    expect(lines.getByText(m.first_menu_not_jain({ word: 'aloo' }))).toBeDefined()
    act(() => row(/^Jalebi/).click())
    act(() => lines.getByRole('radio', { name: m.first_menu_kind_ignored() }).click())
    expect(lines.getAllByRole('radio')).toHaveLength(3)
    act(() => row(/^Jalebi/).click())
    expect(lines.queryAllByRole('radio')).toEqual([])
    expect(page.getByRole('status').textContent).toBe('2 dishes in 1 category · 1 line ignored')
    press('Add 2 dishes in 1 category')
    const dish = (name: string, diet: Diet) => ({ name, diet, description: '' })
    expect(onUse.mock.calls).toEqual([
      [[{ name: 'Starters', dishes: [dish('Aloo Tikki', 'jain'), dish('Chicken Roll', 'nonVeg')] }]],
    ])
    expect(listDrafts('asha').get()).toBeUndefined()
  })

  test('cannot be added without a dish', async () => {
    const { page, lines, row } = await reviewed()
    for (const name of [/^Aloo/, /^Chicken/, /^Jalebi/]) {
      act(() => row(name).click())
      act(() => lines.getByRole('radio', { name: m.first_menu_kind_ignored() }).click())
    }
    const add = page.getByRole('button', { name: /^Add 0 dishes/ })
    expect(page.getByText(m.first_menu_none())).toBeDefined()
    act(() => add.click())
    expect(onUse).not.toHaveBeenCalled()
  })

  test('shows prices where the caterer shows prices of dishes, and comes back as it was left', async () => {
    const first = await reviewed({ dishPricesShown: true })
    expect(first.row(/^Jalebi/).textContent).toBe('Jalebi₹30Veg')
    expect(first.page.queryByText(m.first_menu_prices_unused())).toBeNull()
    first.page.unmount()
    const { page, press } = open({ dishPricesShown: true })
    await page.findByRole('list', { name: m.first_menu_review_lines() })
    press(m.first_menu_list_edit())
    expect(page.getByRole('textbox')).toHaveProperty('value', list)
  })
})

describe('a template', () => {
  test('is chosen by its cuisine, those of the caterer first, and brings menu and packages', async () => {
    const { page, press } = open()
    press(m.first_menu_way_template())
    const [, first] = page.getAllByRole('button')
    expect([first?.textContent, page.getAllByRole('listitem').length]).toEqual(['Bengali', 12])
    press('Kathiyawadi')
    expect(page.getByRole('status').textContent).toBe(m.first_menu_template_loading())
    await waitFor(() => page.getByText('Kathiyawadi Rotla Night'))
    act(() => page.getByRole('button', { name: /^Add \d+ dishes in 8 categories$/ }).click())
    const [menus = [], packages = []] = onUse.mock.calls[0] ?? []
    expect(menus.map(({ name }) => name)).toContain('Rotla & Bhakri')
    expect(new Set(menus.flatMap(({ dishes }) => dishes.map(({ diet }) => diet)))).toEqual(new Set(['veg']))
    expect(packages.map(({ bands }) => bands)).toEqual([['10-25'], ['25-50'], ['50-100'], ['100+']])
  })

  test('is left for another one, and for the other ways', async () => {
    const { page, press } = open({ cateringType: ['nonVeg', 'veg', 'jain'] })
    press(m.first_menu_way_template())
    press('Bengali')
    await waitFor(() => page.getByText('Niramish Bhoj'))
    expect(page.getAllByText('Non Veg').length).toBeGreaterThan(0)
    press(m.first_menu_other_cuisine())
    expect(page.getByText(m.first_menu_cuisine())).toBeDefined()
    press(m.first_menu_back())
    expect(page.getByText(m.first_menu_title())).toBeDefined()
  })
})
