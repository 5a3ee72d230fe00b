/** Parts in which people act for a caterer (C96). Each may do what those after it may. */
export const memberParts = ['owner', 'manager', 'cook'] as const
export type MemberPart = (typeof memberParts)[number]

/** Parts that an owner gives to others. */
export const givenParts = ['manager', 'cook'] as const satisfies readonly MemberPart[]
export type GivenPart = (typeof givenParts)[number]

/** Reports whether a part includes another one: an owner may do what a manager may, a manager what a cook may. */
export function includesPart(has: MemberPart | undefined, needed: MemberPart): boolean {
  return has !== undefined && memberParts.indexOf(has) <= memberParts.indexOf(needed)
}

/** Reports whether an access of the API is a part. */
export function isMemberPart(text: string): text is MemberPart {
  return (memberParts as readonly string[]).includes(text)
}
