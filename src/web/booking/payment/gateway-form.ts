import type { Initiation } from '#contract/endpoints/payments.ts'

/** Leaves for the payment page: by a form with the merchant's fields (R369), or straight there when it says GET. */
export function goToGateway({ url, method, fields }: Initiation): void {
  const target = new URL(url, location.href)
  if (target.protocol !== 'https:' && target.protocol !== 'http:')
    throw new Error(`not an address to pay at: ${target.protocol}`)
  if (method === 'GET') return location.assign(target)
  const form = document.createElement('form')
  form.method = 'POST'
  form.action = target.href
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  // The way back may show this very page again, as the browser kept it.
  form.remove()
}
