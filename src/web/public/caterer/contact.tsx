import { useLateDialog } from '#web/ui/overlays/use-late-dialog.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import type { CatererOfPage } from './caterer-of-page.ts'

/** The button that opens the ways to talk to a caterer. The dialog stays once it is there, and with it what was typed. */
export function Contact({ caterer }: { caterer: Pick<CatererOfPage, 'id' | 'name' | 'contact'> }) {
  const { part, isOpen, close, opener } = useLateDialog(
    () => import('./contact-dialog.tsx'),
    m.caterer_contact_failed(),
  )
  return (
    <>
      <Button {...opener}>{m.caterer_contact()}</Button>
      {part && <part.ContactDialog open={isOpen} onClose={close} caterer={caterer} />}
    </>
  )
}
