import { chapter, nonVeg, pure, rooted, veg } from './dish.ts'

export const maharashtrian = chapter('Maharashtrian', {
  drinks: [
    pure('Solkadhi', 'Kokum and coconut milk, after the meal or before'),
    pure('Piyush', 'Shrikhand thinned to a drink, with nutmeg', 'lassi'),
  ],
  starters: [
    pure('Kothimbir Vadi', 'Coriander and gram flour, steamed and fried', 'kothimbir-vadi'),
    rooted('Batata Vada', 'Potato, ginger and mustard in gram-flour batter', 'vada-pav'),
    pure('Alu Vadi', 'Colocasia leaf rolls with sesame'),
    pure('Sabudana Vada', 'Sago and crushed peanut, crisp at the edge', 'medu-vada'),
    pure('Surali Vadi', 'Silky rolls with coconut and coriander'),
    veg('Misal Shots', 'Sprout curry in small glasses, farsan on top', 'misal'),
    nonVeg('Kombdi Vade Bites', 'Malvani chicken on small vade', 'chicken-curry'),
    nonVeg('Bombil Fry', 'Bombay duck in semolina', 'fish-fry'),
    nonVeg('Kolambi Fry', 'Prawns with kokum and green chilli'),
  ],
  mains: [
    rooted('Bharli Vangi', 'Small aubergines filled with peanut and sesame', 'ringan-olo'),
    veg('Matki Usal', 'Sprouted moth beans, goda masala', 'misal'),
    rooted('Batata Bhaji', 'Yellow potatoes, the companion of puri', 'puri-bhaji'),
    pure('Pithla', 'Gram flour with green chilli, village fashion'),
    pure('Masale Bhaat Bhaji', 'Ivy gourd with coconut and goda masala'),
    rooted('Flower Batata Rassa', 'Cauliflower in a thin coconut gravy'),
    pure('Alu che Fadfade', 'Colocasia leaves with peanuts and corn'),
    nonVeg('Malvani Chicken', 'Roasted coconut and twenty spices', 'chicken-curry'),
    nonVeg('Tambda Rassa', 'Kolhapuri mutton in its red broth', 'laal-maas'),
    nonVeg('Surmai Curry', 'Kingfish, coconut and kokum', 'fish-curry'),
    nonVeg('Pandhra Rassa', 'The white broth that goes with the red'),
  ],
  rice: [
    pure('Varan Bhaat', 'Plain dal, rice, ghee and lime', 'dal-tadka'),
    veg('Masale Bhaat', 'Rice with tendli, goda masala and coconut', 'veg-pulao'),
    pure('Katachi Amti', 'Thin dal, tamarind and jaggery'),
    pure('Valache Birde', 'Field beans with coconut'),
    pure('Narali Bhaat', 'Sweet coconut rice', 'veg-pulao'),
    nonVeg('Kolambi Bhaat', 'Prawn rice with coconut milk', 'biryani'),
  ],
  breads: [
    pure('Puran Poli with Ghee', 'Chana dal and jaggery, cardamom', 'puran-poli'),
    pure('Tandlachi Bhakri', 'White rice bread, patted thin', 'rotla'),
    pure('Ghadichi Poli', 'Folded wheat chapati', 'roti'),
    pure('Malvani Vade', 'Fried bread with fenugreek and coriander', 'puri-bhaji'),
    pure('Thalipeeth', 'Many flours, one hole in the middle, white butter', 'rotla'),
  ],
  desserts: [
    pure('Amrakhand', 'Shrikhand with Alphonso', 'shrikhand'),
    pure('Ukadiche Modak', 'Steamed rice parcels of coconut and jaggery'),
    pure('Shevayachi Kheer', 'Vermicelli in milk', 'kheer'),
    pure('Rava Ladoo', 'Semolina and coconut', 'ladoo'),
  ],
  live: [
    rooted('Vada Pav Counter', 'Hot vada, dry garlic chutney, fried chillies', 'vada-pav'),
    pure('Modak Counter', 'Folded and steamed before the guests'),
    pure('Thalipeeth Counter', 'From the griddle with white butter', 'rotla'),
  ],
})
