import { menuTemplate } from './menu-template.ts'

export const template = menuTemplate({
  courses: {
    'Welcome Drinks': {
      jain: ['Kesar Chaas', 'Aam Panna', 'Kokum Sharbat', 'Variyali Sharbat'],
      veg: ['Jaljeera', 'Fresh Lime Soda'],
    },
    Farsan: {
      jain: ['Nylon Khaman', 'Khandvi', 'Patra', 'Lilva Kachori', 'Moong Dal Kachori', 'White Dhokla', 'Sev Khamani'],
      veg: ['Batata Vada', 'Methi Gota', 'Khaman Kakadi Roll', 'Dabeli'],
    },
    Shaak: {
      jain: ['Turia Patra', 'Kaju Karela', 'Bhinda nu Shaak', 'Tindora nu Shaak', 'Kacha Kela Methi', 'Sev Tameta'],
      veg: ['Undhiyu', 'Bateta nu Shaak', 'Ringan Bateta', 'Lasaniya Bateta', 'Paneer Tamatar'],
    },
    Kathol: {
      jain: ['Vaal ni Dal', 'Rangoon na Vaal', 'Desi Chana', 'Moong Masala', 'Chora'],
      veg: ['Kala Chana Rasadar'],
    },
    'Dal & Kadhi': {
      jain: ['Jain Gujarati Dal', 'Jain Gujarati Kadhi', 'Dal Dhokli'],
      veg: ['Gujarati Dal', 'Gujarati Kadhi', 'Lilva ni Kadhi'],
    },
    'Puri & Rotli': {
      jain: ['Phulka Rotli', 'Bepadi Rotli', 'Puran Poli', 'Methi Thepla', 'Masala Puri', 'Bajri na Rotla'],
    },
    'Rice & Khichdi': {
      jain: ['Steamed Rice', 'Jeera Rice', 'Moong Dal Khichdi', 'Peas Pulao'],
      veg: ['Vaghareli Khichdi', 'Vegetable Pulao'],
    },
    Mithai: {
      jain: ['Mohanthal', 'Kesar Shrikhand', 'Aamras', 'Basundi', 'Angoor Rabdi', 'Lapsi', 'Kaju Katli', 'Doodhpak'],
      veg: ['Gajar Halwa', 'Sutarfeni'],
    },
    Sides: {
      jain: [
        'Kachumber',
        'Fried Papad',
        'Vagharela Marcha',
        'Coriander Chutney',
        'Chhundo',
        'Sambharo',
        'Masala Chaas',
      ],
    },
  },
  packages: {
    '10-25': {
      name: 'Gujarati Family Lunch',
      diet: 'veg',
      items: {
        Farsan: 1,
        Shaak: 2,
        'Dal & Kadhi': 1,
        'Puri & Rotli': 1,
        'Rice & Khichdi': 1,
        Mithai: 1,
        Sides: 3,
      },
    },
    '25-50': {
      name: 'Jain Thali for a Gathering',
      diet: 'jain',
      items: {
        'Welcome Drinks': 1,
        Farsan: 2,
        Shaak: 2,
        Kathol: 1,
        'Dal & Kadhi': 1,
        'Puri & Rotli': 2,
        'Rice & Khichdi': 1,
        Mithai: 1,
        Sides: 4,
      },
    },
    '50-100': {
      name: 'Gujarati Celebration',
      diet: 'veg',
      items: {
        'Welcome Drinks': 1,
        Farsan: 3,
        Shaak: 3,
        Kathol: 1,
        'Dal & Kadhi': 1,
        'Puri & Rotli': 2,
        'Rice & Khichdi': 1,
        Mithai: 2,
        Sides: 5,
      },
    },
    '100+': {
      name: 'Gujarati Wedding Feast',
      diet: 'veg',
      items: {
        'Welcome Drinks': 2,
        Farsan: 4,
        Shaak: 4,
        Kathol: 2,
        'Dal & Kadhi': 2,
        'Puri & Rotli': 3,
        'Rice & Khichdi': 2,
        Mithai: 3,
        Sides: 6,
      },
    },
  },
})
