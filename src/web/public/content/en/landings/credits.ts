import type { Landing } from '../../landing.ts'

export const credits: Landing = {
  name: 'Credits',
  title: 'Credits for data, fonts and drawn pictures',
  description:
    'Whose work Pangat is built on: post-office names, public holidays, computed festival days, typefaces and the drawn tables, each with its licence.',
  heading: 'Credits of data and art',
  lead: 'What you see here is partly the work of others, who allow us to use it. Thank you. This page names them and the terms under which they share it.',
  pictureAlt: 'A gold medal with a star between bowls of food on a festive cloth',
  picture: 'award-ceremonies',
  updatedOn: '2026-11-25',
  sections: [
    {
      heading: 'Places',
      blocks: [
        'Names and PIN codes of post offices come from GeoNames and are used under the licence Creative Commons Attribution, version four. They are shown when you type a place.',
        'Stations, localities, halls, parks and hotels were entered and checked by hand. A station is placed to about the length of its platform, and a locality near its centre, so a distance on a card is a good guide and no measurement. When the operator has connected Google Maps, suggestions of places may come from Google and are marked as such.',
      ],
    },
    {
      heading: 'Festivals and holidays',
      blocks: [
        'Festival days are computed for Mumbai from the positions of sun and moon, with the open library astronomy-engine. A day that depends on the sighting of the moon may move by one. Public holidays of Maharashtra come from the project date-holidays, whose data is shared under Creative Commons Attribution-ShareAlike, version three. Attribution: date-holidays and Wikipedia.',
      ],
    },
    {
      heading: 'Typefaces',
      blocks: [
        'Headlines are set in Rozha One by the Indian Type Foundry. Texts and figures are set in Anek by Ek Type, a foundry in Mumbai. Both have Latin and Devanagari and are shared under the SIL Open Font License. We serve them ourselves, so no other company learns that you read this page. The icons are from Lucide, under the ISC licence.',
      ],
    },
    {
      heading: 'The drawn tables',
      blocks: [
        'Every dish, cloth and brass plate on our own pages was drawn by a program that we wrote, seen from above as guests at a pangat see their leaf. There is no photograph among them, and no picture was generated from the work of artists. Photographs on the pages of caterers are their own and belong to them.',
      ],
    },
  ],
  questions: [
    {
      question: 'May I use your drawings?',
      answer: 'Write to us and say for what. They are our own work, and we like to see them used well.',
    },
    {
      question: 'A hall or a station is in the wrong place. What can I do?',
      answer: 'Tell us its name and where it should be. We correct the entry by hand.',
    },
    {
      question: 'A festival day is wrong for my community. Why?',
      answer:
        'We follow the reckoning that is usual in Maharashtra, where months end with the new moon. Other regions count differently.',
    },
    {
      question: 'Where do prices and ratings come from?',
      answer: 'Prices are set by caterers. Ratings are the average of reviews by customers with a completed booking.',
    },
    {
      question: 'Which licences does the software itself use?',
      answer: 'Open ones, mostly MIT, ISC and Apache. Each package of the site carries its own notice.',
    },
  ],
  event: { people: '25-50' },
  next: { heading: 'Back to the food', text: 'See who cooks near you, and what a plate costs for your guests.' },
}
