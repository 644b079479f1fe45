import { applications } from '#network/applications/contract/applications.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { type Act, type Action, type Cases, type Make, words } from '#testing/fixtures/cases.ts'
import { insertArtist, insertOpenForm } from '#testing/make/make-artists.ts'
import { sample } from '#testing/servers/upload-server.ts'

const { APPLIED, ACCEPTED, TO_VERIFY } = invitationStatus
const person = { first_name: 'Ewa', last_name: 'Zielińska', phone: '+48601234567', country_id: 1, city: 'Łódź' }

export const applicationCases: Cases = {
  answers: `
                        guest     student  artist  other  office  owner
    register                 201      201     201    201     201    201
    accept                   401      404     403    404     200    200
    reject                   401      404     403    404     200    200
    complete                 401      404     403    404     200    200
    requestMissingData       401      404     403    404     200    200
    sendLink                 401      404     403    404     200    200
    form                     200      200     200    200     200    200
    sendForm                 204      204     204    204     204    204
    sendFormAvatar           201      201     201    201     201    201
    addFormDocument          201      201     201    201     201    201
    updateFormDocument       200      200     200    200     200    200
    removeFormDocument       200      200     200    200     200    200
    formAvatar               200      200     200    200     200    200
    formDocument             200      200     200    200     200    200
  `,
  table: 'pro_artists',
  input: ({ world, openForm }) => {
    let applicants = 0
    const applicantIn =
      (invitation_status: number): Make =>
      async ({ own }) => ({ id: own?.id ?? (await insertArtist(world.db, { invitation_status })) })
    const newForm = async () => {
      const { hash, documentId } = await insertOpenForm(world)
      return { hash, id: documentId }
    }
    return {
      register: () => {
        applicants += 1
        return {
          ...person,
          email: `good-${applicants}@example.com`,
          techniques: ['LIPS'],
          years_of_experience: 4,
          motivation: words.pl,
          language_name: 'pl',
          terms_accepted: true,
        }
      },
      accept: applicantIn(APPLIED),
      reject: applicantIn(APPLIED),
      complete: applicantIn(TO_VERIFY),
      requestMissingData: async (artist) => ({
        ...(await applicantIn(TO_VERIFY)(artist)),
        comment: words.pl,
        fields: ['bio'],
      }),
      sendLink: applicantIn(ACCEPTED),
      form: () => openForm,
      sendForm: async () => ({
        ...person,
        hash: (await insertOpenForm(world)).hash,
        postal_code: '90-001',
        street: 'Piotrkowska 1',
        languages: ['pl'],
        bio: words,
      }),
      sendFormAvatar: async () => ({ ...(await newForm()), avatar: await sample('small.png') }),
      addFormDocument: async () => ({
        ...(await newForm()),
        kind: 'LICENCE',
        file: await sample('certificate.pdf'),
      }),
      updateFormDocument: async () => ({ ...(await newForm()), valid_until: '2030-01-31' }),
      removeFormDocument: newForm,
      formAvatar: () => ({ hash: openForm.hash, size: 'small' }),
      formDocument: () => openForm,
    }
  },
  recipients: `
    event                           by        bell          mail
    proArtist.applied               guest     office owner  applicant
    proArtist.appliedAgain          guest     -             artist
    proArtist.accepted              office    -             applicant
    proArtist.linkSent              office    -             applicant
    proArtist.rejected              office    -             applicant
    proArtist.missingDataRequested  office    -             applicant
    proArtist.formSent              guest     office owner  -
    proArtist.completed             office    applicant     applicant
  `,
  deeds: ({ world, input }) => {
    const inState =
      (invitation_status: number, act: (id: number) => Act): Action =>
      async ({ applicant }) =>
        act(await insertArtist(world.db, { invitation_status, email: applicant }))
    return {
      'proArtist.applied': async ({ applicant }) => {
        const application = await input('applications.register')
        return (by) => by.send(applications.register, { ...application, email: applicant } as never)
      },
      'proArtist.appliedAgain': async ({ email }) => {
        const application = await input('applications.register')
        return (by) => by.send(applications.register, { ...application, email } as never)
      },
      'proArtist.accepted': inState(APPLIED, (id) => (by) => by.send(applications.accept, { id })),
      'proArtist.linkSent': inState(ACCEPTED, (id) => (by) => by.send(applications.sendLink, { id })),
      'proArtist.rejected': inState(APPLIED, (id) => (by) => by.send(applications.reject, { id })),
      'proArtist.missingDataRequested': inState(
        TO_VERIFY,
        (id) => (by) => by.send(applications.requestMissingData, { id, comment: words.pl }),
      ),
      'proArtist.formSent': async ({ applicant }) => {
        const { hash } = await insertOpenForm(world, { email: applicant })
        const form = await input('applications.sendForm')
        return (by) => by.send(applications.sendForm, { ...form, hash } as never)
      },
      'proArtist.completed': inState(TO_VERIFY, (id) => (by) => by.send(applications.complete, { id })),
    }
  },
}
