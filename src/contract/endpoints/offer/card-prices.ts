import { z } from 'zod'
import { pricedDiets } from '../../rules/card-price.ts'
import { portions } from '../../rules/portion.ts'
import { serviceKinds } from '../../values/service-kind.ts'
import { Band, Rupees } from '../shared.ts'

const PortionPrice = z.object({ price: Rupees, minOrder: z.number().int(), portion: z.enum(portions) })

/** Lowest prices of a caterer, as far as a card shows them. */
export const cardPrices = {
  bandPrices: z
    .partialRecord(Band, Rupees)
    .describe('Lowest price per plate of a package for each range of guests, in rupees before GST'),
  platePrices: z
    .partialRecord(Band, Rupees)
    .describe('The same prices with GST, rounded up to the rupee: what people see, and what budget and sort use'),
  dietPrices: z
    .partialRecord(z.enum(pricedDiets), z.partialRecord(Band, Rupees))
    .optional()
    .describe('Lowest price before GST of packages of a diet, where it is another one'),
  boxPrices: z
    .partialRecord(Band, PortionPrice)
    .optional()
    .describe('Lowest price before GST of packed food, for ranges without a full package'),
  kindPrices: z
    .object({
      kind: z.enum(serviceKinds),
      byBand: z.partialRecord(Band, PortionPrice),
    })
    .optional()
    .describe('Lowest price before GST of the kind of service that was searched for; it comes before all others'),
} as const
