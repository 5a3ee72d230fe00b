import type { Mail, Reader } from './mail.ts'

/**
 * The emails of an event to each of a caterer's people. The first, who is its owner, gets the dedupe key that earlier builds give;
 * those of the others name their reader.
 */
export function toEach<Person extends Reader>(
  people: readonly string[],
  readers: ReadonlyMap<string, Person>,
  write: (reader: Person) => readonly Mail[],
): Mail[] {
  return people.flatMap((id, index) => {
    const reader = readers.get(id)
    const mails = reader ? write(reader) : []
    return index === 0 ? [...mails] : mails.map((mail) => ({ ...mail, dedupeKey: `${mail.dedupeKey}:${id}` }))
  })
}
