// Draws the pictures that are missing or whose drawing has changed: npm run pictures [-- part-of-a-name …]
// With --sheet=<file.png> it also writes a contact sheet of the named pictures, to look at.
import { contactSheet } from './contact-sheet.ts'
import { planned, type Album } from './plan.ts'
import { publish, readIndex, tidy } from './publish.ts'

const args = process.argv.slice(2)
const sheet = args.find((arg) => arg.startsWith('--sheet='))?.slice('--sheet='.length)
const filters = args.filter((arg) => !arg.startsWith('--'))
const plan = planned()
const wanted = plan.filter(({ name }) => filters.length === 0 || filters.some((part) => name.includes(part)))
const indexes = { product: await readIndex('product'), city: await readIndex('city') }

let drawn = 0
for (const picture of wanted) {
  if (!(await publish(picture, indexes[picture.album]))) continue
  drawn++
  console.log(picture.name)
  if (drawn % 10 === 0) await saveIndexes()
}
await saveIndexes()
if (sheet) await contactSheet(wanted, sheet)
console.log(`${drawn} drawn, ${wanted.length - drawn} as they were`)

async function saveIndexes(): Promise<void> {
  for (const album of ['product', 'city'] satisfies Album[]) await tidy(album, plan, indexes[album])
}
