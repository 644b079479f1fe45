import { profile } from '#network/profile/contract/profile.ts'
import { type Act, type Cases, type Make, words } from '#testing/fixtures/cases.ts'
import { insertDocument } from '#testing/make/make-artists.ts'
import { sample } from '#testing/servers/upload-server.ts'

const person = { first_name: 'Ewa', last_name: 'Zielińska', phone: '+48601234567', country_id: 1, city: 'Łódź' }

export const profileCases: Cases = {
  answers: `
                    guest     student  artist  other  office  owner
    get                  401      404     200    200     404    404
    update               401      404     200    200     404    404
    changeAvatar         401      404     200    200     404    404
    addDocument          401      404     201    201     404    404
    updateDocument       401      404     200    404     404    404
    removeDocument       401      404     200    404     404    404
  `,
  ofOwnRow: 'all',
  input: ({ world: { db, clock }, others }) => {
    const documentOf: Make = async ({ own }) => ({ id: (await insertDocument(db, (own ?? others).id, clock.now())).id })
    return {
      update: () => ({
        ...person,
        postal_code: '90-001',
        street: 'Piotrkowska 1',
        languages: ['pl'],
        techniques: ['LIPS'],
        years_of_experience: 4,
        bio: words,
      }),
      changeAvatar: async () => ({ avatar: await sample('small.png') }),
      addDocument: async () => ({ kind: 'LICENCE', file: await sample('certificate.pdf') }),
      updateDocument: documentOf,
      removeDocument: documentOf,
    }
  },
  recipients: `
    event                                         by      bell          mail
    proArtist.profileChanged                      artist  office owner  -
    proArtist.profileChanged: nothing to look at  artist  -             -
    proArtist.profileChanged: and once more       artist  -             -
  `,
  deeds: ({ input }) => {
    const changeProfile = async (names: object): Promise<Act> => {
      const own = await input('profile.update')
      return (by) => by.send(profile.update, { ...own, ...names } as never)
    }
    return {
      'proArtist.profileChanged': async () => changeProfile({ last_name: 'Nowak-Lis' }),
      'proArtist.profileChanged: nothing to look at': async () => changeProfile({}),
      'proArtist.profileChanged: and once more': async ({ visitor }) => {
        await (await changeProfile({ last_name: 'Nowak-Lis' }))(visitor)
        return changeProfile({ last_name: 'Lis' })
      },
    }
  },
  needsNoTelling: {
    'proArtist.avatarChanged':
      'the office hears of the form that it belongs to; of the network’s artists the history tells',
    'proArtist.documentAdded':
      'the office hears of the form that it belongs to; of the network’s artists the history tells',
    'proArtist.documentChanged':
      'the office hears of the form that it belongs to; of the network’s artists the history tells',
    'proArtist.documentRemoved':
      'the office hears of the form that it belongs to; of the network’s artists the history tells',
  },
}
