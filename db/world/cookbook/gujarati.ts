import { chapter, pure, rooted, veg } from './dish.ts'

export const gujarati = chapter('Gujarati', {
  drinks: [
    pure('Keri no Ras', 'Chilled mango pulp with a little ghee', 'aamras'),
    pure('Variyali Sharbat', 'Fennel and rock sugar', 'lime-cooler'),
  ],
  starters: [
    pure('Khaman Dhokla', 'Steamed gram-flour cakes under mustard seed', 'dhokla'),
    pure('Khandvi', 'Thin rolls of gram flour and buttermilk', 'khandvi'),
    pure('Patra', 'Colocasia leaves rolled with tamarind and jaggery', 'patra'),
    pure('Methi na Gota', 'Fenugreek fritters with a green chutney', 'bhajiya'),
    veg('Lilva Kachori', 'Winter pigeon peas in a crisp shell', 'kachori'),
    pure('White Dhokla', 'Rice and urad, with black pepper', 'white-dhokla'),
    pure('Handvo', 'Savoury cake of lentils and bottle gourd', 'handvo'),
    rooted('Dabeli', 'Kutchi potato, pomegranate and peanut in a bun', 'dabeli'),
    veg('Mini Samosa', 'Two bites, peas and coconut', 'samosa'),
  ],
  mains: [
    rooted('Surti Undhiyu', 'The winter pot of Surat: tubers, papdi and muthiya', 'undhiyu'),
    pure('Sev Tameta', 'Sweet tomatoes with crisp sev', 'sev-tameta'),
    rooted('Ringan Batata nu Shaak', 'Aubergine cooked with ground peanuts', 'brinjal-masala'),
    pure('Val ni Dal', 'Field beans with carom and jaggery', 'usal'),
    pure('Bhinda nu Shaak', 'Okra with sesame and coconut', 'bhindi-masala'),
    pure('Paneer Tameta', 'Paneer in a light tomato gravy', 'paneer-butter-masala'),
    pure('Dudhi Chana nu Shaak', 'Bottle gourd and split gram', 'gourd-dal'),
    rooted('Batata nu Rasavalu Shaak', 'Potatoes in a thin sweet-sour gravy', 'potato-rasa'),
    pure('Kaju Karela', 'Bitter gourd made friendly with cashew and jaggery', 'karela'),
  ],
  rice: [
    pure('Gujarati Dal', 'Sweet, sour, with peanuts and dates', 'sweet-dal'),
    pure('Gujarati Kadhi', 'Buttermilk, gram flour and curry leaf', 'gujarati-kadhi'),
    pure('Moong Dal Khichdi', 'Soft rice and lentils with a river of ghee', 'khichdi'),
    pure('Steamed Kolam Rice', 'Short grain, from Gujarat', 'jeera-rice'),
    veg('Vaghareli Khichdi', 'Tempered khichdi with vegetables', 'khichdi'),
    pure('Dal Dhokli', 'Wheat ribbons simmered in sweet dal', 'dal-dhokli'),
  ],
  breads: [
    pure('Fulka Rotli', 'Thin as paper, one after another', 'roti'),
    pure('Bhakhri', 'Crisp wheat biscuit bread', 'rotla'),
    pure('Puran Poli', 'Sweet dal in a soft bread with ghee', 'puran-poli'),
    pure('Bajra no Rotlo', 'Pearl millet with jaggery and white butter', 'rotla'),
  ],
  desserts: [
    pure('Kesar Shrikhand', 'Hung curd, saffron and charoli', 'shrikhand'),
    pure('Basundi', 'Thick sweet milk with nuts', 'rabdi'),
    pure('Mohanthal', 'Gram-flour fudge with a coarse grain', 'barfi'),
    pure('Adadiya', 'Winter sweet of urad, ghee and warming spice', 'besan-ladoo'),
    pure('Angoor Rabdi', 'Small chhena pearls in thickened milk', 'rasmalai'),
  ],
  live: [
    pure('Live Dhokla Counter', 'Steamed in small moulds, tempered in front of you', 'dhokla'),
    pure('Fafda-Jalebi Counter', 'The Sunday breakfast of Gujarat', 'fafda'),
  ],
})
