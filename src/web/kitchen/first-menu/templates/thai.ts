import { menuTemplate } from './menu-template.ts'

export const template = menuTemplate({
  courses: {
    Soups: {
      veg: ['Veg Tom Yum', 'Veg Tom Kha', 'Glass Noodle Soup'],
      nonVeg: ['Tom Yum Prawns', 'Tom Kha Chicken'],
      jain: ['Jain Coconut Lemongrass Soup'],
    },
    Salads: {
      veg: ['Som Tam', 'Glass Noodle Salad', 'Pomelo Salad'],
      nonVeg: ['Larb Chicken', 'Prawn Glass Noodle Salad'],
      jain: ['Jain Raw Papaya Salad', 'Jain Raw Mango Salad'],
    },
    Starters: {
      veg: ['Thai Corn Cakes', 'Veg Spring Roll with Sweet Chilli', 'Tofu Satay', 'Crispy Lotus Stem'],
      nonVeg: ['Chicken Satay', 'Thai Fish Cakes', 'Pandan Chicken', 'Crispy Basil Prawns'],
      jain: ['Jain Paneer Satay', 'Jain Crispy Corn with Kaffir Lime'],
    },
    Curries: {
      veg: ['Veg Green Curry', 'Veg Red Curry', 'Veg Massaman Curry', 'Tofu Panang Curry'],
      nonVeg: ['Chicken Green Curry', 'Prawn Red Curry', 'Lamb Massaman Curry', 'Fish Yellow Curry'],
      jain: ['Jain Green Curry', 'Jain Red Curry'],
    },
    'Stir Fries': {
      veg: ['Vegetables in Thai Basil', 'Tofu with Cashew & Chilli', 'Stir Fried Pak Choi'],
      nonVeg: ['Chicken in Thai Basil', 'Chicken with Cashew & Chilli', 'Prawns in Tamarind Sauce'],
      jain: ['Jain Vegetables in Thai Basil'],
    },
    Noodles: {
      veg: ['Veg Pad Thai', 'Drunken Noodles'],
      nonVeg: ['Prawn Pad Thai', 'Chicken Pad See Ew'],
      jain: ['Jain Pad Thai'],
    },
    Rice: {
      veg: ['Pineapple Fried Rice', 'Thai Basil Fried Rice'],
      nonVeg: ['Chicken Basil Fried Rice'],
      jain: ['Steamed Jasmine Rice', 'Coconut Rice'],
    },
    Desserts: {
      veg: ['Coconut Ice Cream', 'Date & Sesame Rolls'],
      jain: ['Mango Sticky Rice', 'Tub Tim Grob', 'Sago in Coconut Milk'],
    },
    Drinks: { jain: ['Thai Iced Tea', 'Lemongrass Cooler', 'Kaffir Lime Soda', 'Tender Coconut Water'] },
  },
  packages: {
    '10-25': {
      name: 'Thai Curry Supper',
      diet: 'veg',
      items: { Starters: 1, Curries: 2, Noodles: 1, Rice: 1, Desserts: 1 },
    },
    '25-50': {
      name: 'Bangkok Street Party',
      diet: 'nonVeg',
      items: { Soups: 1, Starters: 2, Curries: 2, 'Stir Fries': 1, Noodles: 1, Rice: 1, Desserts: 1, Drinks: 1 },
    },
    '50-100': {
      name: 'Thai Garden Dinner',
      diet: 'veg',
      items: {
        Soups: 1,
        Salads: 1,
        Starters: 3,
        Curries: 2,
        'Stir Fries': 2,
        Noodles: 1,
        Rice: 2,
        Desserts: 2,
        Drinks: 1,
      },
    },
    '100+': {
      name: 'Royal Thai Banquet',
      diet: 'nonVeg',
      items: {
        Soups: 2,
        Salads: 2,
        Starters: 4,
        Curries: 3,
        'Stir Fries': 2,
        Noodles: 2,
        Rice: 2,
        Desserts: 3,
        Drinks: 2,
      },
    },
  },
})
