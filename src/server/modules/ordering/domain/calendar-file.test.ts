import { expect, test } from 'vitest'
import { calendarFile, type EventInCalendar } from './calendar-file.ts'

const wedding: EventInCalendar = {
  orderId: '01KABCDEF0123456789ABCDEFG',
  title: 'Wedding Thali by Annapurna',
  place: 'Terrace, 4 Hill Road; Bandra',
  description: '40 guests\nChef: A\\B',
  day: '2026-12-31',
  time: '22:30',
  hours: 3,
  stampedAt: new Date('2026-11-20T04:30:00.123Z'),
  url: 'https://pangat.example/my-orders/01KABCDEF0123456789ABCDEFG',
}

test('an event is in India’s time and may end on the next day', () => {
  const file = calendarFile(wedding)
  expect(file).toContain('\r\nDTSTART;TZID=Asia/Kolkata:20261231T223000\r\n')
  expect(file).toContain('\r\nDTEND;TZID=Asia/Kolkata:20270101T013000\r\n')
  expect(file).toContain('\r\nDTSTAMP:20261120T043000Z\r\n')
  expect(file).toContain('\r\nTZOFFSETTO:+0530\r\n')
})

test('commas, semicolons, backslashes and line ends of a text are no part of the file’s own grammar', () => {
  const file = calendarFile({ ...wedding, title: 'A\r\nATTENDEE:mailto:x@y.example' })
  expect(file).toContain('LOCATION:Terrace\\, 4 Hill Road\\; Bandra')
  expect(file).toContain('DESCRIPTION:40 guests\\nChef: A\\\\B')
  expect(file).not.toMatch(/^ATTENDEE/m)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  const place = 'अन्नपूर्णा सभागृह, '.repeat(12)
  const file = calendarFile({ ...wedding, place })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\ufffd')
  expect(file.replaceAll('\r\n ', '')).toContain(place.replaceAll(',', '\\,'))
})

test('several events are in one file, each whole', () => {
  const file = calendarFile(wedding, { ...wedding, orderId: 'another' })
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(2)
  expect(file.match(/^UID:.*/gm)).toEqual([`UID:${wedding.orderId}@pangat`, 'UID:another@pangat'])
  expect(file).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/)
})
