import type { Concept } from './lexicon.ts'

/** What a rule answers. The answer to live topics is made of today's data. */
export type Topic = keyof typeof rules

/**
 * Which concepts lead to which answer: each combination between commas is enough. Of the combinations whose concepts are all there the
 * one with the most weight is taken, the first of equals, so that a special question is answered before a general one.
 */
export const rules = {
  hours_included:
    'howmuch hour, howmuch hour service, included hour, included service, included staff, hour service, staff service included, extra hour, extra hour howmuch, extra charge hour, staff extra, staff late, extra howmuch hour charge',
  equipment: 'equipment, equipment staff, staff plate equipment, staff',
  open: 'allday, open, when call, open call, when open, allday open, late call',
  reach:
    'call, caller, talk, mailbox, talk caller, call talk, call caller, mailbox address, caller call talk, mailbox call',
  office: 'address, where address',
  about: 'cook self, self food, pangat, cook self food, pangat caterer',
  how_to_book: 'how book, how book food, how book caterer, how book pay, how need caterer',
  minimum:
    'minimum, minimum book, minimum people, minimum howmuch people, parcel, parcel serve, parcel book, minimum charge book',
  packed: 'packed, packed food, packed food book, packed need, packed caterer',
  notice: 'early, early book, notice, notice book, early notice book, howmuch notice early book, howmuch notice',
  ahead: 'ahead, ahead book, distance ahead book',
  deposit: 'deposit, deposit howmuch, deposit pay, half pay, full pay, howmuch deposit pay, half full pay, half',
  cash: 'cash, cash pay, cash pay delivery, cash delivery',
  methods: 'method, method pay, how pay, method pay how',
  failed_payment: 'failed pay, failed charge, failed pay charge, failed refund pay, failed pay book',
  held: 'held, held book, held book when, held book howmuch',
  gst: 'gst, gst included, gst charge, gst howmuch, gst included charge, gst extra',
  gst_invoice:
    'gst invoice, gst bill, gst company, gst invoice company, gst bill company, invoice company, bill company, need gst invoice',
  invoice: 'invoice, where invoice, where bill, invoice book, bill',
  extras: 'hidden charge, extra charge, hidden charge plate, hidden plate',
  order: 'where book, track, track book, where book food, ourown book, ourown pay, when book arrive, book arrive',
  late: 'food late, food arrive, late, food late arrive, late caterer, food arrive late book, where food, caterer arrive',
  accept: 'accept, accept book, accept caterer, accept caterer book, caterer accept when',
  contact_caterer: 'contactcaterer, contactcaterer how, contactcaterer call',
  allergy: 'allergy, allergy caterer, allergy tell caterer, allergy food',
  cancel: 'cancel, cancel book, cancel how, how cancel book, need cancel, need cancel book',
  refund_terms:
    'cancel policy, refund policy, cancel refund, cancel charge, cancel refund howmuch, cancel howmuch, cancel howmuch charge refund, howmuch refund cancel book',
  caterer_cancels: 'caterercancels, caterercancels book, caterercancels accept, caterercancels refund',
  refund_time:
    'refund, refund when, refund howmuch notice, refund track, refund arrive, refund where, when refund arrive, when refund ourown, cancel refund where, cancel refund when',
  change:
    'change people, change people book, change menu, change menu book, change book, extra people, fewer people, fewer people change, howmuch change people',
  unknown: 'change date, change date book, date book change ourown, vegan, vegan food',
  mixed_diets:
    'jain nonveg, veg nonveg, mixed veg, mixed jain, half veg nonveg, half veg nonveg people, jain nonveg people, veg nonveg mixed people, jain veg nonveg, veg nonveg people',
  areas: 'area, area serve, where serve, area delivery, where delivery, area service',
  outside:
    'outside, outside caterer, outside serve, outside caterer available, outside delivery, outside food, outside need caterer',
  delivery:
    'delivery, delivery charge, delivery available, delivery howmuch, delivery charge howmuch, delivery included, distance, distance caterer, distance delivery, serve available',
  tasting: 'taste, taste food, taste food book, taste available, offer taste',
  one_coupon: 'howmuch offer, howmuch offer book',
  password: 'password, forgot password, password change, forgot account, password account, password how',
  delete_account: 'remove account, how remove account, remove ourown account',
  join: 'join, join caterer, join how, join caterer how, join business, join ourown caterer, join how caterer business, ourown business',
  reviews: 'review real, real, review',
  complaint: 'complaint, complaint food, complaint need food, complaint caterer, complaint book',
  no_surcharge:
    'surcharge, festival goesup, festival charge, festival charge goesup, festival surcharge, festival extra',
  capacity: 'capacity, capacity food, capacity caterer',
  own_changes: 'approval change, approval change caterer',
  compare: 'compare, compare caterer, how compare caterer, shortlist, shortlist caterer',
  offers: 'offer, offer available, offer cake, offer need',
  prices:
    'charge plate, howmuch plate, howmuch charge, howmuch charge plate, charge caterer, howmuch caterer charge, charge caterer plate, howmuch plate food, howmuch food, charge food',
  cheapest: 'cheap, cheap caterer, cheap food, cheap plate',
  number_of_caterers: 'howmuch caterer, howmuch caterer available',
  price_fixed: 'goesup charge, goesup caterer, goesup book, goesup charge book, goesup charge caterer book',
  serving_time: 'servingtime, servingtime food, servingtime arrive, servingtime food arrive',
  card_data: 'safe pay, safe method, safe method pay, safe method ourown',
  hello: 'hello',
  thanks: 'thanks',
} as const satisfies Record<string, string>

/** Concepts that many questions have say less of what a question is. */
const light: ReadonlySet<string> = new Set<Concept>([
  'book',
  'howmuch',
  'caterer',
  'food',
  'people',
  'how',
  'need',
  'available',
  'service',
  'charge',
  'when',
  'plate',
  'ourown',
  'where',
  'hello',
  'thanks',
  'call',
  'serve',
  'open',
  'staff',
])

interface Chosen {
  topic: Topic
  weight: number
}

/** The combinations of a rule, each as its concepts. */
export function combinationsOf(rule: string): string[][] {
  return rule.split(', ').map((combination) => combination.split(' '))
}

const combinations = Object.entries(rules).flatMap(([topic, rule]) =>
  combinationsOf(rule).map((concepts) => ({
    // The keys of the table are its own.
    topic: topic as Topic,
    concepts,
    weight: concepts.reduce((sum, concept) => sum + (light.has(concept) ? 0.4 : 1), 0),
  })),
)

/** Returns the topic of a question and how much speaks for it; undefined when no rule is about it. */
export function topicOf(concepts: ReadonlySet<Concept>): Chosen | undefined {
  let best: Chosen | undefined
  for (const { topic, concepts: needed, weight } of combinations) {
    if (best && weight <= best.weight) continue
    if (needed.every((concept) => concepts.has(concept as Concept))) best = { topic, weight }
  }
  return best
}
