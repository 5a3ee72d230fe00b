import type { Abouts } from './abouts.ts'

export const kathiyawadi: Abouts = {
  'Kathiyawadi Chaas': ['Salted, thick, jeera on top', 'Cold from the matka, lightly spiced'],
  'Lasaniya Bataka': ['Spicy red baby potatoes', 'Small potatoes, garlic paste, oil'],
  Fafda: ['Long, crisp, fried chillies beside', 'Ajwain-flecked besan, fried fresh'],
  'Vanela Gathiya': ['Thick, soft, pressed over hot oil', 'Peppered gathiya, chillies beside'],
  'Bharela Marcha Bhajiya': ['Long chillies filled with besan masala', 'Crisp batter, mild chilli, sweet filling'],
  'Kanda Bhajiya': ['Crisp, tangled, hot', 'Sliced onions, besan, green chilli'],
  'Lasan ni Chutney': ['Fiery red paste for rotlo', 'Garlic and Kashmiri chilli, pounded'],
  'Ringan no Olo': ['Smoky mash, green garlic, oil', 'Fire-roasted, mashed with spices'],
  'Sev Tameta nu Shaak': ['Spicy tomatoes, sev at the last moment', 'Red, oily, hot with sev'],
  'Kathiyawadi Kaju Gathiya': ['Spicy, rich, crunchy on top', 'Fried cashew, red gravy, gathiya'],
  'Adad ni Dal': ['Thick white dal, green chilli', 'Saturday’s dal, with rotlo'],
  'Vaghareli Kathiyawadi Khichdi': ['Spicy tempered rice, groundnut oil', 'Dal and rice, fried chillies over'],
  'Bajra no Rotlo with White Butter': ['Dark millet bread, makhan melting', 'Hand-patted, smoky, homemade makhan'],
  'Makai no Rotlo': ['Yellow maize bread, thick and soft', 'Maize rounds, ghee and gur'],
  'Rotlo Counter': ['Bajra shaped by hand, straight off the tavdi', 'Smoke, makhan and gur, one at a time'],
}
