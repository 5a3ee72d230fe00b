import { paths } from '#contract/paths.ts'

/**
 * Registers the worker of a caterer's pages, which the browser keeps up to date from then on. Returns undefined where there is
 * none: in browsers without workers, on pages that are not opened by https, and while developing.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (import.meta.env.DEV || !navigator.serviceWorker) return undefined
  // A page works without it.
  return navigator.serviceWorker.register(paths.worker(), { updateViaCache: 'none' }).catch(() => undefined)
}
