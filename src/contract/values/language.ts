/** The languages that the product speaks or will speak: English, Hindi, Marathi. */
export const languages = ['en', 'hi', 'mr'] as const
export type Language = (typeof languages)[number]
