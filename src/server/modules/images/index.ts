export { defaultPicture, pictureOf, urlOf, urlOfPicture } from './domain/picture.ts'
export { imageFileOf, imageOf, joinedImage } from './queries/parts.ts'
export { findImagesByUrl } from './queries/find-images.ts'
