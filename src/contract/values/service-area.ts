/** The areas that a caterer can call its own: the stations of the Western line from Churchgate to Virar, south to north (C73). */
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

/** 'Andheri, Mumbai': how an area is offered and kept as a service address. */
export function serviceAddressOf(area: ServiceArea): string {
  return `${area}, Mumbai`
}

/** Finds the area of what was typed, with or without the city and whatever its case; undefined when it is none. */
export function serviceAreaFrom(text: string): ServiceArea | undefined {
  const wanted = text
    .trim()
    .toLowerCase()
    .replace(/,?\s*mumbai$/, '')
    .trim()
  return serviceAreas.find((area) => area.toLowerCase() === wanted)
}
