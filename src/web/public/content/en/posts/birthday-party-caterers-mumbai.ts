import type { Post } from '../../post.ts'

export const birthdayPartyCaterersMumbai: Post = {
  slug: 'birthday-party-caterers-mumbai',
  title: 'Birthday party caterers in Mumbai, age by age',
  description:
    'First birthdays, school friends, an eighteenth, a sixtieth: how much each age eats, what to do about eggs and nuts, and how to time cake and dinner.',
  heading: 'Birthday caterers in Mumbai, from one to sixty',
  lead: 'A first birthday is a dinner for adults. At nine, the parents stay at the gate and the children want pizza. Choose the food by the age on the cake.',
  pictureAlt: 'A birthday cake with balloons, a pizza and a mocktail on a bright table',
  summary:
    'How the menu changes from a first birthday to a sixtieth, with quantities for children and parents, and a plan for a two-hour party.',
  publishedOn: '2026-11-25',
  updatedOn: '2026-11-25',
  picture: 'birthday-parties',
  facts: [
    { label: 'Children’s party', value: { text: '2 to 2½ hours, food at half time', source: 'planning' } },
    { label: 'Adults who stay', value: 'About as many as children until the age of eight' },
    { label: 'Cake', value: 'From your baker, eggless if in doubt' },
    { label: 'Order', value: '{minGuests} guests or more, counted by diet' },
  ],
  sections: [
    {
      heading: 'Five ages, five menus',
      blocks: [
        {
          table: {
            caption: 'Who comes at which age, and what to serve',
            columns: ['Turning', 'Who comes', 'Food that gets eaten'],
            rows: [
              ['1', 'Grandparents, relatives, colleagues', 'A full dinner, one soft dish for babies'],
              ['4 to 8', 'Classmates, each with a parent', 'Small bites for children, chaat for adults'],
              ['9 to 13', 'Classmates, dropped at the gate', 'Pizza, pasta, sliders, a dosa counter'],
              ['18 or 21', 'Friends, and family for the first hour', 'Bowls, wraps, momos, late noodles'],
              ['50 or 60', 'Three generations', 'A seated or buffet meal with old favourites'],
            ],
            source: 'planning',
          },
        },
        'In this city the first birthday is often the largest until the wedding. It follows the naming ceremony by months, so the same relatives come, and they expect dinner. The child may well sleep through it. Cut the cake after the nap, and serve dinner at the hour the elders are used to.',
      ],
    },
    {
      heading: 'How much children eat',
      blocks: [
        'Children hardly eat until the games stop, and then all of them eat together. Small pieces and few kinds leave less on the plates.',
        {
          table: {
            caption: 'A guide for 20 children and 20 parents',
            columns: ['Item', 'Children', 'Parents'],
            rows: [
              ['Small sandwiches or sliders', '40 pieces', '20 pieces'],
              ['Fries or smileys', '2 kg', '1 kg'],
              ['Pasta or noodles', '2.5 kg', '3 kg'],
              ['Pani puri or bhel', '10 plates', '25 plates'],
              ['Ice cream or kulfi', '20 cups', '20 cups'],
              ['Juice or nimbu pani', '5 litres', '5 litres'],
            ],
            source: 'portions',
          },
        },
        'When you enter the guests, count each child from five upwards as one. Mention the toddlers in the note, and ask the caterer for some plain dal rice.',
      ],
    },
    {
      heading: 'Two tables, two heights',
      blocks: [
        'Put the children’s food on a low table away from the adult buffet. They can reach it, and no parent has to carry four plates across the room. Ask for one server who stays at that table.',
        'Parents have been on their feet since the magician started. Give them chairs and chaat before you give them a buffet.',
        'Nothing on the low table should be too hot to touch, on a stick, or round and hard. Keep grapes, nuts and lollipop kebabs on the high one.',
      ],
    },
    {
      heading: 'Eggs, nuts and the Jain classmate',
      blocks: [
        'Ask in the invitation for three things: egg, nuts and diet. In most Mumbai classrooms several children do not eat egg, and a Jain child is sent with a tiffin unless the parents hear that there is something for them. Say it in advance.',
        {
          list: [
            'Order the cake eggless when you are not sure, so that no child is left out',
            'Enter the Jain guests as their own number, children included, so that there are bites without potato for them',
            'Write allergies with the number of guests in the field made for it',
            'Keep the boxes of bought sweets, so that a parent can read what is inside',
          ],
        },
      ],
    },
    {
      heading: 'A two-hour clock that works',
      blocks: [
        {
          list: [
            { text: '5:00 pm: doors, juice and popcorn, no proper food yet', source: 'planning' },
            { text: '5:20: games or the magician, while the caterer heats', source: 'planning' },
            { text: '6:05: cake and photos', source: 'planning' },
            { text: '6:20: children sit and eat, parents at their buffet', source: 'planning' },
            { text: '7:00: return gifts at the door, ice cream in hand', source: 'planning' },
          ],
        },
        'Cut the cake before the meal, because children who have eaten go home. Set the serving time of the booking to the children’s meal, and tell the caterer when the cake is due.',
        'Clubhouses in housing societies are let in fixed slots. The family before you may still be packing, and balloons take longer than planned. Book one slot more than you think you need, and tell the caterer when the room is free.',
      ],
    },
    {
      heading: 'Fiftieth and sixtieth birthdays',
      blocks: [
        'A sixtieth can be a pooja in the morning and a party at night. In many Maharashtrian and South Indian families it includes a shanti or a renewal of the wedding vows, and lunch is vegetarian whatever dinner is. That makes two bookings, one for each meal.',
        'For the evening ask the family what the guest of honour loves: the fish curry of the home village, the jalebi from a childhood street. Search for that dish, and read who cooks it. Read about [anniversaries](/services/anniversary-celebrations) if the party is for a couple, or about [general parties](/blog/party-caterers-mumbai) when the numbers are adult.',
      ],
    },
  ],
  menus: [
    {
      title: 'Snack boxes for a classroom crowd',
      about:
        'One closed box for each child, easy to carry home. The smallest order is {minPacked}, and each caterer states theirs.',
      people: '25-50',
      packed: true,
    },
    {
      title: 'Pizza, pasta and something for parents',
      about: 'A menu that ten-year-olds finish, with enough on it for adults.',
      people: '50-100',
      cuisine: 'Italian',
    },
    {
      title: 'A vegetarian dinner for a first birthday',
      about: 'For relatives of every generation, with mild dishes that grandparents and toddlers can share.',
      people: '50-100',
      diet: 'veg',
    },
  ],
  checklist: [
    'Ask for egg, nuts and diet with the reply',
    'Count parents who stay, not only the class list',
    'Order the cake and tell the caterer its size and hour',
    'Reserve a low table and stools',
    'Check the plug points for popcorn and balloon machines',
    'Pack return gifts before the food arrives',
    'Choose a relative who stays at the children’s table',
    'Bring wet wipes, a knife and matches',
  ],
  plan: [
    { daysBefore: 30, todo: 'Book the clubhouse slot or the hall, and tell the grandparents.' },
    { daysBefore: 20, todo: 'Invite the class. Avoid the weekends before exams.' },
    { daysBefore: 14, todo: 'Choose the caterer and the two menus. Order the cake.' },
    { daysBefore: 7, todo: 'Call the parents who have not replied about eggs and nuts.' },
    { daysBefore: 3, todo: 'Correct numbers and diets on the booking, and write the allergies.' },
    { daysBefore: 0, todo: 'Let the caterer set the low table first. Keep the cake in the shade.' },
    { daysBefore: -1, todo: 'Send photos, thank the grandparents and review the food.' },
  ],
  questions: [
    {
      question: 'Do you charge the full price for children?',
      answer:
        'Yes, every guest on the bill is one plate, whatever the age. Toddlers who eat from a parent’s plate need not be entered.',
    },
    {
      question: 'Can the caterer bring the birthday cake?',
      answer:
        'Usually it comes from a baker. If an offer with a gift cake is running, it is shown on the site with its terms. Either way tell the caterer where the cake will be kept.',
    },
    {
      question: 'Are eggless dishes available?',
      answer:
        'Vegetarian menus here are without meat and fish. Egg is a separate question for pasta, mayonnaise and desserts, so ask the caterer on their page before you book.',
    },
    {
      question: 'What suits a birthday at a Mumbai park or beach?',
      answer:
        'Packed boxes, water and nothing that needs a plug. Public places have their own rules on groups and fire, so ask the authority in charge before you invite.',
    },
    {
      question: 'How many servers does a children’s party need?',
      answer: {
        text: 'As a guide, one at the children’s table for every 15 of them, and the usual team at the buffet. Packed boxes come without staff, so ask two relatives.',
        source: 'planning',
      },
    },
    {
      question: 'Can we have the party on a school day?',
      answer:
        'Yes, and halls are easier to get. Keep it short, start when tuition ends, and serve a proper meal, since children arrive hungry and go to bed right after.',
    },
  ],
  event: { occasion: 'birthday', people: '25-50' },
  related: ['birthday-parties', 'party-caterers-mumbai', 'anniversary-celebrations'],
  next: {
    heading: 'See birthday menus near you',
    text: 'Enter the hall, the day and how many you are, parents included. Prices follow your number.',
  },
}
