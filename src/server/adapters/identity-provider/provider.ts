/** Whom an id_token stands for, as its provider says. */
export interface ProvenPerson {
  /** Identifies a user together with `subject`. */
  issuer: string
  subject: string
  /** The address that the provider has confirmed; undefined when it has not, or gives none. */
  email: string | undefined
  /** Either may be empty. */
  firstName: string
  lastName: string
  /** What the client asked to be repeated, which ties the token to one sign-in. */
  nonce: string | undefined
  /** From then on the token is rejected for its age alone. */
  refusedFrom: Date
}

/** `untrue`: not a token of this provider for us and for now. `no_answer`: the provider could not be asked for its keys. */
export type Proof = ProvenPerson | 'untrue' | 'no_answer'

/** A provider of identities, such as Auth0 or Keycloak. */
export interface IdentityProvider {
  /** Judges an id_token by its signature, issuer, audience and times. */
  prove(idToken: string): Promise<Proof>
}
