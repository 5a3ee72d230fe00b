import { vi } from 'vitest'

/** The caches of a browser, in memory: what the product uses of them. */
export function stubCaches(): { names(): string[]; paths(name: string): string[] } {
  const all = new Map<string, Map<string, Response>>()
  const pathOf = (given: string | { url: string }) => (typeof given === 'string' ? given : given.url)
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      match: async (given: string | { url: string }) => entries.get(pathOf(given))?.clone(),
      put: async (path: string, response: Response) => void entries.set(path, response),
      addAll: async (paths: readonly string[]) => {
        for (const path of paths) entries.set(path, await fetch(path))
      },
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (given: string | { url: string }) => entries.delete(pathOf(given)),
    }
  }
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  })
  return { names: () => [...all.keys()], paths: (name) => [...(all.get(name)?.keys() ?? [])] }
}
