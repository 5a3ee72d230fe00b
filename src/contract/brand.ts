/** What the product is called. How its operator is reached is said by contacts.ts. */
export const brand = {
  name: 'Pangat',
  slug: 'pangat',
} as const
