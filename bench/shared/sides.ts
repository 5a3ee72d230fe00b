/** Something of the build of an earlier commit and of this checkout's. `before`: undefined where no earlier build has it. */
export interface Sides<Value> {
  before: Value | undefined
  after: Value
}

/**
 * Returns what takes a turn of each side, in an order that changes from round to round, so that neither is always first. A failure of
 * this checkout rejects. The earlier build may not know what it is asked for: the reason goes to stderr, and it takes no more turns.
 */
export function inTurns<Of, Result>(
  what: string,
  of: Sides<Of>,
  take: (of: Of, round: number) => Promise<Result>,
): (round: number) => Promise<Sides<Result>> {
  let isOut = false
  const takeBefore = async (round: number): Promise<Result | undefined> => {
    if (of.before === undefined || isOut) return undefined
    try {
      return await take(of.before, round)
    } catch (error) {
      isOut = true
      process.stderr.write(`no figure before for ${what}: ${error instanceof Error ? error.message : String(error)}\n`)
      return undefined
    }
  }
  return async (round) => {
    if (round % 2 === 0) {
      const before = await takeBefore(round)
      return { before, after: await take(of.after, round) }
    }
    const after = await take(of.after, round)
    return { before: await takeBefore(round), after }
  }
}

/** Does something once with each side, as {@link inTurns} does in its first round. */
export async function onBoth<Of, Result>(
  what: string,
  of: Sides<Of>,
  work: (of: Of) => Promise<Result>,
): Promise<Sides<Result>> {
  return inTurns(what, of, work)(0)
}

/** The turns of each side on their own; `before` is undefined unless the earlier build took all of them. */
export function eachSide<Own>(turns: readonly Sides<Own>[]): Sides<readonly Own[]> {
  const before = turns.flatMap((turn) => (turn.before === undefined ? [] : [turn.before]))
  return {
    before: before.length === turns.length ? before : undefined,
    after: turns.map(({ after }) => after),
  }
}

export function mapSides<Own, Result>({ before, after }: Sides<Own>, to: (own: Own) => Result): Sides<Result> {
  return { before: before === undefined ? undefined : to(before), after: to(after) }
}
