import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import type { ZodType } from 'zod'
import { getAvailability } from '#contract/endpoints/availability.ts'
import { getCatererBySlug, listPackages } from '#contract/endpoints/caterers.ts'
import { quoteOrder } from '#contract/endpoints/orders/quote.ts'
import { search } from '#contract/endpoints/search.ts'
import { componentPrefix, Schemas, type JsonSchema } from '#server/http/document/json-schema.ts'

/** A tool: an operation of the API, whose schemas its input has. */
interface ToolDefinition {
  title: string
  description: string
  input: readonly ZodType[]
  /** Parts of the input that say nothing to an assistant. */
  without?: readonly string[]
}

export const tools = {
  search_caterers: {
    title: 'Search caterers',
    description:
      'Lists caterers for an event, 10 to a page: by place, day, guests, diet, cuisine and price per plate with GST.',
    input: [search.query],
    without: ['facets', 'lat', 'lng'],
  },
  get_caterer: {
    title: 'Get a caterer',
    description: 'Returns the profile of a caterer by its slug in a city, or its id.',
    input: [getCatererBySlug.params, getCatererBySlug.query],
  },
  get_menu: {
    title: 'Get the menu of a caterer',
    description: 'Returns the packages and dishes of a caterer by its id; `people` keeps the packages for that range.',
    input: [listPackages.params, listPackages.query],
  },
  get_availability: {
    title: 'Get the free days of a caterer',
    description: 'Returns the state of each day of a range for a number of guests. Nothing is held.',
    input: [getAvailability.params, getAvailability.query],
  },
  get_bill: {
    title: 'Get the bill for an event',
    description:
      'Returns the itemised bill of a package for an event and what is missing for a booking. Nothing is booked or held.',
    input: [quoteOrder.body],
    without: ['replaces'],
  },
} as const satisfies Record<string, ToolDefinition>

export type ToolName = keyof typeof tools

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(tools, name)
}

let listed: Tool[] | undefined

/** The tools as a client lists them, with the contract's schemas. */
export function listedTools(): Tool[] {
  return (listed ??= Object.entries<ToolDefinition>(tools).map(
    ([name, { title, description, input, without = [] }]) => ({
      name,
      title,
      description,
      inputSchema: inputSchema(input, without),
      annotations: { title, readOnlyHint: true, openWorldHint: false },
    }),
  ))
}

/** The names of a tool's arguments. */
export function argumentsOf(name: ToolName): string[] {
  const tool = listedTools().find((one) => one.name === name)
  return Object.keys(tool?.inputSchema.properties ?? {})
}

/** One object of all parts, whose shared parts are its own definitions. */
function inputSchema(parts: readonly ZodType[], without: readonly string[]): Tool['inputSchema'] {
  const schemas = new Schemas()
  const converted = parts.map((part) => resolved(schemas.input(part), schemas))
  const components = schemas.settle(converted)
  const properties = Object.fromEntries(
    converted.flatMap((part) => Object.entries(part.properties ?? {})).filter(([name]) => !without.includes(name)),
  )
  const required = converted.flatMap((part) => part.required ?? [])
  const whole = { type: 'object', properties, required, additionalProperties: false, $defs: components }
  // JSON of the converter's own making.
  return JSON.parse(JSON.stringify(whole).replaceAll(componentPrefix, '#/$defs/')) as Tool['inputSchema']
}

/** A schema that is itself a named part, as that part. */
function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = schema.$ref?.slice(componentPrefix.length)
  return name === undefined ? schema : (schemas.settle([])[name] ?? schemas.settle([])[`${name}Input`] ?? schema)
}
