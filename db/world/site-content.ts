import { idOf } from './ids.ts'
import type { Pictures } from './pictures.ts'
import type { City } from './tables.ts'

/** The figures that the product's spec names, and the film of the testimonials below. */
const claims = { weddings: 500, guests: 1500, caterers: 25, film: '/films/guests' }

/** Made up like everything in this city. The film of the testimonials shows the first four. */
export const testimonials: readonly { name: string; occasion: string; words: string }[] = [
  {
    name: 'Vaishali Sawant',
    occasion: 'Naming ceremony, 40 guests, Kandivali',
    words:
      'I booked from the train between two stations. The price I saw was the price I paid, and my mother-in-law’s Jain plates came marked and covered.',
  },
  {
    name: 'Karthik Iyer',
    occasion: 'Office lunch, 120 guests, Bandra Kurla Complex',
    words:
      'The head count moved twice in one week. Both times the bill followed by itself, and lunch was on the tables at half past twelve.',
  },
  {
    name: 'Hetal Doshi',
    occasion: 'Engagement, 180 guests, Borivali',
    words:
      'We compared three kitchens side by side in one evening. Nobody had to telephone ten caterers and write prices on the back of a card.',
  },
  {
    name: 'Savio Fernandes',
    occasion: 'Christening, 65 guests, Vasai',
    words:
      'Veg on one side, fish on the other, two sets of spoons. They had read every note we wrote, even the one about my uncle and coriander.',
  },
  {
    name: 'Ayesha Merchant',
    occasion: 'Eid dinner, 55 guests, Byculla',
    words:
      'The dishes we chose were the dishes we got. There was enough for the watchmen too, and nothing was left to carry down four floors.',
  },
  {
    name: 'Moushumi Ghosh',
    occasion: 'Retirement party, 30 guests, Powai',
    words:
      'A kitchen that knows mustard from mustard sauce! I found it by its cuisine, read what others had eaten there, and was done in ten minutes.',
  },
  {
    name: 'Rupali Kadam',
    occasion: 'Wedding, 280 guests, Dadar',
    words:
      'The muhurat moved by an hour and the hall wanted us out by eleven. Lunch began on time all the same, and the puris were hot for the last row.',
  },
  {
    name: 'Harsh Vora',
    occasion: 'Sangeet, 150 guests, Ghatkopar',
    words:
      'Half the guests eat Jain and all of them dance. The chaat counter stayed open till the last song, with its own pans for the Jain side.',
  },
]

const stories: readonly {
  title: string
  story: string
  occasion: string
  place: string
  guests: number
  cover: string
}[] = [
  {
    title: 'Three hundred and twenty plates, one long row',
    story:
      'The hall had no kitchen. The caterer laid leaves in four rows, served from brass, and the last guest ate as hot as the first.',
    occasion: 'Wedding',
    place: 'Borivali West',
    guests: 320,
    cover: 'maharashtrian-2',
  },
  {
    title: 'A sangeet that ate till midnight',
    story:
      'Chaat at seven, a live tawa at nine, jalebi at eleven. Two extra hours of service were booked with one tap and paid at the price on the page.',
    occasion: 'Sangeet',
    place: 'Juhu',
    guests: 210,
    cover: 'north-indian-1',
  },
  {
    title: 'Sadya for the whole floor',
    story:
      'Twenty-six items on a leaf, for a team that had only known sandwiches. The office has booked the same kitchen every Onam since.',
    occasion: 'Office festival',
    place: 'Airoli',
    guests: 140,
    cover: 'south-indian-1',
  },
  {
    title: 'Jain and not Jain, at one table',
    story:
      'Sixty Jain guests, forty others. Each plate was counted in the order, cooked apart and marked, and nobody had to ask twice.',
    occasion: 'Engagement',
    place: 'Ghatkopar East',
    guests: 100,
    cover: 'gujarati-1',
  },
  {
    title: 'A first birthday in a building’s lobby',
    story:
      'Small hands, small plates: idlis the size of a coin, and a proper dinner for the grandparents. Set up and cleared within three hours.',
    occasion: 'Birthday',
    place: 'Chembur',
    guests: 45,
    cover: 'south-indian-2',
  },
  {
    title: 'Noodles for a product launch',
    story:
      'The guest list grew by forty, eight days before. The booking grew with it, and the launch had its live wok.',
    occasion: 'Product launch',
    place: 'Lower Parel',
    guests: 160,
    cover: 'chinese-1',
  },
  {
    title: 'Dal baati on a terrace in the rain',
    story:
      'Clouds came at six. By half past, the counters stood under the tank shed and the baatis came straight from the coals.',
    occasion: 'Anniversary',
    place: 'Mulund West',
    guests: 70,
    cover: 'rajasthani-1',
  },
  {
    title: 'Bhog for a pandal of a thousand',
    story:
      'Khichuri, labra, chutney and payesh for three sittings a day. One booking for each day, each with its own invoice for the committee.',
    occasion: 'Durga Puja',
    place: 'Powai',
    guests: 1000,
    cover: 'bengali-1',
  },
  {
    title: 'Sixty boxes at eight in the morning',
    story:
      'Three hundred delegates wanted tea; sixty speakers wanted breakfast first. The boxes stood at the door ten minutes early, counted by diet.',
    occasion: 'Conference',
    place: 'Andheri East',
    guests: 60,
    cover: 'lebanese-1',
  },
]

/** What the city's marketplace tells of itself (C75): rows and a setting that an empty database does not have. */
export function addSiteContent(city: City, pictures: Pictures): void {
  const imageOf = (cover: string) => pictures.rows.find(({ base }) => base === `covers/${cover}`)?.id ?? null
  city.testimonials.push(
    ...testimonials.map((told, i) => ({ id: idOf('testimonial', told.name), ...told, position: i + 1 })),
  )
  city.success_stories.push(
    ...stories.map(({ cover, ...told }, i) => ({
      id: idOf('story', told.title),
      ...told,
      image_id: imageOf(cover),
      position: i + 1,
    })),
  )
  city.settings.push({ name: 'claims', value: claims })
}
