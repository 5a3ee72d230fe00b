/** A response that no request may ever get. */
export class UnexpectedResponse extends Error {
  constructor(what: string) {
    super(what)
    this.name = 'Wrong'
  }
}
