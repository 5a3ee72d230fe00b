import { expect, test } from 'vitest'
import { anOwnMenu, anOwnOffer } from '#test/factories/own-offer.ts'
import type { OwnPackage } from '#contract/endpoints/offer/packages.ts'
import { isStepOpen, nextStep, progressOf, shownStep, stepFrom, stepNumbers } from './steps.ts'

const none = { 1: false, 2: false, 3: false }
const menus = [anOwnMenu('M1', 'Starters')]
const packages = [{ id: 'P1' } as OwnPackage]

test.each([
  ['no profile', false, undefined, none],
  ['no profile, whatever is known of menus', false, anOwnOffer({ menus }), none],
  ['a profile alone', true, anOwnOffer(), { ...none, 1: true }],
  ['a profile whose offer is not loaded', true, undefined, { ...none, 1: true }],
  ['a menu', true, anOwnOffer({ menus }), { 1: true, 2: true, 3: false }],
  ['a package', true, anOwnOffer({ menus, packages }), { 1: true, 2: true, 3: true }],
])('progressOf %s', (_, hasCaterer, offer, progress) => {
  expect(progressOf(hasCaterer, offer)).toEqual(progress)
})

test.each([
  ['nothing', none, [1], 1],
  ['the profile', { ...none, 1: true }, [1, 2], 2],
  ['profile and menus', { 1: true, 2: true, 3: false }, [1, 2, 3], 3],
  ['everything', { 1: true, 2: true, 3: true }, [1, 2, 3], 1],
  // Packages of a caterer that has removed all its menus.
  ['packages without menus', { 1: true, 2: false, 3: true }, [1, 2, 3], 2],
])('with %s done the right steps open', (_, progress, open, next) => {
  expect(stepNumbers.filter((step) => isStepOpen(step, progress))).toEqual(open)
  expect(nextStep(progress)).toBe(next)
})

test('an address names a step by its number', () => {
  expect(['1', '3', '4', '', 'two', null].map(stepFrom)).toEqual([1, 3, undefined, undefined, undefined, undefined])
})

test('a step that does not open yet shows the one to continue with, and says so', () => {
  const progress = { ...none, 1: true }
  expect(shownStep(3, progress)).toEqual({ step: 2, closed: 3 })
  expect(shownStep(1, progress)).toEqual({ step: 1, closed: undefined })
  expect(shownStep(undefined, progress)).toEqual({ step: 2, closed: undefined })
})
