import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { BillSection } from './bill-section.tsx'
import { phoneDigits, type BillFields } from './use-bill-fields.ts'

/** Whom the caterer calls on the day. */
export function ContactSection({ fields }: { fields: BillFields }) {
  return (
    <BillSection title={m.bill_section_contact()}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={m.bill_contact_name()}
          required
          autoComplete="name"
          maxLength={limits.text.name}
          {...fields.text('contactName')}
        />
        <TextField
          type="tel"
          inputMode="numeric"
          label={m.bill_contact_phone()}
          required
          autoComplete="tel-national"
          hint={m.bill_contact_phone_hint()}
          className="figures"
          {...fields.text('contactPhone', phoneDigits)}
        />
      </div>
    </BillSection>
  )
}

/** What only some need, folded away until it holds something. */
export function MoreSection({ fields }: { fields: BillFields }) {
  const { company, gstin, note } = fields.details
  const filled = Boolean(company || gstin || note) || fields.errorOf('gstin') !== undefined
  return (
    <div className="py-2">
      <Disclosure summary={<h2 className="headline text-heading">{m.bill_section_more()}</h2>} open={filled}>
        <div className="flex flex-col gap-4 pt-1 text-ink">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={m.bill_optional({ label: m.bill_company() })}
              autoComplete="organization"
              maxLength={120}
              {...fields.text('company')}
            />
            <TextField
              label={m.bill_optional({ label: m.bill_gstin() })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={15}
              hint={m.bill_gstin_hint()}
              {...fields.text('gstin', (text) => text.toUpperCase().replace(/\s/g, ''))}
            />
          </div>
          <TextArea
            label={m.bill_optional({ label: m.bill_note() })}
            rows={3}
            maxLength={limits.order.noteLength}
            hint={m.bill_note_hint()}
            {...fields.text('note')}
          />
        </div>
      </Disclosure>
    </div>
  )
}
