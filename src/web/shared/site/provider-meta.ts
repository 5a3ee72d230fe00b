/** Name of the element in the head that says what the identity provider is called, when there is one. */
export const providerMeta = 'identity-provider'
