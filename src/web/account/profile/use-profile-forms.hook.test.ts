import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { useProfileForms } from './use-profile-forms.ts'

describe('useProfileForms', () => {
  const render = () =>
    renderHook(() => {
      const { details, email, password } = useProfileForms()
      // A form tells of its errors only to those who read them while rendering.
      const errors = [details, email, password].map(({ formState }) => Object.keys(formState.errors))
      return { details, email, password, errors }
    })

  test('starts with empty forms', () => {
    const { details, email, password } = render().result.current
    expect(details.getValues()).toEqual({ firstName: '', lastName: '', phone: '', language: 'en' })
    expect(email.getValues()).toEqual({ email: '', password: '' })
    expect(password.getValues()).toEqual({ oldPassword: '', password: '', confirmPassword: '' })
  })

  test('keeps what was typed while nothing shows it', async () => {
    const { result, rerender } = render()
    act(() => {
      result.current.details.setValue('firstName', 'Asha')
      result.current.email.setValue('email', 'asha@pangat.example')
      result.current.password.setValue('password', 'a long password')
    })
    rerender()
    const { details, email, password } = result.current
    expect([details.getValues('firstName'), email.getValues('email'), password.getValues('password')]).toEqual([
      'Asha',
      'asha@pangat.example',
      'a long password',
    ])
  })

  test('validates a field once it was left, and at every key after that', async () => {
    const { result } = render()
    const { details, email, password } = result.current
    const fields = [
      details.register('firstName', { required: true }),
      email.register('email', { required: true }),
      password.register('oldPassword', { required: true }),
    ]
    const fire = (type: 'change' | 'blur', value: string) =>
      act(async () => {
        for (const { name, onChange, onBlur } of fields)
          await (type === 'blur' ? onBlur : onChange)({ type, target: { name, value } })
      })
    await fire('change', '')
    expect(result.current.errors).toEqual([[], [], []])
    await fire('blur', '')
    expect(result.current.errors).toEqual([['firstName'], ['email'], ['oldPassword']])
    await fire('change', 'something')
    expect(result.current.errors).toEqual([[], [], []])
  })
})
