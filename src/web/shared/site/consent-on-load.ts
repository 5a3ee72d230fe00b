import { consentKey } from '#web/shared/browser/consent.ts'
import { googleTagMeta, loadTag, type GoogleTag } from '#web/shared/browser/google-tag.ts'

/**
 * An inline script for the head, behind the tag's element. Before anything is painted it marks the root element with what was
 * chosen, so that the banner is there or not; after the page has loaded it fetches the tag for those who accepted. Global Privacy
 * Control counts as declined until something was chosen. Where nothing can be stored, nothing is asked.
 */
export const consentOnLoad = () =>
  `(${mark.toString()})(${loadTag.toString()},${JSON.stringify(consentKey)},${JSON.stringify(googleTagMeta)})`

// Runs in the browser as it stands here, alone: nothing outside of it can be used.
function mark(load: (tag: GoogleTag) => void, key: string, meta: string): void {
  try {
    const chosen = localStorage.getItem(key)
    const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }
    document.documentElement.dataset['consent'] = chosen ?? (globalPrivacyControl ? 'declined' : 'ask')
    const tag = document.querySelector<HTMLMetaElement>(`meta[name=${meta}]`)?.content
    if (chosen === 'accepted' && tag) addEventListener('load', () => load(JSON.parse(tag) as GoogleTag))
  } catch {
    // Storage is forbidden.
  }
}
