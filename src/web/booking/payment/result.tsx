import type { ReactNode } from 'react'

interface ResultProps {
  tone?: 'good' | 'bad'
  icon: ReactNode
  title: string
  text: string
  more?: string
  actions?: ReactNode
}

/** A page that says one thing about a payment. */
export function Result({ tone, icon, title, text, more, actions }: ResultProps) {
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      <div className={tone === 'good' ? 'text-leaf' : tone === 'bad' ? 'text-danger' : 'text-marigold-ink'}>{icon}</div>
      <h1 className="headline text-title">{title}</h1>
      <p className="max-w-prose text-lg">{text}</p>
      {more && <p className="max-w-prose text-ink-soft">{more}</p>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
