/** Ten digits as typed into a form, without the country code (R295). */
export const tenDigits = /^\d{10}$/

/** The digits of a number as people type or paste it: without spaces, hyphens and +91. */
export function withoutCountryCode(text: string): string {
  return text.replace(/[\s-]/g, '').replace(/^\+91/, '')
}

/** The ten digits of a mobile number as it is being typed or was pasted, as from '+91 98765 43210'; fewer while it is incomplete. */
export function mobileDigits(text: string): string {
  const all = text.replace(/\D/g, '')
  return (all.length > 10 ? all.replace(/^(?:0091|91|0)/, '') : all).slice(0, 10)
}

/** '+919876543210' from ten digits. */
export function toE164(digits: string): string {
  return `+91${digits}`
}

/** '+91 98765 43210' for people, '+91 22 4893 1770' for a landline of a large city; anything unexpected is returned as it is. */
export function formatPhone(e164: string): string {
  const landline = /^\+91(11|20|22|33|40|44)(\d{4})(\d{4})$/.exec(e164)
  if (landline) return `+91 ${landline[1]} ${landline[2]} ${landline[3]}`
  const match = /^\+91(\d{5})(\d{5})$/.exec(e164)
  return match ? `+91 ${match[1]} ${match[2]}` : e164
}

/** Reports whether a number is that of a mobile phone, which in India begins with 6 to 9; landlines have no WhatsApp of their own. */
export function isMobile(e164: string): boolean {
  return /^\+91[6-9]\d{9}$/.test(e164)
}

/** Address of a WhatsApp conversation; wa.me wants 91 and the digits, no plus. */
export function whatsAppLink(e164: string, text: string): string {
  return `https://wa.me/${e164.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

/** '+91 98••• ••310': enough to recognise a number that one has, too little to call it. */
export function maskedPhone(e164: string): string {
  return e164.replace(/^\+91(\d{2})\d{5}(\d{3})$/, '+91 $1••• ••$2')
}
