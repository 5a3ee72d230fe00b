import type { Scenario } from './scenario.ts'

/** Options of `npm run simulate`, passed in an environment variable as JSON. */
export interface SimulationOptions {
  first: number
  seeds: number
  /** Distance from one seed to the next, where several processes share them. */
  stride: number
  steps: number
  only?: readonly number[]
  /** How often the built product is killed by SIGKILL. */
  sigkills: number
  /** Orders of three months of trade; none for 0. */
  months: number
  /** Whether a failing scenario is reduced to as few steps as possible. */
  shrink: boolean
}

/** Without options: few and short scenarios. */
const defaults: SimulationOptions = {
  first: 20_261_122,
  seeds: 2,
  stride: 1,
  steps: 40,
  sigkills: 1,
  months: 150,
  shrink: false,
}

export const variable = 'PANGAT_SIMULATION'

/** Returns the options of this run. */
export function simulation(): SimulationOptions & { isShort: boolean } {
  const given = process.env[variable]
  return given === undefined
    ? { ...defaults, isShort: true }
    : { ...(JSON.parse(given) as SimulationOptions), isShort: false }
}

/** Returns the command that repeats a scenario. */
export function commandFor({ seed, steps, only }: Scenario): string {
  return `npm run simulate -- --seed ${seed} --steps ${steps}${only ? ` --only ${only.join(',')}` : ''}`
}
