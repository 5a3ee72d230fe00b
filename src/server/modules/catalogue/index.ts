export { createCatalogue, type Catalogue } from './catalogue.ts'
export type { CatalogueChange } from './read-model/read-model.ts'
export type { CityQuery } from './operations/search-city.ts'
