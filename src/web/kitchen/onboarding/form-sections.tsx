import { useId, type ReactNode } from 'react'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { limits } from '#contract/limits.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { cuisines } from '#contract/values/cuisine.ts'
import { dietLabel, type Diet } from '#contract/values/diet.ts'
import { formatPhone, toE164 } from '#contract/values/phone.ts'
import { now } from '#web/ui/now.ts'
import { m } from '#messages'
import { controlId } from '#web/shared/form/problems.ts'
import { PictureField } from '#web/shared/upload/picture-field.tsx'
import { DateField, NumberField, TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { ChoicesField } from './choices-field.tsx'
import { isWholeGstNo } from './caterer-fields.ts'
import { AddressField, AreaField } from './place-fields.tsx'
import type { CatererForm } from './use-caterer-form.ts'
import { useNearPlaces } from './near/use-near-places.ts'

interface SectionProps {
  form: CatererForm
}

const most = limits.caterer

/** Legal and public identity of the caterer. */
export function BusinessSection({ form }: SectionProps) {
  const gst = form.field('gstNo')
  return (
    <Section title={m.onboarding_section_business()}>
      <TextField
        label={m.onboarding_gst()}
        hint={m.onboarding_gst_hint()}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        {...gst}
        onChange={(event) => {
          gst.onChange(event)
          // As soon as it is whole, what is wrong with it is shown.
          if (isWholeGstNo(event.target.value)) form.touch('gstNo')
        }}
      />
      <TextField
        label={m.onboarding_name()}
        hint={m.onboarding_name_hint()}
        required
        autoComplete="organization"
        maxLength={most.nameLength}
        {...form.field('name')}
      />
      <NumberField
        label={m.bill_optional({ label: m.onboarding_fssai() })}
        hint={m.onboarding_fssai_hint()}
        maxLength={18}
        {...form.field('fssaiNo')}
      />
      <DateField
        label={m.bill_optional({ label: m.onboarding_fssai_end() })}
        hint={m.onboarding_fssai_end_hint()}
        {...form.field('fssaiExpiresOn')}
      />
    </Section>
  )
}

/** Location of the kitchen, and its telephone number. */
export function ReachSection({ form, caterer }: SectionProps & { caterer: OwnCaterer | undefined }) {
  const isPublic = !caterer || caterer.contact === toE164(String(caterer.mobileNo))
  const near = useNearPlaces(form.values.point)
  return (
    <Section title={m.onboarding_section_reach()}>
      <AddressField form={form} near={near} />
      <AreaField form={form} near={near} />
      <TextField
        type="tel"
        inputMode="tel"
        label={m.onboarding_mobile()}
        hint={
          isPublic
            ? m.onboarding_mobile_hint()
            : m.onboarding_mobile_hint_own({ contact: formatPhone(caterer.contact) })
        }
        required
        autoComplete="tel-national"
        className="figures"
        maxLength={20}
        {...form.field('mobileNo')}
      />
    </Section>
  )
}

/** In the words of the spec, in its order (R166). */
const types: readonly Diet[] = ['veg', 'nonVeg', 'jain']

/** Food and description of the caterer. */
export function FoodSection({ form, isNew }: SectionProps & { isNew: boolean }) {
  const { id, values, set, touch, errorOf } = form
  return (
    <Section title={m.onboarding_section_food()}>
      <ChoicesField
        id={controlId(id, 'cateringType')}
        label={m.onboarding_type()}
        required
        options={types.map((diet) => ({ value: diet, label: dietLabel[diet] }))}
        chosen={values.cateringType}
        onChange={(cateringType) => set({ cateringType })}
        onTouch={() => touch('cateringType')}
        error={errorOf('cateringType')}
      />
      <ChoicesField
        id={controlId(id, 'cuisinesOffered')}
        label={m.onboarding_cuisines()}
        hint={m.onboarding_cuisines_hint()}
        options={cuisines.map((cuisine) => ({ value: cuisine, label: cuisine }))}
        chosen={values.cuisinesOffered}
        onChange={(cuisinesOffered) => set({ cuisinesOffered })}
        onTouch={() => touch('cuisinesOffered')}
        error={errorOf('cuisinesOffered')}
      />
      <TextField
        label={m.onboarding_specialist()}
        hint={m.onboarding_specialist_hint()}
        autoComplete="off"
        maxLength={most.wordsLength}
        {...form.field('specialistIn')}
      />
      <TextField
        label={m.onboarding_complimentary()}
        hint={m.onboarding_complimentary_hint()}
        autoComplete="off"
        maxLength={most.wordsLength}
        {...form.field('complimentary')}
      />
      <TextArea
        label={m.onboarding_extra()}
        hint={m.onboarding_extra_hint()}
        maxLength={most.aboutLength}
        {...form.field('extraInformation')}
      />
      <DateField
        label={m.onboarding_since()}
        hint={isNew ? m.onboarding_since_hint_new() : m.onboarding_since_hint()}
        min={`${most.firstYear}-01-01`}
        max={dayInIndia(now())}
        {...form.field('inServiceFrom')}
      />
    </Section>
  )
}

/** Pictures of the caterer's work and of its menus (R168). */
export function PictureSection({ form, onUnderWay }: SectionProps & { onUnderWay: (more: 1 | -1) => void }) {
  const { id, values, set, errorOf } = form
  return (
    <Section title={m.onboarding_section_pictures()}>
      <PictureField
        id={controlId(id, 'artGallery')}
        label={m.onboarding_art_gallery()}
        hint={m.onboarding_art_gallery_hint()}
        links={values.artGallery}
        onChange={(artGallery) => set({ artGallery })}
        onUnderWay={onUnderWay}
        error={errorOf('artGallery')}
      />
      <PictureField
        id={controlId(id, 'menuGallery')}
        label={m.onboarding_menu_gallery()}
        hint={m.onboarding_menu_gallery_hint()}
        links={values.menuGallery}
        onChange={(menuGallery) => set({ menuGallery })}
        onUnderWay={onUnderWay}
        error={errorOf('menuGallery')}
      />
    </Section>
  )
}

/** Prices per plate and guest counts. */
export function PriceSection({ form, isNew }: SectionProps & { isNew: boolean }) {
  const price = { inputMode: 'decimal', pattern: '[0-9.]*', maxLength: 10 } as const
  return (
    <Section title={m.onboarding_section_price()}>
      <NumberField
        label={m.onboarding_max_price()}
        hint={m.onboarding_price_hint()}
        {...price}
        {...form.field('maxPrice')}
      />
      <NumberField label={m.onboarding_min_price()} {...price} {...form.field('minPrice')} />
      <NumberField
        label={m.onboarding_capacity()}
        hint={isNew ? m.onboarding_capacity_hint_new({ usual: most.capacity.usual }) : m.onboarding_capacity_hint()}
        maxLength={6}
        {...form.field('maximumServingCapacity')}
      />
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-b border-line pb-6">
      <h2 id={id} className="headline text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
