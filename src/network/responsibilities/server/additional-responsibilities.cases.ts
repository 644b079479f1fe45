import type { ResponsibilityStatus } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { type Act, type Action, type Cases, type Make, words } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertAdditional, insertEvidence, insertShownEvidence } from '#testing/make/make-responsibilities.ts'
import { sample } from '#testing/servers/upload-server.ts'

const duty = { name: words, description: words, is_evidence_wanted: true }

export const additionalResponsibilityCases: Cases = {
  answers: `
                    guest     student  artist  other  office  owner
    list                 401      403     200    200     200    200
    get                  401      404     200    404     200    200
    create               401      403     403    403     201    201
    update               401      404     403    404     200    200
    remove               401      404     403    404     204    204
    submit               401      404     200    404     403    403
    withdraw             401      404     200    404     403    403
    accept               401      404     403    404     200    200
    sendBack             401      404     403    404     200    200
    waive                401      404     403    404     200    200
    reopen               401      404     403    404     200    200
    addEvidence          401      404     201    404     403    403
    removeEvidence       401      404     200    404     403    403
    evidence             401      404     200    404     200    200
  `,
  table: 'additional_responsibilities',
  ofOwnRow: ['submit'],
  workedOut: { list: ['is_overdue', 'is_own', 'again'] },
  input: ({ world, others }) => {
    const { db, clock } = world
    const additionalIn =
      (status: ResponsibilityStatus): Make =>
      ({ own }) =>
        insertAdditional(db, (own ?? others).id, clock.now(), { status })
    return {
      get: additionalIn('TODO'),
      create: () => ({ pro_artist_id: others.id, ...duty }),
      update: async (artist) => ({
        ...(await additionalIn('TODO')(artist)),
        ...duty,
      }),
      remove: additionalIn('TODO'),
      submit: additionalIn('TODO'),
      withdraw: additionalIn('SUBMITTED'),
      accept: additionalIn('SUBMITTED'),
      sendBack: async (artist) => ({
        ...(await additionalIn('SUBMITTED')(artist)),
        comment: words.pl,
      }),
      waive: additionalIn('TODO'),
      reopen: async (artist) => ({
        ...(await additionalIn('DONE')(artist)),
        comment: words.pl,
      }),
      addEvidence: async (artist) => ({
        ...(await additionalIn('TODO')(artist)),
        file: await sample('small.png'),
      }),
      removeEvidence: ({ own }) => insertEvidence(db, (own ?? others).id, clock.now()),
      evidence: ({ own }) => insertShownEvidence(world, (own ?? others).id),
    }
  },
  recipients: `
    event                                       by      bell          mail
    additionalResponsibility.given              office  artist        artist
    additionalResponsibility.changed            office  artist        -
    additionalResponsibility.submitted          artist  office owner  office
    additionalResponsibility.accepted           office  artist        artist
    additionalResponsibility.sentBack           office  artist        artist
    additionalResponsibility.waived             office  artist        artist
    additionalResponsibility.reopened           office  artist        artist
    additionalResponsibility.removed            office  artist        -
    additionalResponsibility.removed: one done  office  -             -
  `,
  deeds: ({ world }) => {
    /** A responsibility that the office has given to the artist. */
    const assigned =
      (status: 'TODO' | 'SUBMITTED' | 'DONE', act: (id: number) => Act): Action =>
      async ({ id }) => {
        const { db, clock } = world
        const { email } = cast.office
        const office = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
        return act((await insertAdditional(db, id, clock.now(), { status, given_by: office.id })).id)
      }
    return {
      'additionalResponsibility.given':
        async ({ id }) =>
        (by) =>
          by.send(additionalResponsibilities.create, { pro_artist_id: id, ...duty }),
      'additionalResponsibility.changed': assigned(
        'TODO',
        (id) => (by) => by.send(additionalResponsibilities.update, { id, ...duty }),
      ),
      'additionalResponsibility.submitted': assigned(
        'TODO',
        (id) => (by) => by.send(additionalResponsibilities.submit, { id }),
      ),
      'additionalResponsibility.accepted': assigned(
        'SUBMITTED',
        (id) => (by) => by.send(additionalResponsibilities.accept, { id }),
      ),
      'additionalResponsibility.sentBack': assigned(
        'SUBMITTED',
        (id) => (by) => by.send(additionalResponsibilities.sendBack, { id, comment: words.pl }),
      ),
      'additionalResponsibility.waived': assigned(
        'TODO',
        (id) => (by) => by.send(additionalResponsibilities.waive, { id }),
      ),
      'additionalResponsibility.reopened': assigned(
        'DONE',
        (id) => (by) => by.send(additionalResponsibilities.reopen, { id, comment: words.pl }),
      ),
      'additionalResponsibility.removed': assigned(
        'TODO',
        (id) => (by) => by.send(additionalResponsibilities.remove, { id }),
      ),
      'additionalResponsibility.removed: one done': assigned(
        'DONE',
        (id) => (by) => by.send(additionalResponsibilities.remove, { id }),
      ),
    }
  },
  needsNoTelling: {
    'additionalResponsibility.evidenceAdded': 'the office hears when it is submitted',
    'additionalResponsibility.evidenceRemoved': 'the office hears when it is submitted',
    'additionalResponsibility.withdrawn': 'the office has nothing to check any more, and the counter says so',
  },
}
