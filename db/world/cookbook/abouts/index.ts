import type { Abouts } from './abouts.ts'
import { bengali } from './bengali.ts'
import { chinese } from './chinese.ts'
import { elsewhere } from './elsewhere.ts'
import { everywhere } from './everywhere.ts'
import { gujarati } from './gujarati.ts'
import { italian } from './italian.ts'
import { kathiyawadi } from './kathiyawadi.ts'
import { maharashtrian } from './maharashtrian.ts'
import { northIndian } from './north-indian.ts'
import { rajasthani } from './rajasthani.ts'
import { southIndian } from './south-indian.ts'

/** Other descriptions of the dishes, so that menus of two caterers are not worded alike. A dish that is described in a few words has none. */
export const otherAbouts: Abouts = {
  ...everywhere,
  ...northIndian,
  ...gujarati,
  ...maharashtrian,
  ...southIndian,
  ...chinese,
  ...italian,
  ...rajasthani,
  ...kathiyawadi,
  ...bengali,
  ...elsewhere,
}
