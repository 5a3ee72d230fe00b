import { chapter, nonVeg, pure, rooted, veg } from './dish.ts'

export const rajasthani = chapter('Rajasthani', {
  drinks: [pure('Kesar Thandai', 'Saffron, almond and pepper', 'lassi'), pure('Bela Sherbet', 'Wood-apple and rose')],
  starters: [
    rooted('Pyaz Kachori', 'Onion kachori of Jodhpur', 'samosa'),
    pure('Moong Dal Kachori', 'Lentil filling, flaky shell', 'samosa'),
    rooted('Mirchi Vada', 'A big chilli, a potato, a batter'),
    pure('Bikaneri Bhujia Chaat', 'With pomegranate and mint'),
    pure('Dal Pakori', 'Moong fritters with green chutney', 'medu-vada'),
    pure('Paneer Sula', 'Smoked over coals with kachri', 'paneer-tikka'),
    pure('Mogar Kachori', 'Sweet-sour, with tamarind', 'samosa'),
    nonVeg('Maas ke Sule', 'Smoked mutton skewers', 'kebab'),
  ],
  sides: [
    pure('Kachri Chutney', 'Wild melon and red chilli'),
    pure('Mirchi ke Tipore', 'Chillies with fennel and mustard'),
  ],
  mains: [
    pure('Gatte ki Sabzi', 'Gram-flour dumplings in curd gravy', 'gatte'),
    pure('Ker Sangri', 'Desert beans and berries', 'ker-sangri'),
    pure('Papad Mangodi', 'Papad and sun-dried lentil drops'),
    pure('Govind Gatte', 'Gatte filled with khoya', 'gatte'),
    pure('Methi Dana Sabzi', 'Fenugreek seed and raisins'),
    veg('Paneer Jaipuri', 'Tomato gravy with roasted papad', 'paneer-butter-masala'),
    rooted('Aloo Mangodi', 'Potatoes with lentil drops'),
    pure('Rajasthani Kadhi Pakoda', 'Buttermilk and dumplings', 'gujarati-kadhi'),
    nonVeg('Laal Maas', 'Mutton and Mathania chilli', 'laal-maas'),
    nonVeg('Safed Maas', 'Mutton in almond and curd'),
    nonVeg('Jungli Murgh', 'Chicken, ghee, chilli and nothing else', 'chicken-curry'),
  ],
  rice: [
    pure('Dal Panchmel', 'Five lentils, as for the baati', 'dal-tadka'),
    pure('Dal Baati', 'Baked wheat rounds broken into dal and ghee', 'dal-baati'),
    pure('Gatta Pulao', 'Rice with fried gatte', 'veg-pulao'),
    pure('Bajre ki Khichdi', 'Millet, moong and ghee'),
    veg('Kabuli Pulao', 'Jodhpur’s layered vegetable rice', 'veg-pulao'),
    pure('Kesar Bhaat', 'Sweet saffron rice', 'veg-pulao'),
  ],
  breads: [
    pure('Masala Baati', 'Baked over coals, a spiced filling inside', 'dal-baati'),
    pure('Bajre ki Roti', 'With jaggery and ghee', 'rotla'),
    pure('Khoba Roti', 'Pinched all over to hold ghee', 'roti'),
    pure('Tikkar', 'Spiced thick bread', 'rotla'),
  ],
  desserts: [
    pure('Churma', 'Sweet crushed baati', 'ladoo'),
    pure('Ghewar', 'Honeycomb of flour under rabdi'),
    pure('Malpua', 'Pancakes in syrup, with rabdi'),
    pure('Mawa Kachori', 'The sweet one, from Jodhpur'),
    pure('Kaju Katli', 'Thin cashew diamonds', 'kaju-katli'),
  ],
  live: [
    pure('Dal-Baati-Churma Counter', 'Baatis from the coals, drowned in ghee', 'dal-baati'),
    pure('Malpua Counter', 'Fried, soaked and served at once'),
  ],
})
