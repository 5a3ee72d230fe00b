import { expect, test } from 'vitest'
import { linePattern, linesPattern } from '#contract/values/text.ts'
import { describeApi } from '#server/http/document/describe-api.ts'
import type { JsonSchema } from '#server/http/document/json-schema.ts'

const document = describeApi('http://localhost:3000')
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

/** Texts that are compared with something known, and are neither stored nor shown; each group with the reason. */
const compared = {
  'names that are looked up in lists': [
    'CatererChanges.cateringType',
    'CatererChanges.cuisinesOffered',
    'MenuChanges.items.menuType',
    'NewCaterer.cateringType',
    'NewCaterer.cuisinesOffered',
    'NewMenu.items.menuType',
    'NewPackage.dishType',
    'PackageChanges.dishType',
    'SelectionInput.dishes',
    'changeKitchenSettings.yields.kind',
  ],
  'numbers that are checked after spaces are removed': [
    'CatererChanges.gstNo',
    'NewCaterer.gstNo',
    'giveRefundAccount.accountNumber',
    'giveRefundAccount.accountNumberAgain',
    'giveRefundAccount.ifsc',
    'giveRefundAccount.upi',
    'saveBankDetails.accountNumber',
    'saveBankDetails.accountNumberAgain',
    'saveBankDetails.ifsc',
    'saveBankDetails.pan',
    'confirmEmailCode.code',
  ],
  'an address of a few known hosts': ['subscribeToPush.endpoint'],
  'ids that may be unknown': ['changeProfile.role', 'register.role'],
  'secrets and tokens': [
    'acceptInvitation.hash',
    'getTicket.secret',
    'readFeed.file',
    'readInvitation.hash',
    'register.invitation',
    'confirmEmail.hash',
    'confirmNewEmail.hash',
    'refresh.refreshToken',
    'resetPassword.hash',
    'signOut.refreshToken',
    'validateLogin.nonce',
  ],
  'an input that is ignored': ['CatererChanges.serviceLocation.location', 'NewCaterer.serviceLocation.location'],
  'names in an address, whose unknown ones are missing': [
    'compareCaterers.ids',
    'getCatererBySlug.slug',
    'getDocumentFile.file',
    'getDocumentFile.id',
    'getEventFile.id',
    'listCaterers.ids',
  ],
  'a file of which only codes of ours are read': ['importBankFile.content'],
  'months, whose wrong ones are refused': ['getStatement.month', 'getStatementFile.month', 'getStatementTable.month'],
  'a key of the client': [
    'createPackage.Idempotency-Key',
    'refundDelivered.Idempotency-Key',
    'sendEnquiry.Idempotency-Key',
    'fileComplaint.Idempotency-Key',
    'payAgain.Idempotency-Key',
    'placeOrder.Idempotency-Key',
  ],
}

test('every text that people write has the one schema of free text', () => {
  const free = operations.flatMap(({ operationId, requestBody, parameters = [] }) => {
    const schema = requestBody?.content['application/json']?.schema
    return [
      ...(schema ? freeTextsOf(schema, operationId) : []),
      ...parameters.flatMap((parameter) => freeTextsOf(parameter.schema, `${operationId}.${parameter.name}`)),
    ]
  })
  expect([...new Set(free)].sort()).toEqual(Object.values(compared).flat().sort())
})

/** Paths of the texts of a schema that have no list of values, no format, no pattern of their own and not that of free text. */
function freeTextsOf(schema: JsonSchema, path: string): string[] {
  const { $ref, type, properties, items, anyOf = [], allOf = [], deprecated } = schema
  if (deprecated) return []
  const name = $ref?.split('/').at(-1)
  if (name !== undefined) return freeTextsOf(document.components.schemas[name] ?? {}, name)
  if (type === 'string' && !isLimited(schema)) return [path]
  const inside = Object.entries(properties ?? {}).flatMap(([field, part]) => freeTextsOf(part, `${path}.${field}`))
  const parts = type === 'string' ? [] : [...anyOf, ...allOf, ...(items ? [items] : [])]
  return [...inside, ...parts.flatMap((part) => freeTextsOf(part, path))]
}

function isLimited(schema: JsonSchema & { maxLength?: number }): boolean {
  if (schema.enum !== undefined || schema.const !== undefined || schema.format !== undefined) return true
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern = [] }) => pattern)
  if (patterns.includes(linePattern.source) || patterns.includes(linesPattern.source))
    return schema.maxLength !== undefined
  // A pattern of its own names the characters that it takes, as that of an id does.
  return patterns.length > 0 && patterns.every((pattern) => /^\^[^.]*\$$/.test(pattern))
}
