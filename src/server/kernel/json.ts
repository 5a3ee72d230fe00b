/** A value serialised to JSON in advance. */
export class Json<Value> {
  readonly text: string
  /** Never there; it makes the JSON of one thing no JSON of another. */
  declare readonly of: Value

  constructor(text: string) {
    this.text = text
  }
}
