import type { Landing } from '../../landing.ts'

export const ranking: Landing = {
  name: 'How we rank caterers',
  title: 'How we rank caterers in lists and search',
  description:
    'What decides the order of caterers on Pangat: distance, your search text, featured caterers, ratings and reviews. What never counts, and what you can change.',
  heading: 'How we rank caterers',
  lead: 'The order of a list is a recommendation, so you should know what it is made of. These are all the rules, in the order in which they apply.',
  pictureAlt: 'A notebook on a plain cloth between a bowl of tea glasses and samosas',
  picture: 'seminars-conferences',
  updatedOn: '2026-11-25',
  sections: [
    {
      heading: 'Who is in the list at all',
      blocks: [
        'A caterer is listed after our team has checked the profile and the documents, and as long as the profile is live. With a place, the list holds caterers within the distance you chose. With a range of guests, it holds those with a package for it. With a date, it holds those who can still accept an order for that day: their notice, their closed days and the plates already booked are all taken into account.',
        'Caterers without any package are shown at the end, under a heading of their own.',
      ],
    },
    {
      heading: 'In which order they appear',
      blocks: [
        {
          list: [
            'If you searched for words, the best match comes first: name, then cuisine, then dishes',
            'If you entered a place, the nearest kitchen comes first',
            'Otherwise featured caterers come first, in an order that our team sets',
            'Then the better average rating of verified reviews',
            'Then the larger number of reviews, and finally the alphabet',
          ],
        },
        'You can sort by price instead, from low to high or from high to low. The price is what a guest would pay including GST, for your range of guests and your diet.',
      ],
    },
    {
      heading: 'What never counts',
      blocks: [
        'There is no paid placement. No payment, fee or commission moves a caterer up or down. What you looked at before does not count either: the same search shows the same order to everyone.',
        'Reviews are written only by customers with a completed booking, one per booking. A caterer can reply to a review and cannot remove it.',
      ],
    },
    {
      heading: 'Featured caterers',
      blocks: [
        'A card with the word Featured was chosen by our team, who look for kitchens that do well at events of every kind. The mark is not sold. If you enter a place, it gives no advantage.',
      ],
    },
  ],
  questions: [
    {
      question: 'Why is a caterer with fewer stars above another?',
      answer:
        'Because it is nearer to your place, matches your words better or is featured. Sort by price, or filter by rating, to see another order.',
    },
    {
      question: 'How is the average rating computed?',
      answer: 'It is the plain average of the stars of all published reviews, shown with one decimal.',
    },
    {
      question: 'Do new caterers have a chance?',
      answer: 'Yes. With a place the nearest comes first, whether or not there are reviews yet.',
    },
    {
      question: 'Does a slow answer push a caterer down?',
      answer: 'No. How fast a caterer accepts orders is no part of the order of the list.',
    },
    {
      question: 'Where can I object to my place in the list?',
      answer: 'Call {phone} or write to us. We tell you which rule put you where you are.',
    },
  ],
  event: { people: '25-50' },
  next: { heading: 'See it for yourself', text: 'Open the list, enter your place and change the order.' },
}
