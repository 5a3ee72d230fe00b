import type { MiddlewareHandler } from 'hono'
import { contacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import * as text from '#messages/shell'

const reading = ['GET', 'HEAD']

/**
 * Lets only requests to the site that a page can answer. Others are refused in a line: the site would answer with a text of its
 * framework, and log the address as it came, whose parts may be secret.
 */
export const pageRequests: MiddlewareHandler = async (c, next) => {
  if (!reading.includes(c.req.method))
    return c.text(text.shell_form_refused({ phone: formatPhone(contacts().phone) }), 405, { Allow: reading.join(', ') })
  if (!canDecode(new URL(c.req.url).pathname)) return c.text(text.shell_address_unreadable(), 400)
  await next()
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
