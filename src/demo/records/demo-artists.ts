import { formStep, invitationStatus, officeSteps } from '#network/artists/contract/artists.flow.ts'
import { applicants } from './demo-applicants.ts'
import { emailOf, phoneOf, taxIdOf } from './demo-contacts.ts'
import { enteredTwice, network } from './demo-network.ts'
import type { DemoPerson, DemoStep } from './demo-person.ts'
import { randomOf } from './demo-random.ts'
import { timeline } from './demo-timeline.ts'

export type DemoArtist = ReturnType<typeof artistOf>

const people: readonly DemoPerson[] = [...network, ...applicants, ...enteredTwice]

/** The academy's artists with all that happened to them until now, in the order in which they applied. More than there are people come round again. */
export function demoArtists(now: Date, count = people.length) {
  return Array.from({ length: count }, (_, index) => artistOf(index, now)).sort(
    (one, other) => one.row.applied_at.getTime() - other.row.applied_at.getTime(),
  )
}

/** One after another they joined, about every nine days. */
const joinedDaysAgo = (index: number) => 14 + 9.4 * index

function artistOf(index: number, now: Date) {
  const person = people[index % people.length] as DemoPerson
  const random = randomOf(index + 1)
  const steps = person.way.map((step): DemoStep => (typeof step === 'string' ? { event: step } : step))
  const days = person.days ?? joinedDaysAgo(index % people.length)
  const times = timeline(steps, new Date(now.getTime() - days * 86_400_000), random)
  const history = historyOf(steps, times)
  const { form, first_name, last_name, language_name, city, techniques, years_of_experience, motivation } = person
  const { insuredFor: _, ...fields } = form ?? {}
  return {
    person,
    seed: index + 1,
    /** Since the last step of their way, about. */
    days,
    history,
    row: {
      first_name,
      last_name,
      language_name,
      city,
      techniques,
      years_of_experience,
      motivation,
      email: emailOf(person, Math.floor(index / people.length)),
      phone: person.phone ?? phoneOf(person, random),
      ...fields,
      tax_id: form?.company_name ? taxIdOf(person, random) : null,
      invitation_status: history.at(-1)?.to_status ?? invitationStatus.APPLIED,
      activation_status: person.isDisabled ? 0 : 1,
      pro_team: person.pro_team ?? false,
      has_own_trainings: person.has_own_trainings ?? false,
      applied_at: times[0] as Date,
      status_changed_at: history.findLast(({ from_status, to_status }) => from_status !== to_status)?.at as Date,
    },
  }
}

/** The steps as the history keeps them, each from the state that the one before led to. */
function historyOf(steps: readonly DemoStep[], times: readonly Date[]) {
  let state: number | null = null
  return steps.map(({ event, comment = null, fields = [] }, index) => {
    const from_status = state
    state = stateAfter(event, state)
    return { event, from_status, to_status: state, comment, fields, at: times[index] as Date }
  })
}

function stateAfter(event: DemoStep['event'], state: number | null): number {
  if (event === 'applied') return invitationStatus.APPLIED
  if (event === 'formSent') return formStep.to
  return event === 'linkSent' ? (state as number) : officeSteps[event].to
}
