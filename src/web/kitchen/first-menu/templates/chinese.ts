import { menuTemplate } from './menu-template.ts'

export const template = menuTemplate({
  courses: {
    Soups: {
      veg: ['Veg Manchow Soup', 'Veg Hot & Sour Soup', 'Sweet Corn Soup', 'Lemon Coriander Soup'],
      nonVeg: ['Chicken Manchow Soup', 'Chicken Hot & Sour Soup', 'Chicken Lung Fung Soup'],
      jain: ['Jain Sweet Corn Soup', 'Jain Lemon Coriander Soup'],
    },
    'Dim Sum & Rolls': {
      veg: ['Veg Spring Roll', 'Veg Momos', 'Mushroom Dim Sum'],
      nonVeg: ['Chicken Momos', 'Prawn Har Gow', 'Chicken Spring Roll'],
      jain: ['Jain Cabbage Spring Roll', 'Jain Paneer Momos'],
    },
    'Veg Starters': {
      veg: [
        'Veg Manchurian Dry',
        'Paneer Chilli',
        'Crispy Vegetables',
        'Honey Chilli Potato',
        'Mushroom Salt & Pepper',
      ],
      jain: ['Jain Paneer Chilli', 'Jain Crispy Corn', 'Jain Cabbage Manchurian'],
    },
    'Non Veg Starters': {
      nonVeg: [
        'Chicken Lollipop',
        'Chilli Chicken',
        'Dragon Chicken',
        'Butter Garlic Prawns',
        'Chilli Fish',
        'Drums of Heaven',
      ],
    },
    'Main Course': {
      veg: ['Veg Manchurian Gravy', 'Paneer in Hot Garlic Sauce', 'Stir Fried Greens', 'Tofu in Black Bean Sauce'],
      nonVeg: [
        'Chicken Manchurian Gravy',
        'Chicken in Black Bean Sauce',
        'Kung Pao Chicken',
        'Prawns in Hot Garlic Sauce',
      ],
      jain: ['Jain Paneer Manchurian', 'Jain Exotic Vegetables in Chilli Sauce'],
    },
    Noodles: {
      veg: ['Veg Hakka Noodles', 'Schezwan Noodles', 'Singapore Noodles'],
      nonVeg: ['Chicken Hakka Noodles', 'Egg Noodles'],
      jain: ['Jain Hakka Noodles'],
    },
    'Fried Rice': {
      veg: ['Veg Fried Rice', 'Schezwan Fried Rice', 'Burnt Garlic Rice', 'Veg Triple Schezwan Rice'],
      nonVeg: ['Chicken Fried Rice', 'Egg Fried Rice', 'Prawn Fried Rice'],
      jain: ['Jain Fried Rice'],
    },
    Desserts: {
      veg: ['Darsaan with Vanilla Ice Cream', 'Date Pancakes', 'Lychee with Ice Cream', 'Honey Noodles'],
      jain: ['Jain Lychee Pudding', 'Jain Coconut Jelly'],
    },
    Mocktails: {
      jain: ['Virgin Mojito', 'Blue Lagoon', 'Lychee Punch', 'Fruit Punch'],
      veg: ['Ginger Lemon Iced Tea'],
    },
  },
  packages: {
    '10-25': {
      name: 'Chinese House Party',
      diet: 'veg',
      items: { 'Veg Starters': 2, 'Main Course': 1, Noodles: 1, 'Fried Rice': 1, Desserts: 1 },
    },
    '25-50': {
      name: 'Indo-Chinese Birthday',
      diet: 'nonVeg',
      items: {
        Soups: 1,
        'Veg Starters': 2,
        'Non Veg Starters': 1,
        'Main Course': 2,
        Noodles: 1,
        'Fried Rice': 1,
        Desserts: 1,
        Mocktails: 1,
      },
    },
    '50-100': {
      name: 'Oriental Evening',
      diet: 'veg',
      items: {
        Soups: 1,
        'Dim Sum & Rolls': 2,
        'Veg Starters': 3,
        'Main Course': 2,
        Noodles: 1,
        'Fried Rice': 1,
        Desserts: 1,
        Mocktails: 2,
      },
    },
    '100+': {
      name: 'Oriental Banquet',
      diet: 'nonVeg',
      items: {
        Soups: 2,
        'Dim Sum & Rolls': 2,
        'Veg Starters': 3,
        'Non Veg Starters': 3,
        'Main Course': 3,
        Noodles: 2,
        'Fried Rice': 2,
        Desserts: 2,
        Mocktails: 2,
      },
    },
  },
})
