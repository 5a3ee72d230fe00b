import { chapter, nonVeg, pure, rooted, veg } from './dish.ts'

export const mexican = chapter('Mexican', {
  drinks: [pure('Agua de Jamaica', 'Hibiscus and lime', 'mocktail'), pure('Horchata', 'Rice, cinnamon and ice')],
  soups: [
    veg('Tortilla Soup', 'Tomato, chilli and crisp strips'),
    veg('Black Bean Soup', 'With lime and coriander'),
    nonVeg('Chicken Tortilla Soup', 'Pulled chicken, avocado'),
  ],
  starters: [
    veg('Loaded Nachos', 'Beans, cheese and jalapeño', 'nachos'),
    veg('Bean & Cheese Quesadilla', 'Griddled and cut in wedges', 'tacos'),
    veg('Jalapeño Poppers', 'Cheese inside, crumbs outside'),
    rooted('Papas Bravas', 'Potatoes, smoked paprika'),
    veg('Mini Veg Tacos', 'Soft shells, corn and beans', 'tacos'),
    pure('Elote Cups', 'Corn, lime, chilli and cheese'),
    pure('Paneer Taquitos', 'Rolled and fried', 'spring-rolls'),
    nonVeg('Chicken Quesadilla', 'With smoked chilli', 'tacos'),
    nonVeg('Chicken Tinga Tacos', 'Chipotle and tomato', 'tacos'),
    nonVeg('Fish Tacos', 'Baja style, cabbage and lime', 'tacos'),
  ],
  sides: [
    pure('Guacamole', 'Avocado, lime, coriander', 'guacamole'),
    veg('Pico de Gallo', 'Tomato, chilli and lime', 'salsa'),
    pure('Sour Cream & Jalapeño', 'Cool, then hot'),
    pure('Mexican Corn Salad', 'Charred corn and beans', 'salad'),
  ],
  mains: [
    veg('Vegetable Enchiladas', 'Baked under red sauce'),
    veg('Veg Fajita', 'Peppers and paneer on a hot plate', 'paneer-tikka'),
    veg('Three-Bean Chilli', 'Slow, smoky, thick'),
    pure('Paneer Pibil', 'Achiote and orange', 'paneer-butter-masala'),
    pure('Calabacitas', 'Zucchini, corn and cheese'),
    veg('Stuffed Poblano', 'Rice, beans and cheese'),
    nonVeg('Chicken Fajita', 'Sizzling, with peppers', 'chicken-tikka'),
    nonVeg('Chicken Enchiladas', 'With green sauce'),
    nonVeg('Chicken Mole', 'Chilli and cocoa', 'chicken-curry'),
  ],
  rice: [
    veg('Mexican Red Rice', 'Tomato and cumin', 'fried-rice'),
    veg('Burrito Bowl', 'Rice, beans, corn and salsa', 'burrito-bowl'),
    pure('Coriander Lime Rice', 'Green and sharp', 'jeera-rice'),
    veg('Refried Beans', 'Pinto beans, mashed'),
    veg('Black Beans', 'With cumin and lime'),
    nonVeg('Chicken Burrito Bowl', 'Chipotle chicken, rice and beans', 'burrito-bowl'),
  ],
  breads: [
    pure('Flour Tortillas', 'Warm, in a cloth', 'roti'),
    pure('Corn Tortillas', 'Pressed from masa', 'roti'),
    pure('Tostadas', 'Fried flat', 'nachos'),
    pure('Jalapeño Corn Bread', 'Baked without egg'),
    pure('Cheese Tortilla Melt', 'Folded, toasted', 'tacos'),
    pure('Taco Shells', 'Crisp, to fill yourself', 'tacos'),
  ],
  desserts: [
    pure('Churros', 'Cinnamon sugar and chocolate', 'churros'),
    pure('Tres Leches, Eggless', 'Sponge in three milks', 'cake'),
    pure('Caramel Flan, Eggless', 'Agar-set, dark caramel'),
  ],
  live: [
    veg('Taco Counter', 'Fill your own, six salsas', 'tacos'),
    veg('Nacho Counter', 'Warm cheese, beans and six toppings', 'nachos'),
  ],
})
