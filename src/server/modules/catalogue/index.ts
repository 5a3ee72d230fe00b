export { createCatalogue, type Catalogue } from './catalogue.ts'
export type { CatalogueChange } from './read-model/read-model.ts'
export { listServing } from './operations/serving-guests.ts'
export type { CityQuery } from './operations/search-city.ts'
