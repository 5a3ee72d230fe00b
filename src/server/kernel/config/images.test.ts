import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'

const cloudinary = { IMAGE_STORE: 'cloudinary', CLOUDINARY_CLOUD: 'pangat', CLOUDINARY_UPLOAD_PRESET: 'web' }
const s3 = {
  IMAGE_STORE: 's3',
  S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com',
  S3_REGION: 'ap-south-1',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'AKID',
  S3_SECRET_ACCESS_KEY: 'a-secret-of-tests',
  S3_PUBLIC_URL: 'https://cdn.pangat.example',
}

test('pictures are kept in the data directory unless a store is named', () => {
  expect(loadConfig({}).images).toEqual({ store: 'local' })
  expect(loadConfig(cloudinary).images).toMatchObject({ store: 'cloudinary', cloud: 'pangat', credentials: undefined })
  expect(loadConfig(s3).images).toMatchObject({ store: 's3', bucket: 'pictures', publicUrl: new URL(s3.S3_PUBLIC_URL) })
})

test.each(Object.keys(s3).filter((name) => name !== 'IMAGE_STORE'))('S3 without %s stops the start', (name) => {
  expect(() => loadConfig({ ...s3, [name]: '' })).toThrow(`please set ${name} too`)
})

test.each([
  ['Cloudinary without a preset', { ...cloudinary, CLOUDINARY_UPLOAD_PRESET: '' }, 'CLOUDINARY_UPLOAD_PRESET too'],
  ['half of its credentials', { ...cloudinary, CLOUDINARY_API_KEY: '123456789' }, 'Please set both'],
  ['settings of a store that is not named', { S3_BUCKET: 'pictures' }, 'S3_BUCKET needs IMAGE_STORE'],
  ['another store', { IMAGE_STORE: 'ftp' }, 'IMAGE_STORE must be local, cloudinary or s3'],
])('%s stops the start', (_, settings, problem) => {
  expect(() => loadConfig(settings)).toThrow(problem)
})
