import type { Landing } from '../../landing.ts'

export const weddingCaterers: Landing = {
  name: 'Wedding caterers',
  title: 'Wedding caterers in Mumbai we feature',
  description:
    'Wedding caterers that Pangat features: cuisines, capacity, experience, verified reviews and the price per plate, with how to choose between them.',
  heading: 'Featured wedding caterers in Mumbai',
  lead: 'Kitchens with the crews and the capacity for a full wedding. Read how they differ, then open the one whose food sounds like your family.',
  pictureAlt: 'A brass wedding thali with rice, dals and sweets among marigolds',
  picture: 'weddings',
  updatedOn: '2026-11-25',
  sections: [
    {
      heading: 'What makes a kitchen fit for a wedding',
      blocks: [
        'A good party caterer is not always a wedding caterer. At a wedding the muhurat slips, the baraat arrives hungry, and three hundred people reach the counters in the same ten minutes. The kitchen must cook in batches, hold the heat and refill without being asked.',
        {
          list: [
            'Capacity well above your guest list, because the evening crowd is never the one you counted',
            'A crew that has served on lawns, where water and power are brought along',
            'Separate counters and vessels for Jain and vegetarian guests',
            'Reviews by people who fed a crowd as large as yours',
          ],
        },
        'The card of each caterer shows how long they have cooked, how many guests they can serve in a day and how many events they have completed on Pangat. Reviews come only from customers with a completed booking.',
      ],
    },
    {
      heading: 'How these were chosen',
      blocks: [
        'Our team selects them, and the order is ours too. They are not the only good ones: the list has every caterer who cooks for large gatherings near your hall. [How we rank caterers](/how-we-rank-caterers) explains the order of that list.',
        'If you would like someone to handle every function from mehendi to reception, write to us about [wedding catering services](/wedding-catering-services). To plan the menu, the counters and the days yourself, read [catering for weddings](/services/weddings).',
      ],
    },
  ],
  questions: [
    {
      question: 'Why is this list so short?',
      answer:
        'A short list is easier to compare. The button at the end of the page opens the full list for large weddings, with filters for cuisine, diet, budget and distance.',
    },
    {
      question: 'Does the price on a card include everything?',
      answer:
        'It is the range of their packages per plate. Extra dishes, more than {includedHours} hours of service, delivery and GST are listed on your bill before you pay.',
    },
    {
      question: 'How far ahead should we book a wedding caterer?',
      answer:
        'As soon as the hall is booked. Caterers ask for {largeNotice} days’ notice or more from {largeGuests} guests on, and their best dates in the wedding season are taken months earlier.',
    },
    {
      question: 'Can one caterer cook for all our functions?',
      answer:
        'Yes. Each function is one booking with its own date, venue, menu and number of guests, so you can also take another caterer for the haldi.',
    },
    {
      question: 'Can we taste before we decide?',
      answer: 'Call {phone} and we arrange a tasting with up to {compared} caterers.',
    },
  ],
  event: { occasion: 'wedding', people: '100+' },
  next: {
    heading: 'Unsure which one is yours?',
    text: 'Tell us the date, the hall and the number of guests. We call you and help you choose.',
  },
}
