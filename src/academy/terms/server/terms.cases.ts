import { terms } from '#academy/terms/contract/terms.ts'
import { listeners } from '#app/server/app.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { acceptTermsFor, insertTermsVersion } from '#testing/make/make-terms.ts'
import { sample } from '#testing/servers/upload-server.ts'
import { announceTerms } from './announcement.ts'

export const termsCases: Cases = {
  answers: `
                  guest     student  artist  other  office  owner
    inForce            200      200     200    200     200    200
    mine               401      200     200    200     200    200
    file               200      200     200    200     200    200
    upload             401      403     403    403     201    201
    remove             401      404     404    404     204    204
    accept             401      204     204    204     403    403
    decline            401      200     200    200     403    403
  `,
  input: ({ world: { db, clock, as } }) => {
    let versions = 0
    const draft = async () => {
      versions += 1
      const effective_from = `${3000 + versions}-01-01`
      const changes = { pl: 'Nowy cennik.', 'en-US': 'A new price list.' }
      return {
        file: await sample('certificate.pdf'),
        language: 'pl',
        version: `Next ${versions}`,
        effective_from,
        changes,
      }
    }
    const inForce = async () => ({ id: (await as.office.send(terms.inForce, {})).data?.files[0]?.id })
    return {
      file: inForce,
      upload: draft,
      remove: async () => insertTermsVersion(db, daysLater(academyDay(clock.now()), 4000 + versions++)),
      accept: inForce,
      decline: inForce,
    }
  },
  recipients: `
    event            by      bell            mail
    terms.announced  nobody  artist student  artist student
  `,
  deeds: ({ world }) => ({
    'terms.announced': async ({ userId, student }) => {
      const { db, clock, portal } = world
      await insertTermsVersion(db, academyDay(clock.now()))
      const { id } = await db.selectFrom('users').select('id').where('email', '=', student).executeTakeFirstOrThrow()
      await acceptTermsFor(db, { allBut: [userId, id] })
      return () => announceTerms({ ...portal, clock: clock.now }, listeners)
    },
  }),
  needsNoTelling: {
    'terms.uploaded': 'those whom it binds hear when it is announced',
    'terms.removed': 'it bound nobody',
    'terms.accepted': 'who did it knows',
    'user.termsTakenOver': 'their page of the terms says when and where they accepted',
    'terms.declined': 'who did it knows, and writes to the academy',
  },
}
