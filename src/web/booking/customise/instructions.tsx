import { m } from '#messages'

/** Three steps in one strip (R136). */
export function Instructions() {
  const steps = [m.customise_step_category(), m.customise_step_dishes(), m.customise_step_continue()]
  return (
    <ol
      aria-label={m.customise_instructions()}
      className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 rounded-box bg-leaf-wash px-4 py-2.5 text-sm sm:text-base"
    >
      {steps.map((step, at) => (
        <li key={step} className="flex items-center gap-2">
          <span
            aria-hidden
            className="figures grid size-6 shrink-0 place-items-center rounded-full bg-leaf text-sm font-semibold text-on-leaf"
          >
            {at + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
