import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Disclosure } from './disclosure.tsx'

/** As a form has it: open while its field holds something. */
function Optional({ text: given = '' }: { text?: string }) {
  const [text, setText] = useState(given)
  return (
    <Disclosure summary="Somebody else" open={text !== ''}>
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
    </Disclosure>
  )
}

const isOpen = () => screen.getByRole('group').hasAttribute('open')
const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } })

test('is folded while it holds nothing, and open with what it holds', () => {
  const { unmount } = render(<Optional />)
  expect(isOpen()).toBe(false)
  unmount()
  render(<Optional text="Asha" />)
  expect(isOpen()).toBe(true)
})

test('does not fold under the hand that empties its field', () => {
  render(<Optional />)
  type('A')
  expect(isOpen()).toBe(true)
  type('')
  expect(isOpen()).toBe(true)
})
