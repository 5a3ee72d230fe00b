import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'

/** Owner of {@link annapurna}, as far as the pages of a caterer look. */
export const owner = { id: 'USER1', phone: '+919820012345', catererId: 'CAT1' } as User

/** An account of the same role that has no caterer yet. */
export const newcomer = { ...owner, catererId: undefined } as unknown as User

/** A caterer as its owner sees it, as far as the form shows it. */
export const annapurna = {
  id: 'CAT1',
  version: 3,
  gstNo: '27AABCC1234D1ZB',
  gstScheme: 'REGULAR_5',
  approval: { state: 'approved' },
  name: 'Annapurna Rasoi',
  address: '12 SV Road, Andheri West',
  googleLocation: { lat: 19.1197, lng: 72.8464 },
  serviceAddress: 'Andheri, Mumbai',
  mobileNo: 9820012345,
  contact: '+919820012345',
  extraInformation: '',
  specialistIn: '',
  complimentary: '',
  cuisinesOffered: [],
  inServiceFrom: '2020-01-01',
  cateringType: ['veg'],
  artGallery: [],
  menuGallery: [],
  maxPrice: null,
  minPrice: null,
  fssaiNo: null,
  maximumServingCapacity: 500,
} as unknown as OwnCaterer
