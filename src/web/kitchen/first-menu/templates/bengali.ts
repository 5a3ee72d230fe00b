import { menuTemplate } from './menu-template.ts'

export const template = menuTemplate({
  courses: {
    'Welcome Drinks': { jain: ['Gondhoraj Ghol', 'Aam Pora Shorbot', 'Daab er Jol'] },
    'Bhaja & Starters': {
      veg: ['Begun Bhaja', 'Mochar Chop', 'Vegetable Chop', 'Aloo Posto Bora', 'Beguni'],
      nonVeg: ['Fish Fry with Kasundi', 'Chicken Kabiraji', 'Dimer Devil with Egg', 'Prawn Cutlet', 'Mutton Chop'],
      jain: ['Potol Bhaja', 'Kumro Bhaja', 'Jain Chhanar Chop'],
    },
    'Luchi & Bread': {
      jain: ['Luchi', 'Radhaballavi', 'Koraishutir Kochuri'],
      veg: ['Peas Paratha', 'Mughlai Paratha without Egg'],
    },
    Dal: {
      jain: ['Jain Cholar Dal', 'Jain Bhaja Moong Dal'],
      veg: ['Sona Moong Dal with Vegetables', 'Dal Pach Phoron'],
      nonVeg: ['Macher Matha Dal with Fish'],
    },
    Torkari: {
      veg: ['Aloor Dum', 'Shukto', 'Chhanar Dalna', 'Dhokar Dalna', 'Mochar Ghonto', 'Aloo Posto', 'Labra'],
      jain: ['Jain Potoler Dorma', 'Jain Chhanar Dalna', 'Jhinge Posto'],
    },
    'Maach & Chingri': {
      nonVeg: ['Shorshe Ilish', 'Rui Macher Kalia', 'Bhetki Paturi', 'Chingri Malai Curry', 'Doi Maach', 'Pabda Jhal'],
    },
    Mangsho: {
      nonVeg: ['Kosha Mangsho', 'Mutton Rezala', 'Chicken Kosha', 'Dak Bungalow Chicken with Egg', 'Murgir Jhol'],
    },
    'Bhaat & Polao': {
      jain: ['Basanti Pulao', 'Gobindobhog Rice', 'Ghee Bhaat'],
      veg: ['Vegetable Khichuri'],
      nonVeg: ['Kolkata Chicken Biryani with Egg', 'Kolkata Mutton Biryani'],
    },
    'Chutney & Papad': { jain: ['Tomato Khejur Chutney', 'Aamer Chutney', 'Plastic Chutney', 'Papad Bhaja'] },
    Mishti: {
      jain: [
        'Rosogolla',
        'Nolen Gurer Sandesh',
        'Mishti Doi',
        'Chomchom',
        'Rajbhog',
        'Chhanar Payesh',
        'Gobindobhog Payesh',
      ],
      veg: ['Pantua', 'Malpoa', 'Langcha'],
    },
  },
  packages: {
    '10-25': {
      name: 'Bengali Sunday Lunch',
      diet: 'nonVeg',
      items: {
        'Bhaja & Starters': 1,
        'Luchi & Bread': 1,
        Dal: 1,
        Torkari: 1,
        'Maach & Chingri': 1,
        'Bhaat & Polao': 1,
        'Chutney & Papad': 1,
        Mishti: 1,
      },
    },
    '25-50': {
      name: 'Niramish Bhoj',
      diet: 'veg',
      items: {
        'Welcome Drinks': 1,
        'Bhaja & Starters': 2,
        'Luchi & Bread': 1,
        Dal: 1,
        Torkari: 3,
        'Bhaat & Polao': 1,
        'Chutney & Papad': 2,
        Mishti: 2,
      },
    },
    '50-100': {
      name: 'Annaprashan Feast',
      diet: 'nonVeg',
      items: {
        'Welcome Drinks': 1,
        'Bhaja & Starters': 2,
        'Luchi & Bread': 1,
        Dal: 1,
        Torkari: 2,
        'Maach & Chingri': 1,
        Mangsho: 1,
        'Bhaat & Polao': 2,
        'Chutney & Papad': 2,
        Mishti: 2,
      },
    },
    '100+': {
      name: 'Biye Barir Bhoj',
      diet: 'nonVeg',
      items: {
        'Welcome Drinks': 2,
        'Bhaja & Starters': 4,
        'Luchi & Bread': 2,
        Dal: 1,
        Torkari: 3,
        'Maach & Chingri': 2,
        Mangsho: 2,
        'Bhaat & Polao': 2,
        'Chutney & Papad': 3,
        Mishti: 4,
      },
    },
  },
})
