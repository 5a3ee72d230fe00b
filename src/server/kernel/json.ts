/**
 * JSON of ASCII characters alone, in one piece: JavaScript keeps it as a byte a character, and joins and sends many such texts by copying
 * bytes. One other character makes every text that it is joined to twice as long, to be encoded at each sending.
 */
export function asciiJson(value: unknown): string {
  const escaped = JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return Buffer.from(escaped, 'latin1').toString('latin1')
}

/** A value serialised to JSON in advance. */
export class Json<Value> {
  readonly text: string
  /** Differs from that of every other text, where its maker knows it at less cost than by reading the text. */
  readonly tag: string | undefined
  /** Phantom field: makes the JSON of `A` and of `B` incompatible types. */
  declare readonly of: Value

  constructor(text: string, tag?: string) {
    this.text = text
    this.tag = tag
  }
}

/** JSON in ASCII alone, as {@link asciiJson} writes it: its characters are its bytes. */
export class AsciiJson<Value> extends Json<Value> {}
