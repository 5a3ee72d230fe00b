/** How food is served at an event, as its URL and the account name it. */
export const serviceKinds = ['buffet', 'thali', 'boxes', 'counters'] as const
export type ServiceKind = (typeof serviceKinds)[number]
