import { useId, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { m } from '#messages'
import { classNames } from '../theme/class-names.ts'
import { Spinner } from '../display/spinner.tsx'
import { VisuallyHidden } from '../display/visually-hidden.tsx'

export interface ButtonLook {
  /** `main` is the single main action of a page; a page has one. */
  variant?: 'main' | 'brand' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its place. */
  wide?: boolean
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled'> {
  icon?: ReactNode
  /** Work is under way: the button keeps its size and ignores clicks. */
  pending?: boolean
  /** Why it cannot be pressed now. The reason is shown below, and the button stays reachable by keyboard. */
  disabledReason?: string | undefined
  /** What a press does while there is a reason, such as raising an alert. */
  onDisabledClick?: () => void
  /** Draws a link instead: `asLink={(look) => <Link to={…} {...look} />}`. */
  asLink?: (look: { className: string; children: ReactNode }) => ReactElement
}

const variants = {
  main: 'bg-marigold text-on-marigold hover:bg-marigold-deep',
  brand: 'bg-leaf text-on-leaf hover:bg-leaf-deep',
  secondary: 'button-secondary',
  quiet: 'text-leaf hover:bg-leaf-wash',
  danger: 'bg-danger text-on-danger hover:bg-danger-deep',
}
const sizes = {
  small: 'min-h-11 px-3 text-base',
  medium: 'min-h-12 px-5 text-base',
  large: 'min-h-14 px-7 text-lg',
}

/** The look alone, for links and native elements. */
export function buttonClass({ variant = 'secondary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classNames('button', variants[variant], sizes[size], wide && 'w-full')
}

/** A button says what happens. It is never disabled without a reason. */
export function Button({
  variant,
  size,
  wide,
  icon,
  pending,
  disabledReason,
  onDisabledClick,
  asLink,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const look = classNames(buttonClass({ variant, size, wide } as ButtonLook), className)
  const inside = (
    <>
      {pending ? <Spinner /> : icon}
      <span>{children}</span>
      {pending && <VisuallyHidden>{m.ui_working()}</VisuallyHidden>}
    </>
  )
  if (asLink) return asLink({ className: look, children: inside })

  const disabled = Boolean(pending) || disabledReason !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!disabled) return onClick?.(event)
    event.preventDefault()
    if (!pending) onDisabledClick?.()
  }
  return (
    <span className={classNames('inline-flex flex-col gap-1', wide && 'w-full')}>
      <button
        type={type}
        className={look}
        aria-disabled={disabled || undefined}
        aria-busy={pending || undefined}
        aria-describedby={disabledReason ? reasonId : undefined}
        onClick={press}
        {...rest}
      >
        {inside}
      </button>
      {disabledReason && (
        <span id={reasonId} className="text-sm text-ink-soft">
          {disabledReason}
        </span>
      )}
    </span>
  )
}
