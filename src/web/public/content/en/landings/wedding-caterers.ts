import type { Landing } from '../../landing.ts'

export const weddingCaterers: Landing = {
  name: 'Wedding caterers',
  title: 'Wedding caterers in Mumbai we feature',
  description:
    'Wedding caterers that Pangat features: cuisines, capacity, experience, verified reviews and the price per plate, and how to choose between them.',
  heading: 'Featured wedding caterers in Mumbai',
  lead: 'Caterers with the team and the capacity for a large wedding. Compare them, then open the one whose food suits your family.',
  pictureAlt: 'A brass wedding thali with rice, dals and sweets among marigolds',
  picture: 'weddings',
  updatedOn: '2026-11-27',
  sections: [
    {
      heading: 'What makes a good wedding caterer',
      blocks: [
        'A good party caterer is not always a wedding caterer. At a wedding the rites run late, the baraat arrives hungry, and three hundred people reach the counters in the same ten minutes. The team must cook in batches, keep food hot and refill without being asked.',
        {
          list: [
            'Capacity well above your guest list, because more people may come than you counted',
            'A team that has served on lawns, where they bring water and power',
            'Separate counters and vessels for Jain and vegetarian guests',
            'Reviews of events as large as yours',
          ],
        },
        'Each card shows the caterer’s experience, guests per day and events completed on Pangat. Reviews come only from customers with a completed booking.',
      ],
    },
    {
      heading: 'How these were chosen',
      blocks: [
        'Our team chooses these caterers and their order. The full list has every caterer for large weddings near your hall. [How we rank caterers](/how-we-rank-caterers) explains its order.',
        'For help with every function from mehendi to reception, see [wedding catering services](/wedding-catering-services). To plan it yourself, read [catering for weddings](/services/weddings).',
      ],
    },
  ],
  questions: [
    {
      question: 'Why is this list so short?',
      answer:
        'A short list is easier to compare. The full list for large weddings has filters for cuisine, diet, budget and distance.',
    },
    {
      question: 'Does the price on a card include everything?',
      answer:
        'It is the range of their packages per plate, and it includes GST if the caterer charges it. Extra dishes, more than {includedHours} hours of service and delivery are added on your bill before you pay.',
    },
    {
      question: 'How far ahead should we book a wedding caterer?',
      answer:
        'As soon as the hall is booked. From {largeGuests} guests, caterers need at least {largeNotice} days’ notice. Good dates in the wedding season are taken months earlier.',
    },
    {
      question: 'Can one caterer cook for all our functions?',
      answer:
        'Yes. Each function is a separate booking with its own date, venue, menu and guests. You can also choose another caterer for the haldi.',
    },
    {
      question: 'Can we taste before we decide?',
      answer: 'Yes. Call {phone}, and we arrange a tasting with up to {compared} caterers.',
    },
  ],
  event: { occasion: 'wedding', people: '100+' },
  next: {
    heading: 'Not sure which one to choose?',
    text: 'Tell us the date, the hall and the number of guests. We call you and help you decide.',
  },
}
