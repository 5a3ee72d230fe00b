import { ErrorCode, McpError, type CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { CatererCard, CatererView, MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { SearchResult } from '#contract/endpoints/search.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { paths } from '#contract/paths.ts'
import { argumentsOf, isToolName, type ToolName } from './tools.ts'

/** Asks the API; with a body by POST. */
export type CallApi = (path: string, body?: unknown) => Promise<Response>

interface Surroundings {
  /** Origin of the site. */
  site: string
  call: CallApi
}

type Given = Readonly<Record<string, unknown>>

/**
 * Calls a tool. What the API rejects is the tool's own error, so that an assistant can read why and try again. Throws for a tool that does not
 * exist.
 */
export async function callTool(name: string, given: Given, surroundings: Surroundings): Promise<CallToolResult> {
  if (!isToolName(name)) throw new McpError(ErrorCode.InvalidParams, 'There is no such tool.')
  const known = argumentsOf(name)
  if (Object.keys(given).some((argument) => !known.includes(argument)))
    return failed(`The tool knows these arguments alone: ${known.join(', ')}.`)
  try {
    const result = await runs[name](given, surroundings)
    return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: { ...result } }
  } catch (error) {
    if (error instanceof Rejected) return failed(error.message)
    throw error
  }
}

function failed(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] }
}

/** The API rejected the input, with its own sentences. */
class Rejected extends Error {}

const runs: Readonly<Record<ToolName, (given: Given, surroundings: Surroundings) => Promise<object>>> = {
  async search_caterers(given, { site, call }) {
    const found = await get<SearchResult>(call, '/api/search', given)
    return {
      total: found.total,
      page: found.page,
      pages: found.pages,
      ...(found.place ? { place: found.place } : {}),
      url: `${site}${paths.search(textsOf(given))}`,
      caterers: [...found.items, ...found.others].map((card) => cardOf(card, site)),
    }
  },
  async get_caterer({ slug, ...query }, { site, call }) {
    const view = await get<CatererView>(call, `/api/caterer/slug/${segment(slug)}`, query)
    return catererOf(view, site)
  },
  async get_menu({ catererId, ...query }, { site, call }) {
    const id = segment(catererId)
    const [packages, menus, caterer] = await Promise.all([
      get<PackageView[]>(call, `/api/dishes/caterer/${id}`, query),
      get<MenuView[]>(call, `/api/menus/caterer/${id}`),
      get<CatererView>(call, `/api/caterer/${id}`),
    ])
    return {
      url: `${site}${paths.caterer(caterer)}`,
      packages: packages.map(packageOf),
      menus: menus.map(({ id: menuId, basePrice, name, items }) => ({
        id: menuId,
        basePrice,
        byCaterer: { name, dishes: items },
      })),
    }
  },
  async get_availability({ id, ...query }, { site, call }) {
    const [days, caterer] = await Promise.all([
      get<object>(call, `/api/caterer/${segment(id)}/availability`, query),
      get<CatererView>(call, `/api/caterer/${segment(id)}`),
    ])
    return { url: `${site}${paths.caterer(caterer)}`, ...days }
  },
  async get_bill(given, { site, call }) {
    const quote = await answerOf<object>(await call('/api/orders/quote', given))
    const caterer = await get<CatererView>(call, `/api/caterer/${segment(given['catererId'])}`)
    return { url: `${site}${paths.caterer(caterer)}`, ...quote }
  },
}

/** A card without pictures; what the caterer wrote is marked as such. */
function cardOf(card: CatererCard, site: string): object {
  const { name, complimentary, picture: _, dietPrices: __, bandPrices: ___, boxPrices: ____, ...others } = card
  const { kindPrices: _____, ...facts } = others
  return { ...facts, url: `${site}${paths.caterer(card)}`, byCaterer: { name, complimentary } }
}

function catererOf(view: CatererView, site: string): object {
  const { id, slug, city, serviceAddress, contact, cuisinesOffered, cateringType, serviceStartYear, leadDays, notice } =
    view
  const { minPrice, maxPrice, averageRating, totalReviews, maximumServingCapacity, orderFullFilled } = view
  const { serviceRadiusKm, googleLocation, fssaiNo, name, address, extraInformation, specialistIn, complimentary } =
    view
  return {
    id,
    slug,
    ...(city === undefined ? {} : { city }),
    url: `${site}${paths.caterer(view)}`,
    serviceAddress,
    contact,
    cuisinesOffered,
    cateringType,
    serviceStartYear,
    leadDays,
    notice,
    minPrice,
    maxPrice,
    averageRating,
    totalReviews,
    maximumServingCapacity,
    orderFullFilled,
    serviceRadiusKm,
    googleLocation,
    ...(fssaiNo ? { fssaiNo } : {}),
    byCaterer: { name, address, extraInformation, specialistIn, complimentary },
  }
}

function packageOf(offer: PackageView): object {
  const { id, kind, basePrice, dishType, bands, minOrder, gstPercent, delivery, items, defaultSelection } = offer
  const { name, description, servings, prepTime, dietaryInfo, allergenInfo } = offer
  return {
    id,
    kind,
    basePrice,
    dishType,
    bands,
    minOrder,
    gstPercent,
    delivery,
    ...(defaultSelection ? { defaultSelection } : {}),
    byCaterer: { name, description, servings, prepTime, dietaryInfo, allergenInfo, items },
  }
}

async function get<Answer>(call: CallApi, path: string, query: Given = {}): Promise<Answer> {
  const params = new URLSearchParams(textsOf(query))
  return answerOf<Answer>(await call(params.size > 0 ? `${path}?${params.toString()}` : path))
}

/** Arguments as a query has them. */
function textsOf(given: Given): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        return [name, String(value)]
      throw new Rejected(`${name} must be a text, a number or a boolean.`)
    }),
  )
}

function segment(value: unknown): string {
  // Dots alone would lead to another path (RFC 3986, section 5.2.4), and no encoding keeps them.
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) throw new Rejected('An id or slug is missing.')
  return encodeURIComponent(value)
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const body: unknown = await response.json()
  if (response.ok) return body as Answer // of the operation, which tests hold against the contract
  const { message = [], fields = {} } = body as Partial<ErrorResponse>
  const parts = Object.entries(fields).map(([field, problem]) => `${field}: ${problem}`)
  throw new Rejected([...message, ...parts].join(' ') || `The service answered ${response.status}.`)
}
