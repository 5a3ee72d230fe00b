/** The only source of the present moment; tests and the simulation set their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved. */
export function clockAt(start: Date): Clock & { set(moment: Date): void; advance(milliseconds: number): void } {
  let moment = start
  return {
    now: () => moment,
    set: (to) => void (moment = to),
    advance: (milliseconds) => void (moment = new Date(moment.getTime() + milliseconds)),
  }
}
