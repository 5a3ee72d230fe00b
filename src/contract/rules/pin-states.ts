import type { StateCode } from '../values/place.ts'

/**
 * States by the first digits of a PIN code, as India Post allots them. The longest entry that a code begins with counts; where
 * sorting districts cross a border an entry names each state. Codes of the army (9) belong to no state.
 */
const statesByPrefix: Readonly<Record<string, readonly StateCode[]>> = {
  '11': ['07'],
  ...spread(['12', '13'], ['06']),
  ...spread(['14', '15', '16'], ['03']),
  '140': ['03', '04', '06'],
  '160': ['03', '04', '06'],
  '17': ['02'],
  ...spread(['18', '19'], ['01']),
  '194': ['38'],
  ...spread(['20', '21', '22', '23', '24', '25', '26', '27', '28'], ['09']),
  ...spread(['244', '246', '247', '262'], ['05', '09']),
  ...spread(['248', '249', '263'], ['05']),
  ...spread(['30', '31', '32', '33', '34'], ['08']),
  ...spread(['36', '37', '38', '39'], ['24']),
  ...spread(['362', '396'], ['24', '26']),
  ...spread(['40', '41', '42', '43', '44'], ['27']),
  '403': ['30'],
  ...spread(['45', '46', '47', '48'], ['23']),
  '49': ['22'],
  '50': ['36'],
  ...spread(['507', '509'], ['36', '37']),
  ...spread(['51', '52', '53'], ['37']),
  '533': ['34', '37'],
  ...spread(['56', '57', '58', '59'], ['29']),
  ...spread(['60', '61', '62', '63', '64', '65', '66'], ['33']),
  ...spread(['605', '607', '609'], ['33', '34']),
  ...spread(['67', '68', '69'], ['32']),
  '673': ['32', '34'],
  '682': ['31', '32'],
  ...spread(['70', '71', '72', '73', '74'], ['19']),
  '737': ['11'],
  '744': ['35'],
  ...spread(['75', '76', '77'], ['21']),
  '78': ['18'],
  ...spread(['790', '791', '792'], ['12']),
  ...spread(['793', '794'], ['17']),
  '795': ['14'],
  '796': ['15'],
  ...spread(['797', '798'], ['13']),
  '799': ['16'],
  ...spread(['80', '84', '85'], ['10']),
  ...spread(['81', '82'], ['10', '20']),
  '83': ['20'],
}

/** Returns the states in which a PIN code can be; none for a code that India Post gives to no place. */
export function statesOfPin(pinCode: string): readonly StateCode[] {
  return statesByPrefix[pinCode.slice(0, 3)] ?? statesByPrefix[pinCode.slice(0, 2)] ?? []
}

function spread(prefixes: readonly string[], states: readonly StateCode[]): Record<string, readonly StateCode[]> {
  return Object.fromEntries(prefixes.map((prefix) => [prefix, states]))
}
