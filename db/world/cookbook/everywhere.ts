import { chapter, pure, rooted, veg } from './dish.ts'

/** What every caterer of the city can put on the table. */
export const everywhere = chapter('any', {
  drinks: [
    pure('Fresh Lime Soda', 'Sweet, salted or mixed, made at the counter', 'lime-cooler'),
    pure('Virgin Mojito', 'Muddled mint and lime over crushed ice', 'mocktail'),
    pure('Watermelon Cooler', 'Pressed watermelon with black salt and basil', 'watermelon-cooler'),
    pure('Blue Lagoon', 'Lemonade with orange-peel syrup, for the photographs', 'blue-cooler'),
    pure('Pineapple Punch', 'Pineapple, orange and a pinch of pepper', 'orange-cooler'),
    pure('Kiwi Crush', 'Green kiwi and apple juice on ice', 'lime-cooler'),
  ],
  soups: [
    pure('Cream of Tomato Soup', 'Slow-roasted tomatoes, basil and a little cream', 'tomato-soup'),
    veg('Sweet Corn Soup', 'Corn kernels in a light peppery broth', 'sweet-corn-soup'),
    veg('Lemon Coriander Soup', 'Clear broth with lime and fresh coriander', 'clear-soup'),
    veg('Broccoli Almond Soup', 'Blended broccoli with toasted almonds', 'green-soup'),
    veg('Minted Pea Soup', 'Green peas and mint, served warm in cups', 'green-soup'),
    veg('Roasted Pumpkin Soup', 'Red pumpkin with ginger and coconut cream', 'pumpkin-soup'),
  ],
  sides: [
    pure('Garden Green Salad', 'Cucumber, tomato, lettuce and lime', 'salad'),
    veg('Kachumber', 'Finely diced cucumber and tomato with chaat masala', 'kachumber'),
    pure('Sprouted Moong Salad', 'Sprouts with pomegranate, lime and coriander', 'sprout-salad'),
    rooted('Russian Salad', 'Potato, peas and carrot in a mild mayonnaise', 'russian-salad'),
    pure('Corn & Capsicum Salad', 'Sweet corn tossed with peppers and lime', 'corn-salad'),
    pure('Fruit Chaat', 'Seasonal fruit with black salt and roasted cumin', 'fruit-platter'),
  ],
  desserts: [
    veg('Chocolate Brownie', 'Dense eggless brownie with walnuts', 'brownie'),
    pure('Kesar Pista Ice Cream', 'Saffron and pistachio, scooped at the table', 'ice-cream'),
    pure('Fresh Fruit Platter', 'Cut papaya, melon, pineapple and grapes', 'fruit-platter'),
    pure('Eggless Chocolate Pastry', 'Soft sponge with dark ganache', 'tiramisu'),
    pure('Mango Mousse', 'Alphonso pulp folded into cream', 'mango-mousse'),
  ],
  live: [
    veg('Pasta Counter', 'Penne and fusilli tossed to order in red or white sauce', 'pasta'),
    veg('Mini Pizza Counter', 'Thin bases baked while guests wait', 'pizza'),
    pure('Sizzling Brownie Counter', 'Hot plates, ice cream and a lot of smoke', 'brownie'),
    pure('Popcorn & Candy Floss Counter', 'For the children, and for the uncles', 'popcorn'),
    veg('Grilled Sandwich Counter', 'Bombay sandwiches pressed to order', 'sandwich'),
  ],
})

/** What every Indian kitchen serves besides its own cuisine. */
export const indian = chapter('indian', {
  drinks: [
    pure('Masala Chaas', 'Churned buttermilk with roasted cumin and coriander', 'chaas'),
    pure('Jaljeera', 'Cumin, mint and black salt, with boondi on top', 'green-cooler'),
    pure('Aam Panna', 'Green mango, mint and jaggery', 'mango-cooler'),
    pure('Thandai', 'Chilled milk with almonds, fennel and rose', 'milk-cooler'),
    pure('Kokum Sherbet', 'Konkan kokum with a pinch of cumin', 'kokum-cooler'),
    pure('Sweet Lassi', 'Thick curd whipped with sugar and cardamom', 'lassi'),
  ],
  soups: [
    veg('Tomato Shorba', 'Spiced tomato broth with coriander stems', 'tomato-soup'),
    veg('Dal Shorba', 'Thin lentil soup with lime and pepper', 'lentil-soup'),
  ],
  sides: [
    pure('Boondi Raita', 'Curd with gram-flour pearls and roasted cumin', 'boondi-raita'),
    pure('Cucumber Raita', 'Curd, cucumber and mint', 'raita'),
    pure('Roasted Papad', 'Plain and masala, with green chutney', 'papad'),
    pure('Green Chutney', 'Coriander, mint and green chilli', 'mint-chutney'),
    pure('Tamarind Chutney', 'Sweet and sour, with dates', 'tamarind-chutney'),
    pure('Mango Pickle', 'Last summer’s mango, from the jar', 'mango-pickle'),
  ],
  breads: [
    pure('Phulka', 'Puffed on the flame and brushed with ghee', 'roti'),
    pure('Tawa Paratha', 'Layered whole-wheat bread from the griddle', 'paratha'),
    pure('Puri', 'Fried until it puffs, a basket for every table', 'puri-bhaji'),
    pure('Methi Thepla', 'Soft fenugreek flatbread', 'paratha'),
    pure('Jowar Bhakri', 'Millet bread patted by hand', 'rotla'),
  ],
  desserts: [
    pure('Gulab Jamun', 'Warm milk dumplings in rose syrup', 'gulab-jamun'),
    pure('Kesar Jalebi', 'Crisp spirals in saffron syrup', 'jalebi'),
    rooted('Gajar Halwa', 'Red carrots cooked down in milk and ghee', 'gajar-halwa'),
    pure('Moong Dal Halwa', 'Lentils roasted in ghee for an hour, as it must be', 'moong-halwa'),
    pure('Malai Kulfi', 'Reduced milk frozen in earthen cups', 'kulfi'),
    pure('Rice Kheer', 'Basmati, milk and cardamom, served cold', 'kheer'),
  ],
  live: [
    veg('Chaat Counter', 'Sev puri, dahi puri and bhel made while you choose', 'chaat'),
    pure('Pani Puri Counter', 'Three waters: mint, tamarind and hing', 'pani-puri'),
    veg('Pav Bhaji Counter', 'Mashed on the tawa with more butter than is wise', 'pav-bhaji'),
    veg('Dosa Counter', 'Paper, masala and cheese dosas from the griddle', 'masala-dosa'),
    pure('Jalebi-Rabdi Counter', 'Fried in front of the guests, rabdi beside it', 'jalebi'),
  ],
})
