/** Everything that names the product and its owner stands here once; settings may override the address and contacts. */
export const brand = {
  name: 'Pangat',
  slug: 'pangat',
  phone: '+912248931770',
  email: 'hello@pangat.example',
  address: 'Unit 12, Kamala Mills Compound, Lower Parel, Mumbai, Maharashtra 400013',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/pangat' },
    { name: 'Facebook', url: 'https://www.facebook.com/pangat' },
    { name: 'YouTube', url: 'https://www.youtube.com/@pangat' },
  ],
} as const
