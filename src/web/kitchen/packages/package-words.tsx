import { limits } from '#contract/limits.ts'
import { SinglePicture } from '#web/shared/upload/single-picture.tsx'
import { m } from '#messages'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import type { PackageForm } from './use-package-form.ts'

/** What a package says of itself besides its dishes, folded until it is needed. */
export function PackageWords({ form, onUnderWay }: { form: PackageForm; onUnderWay: (more: 1 | -1) => void }) {
  const words = { maxLength: limits.offer.wordsLength, autoComplete: 'off' }
  return (
    <Disclosure summary={m.packages_more()}>
      <div className="flex flex-col gap-4 text-ink">
        <TextArea
          label={m.packages_description()}
          maxLength={limits.offer.descriptionLength}
          rows={3}
          {...form.field('description')}
        />
        <TextField
          label={m.packages_servings()}
          hint={m.packages_servings_hint()}
          {...words}
          {...form.field('servings')}
        />
        <TextField
          label={m.packages_prep_time()}
          hint={m.packages_prep_time_hint()}
          {...words}
          {...form.field('prepTime')}
        />
        <TextField
          label={m.packages_dietary()}
          hint={m.packages_dietary_hint()}
          {...words}
          {...form.field('dietaryInfo')}
        />
        <TextField
          label={m.packages_allergens()}
          hint={m.packages_allergens_hint()}
          {...words}
          {...form.field('allergenInfo')}
        />
        <SinglePicture
          id={form.field('imgUrl').id}
          label={m.packages_picture()}
          alt={form.values.name || m.packages_unnamed()}
          link={form.values.imgUrl}
          error={form.errorOf('imgUrl')}
          onChange={(imgUrl) => form.set({ imgUrl })}
          onUnderWay={onUnderWay}
        />
      </div>
    </Disclosure>
  )
}
