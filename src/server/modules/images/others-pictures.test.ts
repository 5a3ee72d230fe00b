import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { UploadedImage } from '#contract/endpoints/images.ts'
import { aCaterer, aUser } from '#test/factories/index.ts'
import { aRegistration, call, signedInAs, signUp } from '#test/support/accounts.ts'
import { aPhoto, uploadForm } from '#test/support/pictures.ts'
import { useServer } from '#test/support/server.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'pangat-others-pictures-'))
const server = useServer({ DATA_DIR: dataDir })
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function uploaded(headers: Record<string, string>): Promise<UploadedImage> {
  const form = uploadForm(await aPhoto({ width: 300, height: 200 }))
  const response = await server.request('/api/images', { method: 'POST', headers, body: form })
  expect(response.status).toBe(201)
  return (await response.json()) as UploadedImage
}

/** The owner of a caterer whose gallery shows a picture. */
async function anOwner() {
  const user = await aUser(server, { role: '3' })
  const { id } = await aCaterer(server, { ownerId: user.id })
  const headers = await signedInAs(server, user)
  const picture = await uploaded(headers)
  const path = `/api/caterer/${id}`
  const saved = await call(server, 'PATCH', path, { headers, body: { artGallery: [[picture.secure_url]] } })
  expect(saved.status).toBe(200)
  return {
    headers,
    picture,
    path,
    isStored: () => existsSync(join(dataDir, 'images', `${picture.public_id}-240.avif`)),
  }
}

test('another caterer’s picture is removed neither by its key nor by its gallery', async () => {
  const [owner, other] = [await anOwner(), await anOwner()]
  const { public_id: key, secure_url: link } = owner.picture
  for (const headers of [other.headers, await signedInAs(server, await aUser(server)), {}])
    for (const path of [`/api/images/${key}`, `/api/images/${encodeURIComponent(key)}`, new URL(link).pathname])
      expect([path, (await call(server, 'DELETE', path, { headers })).status]).toEqual([path, 404])
  const emptied = await call(server, 'PATCH', owner.path, { headers: other.headers, body: { artGallery: [] } })
  expect(emptied.status).toBe(404)
  server.clock.advance(8 * 24 * 60 * 60 * 1000)
  await server.services.backgroundJobs['unused-pictures']?.()
  expect(owner.isStored()).toBe(true)
})

test('an account that goes takes no pictures of others along', async () => {
  const owner = await anOwner()
  const password = 'leafplate72'
  const { token, user } = await signUp(server, { ...aRegistration(), role: '3', password })
  const headers = { authorization: `Bearer ${token}` }
  await uploaded(headers)
  expect((await call(server, 'DELETE', `/api/users/${user.id}`, { headers, body: { password } })).status).toBe(200)
  await server.services.backgroundJobs['unused-pictures']?.()
  expect(owner.isStored()).toBe(true)
})
