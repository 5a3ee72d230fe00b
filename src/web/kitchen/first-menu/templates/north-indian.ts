import { menuTemplate } from './menu-template.ts'

export const template = menuTemplate({
  courses: {
    'Welcome Drinks': { jain: ['Sweet Lassi', 'Jain Thandai', 'Rose Sharbat'], veg: ['Jaljeera', 'Shikanji'] },
    Soups: {
      veg: ['Tomato Shorba', 'Dal Shorba', 'Cream of Tomato Soup'],
      nonVeg: ['Murgh Yakhni Shorba'],
      jain: ['Jain Tomato Shorba'],
    },
    Starters: {
      veg: [
        'Paneer Tikka',
        'Hara Bhara Kabab',
        'Dahi ke Kabab',
        'Tandoori Aloo',
        'Amritsari Soya Chaap',
        'Veg Seekh Kabab',
      ],
      nonVeg: [
        'Chicken Tikka',
        'Murgh Malai Tikka',
        'Mutton Seekh Kabab',
        'Amritsari Fish',
        'Tandoori Chicken',
        'Galouti Kabab',
      ],
      jain: ['Jain Paneer Tikka', 'Jain Kacha Kela Kabab', 'Jain Cheese Corn Seekh'],
    },
    'Veg Main Course': {
      veg: [
        'Paneer Butter Masala',
        'Kadai Paneer',
        'Palak Paneer',
        'Malai Kofta',
        'Dum Aloo Kashmiri',
        'Chole Pindi',
        'Sarson ka Saag',
        'Mix Veg',
      ],
      jain: ['Jain Paneer Makhani', 'Jain Kaju Curry', 'Jain Methi Malai Matar', 'Jain Bhindi Masala'],
    },
    'Non Veg Main Course': {
      nonVeg: [
        'Butter Chicken',
        'Kadai Chicken',
        'Mutton Rogan Josh',
        'Rara Gosht',
        'Mutton Nihari',
        'Chicken Korma',
        'Fish Tikka Masala',
        'Egg Curry',
      ],
    },
    Dal: {
      veg: ['Dal Makhani', 'Dal Tadka', 'Dal Bukhara', 'Rajma Masala'],
      jain: ['Jain Dal Fry', 'Jain Panchratna Dal'],
    },
    'Tandoori Breads': {
      jain: ['Butter Naan', 'Tandoori Roti', 'Laccha Paratha', 'Missi Roti', 'Rumali Roti'],
      veg: ['Garlic Naan', 'Amritsari Kulcha'],
    },
    'Rice & Biryani': {
      veg: ['Veg Dum Biryani', 'Peas Pulao', 'Kashmiri Pulao'],
      nonVeg: ['Chicken Dum Biryani', 'Mutton Biryani'],
      jain: ['Jeera Rice', 'Jain Veg Pulao'],
    },
    Desserts: {
      veg: ['Gajar Halwa', 'Kulfi Falooda', 'Shahi Tukda'],
      jain: ['Gulab Jamun', 'Rasmalai', 'Moong Dal Halwa', 'Jalebi with Rabdi', 'Kesar Phirni'],
    },
    'Salads & Raita': {
      veg: ['Green Salad', 'Laccha Onion', 'Mint Chutney', 'Mixed Pickle'],
      jain: ['Boondi Raita', 'Jain Kachumber', 'Masala Papad without Onion'],
    },
  },
  packages: {
    '10-25': {
      name: 'Punjabi House Party',
      diet: 'veg',
      items: {
        Starters: 2,
        'Veg Main Course': 2,
        Dal: 1,
        'Tandoori Breads': 2,
        'Rice & Biryani': 1,
        Desserts: 1,
        'Salads & Raita': 2,
      },
    },
    '25-50': {
      name: 'North Indian Get-together',
      diet: 'nonVeg',
      items: {
        'Welcome Drinks': 1,
        Starters: 3,
        'Veg Main Course': 2,
        'Non Veg Main Course': 1,
        Dal: 1,
        'Tandoori Breads': 2,
        'Rice & Biryani': 1,
        Desserts: 1,
        'Salads & Raita': 3,
      },
    },
    '50-100': {
      name: 'Punjabi Celebration',
      diet: 'veg',
      items: {
        'Welcome Drinks': 1,
        Soups: 1,
        Starters: 4,
        'Veg Main Course': 3,
        Dal: 1,
        'Tandoori Breads': 3,
        'Rice & Biryani': 2,
        Desserts: 2,
        'Salads & Raita': 4,
      },
    },
    '100+': {
      name: 'Mughlai Wedding Dinner',
      diet: 'nonVeg',
      items: {
        'Welcome Drinks': 2,
        Soups: 1,
        Starters: 5,
        'Veg Main Course': 3,
        'Non Veg Main Course': 3,
        Dal: 1,
        'Tandoori Breads': 3,
        'Rice & Biryani': 2,
        Desserts: 3,
        'Salads & Raita': 4,
      },
    },
  },
})
