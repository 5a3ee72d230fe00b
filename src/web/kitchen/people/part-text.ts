import type { MemberPart } from '#contract/rules/member-part.ts'
import { m } from '#messages'

const names = { owner: m.people_owner, manager: m.people_manager, cook: m.people_cook }

/** The name of a part, as in 'Manager'. */
export function partName(part: MemberPart): string {
  return names[part]()
}

/** Parts to choose from, with what each does. */
export function partOptions() {
  return [
    { value: 'manager', label: m.people_manager(), hint: m.people_manager_hint() },
    { value: 'cook', label: m.people_cook(), hint: m.people_cook_hint() },
  ]
}
