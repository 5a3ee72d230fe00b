import type { Landing } from '../../landing.ts'

export const weddingServices: Landing = {
  name: 'Wedding catering services',
  title: 'Wedding catering services and quotes, Mumbai',
  description:
    'Ask for a quote for your wedding in Mumbai: functions from mehendi to reception, halls and lawns we know, what a quote contains, and what we need from you.',
  heading: 'Wedding catering, one conversation for all functions',
  lead: 'Five functions, four venues and two families with opinions. Send us one message, and a person from our team helps you bring the food together.',
  pictureAlt: 'A wedding thali with saffron rice, puris and laddoos on a silk cloth',
  picture: 'weddings',
  updatedOn: '2026-11-25',
  sections: [
    {
      heading: 'What happens after you write',
      blocks: [
        'We read your message, call the number you left between nine in the morning and nine in the evening, and ask about dates, halls, communities and habits. Then we suggest caterers who are free on your days and who cook what you described. You see their menus and prices on Pangat and book there, function by function.',
        'We do not cook and we do not add a planning fee. The contract for the food is with the caterer you choose, and the invoice comes from them.',
      ],
    },
    {
      heading: 'What to have ready for the call',
      blocks: [
        {
          list: [
            'Dates and muhurats, with the functions that can still move',
            'Names of the halls or lawns, and whether they allow outside caterers',
            'A guest count for each function, and how many guests are Jain',
            'Dishes that must be there: modak for one family, sarson ka saag for the other',
            'The amount per plate that you are comfortable with',
          ],
        },
        'Halls decide more than hosts expect. Some have a list of caterers who may enter, some charge a royalty per plate, some close the kitchen at eleven. Ask the manager before you call, and half of the questions are answered.',
      ],
    },
    {
      heading: 'Function by function',
      blocks: [
        'Mehendi and haldi are mornings with chaat, farsan and chaas. The sangeet wants food that can be eaten between two dances. The wedding meal itself is a seated thali or a long buffet, depending on the family. The reception is the largest crowd and the shortest stay. Each of them deserves its own menu, and often its own caterer.',
      ],
    },
  ],
  questions: [
    {
      question: 'Is a quote binding for us?',
      answer: 'No. You decide when you have seen the menu and the price. A booking starts when you pay for it.',
    },
    {
      question: 'Which parts of the city do you cover?',
      answer:
        'Colaba to Virar, Thane and Navi Mumbai. Each caterer serves within a distance of their kitchen, and the bill tells you when a hall is too far.',
    },
    {
      question: 'Do you also arrange decoration and sound?',
      answer: 'No, food and its service only. Ask your hall or your caterer: they often know good decorators.',
    },
    {
      question: 'Can guests with allergies be looked after?',
      answer:
        'Enter allergies with the number of guests on the bill. Only the caterer sees them, and they are erased after the event.',
    },
    {
      question: 'What if the guest list grows at the end?',
      answer:
        'Change the number on the booking until the time it names, usually {changeHours} hours before the function. The page shows the new amount before you confirm.',
    },
  ],
  event: { occasion: 'wedding', people: '100+' },
  next: {
    heading: 'Prefer to choose yourself?',
    text: 'Start with our [featured wedding caterers](/wedding-caterers-mumbai), or open the list of all who cook for large weddings, with prices for your guests.',
  },
}
