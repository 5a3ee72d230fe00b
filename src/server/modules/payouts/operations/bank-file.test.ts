import { describe, expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { bankFile, readBankFile } from './bank-file.ts'

test('a file holds what a bank needs, and no formula', () => {
  const to = { accountNumber: '000123456789', ifsc: 'HDFC0000001', name: '=HYPERLINK("x")' }
  const file = bankFile([
    { code: 'PGP7K4M2XQ9', amount: paise(6_237_60), to },
    { code: 'PGP7K4M2XQA', amount: paise(5_00), to: { upi: 'asha@okaxis' } },
  ])
  expect(file.split('\r\n')).toEqual([
    'reference,amount,beneficiary,account_number,ifsc,upi,remark',
    `PGP7K4M2XQ9,6237.60,"'=HYPERLINK(""x"")",000123456789,HDFC0000001,,Pangat PGP7K4M2XQ9`,
    'PGP7K4M2XQA,5.00,,,,asha@okaxis,Pangat PGP7K4M2XQA',
    '',
  ])
})

test('the bank’s answer is read in any order of columns, and lines that say nothing are named', () => {
  const answer = [
    '\uFEFFStatus,Reference,Bank_Reference,Reason',
    'PAID,PGP1,UTR1,',
    'failed,PGP2,,"Account closed, since May"',
    'paid,PGP3,,',
    'failed,PGP4,,',
    'sent,PGP5,UTR5,',
    ',,,',
    'paid,PGP1,UTR9,',
  ].join('\n')
  expect(readBankFile(answer)).toEqual({
    rows: [
      { line: 2, code: 'PGP1', outcome: { state: 'paid', bankReference: 'UTR1' } },
      { line: 3, code: 'PGP2', outcome: { state: 'failed', failure: 'Account closed, since May' } },
      { line: 8, code: 'PGP1', outcome: { state: 'paid', bankReference: 'UTR9' } },
    ],
    wrong: [4, 5, 6, 7, 8],
  })
})

test.each(['', 'not a table', 'a,b\n"unclosed', '%PDF-1.4\n\u0000'])('%j holds no usable line', (content) => {
  expect(readBankFile(content).rows).toEqual([])
})

test('lines are counted as an editor counts them, and none is left out', () => {
  const rest = Array.from({ length: 2_500 }, (_, i) => `paid,PGP${i},UTR${i}`)
  const { rows, wrong } = readBankFile(['status,reference,bank_reference', '', 'paid,PGPX,', ...rest].join('\n'))
  expect([rows.length, wrong, rows.at(-1)?.line]).toEqual([2_500, [3], 2_503])
})

describe('the line that is no table is named', () => {
  const lines = [
    'status,reference,bank_reference,reason',
    'paid,PGPé1,UTR1,',
    '',
    'failed,PGP2,,Closed',
    'paid,PGP3,UTR3,',
  ]
  const wrongWith = (third: string, lineBreak = '\n') =>
    readBankFile(`\uFEFF${lines.with(3, third).join(lineBreak)}${lineBreak}`).wrong

  test.each([
    ['a quote that nothing closes', 'failed,PGP2,,"Account closed'],
    ['something behind a closing quote', 'failed,PGP2,,"Account" closed'],
    ['a quote within a text', 'failed,PGP2,,the "account"'],
    ['a column too few', 'paid,PGP2'],
    ['a column too many', 'paid,PGP2,UTR2,,more'],
  ])('for %s', (_, third) => {
    expect([wrongWith(third), wrongWith(third, '\r\n')]).toEqual([[4], [4]])
  })

  test('behind a text of several lines', () => {
    const content = ['reference,status,reason', 'PGP1,failed,"Account', 'closed"', 'PGP2,failed'].join('\r\n')
    expect(readBankFile(content).wrong).toEqual([4])
  })
})
