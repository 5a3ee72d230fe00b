// `node --import` of this before the product: its catalogue then holds each caterer several times, while its database and its
// sources are as they are. The module that reads listings is replaced by one that multiplies what that one reads.
import { registerHooks } from 'node:module'

const genuine = new URL('../../src/server/modules/catalogue/read-model/listings.ts', import.meta.url).href
const multiplying = new URL('../reads/multiplied-listings.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context)
    return resolved.url === genuine && context.parentURL !== multiplying ? { ...resolved, url: multiplying } : resolved
  },
})
