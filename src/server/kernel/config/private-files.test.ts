import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'

const access = {
  S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY_ID: 'AKID',
  S3_SECRET_ACCESS_KEY: 'a-secret-of-tests',
}
const pictures = { IMAGE_STORE: 's3', S3_BUCKET: 'pictures', S3_PUBLIC_URL: 'https://cdn.pangat.example' }

test('documents are kept in the data directory unless a private bucket is named', () => {
  expect(loadConfig({}).privateFiles).toEqual({ store: 'local' })
  expect(loadConfig({ ...access, ...pictures }).privateFiles).toEqual({ store: 'local' })
})

test('a private bucket has the access of S3, wherever pictures are kept', () => {
  const privateFiles = { store: 's3', region: 'ap-south-1', bucket: 'private', accessKeyId: 'AKID' }
  for (const more of [
    {},
    pictures,
    { IMAGE_STORE: 'cloudinary', CLOUDINARY_CLOUD: 'p', CLOUDINARY_UPLOAD_PRESET: 'w' },
  ])
    expect(loadConfig({ ...access, ...more, S3_PRIVATE_BUCKET: 'private' })).toMatchObject({
      privateFiles,
      images: { store: more === pictures ? 's3' : 'IMAGE_STORE' in more ? 'cloudinary' : 'local' },
    })
})

test.each([
  ['half of the access', { ...access, S3_REGION: '' }, 'please set S3_REGION too'],
  ['no access', {}, 'please set S3_ENDPOINT and S3_REGION and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too'],
  ['a public bucket', { ...access, ...pictures, S3_BUCKET: 'private' }, 'must be another bucket than S3_BUCKET'],
  ['pictures by half', { ...access, S3_PUBLIC_URL: 'https://cdn.pangat.example' }, 'S3_PUBLIC_URL needs IMAGE_STORE'],
])('a private bucket with %s stops the start', (_, settings, problem) => {
  expect(() => loadConfig({ ...settings, S3_PRIVATE_BUCKET: 'private' })).toThrow(problem)
})

test('a name that no bucket has stops the start', () => {
  expect(() => loadConfig({ ...access, S3_PRIVATE_BUCKET: 'My Bucket' })).toThrow('S3_PRIVATE_BUCKET must be the name')
})
