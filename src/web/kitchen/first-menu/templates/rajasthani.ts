import { menuTemplate } from './menu-template.ts'

export const template = menuTemplate({
  courses: {
    'Welcome Drinks': { jain: ['Kesariya Thandai', 'Kairi ka Panna', 'Makhaniya Lassi', 'Khus Sharbat'] },
    Farsan: {
      jain: ['Dal Pakodi', 'Moong Dal Kachori', 'Jodhpuri Mirchi Vada without Potato', 'Kalmi Vada', 'Dahi Vada'],
      veg: ['Pyaaz Kachori', 'Mirchi Vada', 'Matar Samosa', 'Raj Kachori'],
    },
    Sabzi: {
      jain: [
        'Gatte ki Sabzi',
        'Ker Sangri',
        'Papad Mangodi',
        'Govind Gatta',
        'Kaju Panchkuta',
        'Jaipuri Bhindi',
        'Sev Tamatar',
      ],
      veg: ['Jaipuri Mix Veg', 'Aloo Pyaaz', 'Shahi Paneer'],
    },
    'Laal Maas & More': {
      nonVeg: ['Laal Maas', 'Safed Maas', 'Jungli Maas', 'Banjara Murgh', 'Mohan Maas'],
    },
    'Dal, Baati & Churma': {
      jain: ['Panchmel Dal', 'Sadi Baati', 'Masala Baati', 'Bafla', 'Besan Churma', 'Gulab Churma'],
      veg: ['Lehsuni Dal'],
    },
    Kadhi: { jain: ['Marwari Kadhi', 'Pakodi Kadhi', 'Boondi Kadhi'], veg: ['Pyaaz Kadhi'] },
    Breads: {
      jain: ['Bajra Roti', 'Missi Roti', 'Phulka', 'Bedmi Puri', 'Tandoori Roti'],
      veg: ['Lehsun Missi Roti', 'Khoba Roti'],
    },
    Rice: { jain: ['Gatta Pulao', 'Jeera Rice', 'Kesari Chawal'], veg: ['Kabuli Pulao'] },
    Mithai: {
      jain: [
        'Ghevar',
        'Moong Dal Halwa',
        'Malpua with Rabdi',
        'Balushahi',
        'Mawa Kachori',
        'Dil Kushal',
        'Imarti',
        'Feeni',
      ],
      veg: ['Gajar Halwa'],
    },
    Accompaniments: {
      jain: ['Bikaneri Papad', 'Mirchi Tipore', 'Kachri Chutney', 'Boondi Raita', 'Mint Chutney', 'Ker ka Achar'],
      veg: ['Lehsun Chutney', 'Laccha Pyaaz'],
    },
  },
  packages: {
    '10-25': {
      name: 'Dal Baati Churma Lunch',
      diet: 'veg',
      items: { Sabzi: 1, 'Dal, Baati & Churma': 3, Kadhi: 1, Rice: 1, Mithai: 1, Accompaniments: 3 },
    },
    '25-50': {
      name: 'Marwari Jain Thali',
      diet: 'jain',
      items: {
        'Welcome Drinks': 1,
        Farsan: 1,
        Sabzi: 2,
        'Dal, Baati & Churma': 3,
        Kadhi: 1,
        Breads: 1,
        Rice: 1,
        Mithai: 1,
        Accompaniments: 4,
      },
    },
    '50-100': {
      name: 'Rajwadi Dawat',
      diet: 'nonVeg',
      items: {
        'Welcome Drinks': 1,
        Farsan: 2,
        Sabzi: 2,
        'Laal Maas & More': 2,
        'Dal, Baati & Churma': 3,
        Breads: 2,
        Rice: 1,
        Mithai: 2,
        Accompaniments: 4,
      },
    },
    '100+': {
      name: 'Marwari Wedding Feast',
      diet: 'veg',
      items: {
        'Welcome Drinks': 2,
        Farsan: 4,
        Sabzi: 4,
        'Dal, Baati & Churma': 4,
        Kadhi: 1,
        Breads: 3,
        Rice: 2,
        Mithai: 4,
        Accompaniments: 5,
      },
    },
  },
})
