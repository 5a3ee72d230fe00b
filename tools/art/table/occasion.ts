import type { DishKind } from '../dishes/index.ts'
import type { MoodName } from './moods.ts'
import type { occasionProps } from './occasions.ts'
import type { props } from './props.ts'

type Prop = keyof typeof occasionProps | keyof typeof props
type At = readonly [x: number, y: number, r: number]

/** What stands on the table of an occasion; places are shares of a square. */
export interface Occasion {
  mood: MoodName
  dishes: readonly (readonly [DishKind, ...At])[]
  props: readonly (readonly [Prop, ...At])[]
  flowers?: number
  petals?: number
  diyas?: number
  spices?: number
}
