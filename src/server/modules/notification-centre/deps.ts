import type { PushSender } from '#server/adapters/push/push-sender.ts'

/** What the operations about pushes share. */
export interface Deps {
  /** Undefined where no keys are set: nobody subscribes, and nothing is sent. */
  push: PushSender | undefined
}
