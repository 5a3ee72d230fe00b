import { useEffect } from 'react'
import { controlId } from '#web/shared/form/problems.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { showControl } from '#web/ui/display/problem-list.tsx'
import { formDraftOf } from './package-drafts.ts'
import type { PackageEntry } from './package-entries.ts'
import { packageSchema } from './package-schema.ts'
import type { Packages } from './use-packages.ts'
import { contextOf, type SubmitFailure } from './use-submit-packages.ts'

export type PackageForm = ReturnType<typeof usePackageForm>

/** The fields of a package. What is typed is stored in this browser until its section is submitted. */
export function usePackageForm(
  packages: Pick<Packages, 'offer' | 'store'>,
  entry: PackageEntry,
  failure: SubmitFailure | undefined,
) {
  const { key, initial } = entry
  const form = useSchemaForm(packageSchema, {
    id: `package-${key}`,
    initial,
    context: contextOf(packages, entry),
    draft: formDraftOf(packages.store, key, initial),
  })
  useEffect(() => {
    if (!failure) return
    form.showAll()
    const [first] = form.problems
    if (failure.error !== undefined) form.reject(failure.error, failure.message)
    else if (first) requestAnimationFrame(() => showControl(controlId(form.id, first.field)))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a failure is shown once, not after every edit
  }, [failure])
  return form
}
