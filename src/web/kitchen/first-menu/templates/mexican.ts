import { menuTemplate } from './menu-template.ts'

export const template = menuTemplate({
  courses: {
    'Chips & Dips': {
      veg: ['Nachos with Salsa', 'Loaded Nachos', 'Guacamole', 'Three Bean Dip'],
      jain: ['Jain Nachos with Cheese Sauce', 'Jain Tomato Salsa', 'Jain Sour Cream Dip'],
    },
    Soups: {
      veg: ['Tortilla Soup', 'Black Bean Soup'],
      nonVeg: ['Chicken Tortilla Soup'],
      jain: ['Jain Corn Chowder'],
    },
    Starters: {
      veg: ['Jalapeno Poppers', 'Veg Quesadilla', 'Potato Wedges with Salsa', 'Mushroom Taquitos'],
      nonVeg: ['Chicken Quesadilla', 'Chicken Wings in Chipotle', 'Prawn Tostadas', 'Chipotle Fish Fingers'],
      jain: ['Jain Cheese Quesadilla', 'Jain Corn Fritters'],
    },
    'Tacos & Burritos': {
      veg: ['Refried Bean Taco', 'Paneer Fajita Taco', 'Veg Burrito', 'Burrito Bowl'],
      nonVeg: ['Chicken Taco', 'Fish Taco', 'Chicken Burrito Bowl', 'Lamb Barbacoa Burrito'],
      jain: ['Jain Bean Taco', 'Jain Burrito Bowl'],
    },
    Mains: {
      veg: ['Veg Enchiladas', 'Vegetable Fajitas', 'Chilli sin Carne', 'Stuffed Capsicum'],
      nonVeg: ['Chicken Enchiladas', 'Chicken Fajitas', 'Chilli con Carne with Lamb', 'Veracruz Fish'],
      jain: ['Jain Enchiladas', 'Jain Paneer in Mild Chilli Sauce'],
    },
    Rice: {
      veg: ['Mexican Tomato Rice', 'Coriander Lime Rice'],
      nonVeg: ['Chicken Mexican Rice'],
      jain: ['Jain Mexican Rice'],
    },
    Salads: { veg: ['Corn & Bean Salad', 'Taco Salad'], jain: ['Jain Corn Salad', 'Avocado & Tomato Salad'] },
    Desserts: {
      veg: ['Churros with Chocolate', 'Tres Leches without Egg', 'Chocolate Chilli Mousse'],
      nonVeg: ['Caramel Flan with Egg'],
      jain: ['Mango Tres Leches without Egg', 'Jain Cinnamon Rice Pudding'],
    },
    Mocktails: { jain: ['Virgin Margarita', 'Virgin Mojito', 'Hibiscus Cooler', 'Guava Chilli Cooler'] },
  },
  packages: {
    '10-25': {
      name: 'Taco Night',
      diet: 'veg',
      items: { 'Chips & Dips': 2, 'Tacos & Burritos': 2, Rice: 1, Salads: 1, Desserts: 1 },
    },
    '25-50': {
      name: 'Mexican Fiesta',
      diet: 'nonVeg',
      items: {
        'Chips & Dips': 2,
        Starters: 2,
        'Tacos & Burritos': 2,
        Mains: 1,
        Rice: 1,
        Salads: 1,
        Desserts: 1,
        Mocktails: 1,
      },
    },
    '50-100': {
      name: 'Mexican Evening',
      diet: 'veg',
      items: {
        'Chips & Dips': 3,
        Soups: 1,
        Starters: 3,
        'Tacos & Burritos': 2,
        Mains: 2,
        Rice: 1,
        Salads: 1,
        Desserts: 2,
        Mocktails: 1,
      },
    },
    '100+': {
      name: 'Grand Mexican Buffet',
      diet: 'nonVeg',
      items: {
        'Chips & Dips': 4,
        Soups: 1,
        Starters: 4,
        'Tacos & Burritos': 3,
        Mains: 3,
        Rice: 2,
        Salads: 2,
        Desserts: 3,
        Mocktails: 2,
      },
    },
  },
})
