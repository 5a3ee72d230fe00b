import type { JsonSchema } from './json-schema.ts'

/** The parts of OpenAPI 3.1 that the document uses. */
export interface Reference {
  $ref: string
}

export interface MediaType {
  schema: JsonSchema
  example?: unknown
  examples?: Record<string, Reference>
}

export interface ResponseObject {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Record<string, MediaType>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

export interface OperationObject {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, MediaType> }
  responses: Record<string, ResponseObject | Reference>
}

export interface ApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, OperationObject>>
  components: {
    securitySchemes: Record<string, Record<string, string>>
    schemas: Record<string, JsonSchema>
    responses: Record<string, ResponseObject>
    examples: Record<string, { value: unknown }>
  }
}
