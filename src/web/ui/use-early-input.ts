import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Tells React what people entered into fields before the page was alive: the fields show it, but the state behind them does not know
 * it and would overwrite it. Each changed field reports once, as if it was changed now.
 *
 * @param onAlive called afterwards, once: from then on the page answers.
 * @param part returns the part of the page that has come alive; by default that is all of it.
 */
export function useEarlyInput(onAlive: () => void, part: () => ParentNode | null | undefined = () => document): void {
  const enter = useRef<(() => void)[]>([])
  // Before anything is drawn again, by which the fields would lose what they show.
  useLayoutEffect(() => {
    const within = part()
    if (within) enter.current = enteredFields(within)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as below
  }, [])
  useEffect(
    () =>
      // Not within the effect, in which React cannot draw the new texts before it puts the old ones back.
      queueMicrotask(() => {
        for (const each of enter.current) each()
        onAlive()
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has come alive
    [],
  )
}

/** What enters again what each changed field holds. */
function enteredFields(within: ParentNode): (() => void)[] {
  const fields = [...within.querySelectorAll<HTMLInputElement>('input, textarea')]
  return [
    ...fields.flatMap((field) => {
      if (field.type === 'file') return []
      if (field.type !== 'checkbox' && field.type !== 'radio')
        return field.value === field.defaultValue ? [] : [textOf(field)]
      const isPressed = field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
      return isPressed ? [pressOf(field)] : []
    }),
    ...[...within.querySelectorAll('select')].flatMap((select) => {
      const first = [...select.options].findIndex((option) => option.defaultSelected)
      return select.selectedIndex === Math.max(0, first) ? [] : [choiceOf(select)]
    }),
  ]
}

function textOf(field: HTMLInputElement): () => void {
  const { value, selectionStart, selectionEnd, selectionDirection } = field
  return () => {
    field.value = ''
    // React compares with what was last assigned to the field itself, not through its prototype.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    if (document.activeElement === field && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function pressOf(field: HTMLInputElement): () => void {
  const { checked } = field
  return () => {
    field.checked = !checked
    field.click()
  }
}

function choiceOf(select: HTMLSelectElement): () => void {
  const { value } = select
  return () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
