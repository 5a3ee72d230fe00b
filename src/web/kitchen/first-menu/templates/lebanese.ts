import { menuTemplate } from './menu-template.ts'

export const template = menuTemplate({
  courses: {
    'Cold Mezze': {
      veg: ['Hummus', 'Baba Ghanoush', 'Tabbouleh', 'Muhammara', 'Moutabal'],
      jain: ['Jain Hummus', 'Labneh with Olive Oil', 'Jain Tabbouleh', 'Marinated Olives'],
    },
    'Hot Mezze': {
      veg: ['Falafel', 'Batata Harra', 'Spinach Fatayer', 'Grilled Halloumi', 'Mushroom Sambousek'],
      nonVeg: ['Lamb Kibbeh', 'Chicken Sambousek', 'Chicken Wings in Lemon & Sumac', 'Prawns Provencal'],
      jain: ['Jain Falafel', 'Cheese Rakakat', 'Jain Paneer Shish'],
    },
    Salads: { veg: ['Fattoush', 'Lebanese Potato Salad'], jain: ['Jain Fattoush', 'Cucumber Mint Yoghurt Salad'] },
    'Wraps & Shawarma': {
      veg: ['Falafel Wrap', 'Paneer Shawarma', 'Halloumi Wrap'],
      nonVeg: ['Chicken Shawarma', 'Lamb Shawarma', 'Chicken Shish Taouk Wrap'],
      jain: ['Jain Paneer Wrap'],
    },
    Grills: {
      veg: ['Paneer Shish Taouk', 'Vegetable Shish', 'Mushroom Skewers'],
      nonVeg: ['Chicken Shish Taouk', 'Lamb Kofta', 'Grilled Fish Harra', 'Joojeh Chicken'],
      jain: ['Jain Paneer Shish Taouk'],
    },
    Mains: {
      veg: ['Vegetable Moussaka', 'Okra in Tomato', 'Chickpea Stew', 'Stuffed Peppers'],
      nonVeg: ['Chicken Musakhan', 'Lamb Moussaka', 'Fish Tagine', 'Lamb Dawood Basha'],
      jain: ['Jain Okra in Tomato', 'Jain Paneer in Za’atar Sauce'],
    },
    'Rice & Bread': {
      veg: ['Mujaddara', 'Saffron Vermicelli Rice', 'Garlic Pita'],
      nonVeg: ['Chicken Kabsa', 'Lamb Mandi'],
      jain: ['Pita Bread', 'Za’atar Manakish', 'Jain Vermicelli Rice'],
    },
    Desserts: {
      veg: ['Pistachio Baklava', 'Kunafa', 'Umm Ali', 'Basbousa'],
      jain: ['Muhallebi', 'Rice Pudding with Rose', 'Date & Nut Rolls'],
    },
    Drinks: { jain: ['Mint Lemonade', 'Ayran', 'Jallab', 'Pomegranate Cooler'] },
  },
  packages: {
    '10-25': {
      name: 'Mezze & Wraps',
      diet: 'veg',
      items: { 'Cold Mezze': 2, 'Hot Mezze': 1, 'Wraps & Shawarma': 2, Salads: 1, Desserts: 1 },
    },
    '25-50': {
      name: 'Shawarma Evening',
      diet: 'nonVeg',
      items: {
        'Cold Mezze': 2,
        'Hot Mezze': 2,
        'Wraps & Shawarma': 2,
        Grills: 1,
        'Rice & Bread': 1,
        Salads: 1,
        Desserts: 1,
      },
    },
    '50-100': {
      name: 'Lebanese Table',
      diet: 'veg',
      items: {
        'Cold Mezze': 3,
        'Hot Mezze': 3,
        Salads: 1,
        Grills: 2,
        Mains: 2,
        'Rice & Bread': 2,
        Desserts: 2,
        Drinks: 1,
      },
    },
    '100+': {
      name: 'Grand Arabian Banquet',
      diet: 'nonVeg',
      items: {
        'Cold Mezze': 4,
        'Hot Mezze': 4,
        Salads: 2,
        'Wraps & Shawarma': 1,
        Grills: 3,
        Mains: 3,
        'Rice & Bread': 3,
        Desserts: 3,
        Drinks: 2,
      },
    },
  },
})
