import type { Service } from '../../service.ts'

export const seminarsConferences: Service = {
  slug: 'seminars-conferences',
  name: 'Seminars and conferences',
  title: 'Conference and seminar catering in Mumbai',
  description:
    'Tea breaks, a 45-minute delegate lunch and a second day: how much chai, how many buffet lines, which lunches keep people awake, and what Mumbai halls ask.',
  heading: 'Feeding a conference without losing the agenda',
  lead: 'If one tea break runs ten minutes over, every session after it starts late. Here is how to plan the breaks as carefully as the sessions.',
  pictureAlt: 'An open blue notebook beside a tray of masala chai with biscuits and a plate of samosas',
  summary: 'Registration tea, two breaks and a lunch for delegates, timed to the agenda, over one day or two.',
  updatedOn: '2026-11-27',
  facts: [
    { label: 'Meals in the day', value: 'Registration tea, morning break, lunch, afternoon tea' },
    { label: 'Time for lunch', value: { text: '45–60 minutes, queue included', source: 'planning' } },
    { label: 'Tea and coffee', value: { text: '2–3 cups per delegate and day', source: 'planning' } },
    { label: 'Several days', value: 'One booking for each day' },
  ],
  sections: [
    {
      heading: 'Write the meals into the agenda',
      blocks: [
        'Most agendas say “Lunch” between two sessions and leave it there. Add the minutes that people need to leave the hall, queue, eat, find the washroom and sit again. The table is for a day of about two hundred delegates.',
        {
          table: {
            caption: 'A conference day with its meals',
            columns: ['Time', 'Meal', 'What is served', 'Minutes'],
            rows: [
              ['8:30 am', 'Registration', 'Tea, filter coffee, biscuits, bananas', '60'],
              ['11 am', 'Morning break', 'Tea, coffee, one hot savoury', '20'],
              ['1 pm', 'Lunch', 'Buffet on both sides of each table', '50'],
              ['4 pm', 'Afternoon tea', 'Tea, samosa or dhokla, cookies', '20'],
              ['6 pm', 'Close', 'Networking snacks, only if announced', '45'],
            ],
            source: 'planning',
          },
        },
        'Tell the moderator that the last talk before lunch ends on time even if the speaker does not. Dal can be held for half an hour more, but a late lunch leaves the next session half empty.',
      ],
    },
    {
      heading: 'The arithmetic of chai',
      blocks: [
        {
          text: 'Plan 120 ml for a cup. In the morning nearly everyone drinks, after lunch about two of three. With two cups in the morning, 200 delegates need about 60 litres of tea and coffee for the day, two parts tea to one part coffee. Keep 1 in 10 cups without sugar and some without milk.',
          source: 'planning',
        },
        'The queue at an urn is slower than the queue for food, because each person stops to stir. Set out tea at three places in the foyer, sugar and stirrers a step further along, and fill the first fifty cups just before the doors open.',
        'Water is the other drink. A hall with the air conditioner at full makes people thirsty. Dispensers with glasses at the back of the hall spare you hundreds of half-empty bottles.',
      ],
    },
    {
      heading: 'Lunch for two hundred in fifty minutes',
      blocks: [
        {
          text: 'One side of a buffet table serves about 70 guests in 15 minutes. So 200 delegates need three sides, better four. Put rice and dal last, plates at one end only, and desserts on another table so that nobody blocks the line for a second helping.',
          source: 'planning',
        },
        {
          list: [
            'Keep the menu short: one dry sabzi, one gravy, dal, rice, rotis, salad, curd, one sweet',
            'Go easy on puri and fried starters, or the hall sleeps at half past two',
            'Give Jain delegates a marked table of their own, away from the main queue',
            'Let speakers and the panel eat first, in a side room, with a person who watches the clock',
          ],
        },
        'Where the hall has theatre seats and no dining space, order packed thalis. Volunteers hand them out by row, and everyone has eaten within thirty minutes. Delegates who must leave take theirs along.',
      ],
    },
    {
      heading: 'Halls and what they allow',
      blocks: [
        'The exhibition grounds in Goregaon and Vashi, the trade centre at Cuffe Parade, college auditoriums in Matunga and Vile Parle and the hotels near the airport all host conferences, and each has its own catering terms. Some take only caterers on their list. Some charge for each outside plate. Settle these points before you sign for the hall.',
        {
          list: [
            'The hour from which tables may be set, on the day or the evening before',
            'Whether the foyer is yours alone or shared with the event next door',
            'The way from the service gate to the dining area, with or without a ramp',
            'Who provides tables, frills, dustbins and housekeeping',
          ],
        },
        'In a college, check the examination timetable. An exam in the next block means silence in the corridor where you wanted the buffet.',
      ],
    },
    {
      heading: 'The second day needs fewer plates',
      blocks: [
        {
          text: 'Delegates from out of town leave after the first keynote of the last day, and local ones send regrets. Expect 80 to 85 of every 100 at the second lunch, and fewer still at the last tea.',
          source: 'planning',
        },
        'Because each day is booked separately, you can give it its own number and its own menu. Make the second lunch different in kind: South Indian after a North Indian day, for example. Delegates notice paneer on both days.',
        'Ask the association about its habits. At medical meetings people leave the hall between sessions to take calls, so an open tea counter is better than fixed breaks. Where a meeting takes a Saturday, delegates expect a full lunch.',
      ],
    },
  ],
  menus: [
    {
      title: 'Delegate lunch with serving staff',
      about: 'A buffet for a foyer or lawn, with enough people to keep every dish filled through a short break.',
      people: '100+',
    },
    {
      title: 'Packed thalis, handed out by row',
      about: 'When the auditorium has no dining room. The smallest order is {minPacked} thalis.',
      people: '50-100',
      packed: true,
    },
    {
      title: 'Idli, vada and coffee on day two',
      about: 'A lighter vegetarian table for the second morning, or for a breakfast session.',
      people: '50-100',
      diet: 'veg',
      cuisine: 'South Indian',
    },
  ],
  checklist: [
    'Add queue and washroom time to each break in the agenda',
    'Ask for diets in the registration form, with Jain as a choice of its own',
    'Confirm the hall’s catering terms before you sign',
    'Agree with the caterer in messages who serves the tea breaks',
    'Reserve a room for speakers’ lunch',
    'Print signs for veg, Jain and non-veg lines',
    'Brief volunteers which door opens for which meal',
    'Order for volunteers, hostesses and the sound crew too',
  ],
  plan: [
    { daysBefore: 45, todo: 'Draft the agenda with real break times and choose the hall.' },
    { daysBefore: 28, todo: 'Open registration with a question on diet. Shortlist caterers who can take your number.' },
    { daysBefore: 20, todo: 'Book each day with the registrations you have, and add a note on the breaks.' },
    {
      daysBefore: 8,
      todo: 'Raise the count if registration has passed {hugeAbove}. Later is too late for that step.',
    },
    { daysBefore: 4, todo: 'Send the caterer the floor plan with tea points, lines and power sockets.' },
    { daysBefore: 2, todo: 'Print signs. Collect the names for the venue’s gate.' },
    { daysBefore: 0, todo: 'Have tea ready half an hour before registration opens. Keep the moderator to the clock.' },
  ],
  questions: [
    {
      question: 'Can one caterer do the tea breaks as well as lunch?',
      answer:
        'Often, but a booking covers one meal with {includedHours} hours of service. For a full day add service hours, and settle in the messages what is served at each break. If the caterer only does lunch, order snack boxes for the breaks.',
    },
    {
      question: 'How many people should serve at lunch?',
      answer: {
        text: 'About one person for 20 guests at a buffet, and two more who only refill. The caterer decides the team. Ask when you share the number of lines.',
        source: 'planning',
      },
    },
    {
      question: 'Which lunch keeps delegates awake?',
      answer:
        'One with more dal, vegetables and curd than rice, and with a small sweet instead of three. Serve chaas with the meal and strong coffee twenty minutes later.',
    },
    {
      question: 'Can delegates pay for their own food?',
      answer:
        'Not through Pangat. The organiser books and pays for all plates in one amount. Include the meal in the registration fee.',
    },
    {
      question: 'What if registrations jump in the last week?',
      answer:
        'Change the number on the booking while changes are open, usually until {changeHours} hours before. The larger number must still fit the caterer’s notice and what is left of that day’s capacity.',
    },
    {
      question: 'Do we need separate vessels for Jain delegates?',
      answer:
        'Enter the Jain count with the booking and ask the caterer how it is cooked. At the venue, a table with its own spoons prevents most mistakes.',
    },
  ],
  event: { occasion: 'office', people: '100+', kind: 'buffet' },
  related: ['corporate-events', 'corporate-caterers-mumbai', 'award-ceremonies'],
  next: {
    heading: 'Put your hall and date on the map',
    text: 'The list shows caterers who serve that distance and have room for your delegates on that day. Open two or three and compare their lunch packages.',
  },
}
