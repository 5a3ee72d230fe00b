import { lazy, memo, Suspense, useRef, useState, type ComponentType, type NamedExoticComponent } from 'react'
import { inOwnTask } from './own-task.ts'
import { useEarlyInput } from './use-early-input.ts'

/**
 * Returns a component for a part of pages that the server renders and whose code comes after that of the page: until React takes it
 * over it is as it was rendered, its links and folded texts work, and what is entered into its fields is kept. Where its code cannot
 * be had it stays so. `load` starts right after the code that calls this, on the server with it. The part is rendered again when its
 * props change, and not with each rendering of what it is in.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): NamedExoticComponent<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const begin = () =>
    (loading ??= load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        if (!isAsRendered()) throw error
        return new Promise<never>(() => {})
      },
    ))
  // What fails is reported when it is drawn.
  const ahead = () => void begin().catch(() => undefined)
  if (typeof document === 'undefined') ahead()
  else inOwnTask(ahead)
  const Part = lazy(begin)
  const rendered = (props: Props, onAlive: () => void) => (
    <Suspense>
      <Part {...props} />
      <Alive onAlive={onAlive} />
    </Suspense>
  )

  return memo(function LatePart(props: Props) {
    const [wasRendered] = useState(isAsRendered)
    const [isAlive, setAlive] = useState(false)
    const [onAlive] = useState(() => () => setAlive(true))
    // Drawn again before React has taken it over, it would lose what the server rendered.
    const [first] = useState(() => ({ props, element: rendered(props, onAlive) }))
    // Without a boundary of its own a page that is navigated to is shown as a whole.
    if (!wasRendered) return <Part {...props} />
    // The element that React knows already costs no rendering.
    return isAlive && props !== first.props ? rendered(props, onAlive) : first.element
  })
}

/** Tells when the element before it has been taken over. It takes no room. */
function Alive({ onAlive }: { onAlive: () => void }) {
  const mark = useRef<HTMLTemplateElement>(null)
  useEarlyInput(onAlive, () => mark.current?.previousElementSibling)
  return <template ref={mark} />
}

/** On the server, and until the page that it rendered is alive. */
function isAsRendered(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset['alive'] === undefined
}
