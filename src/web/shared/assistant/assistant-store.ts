import { createStore, useStore } from '#web/shared/browser/store.ts'

const store = createStore(() => false)

/** Opens the assistant, whose script is fetched then. */
export function openAssistant(): void {
  store.set(true)
}

export function closeAssistant(): void {
  store.set(false)
}

export function useAssistantIsOpen(): boolean {
  return useStore(store, (isOpen) => isOpen, false)
}
