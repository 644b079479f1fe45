import { reviews } from '#reputation/reviews/contract/reviews.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { firstOf, type Samples } from '#testing/fixtures/samples.ts'

export const reviewSamples: Samples = {
  'trainings/reviews/$id': async ({ viewer }) => {
    const unanswered = await viewer.send(reviews.list, { replied: 0 })
    return firstOf(unanswered.data.length > 0 ? unanswered : await viewer.send(reviews.list, {}))
  },
  /** The link of somebody whose absence was a mistake. */
  'training/add-review/$hash': async ({ viewer, portal }) => {
    const [someone] = await portal.query(`
      select participants.id as participant_id, trainings.id, email from participants
        join trainings on trainings.id = training_id join students on students.id = student_id
      where state = 'COMPLETED' and outcome = 'PASS' and participants.status <> 'CANCELLED' and students.status = 'ACTIVE'
        and not exists (select from reviews where participant_id = participants.id)
        and not exists (select from attendances where participant_id = participants.id and not is_present)
      order by participants.id limit 1
    `)
    const { email, ...seat } = someone as { id: number; participant_id: number; email: string }
    await viewer.send(participants.grade, { ...seat, outcome: 'NONE' })
    await viewer.send(participants.grade, { ...seat, outcome: 'PASS' })
    const { route } = await portal.mailTo(email, { leadsTo: '/training/add-review' })
    return { hash: route.split('/').at(-1) ?? '' }
  },
}
