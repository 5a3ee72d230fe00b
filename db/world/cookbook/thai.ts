import { chapter, nonVeg, pure, rooted, veg } from './dish.ts'

export const thai = chapter('Thai', {
  drinks: [
    pure('Thai Iced Tea', 'Orange, with condensed milk', 'orange-cooler'),
    pure('Lemongrass Cooler', 'Lemongrass, lime and soda', 'lime-cooler'),
  ],
  soups: [
    veg('Tom Yum Soup', 'Lemongrass, galangal and chilli', 'veg-tom-yum'),
    veg('Tom Kha Soup', 'Coconut milk and galangal', 'coconut-soup'),
    nonVeg('Tom Yum Goong', 'With prawns', 'tom-yum'),
  ],
  starters: [
    veg('Thai Spring Rolls', 'Glass noodles, plum sauce', 'spring-rolls'),
    pure('Tofu Satay', 'Peanut sauce', 'malai-tikka'),
    veg('Corn Cakes', 'With sweet chilli', 'veg-cutlet'),
    pure('Raw Papaya Cups', 'Som tam in a leaf', 'papaya-salad'),
    veg('Vegetable Money Bags', 'Tied with spring onion', 'momos'),
    rooted('Crispy Lotus Stem', 'Chilli and sesame', 'lotus-stem'),
    nonVeg('Chicken Satay', 'Turmeric and peanut', 'malai-tikka'),
    nonVeg('Pandan Chicken', 'In leaves', 'chicken-tikka'),
    nonVeg('Fish Cakes', 'Red curry paste and lime leaf', 'croquettes'),
    nonVeg('Prawn Rolls', 'Whole prawn, thin pastry', 'spring-rolls'),
  ],
  sides: [
    pure('Som Tam', 'Raw papaya, lime and peanut', 'papaya-salad'),
    pure('Mango Salad', 'Green mango and herbs', 'papaya-salad'),
    pure('Peanut Sauce', 'For satay and for spoons', 'peanut-sauce'),
    pure('Cucumber Relish', 'Vinegar and sugar', 'kachumber'),
  ],
  mains: [
    veg('Thai Green Curry', 'Coconut, basil and green chilli', 'thai-green-curry'),
    veg('Thai Red Curry', 'Coconut and dried chilli', 'red-curry-vegetables'),
    rooted('Massaman Curry', 'Potato, peanut and cinnamon', 'yellow-curry'),
    pure('Basil Tofu', 'Holy basil, soy', 'tofu'),
    veg('Stir-fried Morning Glory', 'Bean paste, chilli', 'greens'),
    veg('Panang Vegetables', 'Thick, with lime leaf', 'red-curry-vegetables'),
    nonVeg('Chicken Green Curry', 'Thai aubergine and basil', 'green-chicken'),
    nonVeg('Prawn Red Curry', 'With pineapple', 'thai-red-curry'),
    nonVeg('Chicken with Cashew', 'Dried chilli, soy', 'kung-pao'),
    nonVeg('Steamed Fish with Lime', 'Garlic, chilli and lime', 'fish-fry'),
  ],
  rice: [
    pure('Jasmine Rice', 'Steamed', 'jeera-rice'),
    veg('Pad Thai', 'Tamarind, tofu and peanuts', 'veg-noodles'),
    veg('Basil Fried Rice', 'Holy basil and chilli', 'fried-rice'),
    pure('Pineapple Fried Rice', 'Cashew and raisins', 'yellow-pulao'),
    veg('Pad See Ew', 'Flat noodles, dark soy', 'hakka-noodles'),
    pure('Thai Coconut Rice', 'With toasted coconut', 'jeera-rice'),
    nonVeg('Chicken Pad Thai', 'With egg and sprouts', 'pad-thai'),
    nonVeg('Prawn Fried Rice', 'Lime and fish sauce', 'fried-rice'),
  ],
  desserts: [
    pure('Mango Sticky Rice', 'Coconut cream, ripe mango', 'mango-sticky-rice'),
    pure('Tub Tim Krob', 'Water-chestnut rubies in coconut milk', 'rubies-in-coconut'),
    pure('Coconut Ice Cream', 'In the shell', 'ice-cream'),
  ],
  live: [
    veg('Pad Thai Counter', 'From the wok to the plate', 'veg-noodles'),
    pure('Som Tam Counter', 'Pounded to your courage', 'papaya-salad'),
  ],
})
