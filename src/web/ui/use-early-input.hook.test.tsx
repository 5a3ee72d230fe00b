import { act } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { useEarlyInput } from './use-early-input.ts'

let heard: string[] = []
const hear = (text: string) => heard.push(text)

function Form() {
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')
  const [kind, setKind] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [role, setRole] = useState('2')
  useEarlyInput(() => hear('alive'))
  // Draws the fields again, with what the state knows, before the page is alive.
  const [, setDrawn] = useState(0)
  // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- what is tested
  useEffect(() => setDrawn(1), [])
  return (
    <form aria-label={[name, message, kind, agreed, role].join(' | ')}>
      <input
        name="name"
        value={name}
        onChange={({ target }) => {
          hear(target.value)
          setName(target.value)
        }}
      />
      <textarea name="message" value={message} onChange={({ target }) => setMessage(target.value)} />
      <select name="kind" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="">Any</option>
        <option value="buffet">Buffet</option>
      </select>
      <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      {['2', '3'].map((value) => (
        <input key={value} type="radio" value={value} checked={role === value} onChange={() => setRole(value)} />
      ))}
    </form>
  )
}

/** Renders the form as the server does, lets `enter` use it, and brings it alive. */
async function aliveAfter(enter: (field: (selector: string) => HTMLInputElement) => void): Promise<HTMLElement> {
  const box = document.createElement('div')
  box.innerHTML = renderToString(<Form />)
  document.body.append(box)
  enter((selector) => box.querySelector(selector)!)
  await act(async () => void hydrateRoot(box, <Form />))
  return box
}

afterEach(() => {
  document.body.replaceChildren()
  heard = []
})

test('what was entered before the page was alive is known to its state, once', async () => {
  const box = await aliveAfter((field) => {
    field('[name=name]').value = 'Priya'
    field('textarea').value = 'Lunch for 40'
    field('select').value = 'buffet'
    field('[type=checkbox]').checked = true
    field('[value="3"]').checked = true
  })
  expect(box.querySelector('form')?.getAttribute('aria-label')).toBe('Priya | Lunch for 40 | buffet | true | 3')
  expect(box.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Priya')
  expect(heard).toEqual(['Priya', 'alive'])
})

test('fields that nobody used report nothing', async () => {
  const box = await aliveAfter(() => undefined)
  expect(box.querySelector('form')?.getAttribute('aria-label')).toBe(' |  |  | false | 2')
  expect(heard).toEqual(['alive'])
})
