import type { Abouts } from './abouts.ts'

export const bengali: Abouts = {
  'Aam Pora Shorbot': ['Smoky, sour, roasted-cumin drink', 'Fire-roasted mango, cold water, cumin'],
  'Aloo Chop': ['Crisp, round, peanuts inside', 'Tea-time snack of Kolkata'],
  'Chicken Kathi Roll Bites': ['Paratha, egg, chicken, cut small', 'Small rolls with lime and chilli'],
  'Egg Devil': ['Crumbed, fried, keema around egg', 'Old cabin snack, kasundi beside'],
  'Chhanar Dalna': ['Soft fried chhana, light gravy', 'Home-made chhana, peas and tomato'],
  'Dhokar Dalna': ['Fried lentil squares, cumin gravy', 'Puja-day dish, no vegetables needed'],
  Shukto: ['Mixed vegetables, mild milk gravy', 'Bitter gourd and drumstick, mustard'],
  'Kosha Mangsho': ['Dark, thick, slow-cooked mutton', 'Sunday mutton, with luchi'],
  'Bhog-er Khichuri': ['Festival khichuri, ghee on top', 'Golden moong, vegetables, bay leaf'],
  'Ghee Bhaat with Peas': ['Fragrant small-grain rice, bay leaf', 'Mild, sweetish, cashew and raisin'],
  'Kolkata Mutton Biryani': ['Light, fragrant, rose and saffron', 'Long grains, tender meat, egg'],
  'Nolen Gur Sandesh': ['Soft, smoky-sweet, pressed in moulds', 'Fresh chhana with new gur'],
  Rajbhog: ['Big saffron rasgullas, pistachio inside', 'Festive, soft, kesar in the syrup'],
  'Puchka Counter': ['Tamarind water, spiced chickpeas, thin shells', 'Kolkata’s own, filled one by one'],
  'Kathi Roll Counter': ['Hot parathas rolled around kebabs', 'Egg on the paratha, kebab within'],
}
