import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import { cast } from '#testing/fixtures/cast.ts'
import type { SamplePortal, Samples } from '#testing/fixtures/samples.ts'

export const seatSamples: Samples = {
  'my/trainings/$id': async ({ portal }) => {
    const [seat] = await portal.query(
      `select training_id from participants join students on students.id = student_id
       where email = $1 and participants.status <> 'CANCELLED' order by training_id desc limit 1`,
      [cast.fellow.email],
    )
    return { id: String((seat ?? (await seatOf(portal, cast.fellow.email))).training_id) }
  },
  /** The link of somebody to whom a free seat is offered. */
  'training/offer/$hash': async ({ viewer, portal }) => {
    const [someone] = await portal.query(`
      select trainings.id, students.id as student_id, email from trainings cross join students
      where state = 'PUBLISHED' and starts_at > now() + interval '2 days' and seats_taken < seats_max and status = 'ACTIVE'
        and students.id not in (select student_id from participants union select student_id from waiting_students)
      limit 1
    `)
    const { id, student_id, email } = someone as { id: number; student_id: number; email: string }
    await viewer.send(waitingList.join, { id, student_id, is_paid_otherwise: true })
    const { route } = await portal.mailTo(email, { leadsTo: '/training/offer' })
    return { hash: route.split('/').at(-1) ?? '' }
  },
}

/** A seat of the student with this email in a coming training of the demo. */
async function seatOf(portal: SamplePortal, email: string) {
  const [seat] = await portal.query(
    `insert into participants (training_id, student_id, status, outcome, registered_at)
     select trainings.id, students.id, 'CONFIRMED', 'NONE', now() from trainings cross join students
     where email = $1 and state = 'PUBLISHED' and starts_at > now() + interval '2 days' and seats_taken < seats_max
       and not exists (select from participants where training_id = trainings.id and student_id = students.id)
     order by trainings.id limit 1
     returning training_id`,
    [email],
  )
  return seat as { training_id: number }
}
