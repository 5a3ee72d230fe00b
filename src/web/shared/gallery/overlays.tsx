import { useState } from 'react'
import { showAlert } from '#web/ui/overlays/alert-dialog.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { Specimen } from './specimen.tsx'

/** What opens above the page; in the theme of the page. */
export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>()
  const close = () => setOpen(undefined)
  return (
    <Specimen name="Dialog, Sheet, alert, toast">
      <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Open a sheet</Button>
      <Button onClick={() => void showAlert('Please select the number of people.')}>Raise an alert</Button>
      <Button onClick={() => notify('Menu saved', 'success')}>Toast: success</Button>
      <Button onClick={() => notify('The menu could not be saved', 'error')}>Toast: error</Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Add to the menu"
        footer={
          <Button variant="main" onClick={close}>
            Add for ₹40 a plate
          </Button>
        }
      >
        <TextField label="Note" data-autofocus />
        <p className="mt-4">It holds the focus, closes by Escape, and gives the focus back.</p>
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Filters"
        footer={
          <Button variant="main" wide onClick={close}>
            Show 12 caterers
          </Button>
        }
      >
        <p>From below on a phone, from the side on a wider screen.</p>
      </Sheet>
    </Specimen>
  )
}
