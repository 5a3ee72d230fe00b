import { table } from '#server/kernel/sql.ts'

export const menus = table('menus')
export const menuDishes = table('menu_dishes')
export const packages = table('packages')
export const packageBands = table('package_bands')
export const packageItems = table('package_items')
