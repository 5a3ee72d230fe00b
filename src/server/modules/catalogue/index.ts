export { createCatalogue, type Catalogue } from './catalogue.ts'
