import { createStore } from '#web/shared/browser/store.ts'

/** Whether open pages hear of what happens. */
export interface LiveState {
  isConnected: boolean
  /** When something was last heard; undefined before the first time. */
  heardAt: number | undefined
}

export const unknownLive: LiveState = { isConnected: true, heardAt: undefined }

/** State of the connection of this browser, as this tab knows it. */
export const liveStore = createStore<LiveState>(() => unknownLive)
