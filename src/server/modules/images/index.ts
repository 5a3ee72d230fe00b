export { defaultPicture, pictureOf, urlOf, urlOfPicture, type ImageRow } from './domain/picture.ts'
