import { useId, type ReactNode } from 'react'

/** A section of the home page with its heading. */
export function HomeSection({
  title,
  action,
  children,
  className = '',
  isLast = false,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
  className?: string
  /** Ends the page. */
  isLast?: boolean
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${isLast ? '' : 'below-fold'} page py-8 sm:py-10 ${className}`}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 sm:mb-8">
        <h2 id={id} className="headline text-title">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
