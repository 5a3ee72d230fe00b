import { chapter, nonVeg, pure, rooted, veg } from './dish.ts'

export const thai = chapter('Thai', {
  drinks: [
    pure('Thai Iced Tea', 'Orange, with condensed milk', 'lassi'),
    pure('Lemongrass Cooler', 'Lemongrass, lime and soda', 'mocktail'),
  ],
  soups: [
    veg('Tom Yum Soup', 'Lemongrass, galangal and chilli', 'tom-yum'),
    veg('Tom Kha Soup', 'Coconut milk and galangal', 'tom-yum'),
    nonVeg('Tom Yum Goong', 'With prawns', 'tom-yum'),
  ],
  starters: [
    veg('Thai Spring Rolls', 'Glass noodles, plum sauce', 'spring-rolls'),
    pure('Tofu Satay', 'Peanut sauce', 'kebab'),
    veg('Corn Cakes', 'With sweet chilli', 'falafel'),
    pure('Raw Papaya Cups', 'Som tam in a leaf', 'salad'),
    veg('Vegetable Money Bags', 'Tied with spring onion', 'momos'),
    veg('Crispy Lotus Stem', 'Chilli and sesame'),
    nonVeg('Chicken Satay', 'Turmeric and peanut', 'kebab'),
    nonVeg('Pandan Chicken', 'In leaves', 'chicken-tikka'),
    nonVeg('Fish Cakes', 'Red curry paste and lime leaf', 'fish-fry'),
    nonVeg('Prawn Rolls', 'Whole prawn, thin pastry', 'spring-rolls'),
  ],
  sides: [
    pure('Som Tam', 'Raw papaya, lime and peanut', 'salad'),
    pure('Mango Salad', 'Green mango and herbs', 'salad'),
    pure('Peanut Sauce', 'For satay and for spoons', 'hummus'),
    pure('Cucumber Relish', 'Vinegar and sugar', 'salad'),
  ],
  mains: [
    veg('Thai Green Curry', 'Coconut, basil and green chilli', 'thai-green-curry'),
    veg('Thai Red Curry', 'Coconut and dried chilli', 'thai-red-curry'),
    rooted('Massaman Curry', 'Potato, peanut and cinnamon', 'thai-red-curry'),
    pure('Basil Tofu', 'Holy basil, soy'),
    veg('Stir-fried Morning Glory', 'Bean paste, chilli'),
    veg('Panang Vegetables', 'Thick, with lime leaf', 'thai-red-curry'),
    nonVeg('Chicken Green Curry', 'Thai aubergine and basil', 'thai-green-curry'),
    nonVeg('Prawn Red Curry', 'With pineapple', 'thai-red-curry'),
    nonVeg('Chicken with Cashew', 'Dried chilli, soy', 'chicken-curry'),
    nonVeg('Steamed Fish with Lime', 'Garlic, chilli and lime', 'fish-curry'),
  ],
  rice: [
    pure('Jasmine Rice', 'Steamed', 'jeera-rice'),
    veg('Pad Thai', 'Tamarind, tofu and peanuts', 'pad-thai'),
    veg('Basil Fried Rice', 'Holy basil and chilli', 'fried-rice'),
    pure('Pineapple Fried Rice', 'Cashew and raisins', 'fried-rice'),
    veg('Pad See Ew', 'Flat noodles, dark soy', 'pad-thai'),
    pure('Thai Coconut Rice', 'With toasted coconut', 'jeera-rice'),
    nonVeg('Chicken Pad Thai', 'With egg and sprouts', 'pad-thai'),
    nonVeg('Prawn Fried Rice', 'Lime and fish sauce', 'fried-rice'),
  ],
  desserts: [
    pure('Mango Sticky Rice', 'Coconut cream, ripe mango', 'mango-sticky-rice'),
    pure('Tub Tim Krob', 'Water-chestnut rubies in coconut milk'),
    pure('Coconut Ice Cream', 'In the shell', 'kulfi'),
  ],
  live: [
    veg('Pad Thai Counter', 'From the wok to the plate', 'pad-thai'),
    pure('Som Tam Counter', 'Pounded to your courage', 'salad'),
  ],
})
