import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useUnsentMessage } from './use-unsent-message.ts'

const session = vi.hoisted(() => ({ userId: '' }))
vi.mock('#web/shared/session/use-session.ts', () => ({ useSession: () => ({ user: { id: session.userId } }) }))

function open(userId: string, orderId: string) {
  session.userId = userId
  return renderHook(() => useUnsentMessage(orderId))
}
const type = ({ result }: ReturnType<typeof open>, text: string) => act(() => result.current.put(() => text))

test('a text outlives its page, for its order and its account', () => {
  const first = open('asha', 'ORDER1')
  type(first, 'Which gate may the van use?')
  type(open('asha', 'ORDER2'), 'Thank you.')
  first.unmount()
  const shown = (userId: string, orderId: string) => open(userId, orderId).result.current.text
  expect([shown('asha', 'ORDER1'), shown('asha', 'ORDER2'), shown('asha', 'ORDER3'), shown('meera', 'ORDER1')]).toEqual(
    ['Which gate may the van use?', 'Thank you.', '', ''],
  )
  type(open('asha', 'ORDER2'), '')
  expect(JSON.parse(localStorage.getItem('unsentMessages') ?? '')).toMatchObject({
    owner: 'asha',
    typed: { texts: { ORDER1: 'Which gate may the van use?' } },
  })
  type(open('asha', 'ORDER1'), '')
  expect(localStorage.getItem('unsentMessages')).toBeNull()
})

test('of more than twenty orders the text that was edited longest ago goes', () => {
  for (let number = 1; number <= 20; number += 1) type(open('asha', `ORDER${number}`), `Text ${number}`)
  type(open('asha', 'ORDER1'), 'Edited')
  type(open('asha', 'ORDER21'), 'Text 21')
  const shown = (number: number) => open('asha', `ORDER${number}`).result.current.text
  expect([shown(1), shown(2), shown(3), shown(21)]).toEqual(['Edited', '', 'Text 3', 'Text 21'])
})
