import type { Cuisine } from '#contract/values/cuisine.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'

/** What a caterer of each cuisine calls its packages: the full one and the lighter one of each band. */
export const packageNames: Record<Cuisine, Record<GuestBand, readonly [full: string, light: string]>> = {
  Maharashtrian: {
    '10-25': ['Haldi Kunku', 'Chaha-Pohe'],
    '25-50': ['Barse', 'Keli Pangat'],
    '50-100': ['Sakharpuda', 'Mangal Bhojan'],
    '100+': ['Lagnachi Pangat', 'Bhandara'],
  },
  'North Indian': {
    '10-25': ['Ghar ki Dawat', 'Kitty Party'],
    '25-50': ['Khushiyan', 'Birthday Bash'],
    '50-100': ['Roka Special', 'Mehfil'],
    '100+': ['Sundar Vivah', 'Baraat'],
  },
  'South Indian': {
    '10-25': ['Griha Pravesh', 'Tiffin Morning'],
    '25-50': ['Seemantham', 'Upanayanam'],
    '50-100': ['Nischayathartham', 'Virundhu'],
    '100+': ['Kalyana Sadya', 'Kalyana Sappadu'],
  },
  Gujarati: {
    '10-25': ['Gharnu Bhanu', 'Farsan Saanj'],
    '25-50': ['Simant', 'Rasoi'],
    '50-100': ['Sagai Utsav', 'Mehmani'],
    '100+': ['Lagna Utsav', 'Jamanvar'],
  },
  Chinese: {
    '10-25': ['Wok Table', 'Dim Sum Evening'],
    '25-50': ['Lucky Eight', 'Lantern'],
    '50-100': ['Dragon Feast', 'Golden Wok'],
    '100+': ['Red Pavilion', 'Bamboo Grand'],
  },
  Italian: {
    '10-25': ['Tavola', 'Aperitivo'],
    '25-50': ['La Famiglia', 'Trattoria'],
    '50-100': ['La Festa', 'Piazza'],
    '100+': ['Gran Festa', 'Villa'],
  },
  Kathiyawadi: {
    '10-25': ['Vadi no Jaman', 'Rotlo Saanj'],
    '25-50': ['Dayro', 'Chulo'],
    '50-100': ['Gir Utsav', 'Chorado'],
    '100+': ['Sorath Lagna', 'Melo'],
  },
  Rajasthani: {
    '10-25': ['Manuhar', 'Kachori Subah'],
    '25-50': ['Padharo', 'Chaupal'],
    '50-100': ['Rajwadi', 'Marwadi Thaat'],
    '100+': ['Shahi Byaah', 'Jeeman'],
  },
  Mexican: {
    '10-25': ['Casa', 'Taco Night'],
    '25-50': ['Fiesta', 'Cantina'],
    '50-100': ['Gran Fiesta', 'Mercado'],
    '100+': ['Plaza', 'Carnaval'],
  },
  Lebanese: {
    '10-25': ['Majlis', 'Mezze Table'],
    '25-50': ['Beirut Evening', 'Souk'],
    '50-100': ['Cedars', 'Levant'],
    '100+': ['Grand Majlis', 'Byblos'],
  },
  Thai: {
    '10-25': ['Sawasdee', 'Soi Table'],
    '25-50': ['Lotus', 'Night Market'],
    '50-100': ['Chao Phraya', 'Orchid'],
    '100+': ['Royal Siam', 'Loy Krathong'],
  },
  Bengali: {
    '10-25': ['Adda', 'Jol Khabar'],
    '25-50': ['Annaprashan', 'Aiburo Bhaat'],
    '50-100': ['Ashirbad', 'Bhuribhoj'],
    '100+': ['Biye Bari', 'Bou Bhaat'],
  },
}

/** What a package that is named after an occasion is for; it is good for nothing else. */
export const occasionOfName: Readonly<Record<string, string>> = {
  'Haldi Kunku': 'a haldi kunku',
  'Chaha-Pohe': 'a morning gathering',
  Barse: 'a naming ceremony',
  Sakharpuda: 'an engagement',
  'Lagnachi Pangat': 'a wedding',
  Bhandara: 'a community meal',
  'Kitty Party': 'a kitty party',
  'Birthday Bash': 'a birthday',
  'Roka Special': 'a roka',
  'Sundar Vivah': 'a wedding',
  Baraat: 'a wedding',
  'Griha Pravesh': 'a housewarming',
  'Tiffin Morning': 'a breakfast at home',
  Seemantham: 'a seemantham',
  Upanayanam: 'an upanayanam',
  Nischayathartham: 'an engagement',
  'Kalyana Sadya': 'a wedding',
  'Kalyana Sappadu': 'a wedding',
  Simant: 'a baby shower',
  'Sagai Utsav': 'an engagement',
  'Lagna Utsav': 'a wedding',
  'Sorath Lagna': 'a wedding',
  'Kachori Subah': 'a breakfast at home',
  'Shahi Byaah': 'a wedding',
  Annaprashan: 'an annaprashan',
  'Aiburo Bhaat': 'a meal before the wedding',
  Ashirbad: 'an engagement',
  'Biye Bari': 'a wedding',
  'Bou Bhaat': 'a wedding reception',
}

/** What a package with any other name is good for, said in its description. */
export const occasions: Record<GuestBand, readonly string[]> = {
  '10-25': ['a dinner at home', 'a kitty party', 'a small pooja', 'an office lunch'],
  '25-50': ['a birthday', 'a naming ceremony', 'a housewarming', 'a team celebration'],
  '50-100': ['an engagement', 'a reception at home', 'a golden anniversary', 'a product launch'],
  '100+': ['a wedding', 'a reception', 'a society festival', 'an annual day'],
}
