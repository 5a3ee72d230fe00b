import { chapter, nonVeg, pure, rooted, veg } from './dish.ts'

export const chinese = chapter('Chinese', {
  drinks: [
    pure('Jasmine Iced Tea', 'Cold-brewed jasmine tea with lemon', 'iced-tea'),
    pure('Lychee Cooler', 'Lychee, lime and mint', 'rose-cooler'),
  ],
  soups: [
    veg('Hot & Sour Soup', 'Vinegar, pepper and bamboo shoots', 'hot-sour-soup'),
    veg('Manchow Soup', 'Ginger, soy and fried noodles', 'hot-sour-soup'),
    nonVeg('Chicken Sweet Corn Soup', 'With egg drops and white pepper', 'sweet-corn-soup'),
    nonVeg('Wonton Soup', 'Chicken dumplings in clear broth', 'wonton-soup'),
  ],
  starters: [
    veg('Vegetable Spring Rolls', 'Cabbage and glass noodles, crisp', 'spring-rolls'),
    veg('Gobi Manchurian', 'Cauliflower in soy and green chilli', 'manchurian'),
    veg('Chilli Paneer', 'Peppers, soy and a hot wok', 'chilli-paneer'),
    veg('Steamed Veg Momos', 'With a red chilli dip', 'momos'),
    rooted('Honey Chilli Potato', 'Sticky, sesame on top', 'chilli-potato'),
    veg('Crispy Corn Pepper Salt', 'Kernels tossed with burnt chilli', 'crispy-corn'),
    pure('Salt & Pepper Tofu', 'Silken inside, crisp outside', 'tofu'),
    nonVeg('Chicken Lollipop', 'Bombay’s own, with Schezwan sauce', 'chicken-lollipop'),
    nonVeg('Dragon Chicken', 'Cashew, dried chilli and spring onion', 'chilli-potato'),
    nonVeg('Chicken Momos', 'Hand-folded, steamed', 'momos'),
    nonVeg('Golden Fried Prawns', 'Light batter, hot garlic dip', 'golden-prawns'),
  ],
  sides: [
    veg('Kimchi Salad', 'Cabbage with chilli and sesame', 'papaya-salad'),
    pure('Glass Noodle Salad', 'Lime, peanut and herbs', 'rice-noodles'),
    veg('Schezwan Chutney', 'For everything, says the city', 'garlic-chutney'),
  ],
  mains: [
    veg('Veg Manchurian Gravy', 'Dumplings in soy and ginger', 'manchurian'),
    veg('Stir-fried Greens', 'Bok choy, broccoli and beans', 'greens'),
    veg('Kung Pao Vegetables', 'Peanuts and dried chilli', 'kung-pao'),
    rooted('Mapo Tofu', 'Bean curd in chilli, garlic and ginger', 'mapo-tofu'),
    rooted('Paneer in Hot Garlic Sauce', 'Dark, sharp and shiny', 'kadai-paneer'),
    rooted('Mushroom & Babycorn in Black Bean', 'Fermented beans, spring onion', 'black-bean'),
    nonVeg('Chilli Chicken Gravy', 'The dish of every Mumbai wedding', 'kosha-mangsho'),
    nonVeg('Chicken in Oyster Sauce', 'With broccoli and mushroom', 'chicken-curry'),
    nonVeg('Fish in Chilli Bean Sauce', 'Basa, ginger and bean paste', 'red-fish-curry'),
    nonVeg('Sweet & Sour Chicken', 'Pineapple and peppers', 'chicken-curry'),
  ],
  rice: [
    veg('Hakka Noodles', 'Thin noodles, cabbage and peppers', 'veg-noodles'),
    veg('Veg Fried Rice', 'Day-old rice, quick fire', 'fried-rice'),
    veg('Schezwan Fried Rice', 'Red and honest about it', 'schezwan-rice'),
    veg('Triple Schezwan', 'Rice, noodles and gravy in one', 'schezwan-rice'),
    pure('Burnt Chilli Rice', 'Smoky, with sesame', 'fried-rice'),
    veg('Singapore Rice Noodles', 'Curry powder and bean sprouts', 'rice-noodles'),
    nonVeg('Chicken Hakka Noodles', 'With egg and spring onion', 'hakka-noodles'),
    nonVeg('Egg Fried Rice', 'Soy, white pepper', 'fried-rice'),
  ],
  desserts: [
    pure('Date Pancake with Ice Cream', 'Crisp, with sesame', 'crepes'),
    pure('Darsaan', 'Fried noodles in sugar syrup', 'darsaan'),
    pure('Lychee & Ice Cream', 'Cold, from the bowl', 'ice-cream'),
  ],
  live: [
    veg('Wok Counter', 'Choose, toss, eat: noodles from the flame', 'hakka-noodles'),
    veg('Dim Sum Counter', 'Baskets from the steamer', 'momos'),
  ],
})
