import type { Item, Scene } from './compose.ts'
import { dishKinds } from './dishes/index.ts'
import type { Draw } from './kit/pen.ts'
import { occasionProps } from './table/occasions.ts'
import { props } from './table/props.ts'

/** Brass plates without food: what stands where there is no picture. */
export function emptyTable(): Scene {
  const [width, height] = [960, 640]
  return {
    width,
    height,
    mood: 'cream',
    napkin: { x: width * 0.6, y: height * 0.52, width: height * 0.62, height: height * 1.25, turn: -22 },
    items: [
      prop('sprig', width * 0.09, height * 0.18, height * 0.16),
      prop('spoon', width * 0.84, height * 0.42, height * 0.25),
      ...(
        [
          ['marigold-orange', 0.09, 0.82, 0.085],
          ['marigold-yellow', 0.17, 0.9, 0.06],
          ['marigold-orange', 0.93, 0.12, 0.08],
          ['petal-red', 0.27, 0.12, 0.02],
          ['petal-orange', 0.72, 0.93, 0.02],
          ['petal-yellow', 0.06, 0.6, 0.02],
          ['anise', 0.3, 0.9, 0.036],
        ] as const
      ).map(([name, x, y, r]) => prop(name, x * width, y * height, r * height)),
      { name: 'empty-thali', draw: dishKinds['empty-thali'], x: width / 2, y: height / 2, r: height * 0.41 },
    ],
  }
}

const allProps: Readonly<Record<string, Draw>> = { ...props, ...occasionProps }

/** A thing beside the dishes, by its place and radius in pixels. */
export function prop(name: keyof typeof props | keyof typeof occasionProps, x: number, y: number, r: number): Item {
  return { name, draw: allProps[name] ?? (() => ''), x, y, r, aside: true }
}
