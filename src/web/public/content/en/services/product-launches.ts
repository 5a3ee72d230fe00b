import type { Service } from '../../service.ts'

export const productLaunches: Service = {
  slug: 'product-launches',
  name: 'Product launches',
  title: 'Product launch catering in Mumbai, hour by hour',
  description:
    'What to feed press, dealers and partners at a launch in Mumbai: food before and after the reveal, showroom and mall rules, crew meals and a month’s plan.',
  heading: 'Catering a product launch around the reveal',
  lead: 'Food at a launch keeps guests in the room until they have seen the product. This page goes through the hours, the venue and the people you are likely to forget.',
  pictureAlt: 'A wrapped blue box with a gold bow, with small plates of bruschetta, falafel and tiramisu around it',
  summary: 'Press briefings, dealer meets and evening reveals: finger food, quiet service and meals for the crew.',
  updatedOn: '2026-11-27',
  facts: [
    { label: 'Length', value: { text: '2–3 hours in the evening, 4–5 for a dealer meet', source: 'planning' } },
    { label: 'Food', value: 'Small, dry, without bones, eaten with one hand' },
    { label: 'Often forgotten', value: 'Dinner for the technicians, promoters and guards' },
    { label: 'Ask first', value: 'Whether the venue lets an outside caterer in' },
  ],
  sections: [
    {
      heading: 'Four launches, four menus',
      blocks: [
        'A journalist has another briefing in Bandra after yours. A dealer has taken the early train from Nashik and wants a proper lunch. They are not the same guest, and one menu will not do for both.',
        {
          table: {
            caption: 'Meals by kind of launch',
            columns: ['Launch', 'Usual hours', 'What is eaten'],
            rows: [
              ['Press briefing', '11 am–1 pm', 'Coffee, two savouries and a sweet, lunch boxes to take along'],
              ['Dealer meet', '10 am–3 pm', 'Upma and tea on arrival, full lunch with rice and dal'],
              ['Evening reveal', '7 pm–10 pm', 'Bites on arrival, counters and dessert after the presentation'],
              ['Store opening', '11 am–8 pm', 'Snack boxes in three lots, pedha for visitors'],
            ],
            source: 'planning',
          },
        },
        'If press and dealers come on one day, book two meals at two hours. Dealers will sit down for lunch long after the last camera has left.',
      ],
    },
    {
      heading: 'Quiet before the curtain',
      blocks: [
        {
          text: 'Stop all service 10 minutes before the reveal. Lids down, trays out of the room, counters dark. A steel spoon that falls during the countdown is on every recording.',
          source: 'planning',
        },
        'Give the caterer’s supervisor and your show caller each other’s numbers. The show caller says when to stop and when to restart. Nobody else does, not even the managing director.',
        'Hold half of the food for later. Guests eat a little on arrival because they are early. They are hungry after the presentation, when the talk gets longer and the sales team wants them to stay. Have the caterer fry the second half only after the speech has ended, if the venue allows a fryer. Otherwise choose baked and steamed bites for it.',
      ],
    },
    {
      heading: 'Food that can be near a camera and a display',
      blocks: [
        'Visitors will pick up the new phone, open the car door or feel the fabric with the hand that held the starter. Keep oil and turmeric away from the display.',
        {
          list: [
            'Good: khandvi rolls, mini idli with podi, falafel, paneer tikka on a short stick, chicken tikka without bones, bruschetta topped on the spot',
            'Poor: tandoori wings, pav bhaji, pani puri, anything in red gravy on a white set',
            'Small sweets in their own cup, such as phirni or brownie squares',
            'Drinks in short glasses, served well away from electronics',
            'Napkins and wet wipes on each table, and a bin behind every pillar',
          ],
        },
        'Smoke is the other trouble. A kebab counter close to the stage fills the beam of the projector, and in some halls it sets off the detector. Place it outdoors or leave it out.',
      ],
    },
    {
      heading: 'Malls, mills, hotels and your own showroom',
      blocks: [
        'Most hotels cater their own halls. Malls usually let vendors in after closing time, through one loading bay, with names on a list. The old mills of Lower Parel have studios that look grand and lanes in which a tempo cannot turn. Settle these points before you print the invitation.',
        {
          list: [
            'Whether an outside caterer may serve there, and for what fee',
            'How many kilowatts are left for food warmers when the LED wall is on',
            'At which hours the stage crew does not need the loading bay',
            'A place where plates can be scraped and stacked out of sight of guests',
            'A tap, or water in cans',
          ],
        },
        'A showroom has bright glass and no pantry. Curtain off a corner of about the size of a parked car for the caterer. Without it the dirty plates end up behind the product.',
      ],
    },
    {
      heading: 'A list full of maybes',
      blocks: [
        'Press desks rarely confirm. Editors send a colleague, and influencers bring a friend with a camera. Keep four short lists instead of one long one: press, trade, partners, our own people. Call the first two on the day before the count closes.',
        'Book the number you are sure of, and add guests later. A package is made for a range of guests, so pick one that your final number will still fit. Adding costs the price per plate. Reducing may leave you with a cancellation charge, as the caterer’s terms say. Mind one step: above {hugeAbove} guests most caterers need {hugeNotice} days’ notice, so cross it early.',
        {
          text: 'The crew is a list of its own. Sound, light, camera, promoters, drivers and security can be 30 people at a launch for 150. They eat before doors open, from packed boxes, in a separate booking.',
          source: 'planning',
        },
      ],
    },
  ],
  menus: [
    {
      title: 'Bites and counters for an evening',
      about:
        'For a reveal at seven, with guests on their feet. Choose more starters and fewer mains, and add a live counter where the caterer has one.',
      people: '100+',
    },
    {
      title: 'A sit-down lunch for dealers',
      about: 'A vegetarian meal with rice, dal and rotis suits distributors from Gujarat and the rest of Maharashtra.',
      people: '50-100',
      diet: 'veg',
    },
    {
      title: 'Boxes for crew and promoters',
      about: 'Ordered apart from the guests’ food and served at five, before anyone has to be in position.',
      people: '25-50',
      packed: true,
    },
  ],
  checklist: [
    'Get the venue’s consent to outside catering in writing',
    'Name one show caller who stops and restarts the service',
    'Put press, trade, partners and crew on separate lists',
    'Check the power for warmers with the light vendor',
    'Mark the caterer’s corner on the floor plan',
    'Keep the name of the product out of the note to the caterer',
    'Enter company and GSTIN before you pay',
  ],
  plan: [
    { daysBefore: 30, todo: 'Choose the venue with its catering rules in hand, then the hour of the reveal.' },
    { daysBefore: 21, todo: 'Compare caterers near the venue by capacity and starters.' },
    { daysBefore: 14, todo: 'Book guests’ food and crew boxes. Send invitations with a reply date.' },
    { daysBefore: 8, todo: 'Decide whether you go above {hugeAbove} guests, and raise the booking if so.' },
    { daysBefore: 4, todo: 'Walk the hall with stage, light and catering supervisors together.' },
    { daysBefore: 3, todo: 'Phone the press desks. Set the final count and diets on the booking.' },
    { daysBefore: 0, todo: 'Feed the crew at five. Rehearse the stop signal once with the servers.' },
  ],
  questions: [
    {
      question: 'Can canapes carry our brand colours or logo?',
      answer:
        'Ask the caterer in the messages of the booking. Printed toothpick flags and box stickers from your own printer are the simple way. Food in odd colours photographs badly and people leave it.',
    },
    {
      question: 'How long will the staff serve?',
      answer:
        'A package includes {includedHours} hours from the serving time, and each further one costs {extraHour}. An evening that starts with bites at seven and ends with dessert at half past ten needs one more.',
    },
    {
      question: 'Will our launch stay confidential?',
      answer:
        'Pangat has no confidentiality agreement for events. The caterer sees what you enter: date, venue, contact person and note. Use a neutral name for the event, and cover the product until the servers have finished setting up.',
    },
    {
      question: 'Can food come at two different times?',
      answer:
        'A booking has one serving time. A second round within the service hours is agreed with the caterer in messages. A separate meal, such as crew dinner, is a booking of its own.',
    },
    {
      question: 'We have only 40 guests in a small studio. Is a caterer still sensible?',
      answer:
        'Yes. Packages start at {minGuests} guests. In a small studio choose cold and room-temperature bites with one hot dish, so that a single table and two servers are enough.',
    },
  ],
  event: { occasion: 'office', people: '100+' },
  related: ['cocktail-parties', 'corporate-events', 'corporate-caterers-mumbai'],
  next: {
    heading: 'Find who can serve on launch day',
    text: 'Search with the venue and the date. Cards show the largest event that each caterer takes on. Check that before you read menus.',
  },
}
