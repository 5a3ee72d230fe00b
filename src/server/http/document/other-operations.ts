import type { OperationObject } from './document-types.ts'

const tags = ['Payments']
const callback = {
  tags,
  responses: {
    303: {
      description: 'Redirect to the page that shows the result of the payment',
      headers: { Location: { description: 'Path of the page', schema: { type: 'string' } } },
    },
  },
}
const returned =
  'The gateway sends the customer’s browser here after its payment page. The operation asks the gateway for the state of the payment and trusts nothing that the browser sends.'
const state = {
  type: 'object',
  properties: {
    status: { type: 'string' },
    problem: { type: 'string' },
    build: { type: 'string', description: 'Build that answers; of liveness alone' },
  },
  required: ['status'],
}

/** Operations that are no JSON endpoints of the contract: those that the payment gateway calls, and the health of the service. */
export const otherOperations: Record<string, Record<string, OperationObject>> = {
  '/payment/callback': {
    get: {
      ...callback,
      operationId: 'returnFromPaymentByGet',
      summary: 'Return from the payment page by GET',
      description: `${returned} Used by gateways that redirect.`,
    },
    post: {
      ...callback,
      operationId: 'returnFromPayment',
      summary: 'Return from the payment page',
      description: `${returned} Used by gateways that post a form.`,
      requestBody: {
        required: false,
        content: {
          'application/x-www-form-urlencoded': {
            schema: { type: 'object', additionalProperties: { type: 'string' } },
            example: { code: 'PAYMENT_SUCCESS', transactionId: '01KAFQZ9Y3V5T8W2N6R4J7M0CD' },
          },
        },
      },
    },
  },
  '/payment/webhook': {
    post: {
      operationId: 'receivePaymentWebhook',
      tags,
      summary: 'Receive a payment notification',
      description:
        'The gateway reports a payment or a refund here, signed in the way of its version. Idempotent: a message that was received before has no further effect.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { type: 'object', description: 'Message in the shape of the gateway' },
            example: { response: 'eyJzdWNjZXNzIjp0cnVlfQ==' },
          },
        },
      },
      responses: {
        200: {
          description: 'The message was accepted',
          content: {
            'application/json': {
              schema: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
              example: { message: 'received' },
            },
          },
        },
      },
    },
  },
  '/health/live': {
    get: {
      operationId: 'getLiveness',
      tags: ['Service'],
      summary: 'Check that the process responds',
      description: 'For process supervisors. Does not ask the database.',
      responses: { 200: healthOf('The process responds', 'live') },
    },
  },
  '/health/ready': {
    get: {
      operationId: 'getReadiness',
      tags: ['Service'],
      summary: 'Check that the service takes requests',
      description:
        'For load balancers. Does not ask the database; answers 503 while the process starts, drains, sheds load or hangs.',
      responses: {
        200: healthOf('The service takes requests', 'ready'),
        503: healthOf('The service takes no requests', 'not ready'),
      },
    },
  },
  '/health/database': {
    get: {
      operationId: 'getDatabaseHealth',
      tags: ['Service'],
      summary: 'Check that the database can be written to',
      description:
        'For monitoring. Writes a row, at most once a second, and reports why that failed, such as `disk_full` or `unreachable`.',
      responses: {
        200: healthOf('The row was written', 'ok'),
        503: healthOf('The row was not written', 'failing', { problem: 'disk_full' }),
      },
    },
  },
}

function healthOf(description: string, status: string, more: { problem?: string } = {}) {
  return { description, content: { 'application/json': { schema: state, example: { status, ...more } } } }
}
