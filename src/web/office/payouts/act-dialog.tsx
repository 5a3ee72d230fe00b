import { m } from '#messages'
import { PasswordDialog } from './password-dialog.tsx'
import { usePayoutActs, type PayoutAct } from './use-payout-acts.ts'

/** An act that an admin has chosen; what is missing of it is asked for. */
export type AskedAct =
  | { do: 'file' }
  | { do: 'download'; id: string }
  | { do: 'import'; content: string }
  | { do: 'paid'; id: string; code: string }
  | { do: 'failed'; id: string; code: string }
  | { do: 'retry'; id: string; code: string }
  | { do: 'release'; orderId: string; code: string }

/** Asks for the password, and for what else the act needs, and does it. */
export function ActDialog({ asked, onClose }: { asked: AskedAct; onClose: () => void }) {
  const { busy, failure, perform } = usePayoutActs()
  const { title, text, verb, asks } = wordsOf(asked)
  return (
    <PasswordDialog
      title={title}
      text={text}
      verb={verb}
      asks={asks}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onConfirm={(password, said) => void perform(actOf(asked, said), password).then((isDone) => isDone && onClose())}
    />
  )
}

function actOf(asked: AskedAct, said: string): PayoutAct {
  if (asked.do === 'paid') return { do: 'paid', id: asked.id, bankReference: said }
  if (asked.do === 'failed') return { do: 'failed', id: asked.id, reason: said }
  if (asked.do === 'retry') return { do: 'retry', id: asked.id }
  return asked
}

interface Words {
  title: string
  text: string
  verb: string
  asks?: { label: string; missing: string }
}

function wordsOf(asked: AskedAct): Words {
  switch (asked.do) {
    case 'file':
      return { title: m.payouts_make_file(), text: m.payouts_make_file_text(), verb: m.payouts_make_file() }
    case 'download':
      return { title: m.payouts_download_title(), text: m.payouts_download_text(), verb: m.payouts_download() }
    case 'import':
      return { title: m.payouts_import(), text: m.payouts_import_text(), verb: m.payouts_import() }
    case 'paid':
      return {
        title: m.payouts_mark_paid_of({ code: asked.code }),
        text: m.payouts_mark_paid_text(),
        verb: m.payouts_mark_paid(),
        asks: { label: m.payouts_bank_reference(), missing: m.error_bank_reference_needed() },
      }
    case 'failed':
      return {
        title: m.payouts_mark_failed_of({ code: asked.code }),
        text: m.payouts_mark_failed_text(),
        verb: m.payouts_mark_failed(),
        asks: { label: m.payouts_failure(), missing: m.error_failure_reason_needed() },
      }
    case 'retry':
      return { title: m.payouts_retry_of({ code: asked.code }), text: m.payouts_retry_text(), verb: m.payouts_retry() }
    case 'release':
      return {
        title: m.payouts_release_of({ code: asked.code }),
        text: m.payouts_release_text(),
        verb: m.payouts_release(),
      }
  }
}
