import { menuTemplate } from './menu-template.ts'

export const template = menuTemplate({
  courses: {
    Farsan: {
      jain: ['Vanela Gathiya', 'Fafda', 'Papdi no Lot', 'Dal Vada', 'Moong Dal Bhajiya'],
      veg: ['Methi na Bhajiya', 'Bateta Puri', 'Kanda na Bhajiya', 'Rajkot Patties'],
    },
    'Kathiyawadi Shaak': {
      jain: ['Sev Tameta', 'Kaju Gathiya', 'Bhinda Sambhariya', 'Dhokli nu Shaak', 'Turia nu Shaak', 'Guvar nu Shaak'],
      veg: ['Ringan no Olo', 'Lasaniya Bateta', 'Bharela Ringan', 'Akhi Dungri nu Shaak', 'Bharela Marcha'],
    },
    Kathol: { jain: ['Adad ni Dal', 'Math nu Shaak', 'Lila Chana', 'Mag Masala'], veg: ['Tuver Totha'] },
    'Dal & Kadhi': {
      jain: ['Jain Khatti Meethi Dal', 'Bhinda ni Kadhi'],
      veg: ['Kathiyawadi Kadhi', 'Kathiyawadi Dal'],
    },
    'Rotla & Bhakri': {
      jain: ['Bajri no Rotlo', 'Jowar no Rotlo', 'Biscuit Bhakri', 'Phulka', 'Methi Thepla', 'Juvar Dhebra'],
      veg: ['Lasaniyo Rotlo'],
    },
    Khichdi: {
      jain: ['Moong ni Khichdi', 'Steamed Rice', 'Jain Masala Khichdi'],
      veg: ['Vaghareli Khichdi', 'Ram Khichdi', 'Masala Khichdi'],
    },
    Mithai: {
      jain: ['Adadiya', 'Sukhdi', 'Lapsi', 'Churma na Ladva', 'Kansar', 'Thabdi Penda', 'Mohanthal'],
      veg: ['Gundar Pak', 'Gajar Halwa'],
    },
    Sides: {
      jain: ['Gol ne Ghee', 'Athela Marcha', 'Makhan', 'Khichiya Papad', 'Kachumber', 'Jeera Chaas', 'Gunda nu Athanu'],
      veg: ['Lasan ni Chutney', 'Lila Kanda'],
    },
  },
  packages: {
    '10-25': {
      name: 'Kathiyawadi Rotla Night',
      diet: 'veg',
      items: { 'Kathiyawadi Shaak': 2, 'Dal & Kadhi': 1, 'Rotla & Bhakri': 2, Khichdi: 1, Sides: 4 },
    },
    '25-50': {
      name: 'Kathiyawadi Jain Thali',
      diet: 'jain',
      items: {
        Farsan: 1,
        'Kathiyawadi Shaak': 2,
        Kathol: 1,
        'Dal & Kadhi': 1,
        'Rotla & Bhakri': 2,
        Khichdi: 1,
        Mithai: 1,
        Sides: 4,
      },
    },
    '50-100': {
      name: 'Kathiyawadi Dayro Dinner',
      diet: 'veg',
      items: {
        Farsan: 2,
        'Kathiyawadi Shaak': 3,
        Kathol: 1,
        'Dal & Kadhi': 1,
        'Rotla & Bhakri': 3,
        Khichdi: 1,
        Mithai: 2,
        Sides: 5,
      },
    },
    '100+': {
      name: 'Kathiyawadi Lagan Jamanvar',
      diet: 'veg',
      items: {
        Farsan: 3,
        'Kathiyawadi Shaak': 4,
        Kathol: 2,
        'Dal & Kadhi': 2,
        'Rotla & Bhakri': 3,
        Khichdi: 2,
        Mithai: 3,
        Sides: 6,
      },
    },
  },
})
