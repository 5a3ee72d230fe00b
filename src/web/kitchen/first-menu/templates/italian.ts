import { menuTemplate } from './menu-template.ts'

export const template = menuTemplate({
  courses: {
    'Soups & Breads': {
      veg: ['Minestrone', 'Cream of Mushroom Soup', 'Garlic Bread', 'Focaccia with Olives'],
      nonVeg: ['Chicken Brodo'],
      jain: ['Jain Tomato Basil Soup', 'Jain Cheese Chilli Toast'],
    },
    Antipasti: {
      veg: ['Tomato Bruschetta', 'Arancini', 'Stuffed Mushrooms', 'Mozzarella Sticks', 'Zucchini Fritti'],
      nonVeg: ['Chicken Skewers with Pesto', 'Calamari Fritti', 'Prawns in Lemon Butter'],
      jain: ['Caprese Skewers', 'Jain Cheese Corn Crostini'],
    },
    Salads: {
      veg: ['Caesar Salad', 'Pasta Salad', 'Panzanella'],
      nonVeg: ['Chicken Caesar Salad'],
      jain: ['Caprese Salad', 'Rocket & Cheese Salad', 'Jain Mediterranean Salad'],
    },
    Pizza: {
      veg: ['Farm House Pizza', 'Mushroom & Truffle Pizza', 'Pesto Paneer Pizza'],
      nonVeg: ['Chicken Barbecue Pizza', 'Pepperoni Pizza'],
      jain: ['Jain Margherita Pizza', 'Jain Corn & Capsicum Pizza'],
    },
    Pasta: {
      veg: ['Penne Arrabbiata', 'Spaghetti Aglio e Olio', 'Fusilli in Pesto', 'Penne Alfredo with Mushroom'],
      nonVeg: ['Chicken Alfredo', 'Spaghetti Bolognese with Lamb', 'Prawn Linguine'],
      jain: ['Jain Penne in Pink Sauce', 'Jain Macaroni & Cheese'],
    },
    'Baked & Mains': {
      veg: ['Vegetable Lasagne', 'Baked Vegetables au Gratin', 'Mushroom Risotto', 'Melanzane Parmigiana'],
      nonVeg: [
        'Chicken Lasagne',
        'Grilled Chicken in Herb Sauce',
        'Grilled Fish in Lemon Caper Sauce',
        'Chicken Stroganoff',
      ],
      jain: ['Jain Spinach Corn Cannelloni', 'Jain Paneer Steak with Herb Rice'],
    },
    Dolci: {
      veg: ['Tiramisu without Egg', 'Chocolate Mousse', 'Sizzling Brownie', 'Blueberry Cheesecake'],
      nonVeg: ['Classic Tiramisu with Egg'],
      jain: ['Vanilla Panna Cotta without Gelatine', 'Mango Panna Cotta without Gelatine'],
    },
    Mocktails: { jain: ['Virgin Mojito', 'Peach Iced Tea', 'Watermelon Basil Cooler', 'Italian Lemon Soda'] },
  },
  packages: {
    '10-25': {
      name: 'Pizza & Pasta Party',
      diet: 'veg',
      items: { 'Soups & Breads': 1, Antipasti: 1, Pizza: 2, Pasta: 2, Dolci: 1 },
    },
    '25-50': {
      name: 'Italian Supper',
      diet: 'nonVeg',
      items: {
        'Soups & Breads': 2,
        Antipasti: 2,
        Salads: 1,
        Pizza: 1,
        Pasta: 2,
        'Baked & Mains': 2,
        Dolci: 1,
        Mocktails: 1,
      },
    },
    '50-100': {
      name: 'Continental Buffet',
      diet: 'veg',
      items: {
        'Soups & Breads': 2,
        Antipasti: 3,
        Salads: 2,
        Pizza: 2,
        Pasta: 2,
        'Baked & Mains': 2,
        Dolci: 2,
        Mocktails: 2,
      },
    },
    '100+': {
      name: 'Grand Continental Buffet',
      diet: 'nonVeg',
      items: {
        'Soups & Breads': 3,
        Antipasti: 4,
        Salads: 2,
        Pizza: 2,
        Pasta: 3,
        'Baked & Mains': 4,
        Dolci: 3,
        Mocktails: 2,
      },
    },
  },
})
