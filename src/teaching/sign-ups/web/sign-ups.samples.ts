import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import type { SamplePortal, Samples } from '#testing/fixtures/samples.ts'

const email = 'klara.zapisana@poczta.example'

/** A coming training of an artist with a public profile. */
async function openTraining(portal: SamplePortal): Promise<number> {
  const [training] = await portal.query(`
    select trainings.id from trainings join public_profiles using (pro_artist_id)
    where state = 'PUBLISHED' and starts_at > now() + interval '2 days' and is_on order by starts_at limit 1
  `)
  return Number(training?.id)
}

export const signUpSamples: Samples = {
  'sign-up/$id': async ({ portal }) => ({ id: String(await openTraining(portal)) }),

  'sign-ups/$id': async ({ viewer }) => {
    const { data } = await viewer.send(signUps.list, { stage: 'WAITING' })
    return { id: String(data[0]?.id) }
  },

  'sign-up/link/$hash': async ({ viewer, portal }) => {
    const training_id = await openTraining(portal)
    const { terms } = (await viewer.send(signUps.training, { training_id })).data
    await viewer.send(signUps.send, {
      ...{ key: crypto.randomUUID(), training_id, first_name: 'Klara', last_name: 'Nowa' },
      ...{ accepts_terms: true, terms_id: terms?.files[0]?.id },
      ...{ email, phone: '+48601234567', note: null, website: null, accepts_rules: true, language_name: 'pl' },
    })
    const { route } = await portal.mailTo(email, { leadsTo: '/sign-up/link' })
    return { hash: route.split('/').at(-1) ?? '' }
  },
}
