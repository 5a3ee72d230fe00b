export { defaultPicture, pictureOf, urlOf, type ImageRow } from './domain/picture.ts'
