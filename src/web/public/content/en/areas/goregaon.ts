import type { AreaText } from '../../area-text.ts'

export const goregaon: AreaText = {
  title: 'Caterers in Goregaon for homes, offices and events',
  description:
    'Caterers near Goregaon East and West, NESCO, Film City and Gokuldham: price per plate for your guests, diets, capacity and verified reviews. Book online.',
  heading: 'Caterers in Goregaon',
  aboutHeading: 'Catering in Goregaon',
  about: [
    'Goregaon feeds crews and crowds: film units in Film City, exhibitors at the Bombay Exhibition Centre in the NESCO grounds, offices along the Western Express Highway. And it feeds families, in Gokuldham and Dindoshi in the east and in Bangur Nagar and Motilal Nagar in the west.',
    'A search from here looks 15 km around Goregaon: Dahisar and Mira Road in the north, Bandra and Mahim in the south. That covers most of the western suburbs.',
    'For a large event, check the capacity on the card: the maximum number of guests the caterer can serve. For a film unit or a stall at an exhibition packed meals are quicker, and they can be eaten standing. In a large society, give the caterer the wing, the gate and a contact person.',
  ],
  questions: [
    {
      question: 'Can caterers deliver to NESCO and Film City?',
      answer:
        'Yes, if the venue is within the distance that the caterer serves. Both places check vehicles at the gate, so add the hall or studio and a contact to your note.',
    },
    {
      question: 'Who can cook for several hundred guests?',
      answer:
        'Choose “100+ guests” and check the capacity on the cards. On the bill you can enter any number up to the capacity the caterer has left on your date.',
    },
    {
      question: 'Do you take orders for a single meal?',
      answer:
        'No. Only catering orders for 10 guests or more are accepted, not individual parcels. Some snack boxes and packed thalis have a higher minimum, which the bill shows.',
    },
    {
      question: 'How do I pay, and when?',
      answer:
        'Online, when you book. The booking is held for 10 minutes, and for 30 minutes once you open the payment page, and it reaches the caterer when the payment is confirmed. If the payment fails, your details are saved and you can try again.',
    },
    {
      question: 'Is GST included in the price per plate?',
      answer:
        'Yes. The price per plate on a card includes GST, with the price before GST beside it. Your bill lists GST on its own line before you pay. Caterers who are not registered for GST add none.',
    },
  ],
  localities: [
    'Goregaon East',
    'Goregaon West',
    'Gokuldham',
    'Dindoshi',
    'Aarey Colony',
    'Bangur Nagar',
    'Motilal Nagar',
    'Bombay Exhibition Centre (NESCO)',
  ],
}
