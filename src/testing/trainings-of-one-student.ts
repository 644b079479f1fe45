import { participants } from '#contract/participants/participants.ts'
import { trainings } from '#contract/trainings/trainings.ts'
import { send } from '#web/kit/calls/api.ts'
import { cast } from './cast.ts'

/** One training on each of these days, by the same artist and at the same hours, at each of which one student has a seat. */
export async function trainingsOfOneStudent(...days: string[]): Promise<number[]> {
  const { data: all } = await send(trainings.list, { state: 'PUBLISHED' })
  const { data: like } = await send(trainings.get, { id: all[0]?.id ?? 0 })
  const ids: number[] = []
  for (const day of days) {
    const sessions = [{ day, from: '10:00', to: '16:00' }]
    const draft = { ...like, sessions, overlap_reason: 'Dwie sale.', pro_artist_id: like.artist?.id }
    const { id } = (await send(trainings.create, draft as never)).data
    await send(trainings.submit, { id, overlap_reason: 'Dwie sale.' })
    await send(trainings.accept, { id })
    const { data: found } = await send(participants.candidates, { id, filter: cast.fellow.email })
    await send(participants.register, { id, student_id: found[0]?.id ?? 0, student_package_id: null })
    ids.push(id)
  }
  return ids
}
