import { menuTemplate } from './menu-template.ts'

export const template = menuTemplate({
  courses: {
    'Welcome Drinks': { jain: ['Kairi Panha', 'Kokum Sharbat', 'Masala Taak'], veg: ['Sol Kadhi'] },
    Starters: {
      veg: ['Batata Vada', 'Sabudana Vada', 'Kothimbir Vadi', 'Alu Vadi', 'Mini Thalipeeth'],
      nonVeg: ['Bombil Fry', 'Kolambi Koliwada', 'Surmai Fry', 'Chicken Sukka', 'Kheema Pattice'],
      jain: ['Jain Kothimbir Vadi', 'Kelyachi Bhaji'],
    },
    Bhaji: {
      veg: ['Batatyachi Bhaji', 'Bharli Vangi', 'Farasbi Bhaji', 'Paneer Kolhapuri', 'Methi Matar', 'Zunka'],
      jain: ['Jain Bhendi Fry', 'Tondlichi Bhaji', 'Dudhi Chana Bhaji', 'Jain Shev Bhaji'],
    },
    'Usal & Amti': {
      veg: ['Matki Usal', 'Vatana Usal', 'Katachi Amti', 'Varan', 'Kala Vatana Sambar'],
      jain: ['Jain Varan', 'Jain Moogachi Usal'],
    },
    'Rassa & Masala': {
      nonVeg: [
        'Kombdi Rassa',
        'Mutton Kolhapuri',
        'Tambda Rassa',
        'Pandhra Rassa',
        'Malvani Chicken',
        'Kolambi Masala',
        'Surmai Curry',
        'Anda Rassa',
      ],
    },
    'Poli & Bhakri': {
      jain: ['Ghadichi Poli', 'Jowar Bhakri', 'Tandlachi Bhakri', 'Bajra Bhakri', 'Puri'],
      veg: ['Malvani Vade', 'Amboli'],
    },
    Bhaat: { jain: ['Varan Bhaat', 'Sadha Bhaat', 'Narali Bhaat'], veg: ['Masale Bhaat', 'Vangi Bhaat'] },
    'God Padarth': {
      jain: ['Puran Poli', 'Kesar Shrikhand', 'Ukadiche Modak', 'Amrakhand', 'Shevayachi Kheer', 'Basundi', 'Sheera'],
      veg: ['Gulab Jamun', 'Gajar Halwa'],
    },
    'Tondi Lavne': {
      jain: ['Kakdichi Koshimbir', 'Panchamrut', 'Tilachi Chutney', 'Papad', 'Limbu Lonche'],
      veg: ['Kandyachi Koshimbir', 'Lasun Chutney'],
    },
  },
  packages: {
    '10-25': {
      name: 'Gharguti Jevan',
      diet: 'veg',
      items: { Bhaji: 2, 'Usal & Amti': 1, 'Poli & Bhakri': 1, Bhaat: 1, 'God Padarth': 1, 'Tondi Lavne': 3 },
    },
    '25-50': {
      name: 'Barsa & Pooja Pangat',
      diet: 'veg',
      items: {
        'Welcome Drinks': 1,
        Starters: 1,
        Bhaji: 2,
        'Usal & Amti': 1,
        'Poli & Bhakri': 1,
        Bhaat: 2,
        'God Padarth': 1,
        'Tondi Lavne': 4,
      },
    },
    '50-100': {
      name: 'Malvani Non Veg Feast',
      diet: 'nonVeg',
      items: {
        'Welcome Drinks': 1,
        Starters: 2,
        'Rassa & Masala': 2,
        Bhaji: 1,
        'Usal & Amti': 1,
        'Poli & Bhakri': 2,
        Bhaat: 1,
        'God Padarth': 1,
        'Tondi Lavne': 3,
      },
    },
    '100+': {
      name: 'Lagnacha Pangat',
      diet: 'veg',
      items: {
        'Welcome Drinks': 2,
        Starters: 3,
        Bhaji: 3,
        'Usal & Amti': 2,
        'Poli & Bhakri': 2,
        Bhaat: 2,
        'God Padarth': 2,
        'Tondi Lavne': 5,
      },
    },
  },
})
