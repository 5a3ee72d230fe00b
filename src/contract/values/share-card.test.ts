import { expect, test } from 'vitest'
import { pageCardAddress, pageOfCard } from './share-card.ts'

test.each(['/', '/pangat/malad', '/caterer/asha-rasoi', '/contactus'])('the card of %s leads back to it', (path) => {
  expect(pageOfCard(pageCardAddress(path))).toBe(path)
})

test.each(['/share/', '/share.jpg', '/share/../secret.jpg', '/share/a%2Fb.jpg', '/share/a.png', '/other/a.jpg'])(
  '%s is the card of no page',
  (address) => expect(pageOfCard(address)).toBeUndefined(),
)
