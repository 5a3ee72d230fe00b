/** Parts of a caterer's inbox: what waits for its answer, what is to be cooked or delivered, and what is over. */
export const inboxParts = ['to_answer', 'open', 'closed'] as const
export type InboxPart = (typeof inboxParts)[number]
