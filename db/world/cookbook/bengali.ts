import { chapter, nonVeg, pure, rooted, veg } from './dish.ts'

export const bengali = chapter('Bengali', {
  drinks: [
    pure('Aam Pora Shorbot', 'Charred green mango, black salt'),
    pure('Gondhoraj Ghol', 'Buttermilk with Gondhoraj lime', 'lassi'),
  ],
  starters: [
    rooted('Aloo Chop', 'Spiced potato in gram-flour batter'),
    rooted('Vegetable Chop', 'Beetroot, peanut and coconut', 'veg-cutlet'),
    pure('Mochar Chop', 'Banana blossom croquettes'),
    rooted('Beguni', 'Aubergine slices in batter'),
    pure('Chhanar Cutlet', 'Fresh curd cheese, crumbed', 'kebab'),
    pure('Dhokar Bites', 'Lentil cakes, fried crisp'),
    nonVeg('Kolkata Fish Fry', 'Bhetki, crumbs and kasundi', 'fish-fry'),
    nonVeg('Kabiraji Cutlet', 'Under its lace of egg'),
    nonVeg('Chicken Kathi Roll Bites', 'Park Street, in two bites'),
    nonVeg('Egg Devil', 'Half an egg inside a spiced crust', 'egg-curry'),
  ],
  sides: [
    rooted('Jhuri Aloo Bhaja', 'Potato threads, crisp'),
    pure('Tomato Khejur Chutney', 'Tomato, dates and raisins', 'tamarind-chutney'),
    rooted('Begun Bhaja', 'Aubergine slices, salt and turmeric', 'ringan-olo'),
  ],
  mains: [
    pure('Chhanar Dalna', 'Curd-cheese balls in cumin gravy'),
    pure('Dhokar Dalna', 'Lentil cakes in a light gravy'),
    rooted('Aloor Dom', 'Small potatoes for luchi'),
    pure('Potoler Dorma', 'Pointed gourd, stuffed'),
    rooted('Shukto', 'The bitter beginning of a proper meal'),
    pure('Mochar Ghonto', 'Banana blossom with coconut'),
    rooted('Labra', 'Mixed vegetables of a puja bhog'),
    nonVeg('Kosha Mangsho', 'Mutton, cooked until the gravy clings', 'kosha-mangsho'),
    nonVeg('Chingri Malai Curry', 'Prawns in coconut milk', 'malai-prawn'),
    nonVeg('Shorshe Ilish', 'Hilsa in mustard, in season', 'fish-curry'),
    nonVeg('Doi Maach', 'Rohu in curd', 'fish-curry'),
    nonVeg('Chicken Rezala', 'White gravy, poppy seed', 'chicken-curry'),
  ],
  rice: [
    pure('Cholar Dal', 'Bengal gram with coconut', 'dal-tadka'),
    pure('Basanti Pulao', 'Sweet yellow rice with cashew', 'veg-pulao'),
    pure('Bhog-er Khichuri', 'Roasted moong and gobindobhog rice'),
    pure('Gobindobhog Bhaat', 'Small fragrant grains', 'jeera-rice'),
    veg('Ghee Bhaat with Peas', 'Ghee rice, green peas', 'jeera-rice'),
    nonVeg('Kolkata Mutton Biryani', 'With the potato, of course', 'biryani'),
  ],
  breads: [
    pure('Luchi', 'White, puffed, gone in a minute', 'luchi'),
    pure('Koraishutir Kochuri', 'Green-pea filling', 'luchi'),
    pure('Radhaballavi', 'Lentil-stuffed puri', 'luchi'),
    pure('Moghlai Porota', 'The vegetarian one, with chhana', 'roti'),
  ],
  desserts: [
    pure('Rasgulla', 'Soft, white, squeezed first by some', 'rasgulla'),
    pure('Nolen Gur Sandesh', 'Date-palm jaggery, winter only', 'sandesh'),
    pure('Mishti Doi', 'Set in clay', 'mishti-doi'),
    pure('Patishapta', 'Crêpes with coconut and jaggery'),
    pure('Rajbhog', 'Large, saffron yellow, nuts in the middle', 'rasgulla'),
  ],
  live: [
    veg('Puchka Counter', 'Sharper than pani puri, they insist', 'pani-puri'),
    nonVeg('Kathi Roll Counter', 'Parathas and skewers to order'),
  ],
})
