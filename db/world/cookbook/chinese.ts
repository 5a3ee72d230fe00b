import { chapter, nonVeg, pure, rooted, veg } from './dish.ts'

export const chinese = chapter('Chinese', {
  drinks: [
    pure('Jasmine Iced Tea', 'Cold-brewed jasmine tea with lemon', 'mocktail'),
    pure('Lychee Cooler', 'Lychee, lime and mint', 'mocktail'),
  ],
  soups: [
    veg('Hot & Sour Soup', 'Vinegar, pepper and bamboo shoots', 'hot-sour-soup'),
    veg('Manchow Soup', 'Ginger, soy and fried noodles', 'hot-sour-soup'),
    nonVeg('Chicken Sweet Corn Soup', 'With egg drops and white pepper'),
    nonVeg('Wonton Soup', 'Chicken dumplings in clear broth'),
  ],
  starters: [
    veg('Vegetable Spring Rolls', 'Cabbage and glass noodles, crisp', 'spring-rolls'),
    veg('Gobi Manchurian', 'Cauliflower in soy and green chilli', 'manchurian'),
    veg('Chilli Paneer', 'Peppers, soy and a hot wok', 'paneer-tikka'),
    veg('Steamed Veg Momos', 'With a red chilli dip', 'momos'),
    rooted('Honey Chilli Potato', 'Sticky, sesame on top'),
    veg('Crispy Corn Pepper Salt', 'Kernels tossed with burnt chilli'),
    pure('Salt & Pepper Tofu', 'Silken inside, crisp outside'),
    nonVeg('Chicken Lollipop', 'Bombay’s own, with Schezwan sauce'),
    nonVeg('Dragon Chicken', 'Cashew, dried chilli and spring onion', 'chicken-tikka'),
    nonVeg('Chicken Momos', 'Hand-folded, steamed', 'momos'),
    nonVeg('Golden Fried Prawns', 'Light batter, hot garlic dip'),
  ],
  sides: [
    veg('Kimchi Salad', 'Cabbage with chilli and sesame', 'salad'),
    pure('Glass Noodle Salad', 'Lime, peanut and herbs', 'salad'),
    veg('Schezwan Chutney', 'For everything, says the city', 'salsa'),
  ],
  mains: [
    veg('Veg Manchurian Gravy', 'Dumplings in soy and ginger', 'manchurian'),
    veg('Stir-fried Greens', 'Bok choy, broccoli and beans'),
    veg('Kung Pao Vegetables', 'Peanuts and dried chilli'),
    rooted('Mapo Tofu', 'Bean curd in chilli, garlic and ginger'),
    veg('Paneer in Hot Garlic Sauce', 'Dark, sharp and shiny', 'paneer-butter-masala'),
    rooted('Mushroom & Babycorn in Black Bean', 'Fermented beans, spring onion'),
    nonVeg('Chilli Chicken Gravy', 'The dish of every Mumbai wedding', 'chicken-curry'),
    nonVeg('Chicken in Oyster Sauce', 'With broccoli and mushroom', 'chicken-curry'),
    nonVeg('Fish in Chilli Bean Sauce', 'Basa, ginger and bean paste', 'fish-curry'),
    nonVeg('Sweet & Sour Chicken', 'Pineapple and peppers', 'chicken-curry'),
  ],
  rice: [
    veg('Hakka Noodles', 'Thin noodles, cabbage and peppers', 'veg-noodles'),
    veg('Veg Fried Rice', 'Day-old rice, quick fire', 'fried-rice'),
    veg('Schezwan Fried Rice', 'Red and honest about it', 'fried-rice'),
    veg('Triple Schezwan', 'Rice, noodles and gravy in one', 'fried-rice'),
    pure('Burnt Chilli Rice', 'Smoky, with sesame', 'fried-rice'),
    veg('Singapore Rice Noodles', 'Curry powder and bean sprouts', 'hakka-noodles'),
    nonVeg('Chicken Hakka Noodles', 'With egg and spring onion', 'hakka-noodles'),
    nonVeg('Egg Fried Rice', 'Soy, white pepper', 'fried-rice'),
  ],
  desserts: [
    pure('Date Pancake with Ice Cream', 'Crisp, with sesame'),
    pure('Darsaan', 'Fried noodles in sugar syrup'),
    pure('Lychee & Ice Cream', 'Cold, from the bowl', 'kulfi'),
  ],
  live: [
    veg('Wok Counter', 'Choose, toss, eat: noodles from the flame', 'hakka-noodles'),
    veg('Dim Sum Counter', 'Baskets from the steamer', 'momos'),
  ],
})
