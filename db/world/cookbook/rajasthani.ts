import { chapter, nonVeg, pure, rooted, veg } from './dish.ts'

export const rajasthani = chapter('Rajasthani', {
  drinks: [
    pure('Kesar Thandai', 'Saffron, almond and pepper', 'milk-cooler'),
    pure('Bela Sherbet', 'Wood-apple and rose', 'mango-cooler'),
  ],
  starters: [
    rooted('Pyaz Kachori', 'Onion kachori of Jodhpur', 'kachori'),
    pure('Moong Dal Kachori', 'Lentil filling, flaky shell', 'kachori'),
    rooted('Mirchi Vada', 'A big chilli, a potato, a batter', 'stuffed-chillies'),
    pure('Bikaneri Bhujia Chaat', 'With pomegranate and mint', 'chaat'),
    pure('Dal Pakori', 'Moong fritters with green chutney', 'bhajiya'),
    pure('Paneer Sula', 'Smoked over coals with kachri', 'paneer-tikka'),
    pure('Mogar Kachori', 'Sweet-sour, with tamarind', 'kachori'),
    nonVeg('Maas ke Sule', 'Smoked mutton skewers', 'kebab'),
  ],
  sides: [
    pure('Kachri Chutney', 'Wild melon and red chilli', 'garlic-chutney'),
    pure('Mirchi ke Tipore', 'Chillies with fennel and mustard', 'chilli-pickle'),
  ],
  mains: [
    pure('Gatte ki Sabzi', 'Gram-flour dumplings in curd gravy', 'gatte'),
    pure('Ker Sangri', 'Desert beans and berries', 'ker-sangri'),
    pure('Papad Mangodi', 'Papad and sun-dried lentil drops', 'papad'),
    pure('Govind Gatte', 'Gatte filled with khoya', 'gatte'),
    pure('Methi Dana Sabzi', 'Fenugreek seed and raisins', 'ker-sangri'),
    veg('Paneer Jaipuri', 'Tomato gravy with roasted papad', 'paneer-butter-masala'),
    rooted('Aloo Mangodi', 'Potatoes with lentil drops', 'potato-rasa'),
    pure('Rajasthani Kadhi Pakoda', 'Buttermilk and dumplings', 'gujarati-kadhi'),
    nonVeg('Laal Maas', 'Mutton and Mathania chilli', 'laal-maas'),
    nonVeg('Safed Maas', 'Mutton in almond and curd', 'white-curry'),
    nonVeg('Jungli Murgh', 'Chicken, ghee, chilli and nothing else', 'chicken-curry'),
  ],
  rice: [
    pure('Dal Panchmel', 'Five lentils, as for the baati', 'dal-tadka'),
    pure('Dal Baati', 'Baked wheat rounds broken into dal and ghee', 'dal-baati'),
    pure('Gatta Pulao', 'Rice with fried gatte', 'veg-biryani'),
    pure('Bajre ki Khichdi', 'Millet, moong and ghee', 'millet-khichdi'),
    veg('Kabuli Pulao', 'Jodhpur’s layered vegetable rice', 'veg-pulao'),
    pure('Kesar Bhaat', 'Sweet saffron rice', 'yellow-pulao'),
  ],
  breads: [
    pure('Masala Baati', 'Baked over coals, a spiced filling inside', 'dal-baati'),
    pure('Bajre ki Roti', 'With jaggery and ghee', 'rotla'),
    pure('Khoba Roti', 'Pinched all over to hold ghee', 'rotla'),
    pure('Tikkar', 'Spiced thick bread', 'rotla'),
  ],
  desserts: [
    pure('Churma', 'Sweet crushed baati', 'moong-halwa'),
    pure('Ghewar', 'Honeycomb of flour under rabdi', 'ghewar'),
    pure('Malpua', 'Pancakes in syrup, with rabdi', 'malpua'),
    pure('Mawa Kachori', 'The sweet one, from Jodhpur', 'kachori'),
    pure('Kaju Katli', 'Thin cashew diamonds', 'kaju-katli'),
  ],
  live: [
    pure('Dal-Baati-Churma Counter', 'Baatis from the coals, drowned in ghee', 'dal-baati'),
    pure('Malpua Counter', 'Fried, soaked and served at once', 'malpua'),
  ],
})
