import { useSearchParams } from 'react-router'
import { m } from '#messages'
import type { Section } from './package-drafts.ts'
import { sectionsOf } from './package-entries.ts'
import type { OfferProps } from '#web/kitchen/offer/offer-props.ts'
import { PackageSection } from './package-section.tsx'
import { usePackages } from './use-packages.ts'

/** Parameter of the URL with the package whose editor is open. */
const openedParam = 'package'

/** The sections below each other. One editor is open at a time, which the URL names. */
export function SectionForms({ userId, catererId, offer }: OfferProps) {
  const packages = usePackages(userId, catererId, offer)
  const [params, setParams] = useSearchParams()
  const [section, key] = (params.get(openedParam) ?? '').split('~')
  const open = (of: Section, opened: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (opened === undefined) next.delete(openedParam)
        else next.set(openedParam, `${of}~${opened}`)
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <p className="text-ink-soft">{m.packages_text()}</p>
      {sectionsOf(offer).map((of) => (
        <PackageSection
          key={of}
          section={of}
          packages={packages}
          opened={section === of ? key : undefined}
          onOpen={(opened) => open(of, opened)}
        />
      ))}
    </div>
  )
}
