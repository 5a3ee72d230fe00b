import { chapter, nonVeg, pure, rooted, veg } from './dish.ts'

export const bengali = chapter('Bengali', {
  drinks: [
    pure('Aam Pora Shorbot', 'Charred green mango, black salt', 'mango-cooler'),
    pure('Gondhoraj Ghol', 'Buttermilk with Gondhoraj lime', 'chaas'),
  ],
  starters: [
    rooted('Aloo Chop', 'Spiced potato in gram-flour batter', 'bonda'),
    rooted('Vegetable Chop', 'Beetroot, peanut and coconut', 'croquettes'),
    pure('Mochar Chop', 'Banana blossom croquettes', 'croquettes'),
    rooted('Beguni', 'Aubergine slices in batter', 'battered-slices'),
    pure('Chhanar Cutlet', 'Fresh curd cheese, crumbed', 'veg-cutlet'),
    pure('Dhokar Bites', 'Lentil cakes, fried crisp', 'kothimbir-vadi'),
    nonVeg('Kolkata Fish Fry', 'Bhetki, crumbs and kasundi', 'fish-fry'),
    nonVeg('Kabiraji Cutlet', 'Under its lace of egg', 'fish-fry'),
    nonVeg('Chicken Kathi Roll Bites', 'Park Street, in two bites', 'kathi-roll'),
    nonVeg('Egg Devil', 'Half an egg inside a spiced crust', 'egg-curry'),
  ],
  sides: [
    rooted('Jhuri Aloo Bhaja', 'Potato threads, crisp', 'gathiya'),
    pure('Tomato Khejur Chutney', 'Tomato, dates and raisins', 'tomato-chutney'),
    rooted('Begun Bhaja', 'Aubergine slices, salt and turmeric', 'battered-slices'),
  ],
  mains: [
    pure('Chhanar Dalna', 'Curd-cheese balls in cumin gravy', 'chhanar-dalna'),
    pure('Dhokar Dalna', 'Lentil cakes in a light gravy', 'dhokar-dalna'),
    rooted('Aloor Dom', 'Small potatoes for luchi', 'dum-aloo'),
    pure('Potoler Dorma', 'Pointed gourd, stuffed', 'stuffed-peppers'),
    rooted('Shukto', 'The bitter beginning of a proper meal', 'shukto'),
    pure('Mochar Ghonto', 'Banana blossom with coconut', 'banana-blossom'),
    rooted('Labra', 'Mixed vegetables of a puja bhog', 'mixed-vegetables'),
    nonVeg('Kosha Mangsho', 'Mutton, cooked until the gravy clings', 'kosha-mangsho'),
    nonVeg('Chingri Malai Curry', 'Prawns in coconut milk', 'malai-prawn'),
    nonVeg('Shorshe Ilish', 'Hilsa in mustard, in season', 'fish-curry'),
    nonVeg('Doi Maach', 'Rohu in curd', 'red-fish-curry'),
    nonVeg('Chicken Rezala', 'White gravy, poppy seed', 'white-curry'),
  ],
  rice: [
    pure('Cholar Dal', 'Bengal gram with coconut', 'sweet-dal'),
    pure('Basanti Pulao', 'Sweet yellow rice with cashew', 'yellow-pulao'),
    pure('Bhog-er Khichuri', 'Roasted moong and gobindobhog rice', 'khichdi'),
    pure('Gobindobhog Bhaat', 'Small fragrant grains', 'jeera-rice'),
    veg('Ghee Bhaat with Peas', 'Ghee rice, green peas', 'veg-pulao'),
    nonVeg('Kolkata Mutton Biryani', 'With the potato, of course', 'biryani'),
  ],
  breads: [
    pure('Luchi', 'White, puffed, gone in a minute', 'luchi'),
    pure('Koraishutir Kochuri', 'Green-pea filling', 'luchi'),
    pure('Radhaballavi', 'Lentil-stuffed puri', 'luchi'),
    pure('Moghlai Porota', 'The vegetarian one, with chhana', 'paratha'),
  ],
  desserts: [
    pure('Rasgulla', 'Soft, white, squeezed first by some', 'rasgulla'),
    pure('Nolen Gur Sandesh', 'Date-palm jaggery, winter only', 'sandesh'),
    pure('Mishti Doi', 'Set in clay', 'mishti-doi'),
    pure('Patishapta', 'Crêpes with coconut and jaggery', 'patishapta'),
    pure('Rajbhog', 'Large, saffron yellow, nuts in the middle', 'rasmalai'),
  ],
  live: [
    veg('Puchka Counter', 'Sharper than pani puri, they insist', 'pani-puri'),
    nonVeg('Kathi Roll Counter', 'Parathas and skewers to order', 'kathi-roll'),
  ],
})
