/** The stops of the Western line that a caterer may name as where it serves from, south to north; the same as db/places has them (C73). */
export const serviceAreas = [
  'Churchgate',
  'Marine Lines',
  'Charni Road',
  'Grant Road',
  'Mumbai Central',
  'Mahalaxmi',
  'Lower Parel',
  'Prabhadevi',
  'Dadar',
  'Matunga Road',
  'Mahim Junction',
  'Bandra',
  'Khar Road',
  'Santacruz',
  'Vile Parle',
  'Andheri',
  'Jogeshwari',
  'Ram Mandir',
  'Goregaon',
  'Malad',
  'Kandivali',
  'Borivali',
  'Dahisar',
  'Mira Road',
  'Bhayandar',
  'Naigaon',
  'Vasai Road',
  'Nallasopara',
  'Virar',
] as const
export type ServiceArea = (typeof serviceAreas)[number]

export type ServiceAddress = `${ServiceArea}, Mumbai`

/** 'Andheri, Mumbai', as it is chosen, shown and kept. */
export function serviceAddressOf(area: ServiceArea): ServiceAddress {
  return `${area}, Mumbai`
}

/** The area of a service address; undefined when it is none of ours. */
export function areaOfServiceAddress(address: string): ServiceArea | undefined {
  return serviceAreas.find((area) => serviceAddressOf(area) === address)
}
