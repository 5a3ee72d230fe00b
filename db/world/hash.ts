/** Four 32-bit numbers made from a text: not secret, only well mixed, and quick enough for a million ids. */
export function hashOf(text: string): readonly [number, number, number, number] {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = 0xb7e15162
  let d = 0x6a09e667
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x85ebca6b) ^ (b >>> 13)
    b = Math.imul(b ^ code, 0xc2b2ae35) ^ (c >>> 16)
    c = Math.imul(c ^ code, 0x27d4eb2f) ^ (d >>> 11)
    d = Math.imul(d ^ code, 0x165667b1) ^ (a >>> 15)
  }
  return [mix(a ^ d), mix(b ^ (a << 7)), mix(c ^ (b << 11)), mix(d ^ (c << 5))]
}

/** The last step of MurmurHash3: every bit that comes out depends on every bit that went in. */
function mix(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
