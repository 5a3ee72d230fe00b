import type { ComponentProps } from 'react'
import type { User } from '#contract/endpoints/identity.ts'
import { useLateDialog } from '#web/ui/overlays/use-late-dialog.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import type { WritingAid } from '#web/shared/thread/message-form.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { suggestedReplies, withReply } from './reply-fields.ts'
import { settingsQuery } from './settings-query.ts'

type AidProps = ComponentProps<WritingAid>

/** Replies of the caterer, each put below what is typed by a press. A thread works without them, so a failure is not in its way. */
export function SavedReplies({ put }: AidProps) {
  const { user } = useSession()
  return user ? <RepliesOf user={user} put={put} /> : null
}

function RepliesOf({ user, put }: AidProps & { user: User }) {
  const { data, isError, refetch } = usePrivateQuery(settingsQuery(user))
  const editing = useLateDialog(() => import('./edit-replies.tsx'))
  const replies = data?.replies ?? suggestedReplies()
  return (
    <div className="rounded-box border border-line px-4">
      <Disclosure isAlone summary={m.answer_replies()}>
        <ul className="flex flex-col gap-2">
          {(data ? replies : []).map((reply, at) => (
            <li key={`${at} ${reply}`}>
              <button
                type="button"
                onClick={() => put((typed) => withReply(typed, reply))}
                className="flex min-h-11 w-full items-center rounded-box bg-leaf-wash px-4 py-2 text-left text-ink hover:text-leaf"
              >
                <span className="line-clamp-2 whitespace-pre-line">{reply}</span>
              </button>
            </li>
          ))}
        </ul>
        {isError && !data ? (
          <Button size="small" className="mt-2" onClick={() => void refetch()}>
            {m.answer_replies_retry()}
          </Button>
        ) : (
          <Button size="small" variant="quiet" className="mt-2" {...editing.opener}>
            {m.answer_replies_edit()}
          </Button>
        )}
      </Disclosure>
      {editing.part && editing.isOpen && data && (
        <editing.part.EditReplies user={user} replies={replies} onClose={editing.close} />
      )}
    </div>
  )
}
