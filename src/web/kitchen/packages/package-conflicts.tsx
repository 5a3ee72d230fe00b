import { ConflictChooser } from '#web/kitchen/conflict/conflict-chooser.tsx'
import { m } from '#messages'
import { conflictFields, resolved } from './conflict-text.ts'
import type { PackageEntry } from './package-entries.ts'
import type { Packages } from './use-packages.ts'

interface PackageConflictsProps {
  entry: PackageEntry
  packages: Pick<Packages, 'offer' | 'store'>
}

/** The fields of a package that another window changed too. Nothing without any. */
export function PackageConflicts({ entry, packages: { offer, store } }: PackageConflictsProps) {
  const { key, saved, draft, values } = entry
  const fields = conflictFields(entry, offer)
  if (!saved || fields.length === 0) return null
  return (
    <ConflictChooser
      key={saved.version}
      id={`package-${key}`}
      name={values.name.trim() || m.packages_unnamed()}
      fields={fields}
      onChoose={(sides) => store.put(key, { ...draft, ...resolved(entry, sides) })}
    />
  )
}
