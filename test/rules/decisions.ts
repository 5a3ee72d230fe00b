/** A record of docs/decisions, as its text says. */
export interface DecisionRecord {
  file: string
  number: string
  titles: string[]
  status: string
  date: string
  parts: string[]
  /** The first paragraph of the part *Decision*. */
  decision: string
  lines: number
}

export function recordFrom(file: string, text: string): DecisionRecord {
  const headings = (level: string) =>
    [...text.matchAll(new RegExp(`^${level} (.*)$`, 'gm'))].map((match) => match[1] ?? '')
  return {
    file,
    number: file.slice(0, 4),
    titles: headings('#'),
    status: /^Status: (.*)$/m.exec(text)?.[1] ?? '',
    date: /^Date: (.*)$/m.exec(text)?.[1] ?? '',
    parts: headings('##'),
    decision: /^## Decision\n\n([^\n]*)/m.exec(text)?.[1] ?? '',
    lines: text.split('\n').length,
  }
}

const required = ['Context', 'Decision', 'Consequences']
const statusPattern = /^(?:accepted(?: \((?:refines|refined by) \d{4}(?:, \d{4})*\))?|superseded by \d{4})$/
// A title that begins so names a thing or a question; an imperative begins with its verb.
const noVerb = /^(?:The|A|An|How|What|Which|When|Why|Who|Where|Two|On|No|Of|In|All|Every) /

/** Returns what is wrong with a record among all records, given the text of the index. */
export function problemsOf(record: DecisionRecord, records: readonly DecisionRecord[], index: string): string[] {
  const { file, number, titles, status, date, parts, decision, lines } = record
  const title = titles[0] ?? ''
  const problems: string[] = []
  const unless = (holds: boolean, problem: string) => {
    if (!holds) problems.push(`${file}: ${problem}`)
  }

  unless(titles.length === 1, 'has one title')
  unless(!noVerb.test(title), 'the title is an imperative')
  unless(file === `${number}-${slugOf(title)}.md`, 'the file is named after its title')
  unless(records.filter((other) => other.number === number).length === 1, 'the number is its own')
  unless(statusPattern.test(status), 'the status is "accepted", "accepted (refines NNNN)" or "superseded by NNNN"')
  unless(/^20\d\d-\d\d-\d\d$/.test(date), 'the date is YYYY-MM-DD')
  unless(
    required.every((part) => parts.includes(part)) && isOrdered(required.map((part) => parts.indexOf(part))),
    `has the parts ${required.join(', ')} in this order`,
  )
  unless(decision.startsWith('We '), 'the decision begins with "We …"')
  unless(lines <= 75, 'fits on one page of 75 lines')
  unless(index.includes(`| [${number}](${file}) | ${title} | ${status} | ${date} |`), 'the index has its line')
  for (const named of status.match(/\d{4}/g) ?? []) {
    const other = records.find((candidate) => candidate.number === named)
    unless(other !== undefined, `the status names ${named}, which does not exist`)
    if (other) unless(isMutual(record, other), `the status of ${named} does not name ${number}`)
  }
  return problems
}

/** Reports whether what refines or supersedes a record and the record itself name each other. */
function isMutual(record: DecisionRecord, other: DecisionRecord): boolean {
  if (record.status.startsWith('superseded')) return true
  const opposite = record.status.includes('(refines ') ? '(refined by ' : '(refines '
  return other.status.includes(opposite) && other.status.includes(record.number)
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function isOrdered(positions: readonly number[]): boolean {
  return positions.every((position, i) => i === 0 || position > (positions[i - 1] ?? 0))
}
