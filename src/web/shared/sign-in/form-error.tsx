import { CircleAlert } from 'lucide-react'

/** Why the whole form was rejected; it stays when the toast has gone. */
export function FormError({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="flex items-start gap-2 rounded-box bg-danger-wash px-4 py-3 font-medium text-danger">
          <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          {text}
        </p>
      )}
    </div>
  )
}
