/** What an event is held for, as its URL and the account name it. */
export const occasions = [
  'wedding',
  'engagement',
  'birthday',
  'anniversary',
  'pooja',
  'housewarming',
  'office',
  'party',
] as const
export type Occasion = (typeof occasions)[number]
