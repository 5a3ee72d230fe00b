import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { toRupees } from '#contract/values/money.ts'
import type { Transfer } from '#server/adapters/payouts/payout-sender.ts'

const head = ['reference', 'amount', 'beneficiary', 'account_number', 'ifsc', 'upi', 'remark']
const spreadsheets = { escape_formulas: true, record_delimiter: 'windows' } as const

/** Writes transfers as comma-separated values (RFC 4180). Texts of people are no formulas of a spreadsheet. */
export function bankFile(transfers: readonly Transfer[]): string {
  const lines = transfers.map(({ code, amount, to }) => {
    const [name, account, ifsc, upi] = 'upi' in to ? ['', '', '', to.upi] : [to.name, to.accountNumber, to.ifsc, '']
    return [code, toRupees(amount).toFixed(2), name, account, ifsc, upi, `Pangat ${code}`]
  })
  return stringify([head, ...lines], spreadsheets)
}

/** Writes a table for spreadsheets, of texts and of amounts in rupees. Texts are no formulas; an amount may be negative. */
export function tableFile(lines: readonly (readonly (string | number)[])[]): string {
  const cells = lines.map((line) => line.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : harmless(cell))))
  // Byte order mark: without it spreadsheets read UTF-8 as something else.
  return `\uFEFF${stringify(cells, { record_delimiter: 'windows' })}`
}

/** A text that no spreadsheet takes for a formula (OWASP, CSV injection). */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** What the bank says of a transfer, on a line of its file. */
export interface BankLine {
  line: number
  code: string
  outcome: { state: 'paid'; bankReference: string } | { state: 'failed'; failure: string }
}

/**
 * Reads the bank's answer: columns `reference`, `status` (paid or failed), `bank_reference` and `reason`, in any order and case.
 * Returns the numbers of lines that say nothing usable; the head is line 1.
 */
export function readBankFile(content: string): { rows: BankLine[]; wrong: number[] } {
  const rows: BankLine[] = []
  const { records, wrong } = recordsOf(content)
  for (const { record, line } of records) {
    const known = lineFrom(record, line)
    if (known) rows.push(known)
    else wrong.push(line)
  }
  const codes = rows.map(({ code }) => code)
  const repeated = rows.filter(({ code }, i) => codes.indexOf(code) !== i).map(({ line }) => line)
  return { rows, wrong: [...wrong, ...repeated].toSorted((a, b) => a - b) }
}

interface BankRecord {
  record: Record<string, string>
  /** As an editor counts them. */
  line: number
}

function recordsOf(given: string): { records: BankRecord[]; wrong: number[] } {
  // The parser counts both characters of a line break within quotes.
  const content = given.replace(/\r\n?/g, '\n')
  try {
    // The parser's type knows no columns; each record is one of texts by the head.
    const found = parse(content, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: Record<string, string>; info: { lines: number; error?: CsvError } }[]
    const [odd, whole] = [found.filter(({ info }) => info.error), found.filter(({ info }) => !info.error)]
    return {
      records: whole.map(({ record, info }) => ({ record, line: info.lines })),
      wrong: odd.map(({ info }) => info.lines),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { records: [], wrong: [lineOfError(error, content)] }
  }
}

/** Returns the line that is no table: for a quote that nothing closes the one that opens it, though the parser stops at the last. */
function lineOfError({ code, lines, bytes_records: read }: CsvError, content: string): number {
  if (code !== 'CSV_QUOTE_NOT_CLOSED') return Number(lines)
  const rest = Buffer.from(content).subarray(Number(read)).toString()
  const before = content.length - rest.trimStart().length
  return content.slice(0, before).split('\n').length
}

const longest = 200

function lineFrom(record: Record<string, string>, line: number): BankLine | undefined {
  const { reference: code = '', status = '', bank_reference: bankReference = '', reason = '' } = record
  if (code === '' || bankReference.length > longest || reason.length > longest) return undefined
  const state = status.toLowerCase()
  if (state === 'paid' && bankReference !== '') return { line, code, outcome: { state, bankReference } }
  if (state === 'failed' && reason !== '') return { line, code, outcome: { state, failure: reason } }
  return undefined
}
