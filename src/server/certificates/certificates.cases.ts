import { revokeCertificate } from '#server/certificates/certificates.steps.ts'
import type { Cases } from '#testing/cases.ts'
import { certificateOf, passedBy, portalActs } from '#testing/make-certificates.ts'
import { correctCertificate, issueCertificate } from './certificates.steps.ts'

const reason = 'Literówka w nazwisku.'

export const certificateCases: Cases = {
  answers: '',
  hearers: `
    event                  by      bell     mail
    certificate.issued     nobody  student  -
    certificate.revoked    nobody  student  -
    certificate.corrected  nobody  student  -
  `,
  deeds: ({ world }) => ({
    'certificate.issued': async ({ student }) => {
      const participant = await passedBy(world.db, student)
      return () => issueCertificate(portalActs(world), participant)
    },
    'certificate.revoked': async ({ student }) => {
      const participant = await passedBy(world.db, student)
      await issueCertificate(portalActs(world), participant)
      return () => revokeCertificate(portalActs(world), participant, reason)
    },
    'certificate.corrected': async ({ student }) => {
      const id = await certificateOf(world, student)
      return () => correctCertificate(portalActs(world), id, { holder: 'Anna Nowak-Zając' }, reason)
    },
  }),
}
