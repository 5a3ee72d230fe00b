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
    const costs = new Uint8Array(rows).fill(notFound)
    found.costs.forEach((own, number) => {
      if (own === notFound) return
      for (const cook of byNumber[number]?.cooks ?? []) if (own < (costs[cook] ?? 0)) costs[cook] = own
    })
    return { costs, any: found.any }
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
