import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/theme/class-names.ts'

/** A section of the bill with its heading. */
export function BillSection({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames('flex flex-col gap-4 border-b border-line py-6 first:pt-0 last:border-0', className)}
    >
      <h2 id={id} className="headline text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
