import { createWordIndex, notFound, wordsOf, type Found } from '#server/kernel/word-index.ts'

/** Dishes by their names, each once however many cook it: a text must fit one dish, not words from several. */
export interface DishIndex {
  /** The row cooks these dishes as well. */
  put(row: number, dishes: readonly string[]): void
  remove(row: number, dishes: readonly string[]): void
  /** What a text costs for each of `rows` rows, by the dish of theirs that fits it best. */
  find(words: readonly string[], rows: number): Found
  /** As `find`, but for mistakes in the words. */
  guess(words: readonly string[], rows: number): Found
}

interface Dish {
  number: number
  cooks: number[]
}

/** `cost` is what being found by a dish costs at least. */
export function createDishIndex(cost: number): DishIndex {
  const names = createWordIndex()
  const byName = new Map<string, Dish>()
  const byNumber: (Dish | undefined)[] = []
  const freeNumbers: number[] = []

  const add = (name: string): Dish => {
    const dish: Dish = { number: freeNumbers.pop() ?? byNumber.length, cooks: [] }
    byName.set(name, dish)
    byNumber[dish.number] = dish
    names.put(dish.number, [{ words: wordsOf(name), cost }])
    return dish
  }
  const ofCooks = (found: Found, rows: number): Found => {
    if (!found.any) return found
    const costs = new Uint8Array(rows).fill(notFound)
    for (let number = 0; number < found.costs.length; number++) {
      const own = found.costs[number] as number // number lies within
      const cooks = own === notFound ? undefined : byNumber[number]?.cooks
      if (cooks) lower(costs, cooks, own)
    }
    return { costs, any: true }
  }
  return {
    put(row, dishes) {
      for (const name of new Set(dishes)) (byName.get(name) ?? add(name)).cooks.push(row)
    },
    remove(row, dishes) {
      for (const name of new Set(dishes)) {
        const dish = byName.get(name)
        if (!dish) continue
        dish.cooks = dish.cooks.filter((cook) => cook !== row)
        if (dish.cooks.length > 0) continue
        byName.delete(name)
        byNumber[dish.number] = undefined
        freeNumbers.push(dish.number)
        names.remove(dish.number)
      }
    },
    find: (words, rows) => ofCooks(names.find(words), rows),
    guess: (words, rows) => ofCooks(names.guess(words), rows),
  }
}

/** Lowers what the rows cost to a cost. */
function lower(costs: Uint8Array, rows: readonly number[], cost: number): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number // i lies within
    if (cost < (costs[row] as number)) costs[row] = cost // there is a place for every row
  }
}
