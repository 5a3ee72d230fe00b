import type { Dish } from './dish.ts'
import { bengali } from './bengali.ts'
import { chinese } from './chinese.ts'
import { everywhere, indian } from './everywhere.ts'
import { gujarati } from './gujarati.ts'
import { italian } from './italian.ts'
import { kathiyawadi } from './kathiyawadi.ts'
import { lebanese } from './lebanese.ts'
import { maharashtrian } from './maharashtrian.ts'
import { mexican } from './mexican.ts'
import { northIndian } from './north-indian.ts'
import { rajasthani } from './rajasthani.ts'
import { southIndian } from './south-indian.ts'
import { thai } from './thai.ts'

/** Every dish the city knows. */
export const cookbook: readonly Dish[] = [
  ...northIndian,
  ...gujarati,
  ...maharashtrian,
  ...southIndian,
  ...chinese,
  ...italian,
  ...kathiyawadi,
  ...rajasthani,
  ...bengali,
  ...mexican,
  ...lebanese,
  ...thai,
  ...indian,
  ...everywhere,
]
