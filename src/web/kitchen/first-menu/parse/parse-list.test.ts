import { describe, expect, test } from 'vitest'
import { linePattern } from '#contract/values/text.ts'
import { limits } from '#contract/limits.ts'
import { parseList } from './parse-list.ts'

const read = (list: string) =>
  parseList(list).map(({ kind, name, diet, price, doubt }) => ({ kind, name, diet, price, doubt }))
const dishes = (list: string) => read(list).filter(({ kind }) => kind === 'dish')
const only = (line: string) => read(line)[0]

describe('of a chat only what is said is read', () => {
  test.each([
    '[12/11/26, 10:42 am] Sai Caterers: Paneer tikka',
    '[12/11/2026, 22:42:33] Sai Caterers: Paneer tikka',
    '[12/11/26, 10:42:33 PM] Sai Caterers: Paneer tikka',
    '\u200e[12/11/26, 10:42:33\u202fPM] Sai Caterers: Paneer tikka',
    '[10:42 am, 12/11/2026] Sai Caterers: Paneer tikka',
    '12/11/2026, 10:42 - Sai Caterers: Paneer tikka',
    '12/11/26, 10:42 pm - +91 98200 11223: Paneer tikka',
    '2026-11-12, 10:42 - Sai Caterers: Paneer tikka',
    '12.11.26, 10.42 - Sai Caterers: Paneer tikka',
    '[१२/११/२६, १०:४२ am] Sai Caterers: Paneer tikka',
    '12/11/2026, 10:42 - Sai Caterers: Paneer tikka <This message was edited>',
  ])('%s', (line) => {
    expect(only(line)).toMatchObject({ kind: 'dish', name: 'Paneer Tikka' })
  })

  test.each([
    'Messages and calls are end-to-end encrypted. Tap to learn more.',
    '12/11/2026, 10:42 - Meera left',
    '12/11/2026, 10:42 - Sai Caterers: <Media omitted>',
    '[12/11/26, 10:42 am] Sai Caterers: \u200eimage omitted',
    '12/11/2026, 10:42 - Sai Caterers: menu.pdf (file attached)',
    '12/11/2026, 10:42 - Sai Caterers: This message was deleted',
    '12/11/2026, 10:42 - Sai Caterers: You deleted this message',
    'Forwarded',
    'Forwarded many times',
    'Missed voice call',
  ])('and %s is ignored', (line) => {
    expect(only(line)?.kind).toBe('ignored')
  })
})

describe('a price is read and is no part of the name', () => {
  test.each([
    ['Paneer tikka ₹120', 120],
    ['Paneer tikka - ₹ 1,250', 1250],
    ['Paneer tikka 120/-', 120],
    ['Paneer tikka Rs.120', 120],
    ['Paneer tikka (Rs. 120/-)', 120],
    ['Paneer tikka: Rs 120 per plate', 120],
    ['Paneer tikka INR 120.50', 120.5],
    ['Paneer tikka @ 120', 120],
    ['Paneer tikka ........ 120', 120],
    ['Paneer tikka-120rs', 120],
    ['Paneer tikka\u00a0\u00a0120', 120],
    ['Paneer tikka – ₹१२०', 120],
    ['Paneer tikka 120 rupees', 120],
    ['Paneer tikka ₹120 per kg', 120],
    ['Paneer tikka ₹2,00,000', undefined],
    ['Paneer tikka ₹0', undefined],
  ])('%s', (line, price) => {
    const row = only(line)
    if (row?.kind === 'dish') expect(row).toMatchObject({ name: 'Paneer Tikka' })
    expect(row?.price).toBe(price)
  })

  test.each([
    ['Chicken 65', 'Chicken 65', undefined],
    ['Paneer 65', 'Paneer 65', undefined],
    ['Chicken 65 - 240', 'Chicken 65', 240],
    ['Chicken 65 ₹240', 'Chicken 65', 240],
    ['Chapati (2 pcs) 20', 'Chapati (2 Pcs)', 20],
    ['4 Chapati', '4 Chapati', undefined],
  ])('the number of %s is part of the name', (line, name, price) => {
    const row = only(line)
    expect([row?.name.toLowerCase(), row?.price]).toEqual([name.toLowerCase(), price])
  })
})

describe('a diet is that of the mark, of words and of the heading', () => {
  test.each([
    ['🟢 Cutlet', 'veg'],
    ['🔴 Cutlet', 'nonVeg'],
    ['🟥 Cutlet', 'nonVeg'],
    ['Cutlet (V)', 'veg'],
    ['Cutlet (NV)', 'nonVeg'],
    ['Cutlet [N/V]', 'nonVeg'],
    ['Cutlet (non-veg) ₹40', 'nonVeg'],
    ['Cutlet ₹40 (J)', 'jain'],
    ['Cutlet (jain)', 'jain'],
    ['Jain Cutlet', 'jain'],
    ['Cutlet', 'veg'],
    ['Cutlet NV', 'nonVeg'],
    ['Fish Cutlet', 'nonVeg'],
    ['Egg Cutlet', 'nonVeg'],
    ['Kolambi Cutlet', 'nonVeg'],
    ['Soya Chicken Cutlet', 'veg'],
    ['Mock Duck Cutlet', 'veg'],
    ['Eggless Cutlet', 'veg'],
    ['Eggplant Cutlet', 'veg'],
    ['Keema Cutlet', 'nonVeg'],
    ['Soya Keema Cutlet', 'veg'],
    ['Veg / Chicken Cutlet', 'nonVeg'],
    ['चिकन कटलेट', 'nonVeg'],
    ['व्हेज कटलेट', 'veg'],
  ])('%s is %s', (line, diet) => {
    expect(only(line)).toMatchObject({ kind: 'dish', diet })
    expect(only(line)?.doubt).toBeUndefined()
  })

  test.each([
    ['Aloo Tikki (J)', 'veg', 'aloo'],
    ['Jain Pyaz Kachori', 'veg', 'pyaz'],
    ['Chicken Tikka (V)', 'nonVeg', 'chicken'],
    ['🟢 Mutton Samosa', 'nonVeg', 'mutton'],
    ['Egg Curry (Jain)', 'nonVeg', 'egg'],
  ])('%s is %s, as nobody is harmed by that, with a doubt', (line, diet, doubt) => {
    expect(only(line)).toMatchObject({ kind: 'dish', diet, doubt })
  })

  test('what a Jain dish is made without is no doubt', () => {
    expect(only('Jain Pav Bhaji (no onion no garlic)')).toMatchObject({ diet: 'jain', doubt: undefined })
    expect(only('Jain Soup without onion')).toMatchObject({ diet: 'jain', doubt: undefined })
  })

  test('a heading gives its diet to dishes that say nothing else', () => {
    const list =
      'NON VEG STARTERS\nReshmi rolls\nPaneer rolls\nVeg rolls\nSTARTERS\nPlain rolls\nJAIN STARTERS\nCorn rolls\nAloo rolls'
    expect(dishes(list).map(({ diet }) => diet)).toEqual(['nonVeg', 'veg', 'veg', 'veg', 'jain', 'veg'])
    expect(dishes(list).at(-1)?.doubt).toBe('aloo')
    expect(dishes('Veg / Non Veg Starters:\nReshmi rolls')[0]?.diet).toBe('veg')
  })
})

describe('a heading is told by its words or by its shape', () => {
  test.each([
    'Starters\nPaneer tikka\nSweets\nJalebi',
    '*Ganesh Special*\nPaneer tikka\n*Modak Time*\nJalebi',
    'Ganesh Special:\nPaneer tikka\nModak Time:\nJalebi',
    'Ganesh Special -\nPaneer tikka\nModak Time -\nJalebi',
    'GANESH SPECIAL\nPaneer tikka\nMODAK TIME\nJalebi',
    'Ganesh Special\n- Paneer tikka\n- Veg tikka\n- Corn tikka\nModak Time\n- Jalebi\n- Rabdi',
    'Ganesh Special\nPaneer tikka ₹20\nVeg tikka ₹30\nCorn tikka ₹40\nModak Time\nJalebi ₹20\nRabdi ₹30',
    '1. Ganesh Special\na. Paneer tikka\nb. Veg tikka\n2. Modak Time\na. Jalebi\nb. Rabdi',
    'Starters (Any 2)\nPaneer tikka\nSweets (Any 1)\nJalebi',
  ])('%j', (list) => {
    const categories = read(list).filter(({ kind }) => kind === 'category')
    expect(categories.map(({ name }) => name)).toSatisfy((names: string[]) =>
      ['Ganesh Special, Modak Time', 'Starters, Sweets'].includes(names.join(', ')),
    )
    expect(read(list).filter(({ kind }) => kind === 'ignored')).toEqual([])
  })

  test('dishes after it on its line are read too', () => {
    expect(read('Sweets: Jalebi, Rabdi (2 pcs, hot) ₹40').map(({ kind, name }) => [kind, name])).toEqual([
      ['category', 'Sweets'],
      ['dish', 'Jalebi'],
      ['dish', 'Rabdi (2 Pcs, Hot)'],
    ])
  })

  test('the title of a list without dishes is none', () => {
    expect(read('SHUBH VIVAH\nSTARTERS\nPaneer tikka\nSWEETS\nJalebi')[0]?.kind).toBe('ignored')
  })
})

describe('a table is read by its columns', () => {
  test('with a head, in any order', () => {
    const list = 'Rate\tDish Name\tCategory\tDescription\n₹120\tPaneer tikka\tStarters\tSmoky\n90/-\tJalebi\tSweets\t'
    expect(read(list)).toMatchObject([
      { kind: 'ignored' },
      { kind: 'category', name: 'Starters' },
      { kind: 'dish', name: 'Paneer Tikka', price: 120 },
      { kind: 'category', name: 'Sweets' },
      { kind: 'dish', name: 'Jalebi', price: 90 },
    ])
  })

  test('with lines between pipes', () => {
    expect(read('Item | Diet | Price\nPaneer tikka | Veg | 120\nFish tikka | NV | 220')).toMatchObject([
      { kind: 'ignored' },
      { kind: 'dish', name: 'Paneer Tikka', diet: 'veg', price: 120 },
      { kind: 'dish', name: 'Fish Tikka', diet: 'nonVeg', price: 220 },
    ])
  })

  test('after lines that are none', () => {
    expect(read('Dear sir\nStarters\tSweets\nPaneer tikka\tJalebi').map(({ kind, name }) => `${kind} ${name}`)).toEqual(
      ['ignored Dear Sir', 'category Starters', 'dish Paneer Tikka', 'category Sweets', 'dish Jalebi'],
    )
  })
})

describe('every name can be saved', () => {
  test('without what nobody sees', () => {
    expect(only('Paneer\u200b ti\u202ekka\u0000')?.name).toBe('Paneer Tikka')
    expect(only('क्\u200dष पनीर')?.name).toBe('क्\u200dष पनीर')
  })

  test('within its length', () => {
    const list = `Starters: ${'x'.repeat(400)}, ${'y'.repeat(300)}\nShort\n${'Z'.repeat(85)}:\nRoll`
    for (const { kind, name } of read(list)) {
      expect(name).toMatch(linePattern)
      expect(name.length).toBeLessThanOrEqual(
        kind === 'category' ? limits.offer.nameLength : limits.offer.dishNameLength,
      )
    }
  })

  test('also of a line that is ignored, so that it may become a dish', () => {
    expect(read('Please see: Paneer tikka?\n-----')).toMatchObject([
      { name: 'Please See: Paneer Tikka?' },
      { name: '' },
    ])
  })
})

test('lines keep their places, blank ones and every kind of line end counted', () => {
  expect(parseList('Poha\r\n\r\nUpma\rIdli\u2028Dosa').map(({ line, name }) => [line, name])).toEqual([
    [0, 'Poha'],
    [2, 'Upma'],
    [3, 'Idli'],
    [4, 'Dosa'],
  ])
  expect(parseList(' \n\n')).toEqual([])
})

test('numbers before dishes are no part of them where they count up or are set off', () => {
  expect(dishes('1) Poha\n2) Upma').map(({ name }) => name)).toEqual(['Poha', 'Upma'])
  expect(dishes('१. पोहे\n२. उपमा').map(({ name }) => name)).toEqual(['पोहे', 'उपमा'])
  expect(dishes('👉🏽 Poha\n☑️ Upma\n⭐️⭐️ Idli').map(({ name }) => name)).toEqual(['Poha', 'Upma', 'Idli'])
})
