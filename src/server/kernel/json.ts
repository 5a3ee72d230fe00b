/** A value serialised to JSON in advance. */
export class Json<Value> {
  readonly text: string
  /** Phantom field: makes the JSON of `A` and of `B` incompatible types. */
  declare readonly of: Value

  constructor(text: string) {
    this.text = text
  }
}
