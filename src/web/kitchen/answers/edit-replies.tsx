import type { User } from '#contract/endpoints/identity.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { excessOf, fieldsFrom, replySchema, repliesFrom } from './reply-fields.ts'
import { putSettings } from './settings-query.ts'

interface EditRepliesProps {
  user: User
  replies: readonly string[]
  onClose: () => void
}

/** The replies of all owners and managers of the caterer, each in a field of its own. */
export function EditReplies({ user, replies, onClose }: EditRepliesProps) {
  const form = useSchemaForm(replySchema, { id: 'replies', initial: fieldsFrom(replies), context: undefined })
  const submit = form.submit(async (entered) => {
    try {
      putSettings(user, await api('PUT /api/order-settings/replies', { body: { replies: repliesFrom(entered) } }))
      notify(m.answer_replies_saved(), 'success')
      onClose()
    } catch (error) {
      form.reject(error, failureMessage(error, [], m.answer_failed()))
    }
  })
  const put = (at: number, reply: string) =>
    form.set({ replies: form.values.replies.map((before, place) => (place === at ? reply : before)) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.answer_replies_edit()}
      footer={
        <>
          <Button onClick={onClose}>{m.answer_replies_discard()}</Button>
          <Button variant="brand" type="submit" form="replies" pending={form.isSubmitting}>
            {m.answer_replies_save()}
          </Button>
        </>
      }
    >
      <form id="replies" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p>{m.answer_replies_text()}</p>
        {form.values.replies.map((reply, at) => {
          const excess = excessOf(reply)
          return (
            <TextArea
              // There are always five, and they keep their places.
              key={at}
              {...(at === 0 ? { id: 'replies-replies' } : {})}
              label={m.answer_reply({ number: at + 1 })}
              rows={2}
              value={reply}
              error={excess > 0 ? m.thread_too_long({ count: excess }) : undefined}
              onChange={({ target }) => put(at, target.value)}
            />
          )
        })}
        <FormError text={form.failure} />
      </form>
    </Dialog>
  )
}
