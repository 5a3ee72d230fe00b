import { addDays, type Day, type TimeOfDay } from '#contract/values/calendar.ts'

/** What a calendar is told of an order's event. */
export interface EventInCalendar {
  orderId: string
  title: string
  place: string
  description: string
  day: Day
  time: TimeOfDay
  hours: number
  /** When the calendar was asked for. */
  stampedAt: Date
  /** Where the order can be seen. */
  url: string
}

/** RFC 5545: lines end with CR LF, and none is longer than 75 octets. */
const maxOctets = 75

/** A calendar file with events, in India's time, which knows no summer time. */
export function calendarFile(...events: readonly EventInCalendar[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pangat//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'TZNAME:IST',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf(event: EventInCalendar): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.orderId}@pangat`,
    `DTSTAMP:${event.stampedAt.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;TZID=Asia/Kolkata:${local(event.day, event.time, 0)}`,
    `DTEND;TZID=Asia/Kolkata:${local(event.day, event.time, event.hours)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    'END:VEVENT',
  ]
}

/** A local time so many hours later, maybe on another day. */
function local(day: Day, time: TimeOfDay, later: number): string {
  const hour = Number(time.slice(0, 2)) + later
  const date = addDays(day, Math.floor(hour / 24)).replaceAll('-', '')
  return `${date}T${String(hour % 24).padStart(2, '0')}${time.slice(3)}00`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Continues a long line on the next with a space before it; a character is never cut. */
function folded(line: string): string {
  let folds = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > maxOctets) {
      folds += '\r\n '
      octets = 1
    }
    folds += character
    octets += size
  }
  return folds
}

/** Length in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
}
