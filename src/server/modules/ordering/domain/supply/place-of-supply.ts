import { statesOfPin } from '#contract/rules/pin-states.ts'
import { isInRegion, states, type StateCode } from '#contract/values/place.ts'
import { problem, type CatererTerms, type Draft, type Problem } from '../draft.ts'

type Supplier = Pick<CatererTerms, 'stateCode' | 'gstScheme'>

/** The region in which events are catered lies in Maharashtra. */
const regionState: StateCode = '27'

/**
 * Returns the GST code of the state in which an event is (C88): that of its place, else that of its PIN code, else the one that was
 * chosen; undefined while nothing of it is known.
 */
export function placeOfSupply(venue: Draft['venue']): string | undefined {
  const { point, pinCode, state } = venue ?? {}
  if (point && isInRegion(point)) return regionState
  const [ofPin, another] = pinCode === undefined ? [] : statesOfPin(pinCode)
  return ofPin !== undefined && another === undefined ? ofPin : state
}

/** What keeps an event from being taxed: a PIN code of another state than its place or the chosen state, and a border that the caterer may not supply across. */
export function supplyProblems(venue: Draft['venue'], { stateCode, gstScheme }: Supplier): Problem[] {
  const supply = placeOfSupply(venue)
  if (supply === undefined) return []
  const { pinCode, state = supply } = venue ?? {}
  if (pinCode !== undefined) {
    const ofPin: readonly string[] = statesOfPin(pinCode)
    if (ofPin.length === 0) return [problem('pin_code_unknown', 'venue.pinCode')]
    if (!ofPin.includes(supply) || !ofPin.includes(state))
      return [problem('pin_code_elsewhere', 'venue.pinCode', { state: nameOf(ofPin[0]) })]
  }
  // A composition dealer makes no supplies across states (CGST Act, section 10(2)(c)).
  return gstScheme === 'COMPOSITION' && supply !== stateCode
    ? [problem('composition_in_state', 'venue.state', { state: nameOf(stateCode) })]
    : []
}

function nameOf(code: string | undefined): string {
  const names: Readonly<Record<string, string>> = states
  return names[code ?? ''] ?? ''
}
