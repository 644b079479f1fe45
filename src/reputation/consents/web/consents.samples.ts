import { consents } from '#reputation/consents/contract/consents.ts'
import type { Samples } from '#testing/fixtures/samples.ts'

export const consentSamples: Samples = {
  /** The link of somebody in pictures, who may still change their mind. */
  'portfolio/consent/$hash': async ({ viewer, portal }) => {
    // Its words contain facts about health, so that the page requests a consent to these, too.
    const [work] = await portal.query(
      "select id from portfolio_items where consent_state = 'GIVEN' order by id limit 1",
    )
    await portal.query("update portfolio_items set health = 'TOLD' where id = $1", [work?.id])
    const email = 'modelka.galerii@poczta.example'
    await viewer.send(consents.ask, { id: work?.id as number, email, language: 'pl' })
    const { route } = await portal.mailTo(email, { leadsTo: '/portfolio/consent' })
    return { hash: route.split('/').at(-1) ?? '' }
  },
}
