import { customs } from './customs.ts'
import { gifts } from './gifts.ts'
import { things } from './things.ts'

/** What tells one occasion from another. */
export const occasionProps = { ...gifts, ...customs, ...things }
