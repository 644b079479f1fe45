import { certificates } from '#teaching/certificates/contract/certificates.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { bundleOf, certificateOf, handedOut, passedBy, portalActs } from '#testing/make/make-certificates.ts'
import { issueCertificate } from './certificates.steps.ts'

const reason = 'Literówka w nazwisku.'
const correction = {
  ...{ holder: 'Anna Nowak-Zając', title: 'Brwi pudrowe', artist: 'Maja Żurawska', place: 'Studio, Łódź' },
  ...{ first_day: '2026-03-12', last_day: '2026-03-13', minutes: 720, reason },
}

export const certificateCases: Cases = {
  answers: `
                guest     student  artist  other  office  owner
    list             401      403     403    403     200    200
    counts           401      403     403    403     200    200
    export           401      403     403    403     200    200
    get              401      404     404    404     200    200
    revoke           401      404     404    404     200    200
    correct          401      404     404    404     201    201
    pdf              401      200     404    404     200    200
    bundle           401      403     403    403     201    201
    bundleProgress   401      404     404    404     200    404
    zip              401      404     404    404     200    404
    own              401      200     200    200     200    200
    verify           200      200     200    200     200    200
    verifyFile       200      200     200    200     200    200
    credential       200      200     200    200     200    200
    credentialJwt    200      200     200    200     200    200
    issuer           200      200     200    200     200    200
    credentialStatus 200      200     200    200     200    200
  `,
  table: 'certificates',
  ofOwnRow: ['own'],
  workedOut: { list: ['language'] },
  input: ({ world }) => {
    const anybody = async () => ({ id: await certificateOf(world, null) })
    const anyNumber = () => world.db.selectFrom('certificates').select('number').limit(1).executeTakeFirstOrThrow()
    return {
      get: anybody,
      revoke: async () => ({ ...(await anybody()), reason }),
      correct: async () => ({ ...(await anybody()), ...correction }),
      pdf: async () => ({ id: await certificateOf(world, cast.student.email) }),
      bundle: () => ({ state: 'VALID', filter: 'Tamara' }),
      bundleProgress: () => bundleOf(world),
      zip: () => bundleOf(world),
      verify: anyNumber,
      credential: anyNumber,
      credentialJwt: anyNumber,
      credentialStatus: () => ({ list: '1' }),
      verifyFile: async () => {
        const { sha256 } = await handedOut(world, await certificateOf(world, null))
        return { sha256 }
      },
    }
  },
  recipients: `
    event                  by      bell     mail
    certificate.issued     nobody  student  student
    certificate.revoked    office  student  student
    certificate.corrected  office  student  student
  `,
  deeds: ({ world }) => ({
    'certificate.issued': async ({ student }) => {
      const participant = await passedBy(world.db, student)
      return () => issueCertificate(portalActs(world), participant)
    },
    'certificate.revoked': async ({ student }) => {
      const id = await certificateOf(world, student)
      return (by) => by.send(certificates.revoke, { id, reason })
    },
    'certificate.corrected': async ({ student }) => {
      const id = await certificateOf(world, student)
      return (by) => by.send(certificates.correct, { id, ...correction })
    },
  }),
}
