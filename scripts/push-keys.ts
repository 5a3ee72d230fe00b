// npm run push:keys: prints a new pair of keys with which browsers are told of orders.
import { newPushKeys } from '#server/kernel/config/push.ts'

const { publicKey, privateKey } = newPushKeys()
console.log(`VAPID_PUBLIC_KEY=${publicKey}`)
console.log(`VAPID_PRIVATE_KEY=${privateKey}`)
