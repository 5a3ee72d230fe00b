import { withPlainDigits } from './clean-text.ts'

const date = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?`
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*(?:[ap]\.?\s?m\.?|[\p{L}\p{M}]{1,10}\.?(?:\p{L}{1,3}\.?)?))?`
/** '[12/11/26, 10:42 am] ', '[10:42 am, 12/11/2026] ' and '12/11/2026, 10:42 - '. */
const stamp = new RegExp(
  String.raw`^(?:\[(?:${date},?\s+${time}|${time},?\s+${date})\]\s*|${date},?\s+${time}\s+[-–]\s+)`,
  'iu',
)
const sender = /^[^:]{1,60}:(?:\s|$)/

/** What WhatsApp itself says in a chat. */
const system =
  /end-to-end encrypted|\bomitted>?$|^<.* omitted>|\((?:file )?attached\)|\b(?:this|you deleted this) message(?: was deleted)?\.?$|waiting for this message|^missed (?:voice|video) call|^forwarded(?: many times)?$|^(?:live )?location(?: shared)?:|^null$|\bcontact card\b/i

/** Returns what a line of a chat says, without day, time and sender; undefined for what the chat says itself. */
export function said(line: string): string | undefined {
  const text = line
    .trim()
    .replace(/<this message was edited>$/i, '')
    .trim()
  const found = stamp.exec(withPlainDigits(text))
  const rest = found ? text.slice(found[0].length) : text
  const from = found ? sender.exec(rest) : null
  // With a time and no sender it is about the group: created, joined, left.
  if (found && !from) return undefined
  const message = from ? rest.slice(from[0].length).trim() : rest
  return system.test(message.trim()) ? undefined : message
}
