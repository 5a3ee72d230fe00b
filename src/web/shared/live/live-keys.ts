/** First parts of the keys of queries that show something live; those of orders begin with `orderKey`. */
export const liveKeys = {
  notifications: 'notifications',
  reviews: 'received-reviews',
  enquiries: 'received-enquiries',
  /** Pages of days: what changes with any order. */
  days: ['calendar', 'kitchen-sheet', 'today'],
} as const
