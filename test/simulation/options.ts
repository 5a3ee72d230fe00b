import type { Walk } from './walk.ts'

/** What `npm run simulate` asks for, in words that an environment can carry. */
export interface SimulationOptions {
  first: number
  seeds: number
  steps: number
  only?: readonly number[]
  /** How often the product is killed. */
  kills: number
  /** Whether a walk that fails is made as short as possible. */
  shrink: boolean
}

/** Every day: few and short. */
const everyday: SimulationOptions = { first: 20_261_122, seeds: 2, steps: 40, kills: 1, shrink: false }

export const variable = 'PANGAT_SIMULATION'

/** What is simulated in this run. */
export function simulation(): SimulationOptions & { isEveryday: boolean } {
  const given = process.env[variable]
  return given === undefined
    ? { ...everyday, isEveryday: true }
    : { ...(JSON.parse(given) as SimulationOptions), isEveryday: false }
}

/** The command that repeats a walk. */
export function commandFor({ seed, steps, only }: Walk): string {
  return `npm run simulate -- --seed ${seed} --steps ${steps}${only ? ` --only ${only.join(',')}` : ''}`
}
