import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { UploadedImage } from '#contract/endpoints/images.ts'
import { limits } from '#contract/limits.ts'
import { aCatererProfile } from '#test/factories/caterer-profile.ts'
import { aCaterer, anImage, aUser } from '#test/factories/index.ts'
import { post, signedInAs } from '#test/support/accounts.ts'
import { aPhoto, uploadForm } from '#test/support/pictures.ts'
import { useServer } from '#test/support/server.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'pangat-galleries-'))
const server = useServer({ DATA_DIR: dataDir })
afterAll(() => rm(dataDir, { recursive: true, force: true }))

let photo: Buffer
beforeAll(async () => {
  photo = await aPhoto({ width: 300, height: 200 })
})

async function anOwner() {
  const user = await aUser(server, { role: '3' })
  const caterer = await aCaterer(server, { ownerId: user.id })
  return { user, catererId: caterer.id, headers: await signedInAs(server, user) }
}
type Owner = Awaited<ReturnType<typeof anOwner>>

async function uploaded(headers: Record<string, string>): Promise<string> {
  const response = await server.request('/api/images', { method: 'POST', headers, body: uploadForm(photo) })
  return ((await response.json()) as UploadedImage).secure_url
}

async function change({ catererId, headers }: Owner, body: object) {
  const response = await server.request(`/api/caterer/${catererId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Omit<OwnCaterer, 'status'> & {
    code?: string
    fields?: Record<string, string>
  }
  return { ...answer, status: response.status }
}

const path = (link: string) => new URL(link).pathname

describe('galleries of a profile', () => {
  test('show pictures that the account uploaded, in the order given and as lists of links', async () => {
    const owner = await anOwner()
    const [one, two, three] = [
      await uploaded(owner.headers),
      await uploaded(owner.headers),
      await uploaded(owner.headers),
    ]
    const saved = await change(owner, { artGallery: [[two, one], [two]], menuGallery: [path(three)] })
    expect([saved.status, saved.artGallery, saved.menuGallery]).toEqual([
      200,
      [[path(two), path(one)]],
      [[path(three)]],
    ])
    expect(saved.pictures.map(({ base }) => base)).toEqual(
      [two, one].map((link) => path(link).replace(/-240.avif$/, '')),
    )

    // What the API shows is taken back, and nothing has changed by it.
    const again = await change(owner, { artGallery: saved.artGallery, menuGallery: saved.menuGallery })
    expect([again.status, again.version]).toEqual([200, saved.version])
    const removed = await change(owner, { artGallery: [] })
    expect([removed.artGallery, removed.menuGallery, removed.version]).toEqual([[], [[path(three)]], saved.version + 1])
  })

  test('are given with a new profile as well', async () => {
    const headers = await signedInAs(server, await aUser(server, { role: '3' }))
    const link = await uploaded(headers)
    const made = await post(server, '/api/caterer', { ...aCatererProfile(), artGallery: [[link]] }, headers)
    expect([made.status, ((await made.json()) as OwnCaterer).artGallery]).toEqual([201, [[path(link)]]])
  })

  test('keep pictures that they show already, of whomever', async () => {
    const owner = await anOwner()
    const { base } = await anImage(server, { catererId: owner.catererId, gallery: 'art' })
    const link = await uploaded(owner.headers)
    const saved = await change(owner, { artGallery: [[link, `/pictures/${base}-960.avif`]] })
    expect(saved.artGallery).toEqual([[path(link), `/pictures/${base}-960.avif`]])
  })

  test.each([
    ['another account’s', async () => uploaded((await anOwner()).headers)],
    ['of the product', async () => `/pictures/${(await anImage(server)).base}-960.avif`],
    ['elsewhere', async () => 'https://evil.example/a-240.avif'],
    ['on this machine', async () => 'http://127.0.0.1:1/a-240.avif'],
    ['a script', async () => 'javascript:alert(1)//-240.avif'],
    ['not there', async () => '/images/ab/01kc0a7m5v9f3g8h2j6k4n1pab-240.avif'],
  ])('take no picture that is %s', async (_, make) => {
    const owner = await anOwner()
    const saved = await change(owner, { name: 'Not saved', artGallery: [[await make()]] })
    expect([saved.status, saved.code === 'image_not_own' || saved.code === 'malformed']).toEqual([
      saved.code === 'malformed' ? 400 : 422,
      true,
    ])
    expect(JSON.stringify(saved.fields)).toContain('Choose pictures that you uploaded here.')
    expect((await change(owner, {})).name).not.toBe('Not saved')
  })

  test('ask nothing of a link that leads elsewhere, however it is written', async () => {
    const asked: string[] = []
    const canary = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(302, { location: '/pictures/a-240.avif' }).end()
    })
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
    const { port } = canary.address() as AddressInfo
    const owner = await anOwner()
    const hosts = [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      'localhost',
      '[::ffff:127.0.0.1]',
      'user@127.0.0.1',
    ]
    const links = [
      ...hosts.map((host) => `http://${host}:${port}/images/ab/01kc0a7m5v9f3g8h2j6k4n1pab-240.avif`),
      `//127.0.0.1:${port}/images/ab/01kc0a7m5v9f3g8h2j6k4n1pab-240.avif`,
      'http://169.254.169.254/latest/meta-data/-240.avif',
      'file:///etc/passwd#-240.avif',
      'data:image/avif;base64,AAAA',
    ]
    for (const link of links) {
      const saved = await change(owner, { artGallery: [[link]] })
      expect([link, saved.status, saved.code]).toEqual([
        link,
        saved.code === 'malformed' ? 400 : 422,
        expect.stringMatching(/^(malformed|image_not_own)$/),
      ])
    }
    await new Promise((resolve) => canary.close(resolve))
    expect(asked).toEqual([])
  })

  test('hold at most 20 pictures', async () => {
    const owner = await anOwner()
    const link = await uploaded(owner.headers)
    const links = (count: number) => Array.from({ length: count }, (_, i) => `/images/ab/x${i}-240.avif`)
    const saved = await change(owner, { menuGallery: [links(limits.image.perGallery), [link]] })
    expect([saved.status, saved.fields]).toEqual([400, { menuGallery: 'Keep up to 20 pictures in a gallery' }])
  })

  test('of two changes at the same time one is complete', async () => {
    const owner = await anOwner()
    const links = [await uploaded(owner.headers), await uploaded(owner.headers)]
    await Promise.all([change(owner, { artGallery: [links] }), change(owner, { artGallery: [links.toReversed()] })])
    const { artGallery } = await change(owner, {})
    expect([links.map(path), links.toReversed().map(path)]).toContainEqual(artGallery[0])
  })
})
