import { menuTemplate } from './menu-template.ts'

export const template = menuTemplate({
  courses: {
    Tiffin: {
      jain: ['Steamed Idli', 'Ven Pongal', 'Rava Kesari', 'Jain Rava Upma'],
      veg: ['Medu Vada', 'Masala Dosa', 'Mysore Bonda', 'Onion Uttapam', 'Kanchipuram Idli', 'Paniyaram'],
    },
    Starters: {
      veg: ['Gobi 65', 'Paneer 65', 'Vazhaipoo Vadai', 'Mushroom Pepper Fry'],
      nonVeg: ['Chicken 65', 'Kerala Prawn Fry', 'Mutton Chukka', 'Meen Varuval', 'Egg Bonda'],
      jain: ['Jain Banana Bajji', 'Jain Masala Vadai'],
    },
    'Sambar & Rasam': {
      veg: ['Drumstick Sambar', 'Arachuvitta Sambar', 'Vatha Kuzhambu', 'Mor Kuzhambu'],
      jain: ['Tomato Rasam', 'Pepper Rasam', 'Jain Pumpkin Sambar'],
    },
    'Poriyal & Kootu': {
      veg: ['Carrot Beans Poriyal', 'Potato Roast', 'Avial', 'Ennai Kathirikai'],
      jain: ['Cabbage Poriyal', 'Beans Usili', 'Snake Gourd Kootu', 'Raw Banana Fry'],
    },
    'Curries & Gravies': {
      veg: ['Vegetable Korma', 'Vegetable Stew', 'Paneer Chettinad'],
      nonVeg: [
        'Chicken Chettinad',
        'Mutton Pepper Fry',
        'Malabar Fish Curry',
        'Kerala Chicken Stew',
        'Egg Roast',
        'Kori Gassi',
      ],
      jain: ['Jain Kadala Curry', 'Jain Olan'],
    },
    Rice: {
      jain: ['Steamed Rice', 'Lemon Rice', 'Coconut Rice', 'Curd Rice', 'Puliyodarai'],
      veg: ['Bisi Bele Bath', 'Vegetable Biryani'],
      nonVeg: ['Hyderabadi Chicken Biryani', 'Thalassery Mutton Biryani'],
    },
    'Breads & Appam': { jain: ['Poori', 'Malabar Parotta', 'Appam', 'Chapati'], veg: ['Neer Dosa', 'Idiyappam'] },
    Sweets: {
      jain: ['Paal Payasam', 'Semiya Payasam', 'Mysore Pak', 'Akkaravadisal', 'Ada Pradhaman', 'Coconut Barfi'],
      veg: ['Badam Halwa', 'Carrot Halwa'],
    },
    Accompaniments: {
      jain: ['Appalam', 'Coconut Chutney', 'Banana Chips', 'Mango Pickle', 'Vadu Mangai'],
      veg: ['Tomato Onion Chutney', 'Gunpowder with Gingelly Oil'],
    },
    Beverages: { jain: ['Filter Coffee', 'Neer Mor', 'Tender Coconut Water'], veg: ['Sukku Coffee'] },
  },
  packages: {
    '10-25': {
      name: 'South Indian Breakfast',
      diet: 'veg',
      items: { Tiffin: 4, 'Sambar & Rasam': 1, Sweets: 1, Accompaniments: 2, Beverages: 1 },
    },
    '25-50': {
      name: 'Banana Leaf Lunch',
      diet: 'veg',
      items: {
        'Sambar & Rasam': 2,
        'Poriyal & Kootu': 2,
        'Curries & Gravies': 1,
        Rice: 2,
        Sweets: 1,
        Accompaniments: 3,
        Beverages: 1,
      },
    },
    '50-100': {
      name: 'Chettinad & Kerala Dinner',
      diet: 'nonVeg',
      items: {
        Starters: 2,
        'Sambar & Rasam': 1,
        'Poriyal & Kootu': 1,
        'Curries & Gravies': 3,
        Rice: 2,
        'Breads & Appam': 2,
        Sweets: 1,
        Accompaniments: 2,
        Beverages: 1,
      },
    },
    '100+': {
      name: 'Kalyana Sappadu',
      diet: 'veg',
      items: {
        Tiffin: 2,
        'Sambar & Rasam': 3,
        'Poriyal & Kootu': 4,
        'Curries & Gravies': 1,
        Rice: 4,
        'Breads & Appam': 1,
        Sweets: 3,
        Accompaniments: 4,
        Beverages: 2,
      },
    },
  },
})
