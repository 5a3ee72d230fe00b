import { chapter, nonVeg, pure, rooted, veg } from './dish.ts'

export const maharashtrian = chapter('Maharashtrian', {
  drinks: [
    pure('Solkadhi', 'Kokum and coconut milk, after the meal or before', 'solkadhi'),
    pure('Piyush', 'Shrikhand thinned to a drink, with nutmeg', 'lassi'),
  ],
  starters: [
    pure('Kothimbir Vadi', 'Coriander and gram flour, steamed and fried', 'kothimbir-vadi'),
    rooted('Batata Vada', 'Potato, ginger and mustard in gram-flour batter', 'bonda'),
    pure('Alu Vadi', 'Colocasia leaf rolls with sesame', 'patra'),
    pure('Sabudana Vada', 'Sago and crushed peanut, crisp at the edge', 'veg-cutlet'),
    pure('Surali Vadi', 'Silky rolls with coconut and coriander', 'khandvi'),
    veg('Misal Shots', 'Sprout curry in small glasses, farsan on top', 'misal'),
    nonVeg('Kombdi Vade Bites', 'Malvani chicken on small vade', 'chicken-curry'),
    nonVeg('Bombil Fry', 'Bombay duck in semolina', 'fish-fry'),
    nonVeg('Kolambi Fry', 'Prawns with kokum and green chilli', 'prawn-fry'),
  ],
  mains: [
    rooted('Bharli Vangi', 'Small aubergines filled with peanut and sesame', 'brinjal-masala'),
    veg('Matki Usal', 'Sprouted moth beans, goda masala', 'usal'),
    rooted('Batata Bhaji', 'Yellow potatoes, the companion of puri', 'aloo-gobi'),
    pure('Pithla', 'Gram flour with green chilli, village fashion', 'pithla'),
    pure('Masale Bhaat Bhaji', 'Ivy gourd with coconut and goda masala', 'mixed-vegetables'),
    rooted('Flower Batata Rassa', 'Cauliflower in a thin coconut gravy', 'aloo-gobi'),
    pure('Alu che Fadfade', 'Colocasia leaves with peanuts and corn', 'colocasia-leaves'),
    nonVeg('Malvani Chicken', 'Roasted coconut and twenty spices', 'chicken-curry'),
    nonVeg('Tambda Rassa', 'Kolhapuri mutton in its red broth', 'laal-maas'),
    nonVeg('Surmai Curry', 'Kingfish, coconut and kokum', 'red-fish-curry'),
    nonVeg('Pandhra Rassa', 'The white broth that goes with the red', 'white-curry'),
  ],
  rice: [
    pure('Varan Bhaat', 'Plain dal, rice, ghee and lime', 'dal-tadka'),
    veg('Masale Bhaat', 'Rice with tendli, goda masala and coconut', 'veg-biryani'),
    pure('Katachi Amti', 'Thin dal, tamarind and jaggery', 'rasam'),
    pure('Valache Birde', 'Field beans with coconut', 'usal'),
    pure('Narali Bhaat', 'Sweet coconut rice', 'yellow-pulao'),
    nonVeg('Kolambi Bhaat', 'Prawn rice with coconut milk', 'biryani'),
  ],
  breads: [
    pure('Puran Poli with Ghee', 'Chana dal and jaggery, cardamom', 'puran-poli'),
    pure('Tandlachi Bhakri', 'White rice bread, patted thin', 'rotla'),
    pure('Ghadichi Poli', 'Folded wheat chapati', 'roti'),
    pure('Malvani Vade', 'Fried bread with fenugreek and coriander', 'puri-bhaji'),
    pure('Thalipeeth', 'Many flours, one hole in the middle, white butter', 'paratha'),
  ],
  desserts: [
    pure('Amrakhand', 'Shrikhand with Alphonso', 'shrikhand'),
    pure('Ukadiche Modak', 'Steamed rice parcels of coconut and jaggery', 'modak'),
    pure('Shevayachi Kheer', 'Vermicelli in milk', 'kheer'),
    pure('Rava Ladoo', 'Semolina and coconut', 'besan-ladoo'),
  ],
  live: [
    rooted('Vada Pav Counter', 'Hot vada, dry garlic chutney, fried chillies', 'vada-pav'),
    pure('Modak Counter', 'Folded and steamed before the guests', 'modak'),
    pure('Thalipeeth Counter', 'From the griddle with white butter', 'paratha'),
  ],
})
