import { chapter, nonVeg, pure, rooted, veg } from './dish.ts'

export const mexican = chapter('Mexican', {
  drinks: [
    pure('Agua de Jamaica', 'Hibiscus and lime', 'kokum-cooler'),
    pure('Horchata', 'Rice, cinnamon and ice', 'milk-cooler'),
  ],
  soups: [
    veg('Tortilla Soup', 'Tomato, chilli and crisp strips', 'tortilla-soup'),
    veg('Black Bean Soup', 'With lime and coriander', 'bean-chilli'),
    nonVeg('Chicken Tortilla Soup', 'Pulled chicken, avocado', 'tortilla-soup'),
  ],
  starters: [
    veg('Loaded Nachos', 'Beans, cheese and jalapeño', 'nachos'),
    veg('Bean & Cheese Quesadilla', 'Griddled and cut in wedges', 'quesadilla'),
    veg('Jalapeño Poppers', 'Cheese inside, crumbs outside', 'stuffed-chillies'),
    rooted('Papas Bravas', 'Potatoes, smoked paprika', 'potato-wedges'),
    veg('Mini Veg Tacos', 'Soft shells, corn and beans', 'tacos'),
    pure('Elote Cups', 'Corn, lime, chilli and cheese', 'corn-cups'),
    pure('Paneer Taquitos', 'Rolled and fried', 'spring-rolls'),
    nonVeg('Chicken Quesadilla', 'With smoked chilli', 'quesadilla'),
    nonVeg('Chicken Tinga Tacos', 'Chipotle and tomato', 'tacos'),
    nonVeg('Fish Tacos', 'Baja style, cabbage and lime', 'tacos'),
  ],
  sides: [
    pure('Guacamole', 'Avocado, lime, coriander', 'guacamole'),
    veg('Pico de Gallo', 'Tomato, chilli and lime', 'salsa'),
    pure('Sour Cream & Jalapeño', 'Cool, then hot', 'sour-cream'),
    pure('Mexican Corn Salad', 'Charred corn and beans', 'corn-salad'),
  ],
  mains: [
    veg('Vegetable Enchiladas', 'Baked under red sauce', 'enchiladas'),
    veg('Veg Fajita', 'Peppers and paneer on a hot plate', 'stir-fry-platter'),
    veg('Three-Bean Chilli', 'Slow, smoky, thick', 'bean-chilli'),
    pure('Paneer Pibil', 'Achiote and orange', 'kadai-paneer'),
    pure('Calabacitas', 'Zucchini, corn and cheese', 'corn-salad'),
    veg('Stuffed Poblano', 'Rice, beans and cheese', 'stuffed-peppers'),
    nonVeg('Chicken Fajita', 'Sizzling, with peppers', 'chicken-tikka'),
    nonVeg('Chicken Enchiladas', 'With green sauce', 'green-enchiladas'),
    nonVeg('Chicken Mole', 'Chilli and cocoa', 'kosha-mangsho'),
  ],
  rice: [
    veg('Mexican Red Rice', 'Tomato and cumin', 'schezwan-rice'),
    veg('Burrito Bowl', 'Rice, beans, corn and salsa', 'burrito-bowl'),
    pure('Coriander Lime Rice', 'Green and sharp', 'jeera-rice'),
    veg('Refried Beans', 'Pinto beans, mashed', 'refried-beans'),
    veg('Black Beans', 'With cumin and lime', 'black-beans'),
    nonVeg('Chicken Burrito Bowl', 'Chipotle chicken, rice and beans', 'burrito-bowl'),
  ],
  breads: [
    pure('Flour Tortillas', 'Warm, in a cloth', 'pita'),
    pure('Corn Tortillas', 'Pressed from masa', 'pita'),
    pure('Tostadas', 'Fried flat', 'nachos'),
    pure('Jalapeño Corn Bread', 'Baked without egg', 'corn-bread'),
    pure('Cheese Tortilla Melt', 'Folded, toasted', 'quesadilla'),
    pure('Taco Shells', 'Crisp, to fill yourself', 'tacos'),
  ],
  desserts: [
    pure('Churros', 'Cinnamon sugar and chocolate', 'churros'),
    pure('Tres Leches, Eggless', 'Sponge in three milks', 'bread-pudding'),
    pure('Caramel Flan, Eggless', 'Agar-set, dark caramel', 'flan'),
  ],
  live: [
    veg('Taco Counter', 'Fill your own, six salsas', 'tacos'),
    veg('Nacho Counter', 'Warm cheese, beans and six toppings', 'nachos'),
  ],
})
