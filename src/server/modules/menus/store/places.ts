import { guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import { limits } from '#contract/limits.ts'
import type { Tx } from '#server/kernel/context.ts'
import { insertColumns, list, rowsAs, run, sql } from '#server/kernel/sql.ts'
import type { Arrangement } from '../domain/arrange-packages.ts'
import { menus, packageBands, packageItems, packages } from '../tables.ts'

const b = packageBands.as('b')
const t = packageItems.as('t')
const p = packages.as('p')
const m = menus.as('m')

/** Behind every other; {@link numberPlaces} follows. */
const last = 1_000_000

/** Offers a package for these ranges of guests, last in each that is new to it. */
export async function saveBands(
  tx: Tx,
  { id, catererId, bands }: { id: string; catererId: string; bands: readonly GuestBand[] },
): Promise<void> {
  await run(tx, sql`delete from ${b} where ${b.package_id} = ${id} and ${b.band} <> all(${list(bands)}::text[])`)
  await run(
    tx,
    sql`${insertColumns(packageBands, 'package_id', 'caterer_id', 'band', 'position')}
        select ${id}, ${catererId}, band, ${last}::integer from unnest(${list(bands)}::text[]) as band on conflict do nothing`,
  )
}

/** Moves a package behind the others of each of its ranges. */
export async function moveLast(tx: Tx, packageId: string): Promise<void> {
  await run(tx, sql`update ${b} set position = ${last} where ${b.package_id} = ${packageId}`)
}

/** Numbers the places of a caterer's packages from 1 in each range; deleted ones have none that counts. */
export async function numberPlaces(tx: Tx, catererId: string): Promise<void> {
  await run(
    tx,
    sql`update ${b} set position = numbered.place from (
          select ${b.package_id} as id, ${b.band} as band,
            row_number() over (partition by ${b.band} order by ${b.position}, ${b.package_id}) as place
          from ${b} join ${p} on ${p.id} = ${b.package_id} and ${p.deleted_at} is null where ${b.caterer_id} = ${catererId}
        ) numbered
        where ${b.package_id} = numbered.id and ${b.band} = numbered.band and ${b.position} <> numbered.place`,
  )
}

/** Numbers the items of a caterer's packages from 1; those whose category is deleted come behind the others. */
export async function numberItems(tx: Tx, catererId: string): Promise<void> {
  await run(
    tx,
    sql`update ${t} set priority = numbered.place from (
          select ${t.id} as id, row_number() over (
            partition by ${t.package_id} order by ${m.deleted_at} is not null, ${t.priority}, ${t.id}) as place
          from ${t} join ${m} on ${m.id} = ${t.menu_id} where ${t.caterer_id} = ${catererId}
        ) numbered
        where ${t.id} = numbered.id and ${t.priority} <> numbered.place`,
  )
}

/** Takes a category that is about to be restored out of packages that are full without it. */
export async function leaveFullPackages(tx: Tx, menuId: string): Promise<void> {
  const others = sql`(select count(*) from ${packageItems.as('other')} join ${m} on ${m.id} = other.menu_id and ${m.deleted_at} is null
    where other.package_id = ${t.package_id} and other.menu_id <> ${menuId})`
  await run(tx, sql`delete from ${t} where ${t.menu_id} = ${menuId} and ${others} >= ${limits.offer.items}`)
}

/** Replaces the packages of all ranges of a caterer, but for those of deleted packages. */
export async function saveArrangement(tx: Tx, catererId: string, arrangement: Arrangement): Promise<void> {
  const isLive = sql`${b.package_id} in (select ${p.id} from ${p} where ${p.caterer_id} = ${catererId} and ${p.deleted_at} is null)`
  await run(tx, sql`delete from ${b} where ${b.caterer_id} = ${catererId} and ${isLive}`)
  const places = guestBands.flatMap((band) =>
    arrangement[band].map((id, i) => ({ package_id: id, caterer_id: catererId, band, position: i + 1 })),
  )
  if (places.length === 0) return
  const place = rowsAs(packageBands, 'place', places)
  await run(
    tx,
    sql`${insertColumns(packageBands, 'package_id', 'caterer_id', 'band', 'position')}
        select ${place.package_id}, ${place.caterer_id}, ${place.band}, ${place.position} from ${place}`,
  )
}
