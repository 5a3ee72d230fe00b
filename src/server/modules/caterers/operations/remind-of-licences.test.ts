import { expect, test } from 'vitest'
import { rows, sql } from '#server/kernel/sql.ts'
import { mailsTo } from '#test/support/mails.ts'
import { aRegisteredCaterer } from '#test/support/registered-caterers.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const remind = () => server.services.backgroundJobs['ending-licences']?.()
const onDay = (day: string) => server.clock.set(new Date(`${day}T04:30:00Z`))

test('a licence is reminded of 30 days before its end, once', async () => {
  const { user, caterer } = await aRegisteredCaterer(server, {
    fssaiNo: '11526001000061',
    fssaiExpiresOn: '2027-03-31',
  })
  const reminders = async () => {
    await Promise.all([remind(), remind()])
    return (await mailsTo(server, user.email, 'caterer_licence_ending')).map(({ subject }) => subject)
  }
  onDay('2027-02-28')
  expect(await reminders()).toEqual([])
  onDay('2027-03-01')
  expect(await reminders()).toEqual(['Your FSSAI licence expires on Wed 31 Mar'])
  onDay('2027-03-30')
  expect(await reminders()).toHaveLength(1)

  // A renewed licence is another one.
  await rows(server.database.db, sql`update caterers set fssai_expires_on = '2028-03-31' where id = ${caterer.id}`)
  expect(await reminders()).toHaveLength(1)
  onDay('2028-03-31')
  expect(await reminders()).toHaveLength(2)
})

test('licences that have ended, or of caterers off the site, are not reminded of', async () => {
  const ended = await aRegisteredCaterer(server, { fssaiNo: '11526001000061', fssaiExpiresOn: '2027-04-30' })
  const pending = await aRegisteredCaterer(server, {
    gstNo: 'URP',
    fssaiNo: '11526001000061',
    fssaiExpiresOn: '2027-05-20',
  })
  onDay('2027-05-01')
  await remind()
  for (const { user } of [ended, pending])
    expect(await mailsTo(server, user.email, 'caterer_licence_ending')).toEqual([])
})
