import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Timestamp } from '../shared.ts'

/** Base64url, as browsers give keys. */
const key = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/)

const shared = { access: 'manager', tag: 'Live' } as const

export const PushSubscriptionView = z
  .object({
    id: Id,
    createdAt: Timestamp,
    isThis: z.boolean().describe('Whether it is that of the session of the call'),
  })
  .meta({ id: 'PushSubscription', description: 'A browser of the caller that is told of orders' })

export const getPush = endpoint({
  method: 'GET',
  path: '/api/push',
  ...shared,
  summary: 'List push subscriptions',
  description:
    'Returns the browsers of the caller that are told of orders while no page is open, and the key with which one subscribes. Without a key this installation sends no pushes.',
  errors: [],
  success: 'The key and the subscriptions',
  response: z.object({
    publicKey: z.string().optional().describe('Application server key (VAPID), in base64url'),
    subscriptions: z.array(PushSubscriptionView),
  }),
})

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/push',
  ...shared,
  summary: 'Subscribe a browser to pushes',
  description:
    'Tells a browser of new orders, changes, cancellations and messages, by booking code and without personal data. The endpoint must be one of the push services of Chrome, Firefox, Safari or Edge. Each session has one subscription, and each account five: the oldest goes. It ends with the session.',
  errors: ['push_unavailable', 'push_endpoint_unknown', 'push_keys_invalid'],
  body: z.object({
    endpoint: z.string().max(1_000).describe('Address at the push service'),
    keys: z.object({
      p256dh: key(100).describe('Public key of the browser, in base64url'),
      auth: key(30).describe('Secret of the browser, in base64url'),
    }),
  }),
  status: 201,
  success: 'The subscription',
  response: z.object({ id: Id }),
})

export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/api/push/{id}',
  ...shared,
  summary: 'End a push subscription',
  description: 'Ends a subscription of the caller.',
  errors: ['not_found'],
  params: z.object({ id: Id }),
  success: 'Ended',
  response: z.object({ ended: z.literal(true) }),
})
