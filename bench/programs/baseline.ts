// The bare routes that everything is compared with: what Hono on Node can do when it does nothing.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const item = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  name: 'A kitchen with a name of usual length',
  slug: 'a-kitchen-with-a-name',
  address: 'Shop 4, Station Road, Andheri West, Mumbai 400058',
  cuisines: ['Maharashtrian', 'Gujarati', 'North Indian', 'Chinese'],
  diets: ['veg', 'jain'],
  minPrice: 250,
  maxPrice: 900,
  rating: 4.4,
  reviews: 31,
  capacity: 800,
  bands: { '10-25': 420, '25-50': 380, '50-100': 350, '100+': 320 },
  point: { lat: 19.13, lng: 72.835 },
  picture: '/pictures/covers/gujarati-1',
  distance: 3.42,
}
/** Ten items, 4.85 KB of JSON. */
const list = Array.from({ length: 10 }, (_, i) => ({ ...item, id: `${item.id}${i}` }))
/** 41 KB of ASCII. */
const page = `<!DOCTYPE html><title>Bare</title>${'<p>forty kilobytes of plain text</p>'.repeat(1140)}`

const app = new Hono()
app.get('/json', (c) => c.body(JSON.stringify(list), 200, { 'content-type': 'application/json' }))
app.get('/html', (c) => c.html(page))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.argv[2]) })
