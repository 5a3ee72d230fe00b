import { useState } from 'react'
import { useLate } from '#web/shared/browser/use-late.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type { CatererOfPage } from './caterer-of-page.ts'

/** The button that opens the ways to talk to a caterer. The dialog stays once it is there, and with it what was typed. */
export function Contact({ caterer }: { caterer: Pick<CatererOfPage, 'id' | 'name' | 'contact'> }) {
  const [open, setOpen] = useState(false)
  const { part, fetch, prepare } = useLate(() => import('./contact-dialog.tsx'))
  const show = () => {
    fetch().then(
      () => setOpen(true),
      () => notify(m.caterer_contact_failed(), 'error'),
    )
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={show} onPointerEnter={prepare} onFocus={prepare}>
        {m.caterer_contact()}
      </Button>
      {part && <part.ContactDialog open={open} onClose={() => setOpen(false)} caterer={caterer} />}
    </>
  )
}
