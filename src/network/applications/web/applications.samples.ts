import { applications } from '#network/applications/contract/applications.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { cast } from '#testing/fixtures/cast.ts'
import type { Samples } from '#testing/fixtures/samples.ts'

export const applicationSamples: Samples = {
  'pro-artist-form/$hash': async ({ viewer, portal }) => {
    const { email } = cast.accepted
    const { data } = await viewer.send(artists.list, { filter: email, params: '{"context":"INVITATION"}' })
    await viewer.send(applications.sendLink, { id: data[0]?.id ?? 0 })
    // The demo academy has sent one before, which may be on its way.
    const [mails] = await portal.query('select count(*)::int from mails where "to" = $1', [email])
    const { route } = await portal.mailTo(email, { leadsTo: '/pro-artist-form', count: Number(mails?.count) })
    return { hash: route.split('/').at(-1) ?? '' }
  },
  /** The link of somebody who has just sent the form. */
  'pro-artist-form/$hash/finalized': async ({ viewer, portal }) => {
    const email = 'sent-the-form@example.com'

    const application = { first_name: 'Ida', last_name: 'Lis', email, phone: '+48601234567', city: 'Łódź' }
    const applicant = {
      techniques: ['LIPS' as const],
      years_of_experience: 3,
      motivation: 'Chcę uczyć się od najlepszych i uczyć innych.',
    }
    const { data } = await viewer.send(applications.register, {
      ...application,
      ...applicant,
      country_id: 1,
      language_name: 'pl',
      terms_accepted: true,
    })
    await viewer.send(applications.accept, { id: data.id })
    const { route } = await portal.mailTo(email, { leadsTo: '/pro-artist-form' })
    await portal.query('update pro_artists set invitation_status = 4 where email = $1', [email])
    return { hash: route.split('/').at(-1) ?? '' }
  },
}
