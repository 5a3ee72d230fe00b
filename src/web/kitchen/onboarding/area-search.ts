import { serviceAddressOf, serviceAreas } from '#contract/values/service-area.ts'

const addresses = serviceAreas.map(serviceAddressOf)

/** The service addresses that hold what was typed; all of them while nothing is typed or one is chosen. */
export function matchingAddresses(typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase()
  const isChosen = addresses.some((address) => address.toLowerCase() === wanted)
  return isChosen ? addresses : addresses.filter((address) => address.toLowerCase().includes(wanted))
}

/** The whole address of an area that was typed in full, with or without the city; anything else as it was typed. */
export function completeServiceAddress(typed: string): string {
  const wanted = typed.trim().toLowerCase()
  const found = serviceAreas.find((area) =>
    [area, serviceAddressOf(area)].some((spelling) => spelling.toLowerCase() === wanted),
  )
  return found ? serviceAddressOf(found) : typed.trim()
}
