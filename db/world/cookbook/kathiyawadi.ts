import { chapter, pure, rooted, veg } from './dish.ts'

export const kathiyawadi = chapter('Kathiyawadi', {
  drinks: [pure('Kathiyawadi Chaas', 'Thick buttermilk with cumin and coriander', 'chaas')],
  starters: [
    pure('Bajra Vada', 'Millet and sesame discs', 'veg-cutlet'),
    rooted('Lasaniya Bataka', 'Baby potatoes in red garlic, Rajkot fashion', 'garlic-potatoes'),
    pure('Fafda', 'Crisp gram-flour strips with papaya sambharo', 'fafda'),
    pure('Vanela Gathiya', 'Soft gathiya pressed by hand', 'gathiya'),
    pure('Bharela Marcha Bhajiya', 'Stuffed chillies, mild until they are not', 'stuffed-chillies'),
    rooted('Kanda Bhajiya', 'Onion fritters for a rainy day', 'bhajiya'),
    pure('Ghughra', 'Half-moons with peas and coconut', 'samosa'),
  ],
  sides: [
    rooted('Lasan ni Chutney', 'Red garlic, a little on the thumb', 'garlic-chutney'),
    pure('Sambharo', 'Cabbage and raw papaya, barely cooked', 'sambharo'),
    pure('Athela Marcha', 'Chillies in mustard and lime', 'chilli-pickle'),
  ],
  mains: [
    rooted('Ringan no Olo', 'Aubergine roasted on coals', 'ringan-olo'),
    pure('Sev Tameta nu Shaak', 'Tomatoes, jaggery, thick sev', 'sev-tameta'),
    rooted('Lasaniya Batata', 'Potatoes with pounded garlic', 'garlic-potatoes'),
    pure('Kathiyawadi Kaju Gathiya', 'Cashew and gathiya in gravy', 'gathiya-curry'),
    pure('Bharela Bhinda', 'Okra stuffed with peanut masala', 'bhindi-masala'),
    rooted('Dungri nu Shaak', 'Whole baby onions', 'baby-onions'),
    pure('Adad ni Dal', 'Black gram cooked in buttermilk', 'dal-makhani'),
    pure('Chaap Chora', 'Cow peas with green masala', 'usal'),
  ],
  rice: [
    veg('Vaghareli Kathiyawadi Khichdi', 'Hot with red chilli and ghee', 'khichdi'),
    pure('Kathiyawadi Kadhi', 'Sharper than its Gujarati cousin', 'gujarati-kadhi'),
    veg('Rajwadi Khichdi', 'With vegetables, nuts and saffron', 'khichdi'),
    pure('Plain Khichdi & Ghee', 'For the soul', 'khichdi'),
    pure('Ghee Rice', 'Kolam rice, cow ghee', 'jeera-rice'),
  ],
  breads: [
    pure('Bajra no Rotlo with White Butter', 'Thick, smoky, broken by hand', 'rotla'),
    pure('Makai no Rotlo', 'Corn flour from the clay griddle', 'rotla'),
    pure('Kathiyawadi Bhakhri', 'Hard outside, ghee inside', 'rotla'),
    pure('Biscuit Bhakhri', 'Pressed on a wooden block', 'rotla'),
  ],
  desserts: [
    pure('Gol Papdi', 'Wheat, jaggery and ghee', 'barfi'),
    pure('Churma Ladoo', 'Fried wheat crushed with jaggery', 'besan-ladoo'),
    pure('Lapsi', 'Broken wheat for an auspicious day', 'lapsi'),
    pure('Rajkot Penda', 'Browned milk sweet', 'sandesh'),
  ],
  live: [
    pure('Rotlo Counter', 'Patted and baked on clay while guests wait', 'rotla'),
    pure('Gathiya Counter', 'Pressed straight into the oil', 'gathiya'),
  ],
})
