/** 9 to 18 digits, as banks in India use them. */
export const accountNumberPattern = /^\d{9,18}$/
/** Bank, a zero, branch. */
export const ifscPattern = /^[A-Z]{4}0[A-Z0-9]{6}$/
/** Five letters, of which the fourth tells the kind of holder; four digits; a letter. */
export const panPattern = /^[A-Z]{5}\d{4}[A-Z]$/
/** A name at a bank or payment app, as NPCI describes virtual payment addresses. */
export const upiPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{1,49}@[A-Za-z][A-Za-z0-9]{1,20}$/

/** The PAN in a GST number; undefined for `URP`, the mark of an unregistered person. */
export function panOfGstNo(gstNo: string): string | undefined {
  const pan = gstNo.slice(2, 12)
  return gstNo !== 'URP' && panPattern.test(pan) ? pan : undefined
}

/** Reports whether a PAN is that of an individual or a Hindu undivided family, of whom tax is deducted above a yearly sum alone. */
export function isIndividualPan(pan: string): boolean {
  return pan[3] === 'P' || pan[3] === 'H'
}

/** A number of which the end is shown: '•••• 1234'. */
export function masked(last4: string): string {
  return `•••• ${last4}`
}
