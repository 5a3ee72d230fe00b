let last = 0

/** A number that no other row made by the factories has, for what must be unique. */
export function nextNumber(): number {
  return (last += 1)
}
