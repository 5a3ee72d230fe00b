/** How content a guest is; decides the words. */
export type Mood = 'delighted' | 'content' | 'torn' | 'cross'

/** {dish} and {other} are dishes of the order, {guests} its number, {occasion} what was celebrated. */
export const sentences: Record<
  Mood,
  { short: readonly string[]; food: readonly string[]; service: readonly string[]; close: readonly string[] }
> = {
  delighted: {
    short: [
      'Superb food, thank you!',
      'Everyone asked for your number.',
      'Ekdum mast!',
      'Perfect from start to finish.',
      'Worth every rupee.',
      'Paisa vasool. We will book again.',
    ],
    food: [
      'The {dish} was the talk of the evening and went twice around the hall.',
      'We had {guests} guests and not one complaint about the food.',
      'My mother-in-law, who likes nothing outside her own kitchen, took a second helping of {dish}.',
      'The {dish} tasted as it did at home when I was small.',
      'Hot, fresh and properly seasoned; the {dish} and the {other} were outstanding.',
      'I would order the {dish} again tomorrow.',
      'Portions were generous and the {other} was refilled before anybody had to ask.',
    ],
    service: [
      'The team came an hour early and left the place cleaner than they found it.',
      'The supervisor called twice before the event to confirm the numbers.',
      'Serving staff were polite, quick and nicely dressed.',
      'They kept the Jain food on a table of its own without our asking.',
      'When thirty more people turned up they stayed calm and nobody went hungry.',
      'Setup for {occasion} was beautiful, with brass and marigolds.',
    ],
    close: [
      'Highly recommended.',
      'We have already booked them for the next function.',
      'Thank you for making {occasion} so easy for us.',
      'Five stars without thinking twice.',
      'Please do not change your cook.',
    ],
  },
  content: {
    short: [
      'Good food, good service.',
      'Nice and tasty.',
      'On time and well packed.',
      'Guests were happy.',
      'Good value.',
    ],
    food: [
      'Food was good overall, the {dish} especially.',
      'Nice taste and enough for all {guests} of us.',
      'The {dish} was lovely; the {other} a little too mild for us.',
      'Everything came hot. The {other} could do with less oil.',
      'Good home-style cooking, nothing fancy, which is what we wanted for {occasion}.',
      'Children finished the {dish} first.',
    ],
    service: [
      'They reached on time in spite of the rain.',
      'Staff were helpful, though one more person at the counter would have been good.',
      'Booking was simple and the bill was exactly what the site had said.',
      'The crew was courteous and cleaned up afterwards.',
      'Delivery came ten minutes late but they had called before.',
    ],
    close: [
      'Would order again.',
      'Good value for the price.',
      'Recommended for small functions.',
      'Thanks to the team.',
    ],
  },
  torn: {
    short: ['Okay, not great.', 'Average.', 'Food fine, service slow.', 'Expected a bit more.'],
    food: [
      'The {dish} was good but the {other} was cold by the time we sat down.',
      'Taste was fine; portions were on the small side for {guests} people.',
      'The {dish} had too much salt, the rest was all right.',
      'We liked the {other}. The {dish} was clearly made in a hurry.',
    ],
    service: [
      'They arrived forty minutes late, which is a lot when guests are waiting.',
      'Two waiters for {guests} guests is not enough.',
      'We had to call three times to find out where the van was.',
      'The counter looked untidy after the first hour.',
    ],
    close: [
      'Maybe it was a bad day.',
      'They apologised, to be fair.',
      'Would try once more, with a smaller group.',
      'Fair for the price, but no more.',
    ],
  },
  cross: {
    short: ['Not again.', 'Very disappointing.', 'Late and cold.'],
    food: [
      'The {dish} was cold and the {other} had finished before half of the {guests} guests had eaten.',
      'Food was oily and we threw away a good part of the {other}.',
      'The {dish} was nothing like the tasting.',
      'Rice was undercooked, and for {occasion} that is hard to forgive.',
    ],
    service: [
      'They came an hour and a half late and the phone was switched off.',
      'Staff argued with my uncle about plates.',
      'Nobody came to clear the tables until we complained.',
      'Half of what we had chosen was replaced without a word.',
    ],
    close: [
      'We expected better after the other reviews.',
      'Please train your staff.',
      'Would not recommend for a big day.',
    ],
  },
}

/** What the caterer answers to a bad review, if it answers. */
export const replies: readonly string[] = [
  'We are sorry. This was not our standard; our manager has called you and we have changed the crew for large events.',
  'Thank you for telling us openly. The van was stuck at the level crossing; we now start an hour earlier.',
  'Our apologies to you and your guests. We have spoken to the kitchen and would like to make it good at your next function.',
]

export const occasionsOf: readonly string[] = [
  'our engagement',
  'my father’s sixtieth birthday',
  'the housewarming',
  'our daughter’s naming ceremony',
  'the office party',
  'our Ganpati lunch',
  'my sister’s haldi',
  'the reception',
  'our anniversary',
  'the baby shower',
  'my son’s birthday',
  'the Navratri evening',
  'the Diwali get-together',
  'the annual day',
]
