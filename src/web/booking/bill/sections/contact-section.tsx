import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { optionalFields } from '#web/shared/draft/optional-texts.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { BillSection } from './bill-section.tsx'
import type { BillForm } from '../use-bill.ts'

/** Who books, and whom the caterer calls on the day. */
export function ContactSection({ fields, complete }: { fields: BillForm; complete: string | undefined }) {
  const { otherName, otherPhone } = fields.values
  const hasOther = otherName !== '' || otherPhone !== ''
  return (
    <BillSection title={m.bill_section_contact()} complete={complete}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={m.bill_contact_name()}
          required
          autoComplete="name"
          maxLength={limits.text.name}
          {...fields.field('contactName')}
        />
        <TextField
          type="tel"
          inputMode="numeric"
          label={m.bill_contact_phone()}
          required
          autoComplete="tel-national"
          hint={m.bill_contact_phone_hint()}
          className="figures"
          {...fields.field('contactPhone')}
        />
      </div>
      <Disclosure summary={m.bill_contact_other()} open={hasOther} isAlone>
        <div className="grid gap-4 text-ink sm:grid-cols-2">
          <TextField
            label={m.bill_contact_other_name()}
            hint={m.bill_contact_other_text()}
            autoComplete="off"
            maxLength={limits.text.name}
            {...fields.field('otherName')}
          />
          <TextField
            type="tel"
            inputMode="numeric"
            label={m.bill_contact_other_phone()}
            autoComplete="off"
            hint={m.bill_contact_phone_hint()}
            className="figures"
            {...fields.field('otherPhone')}
          />
        </div>
      </Disclosure>
    </BillSection>
  )
}

/** What only some need, folded away until it holds something. */
export function MoreSection({ fields }: { fields: BillForm }) {
  const filled = optionalFields.some(([name]) => fields.values[name] !== '' || fields.errorOf(name) !== undefined)
  return (
    <div className="py-2">
      <Disclosure summary={<h2 className="headline text-heading">{m.bill_section_more()}</h2>} open={filled}>
        <div className="grid gap-4 pt-1 text-ink sm:grid-cols-2">
          {optionalFields.map(([name, { label, hint, maxLength, rows, isWide, autoComplete, isCode, needed }]) => {
            const isNeeded = needed !== undefined && fields.values[needed.with].trim() !== ''
            const common = {
              label: isNeeded ? label() : m.bill_optional({ label: label() }),
              required: isNeeded,
              hint: hint?.(),
              maxLength,
              ...fields.field(name),
            }
            return rows ? (
              <TextArea key={name} rows={rows} fieldClassName="sm:col-span-2" {...common} />
            ) : (
              <div key={name} className={isWide && 'sm:col-span-2'}>
                <TextField autoComplete={autoComplete ?? 'off'} {...(isCode && codeLook)} {...common} />
              </div>
            )
          })}
        </div>
      </Disclosure>
    </div>
  )
}

const codeLook = { autoCapitalize: 'characters', spellCheck: false }
