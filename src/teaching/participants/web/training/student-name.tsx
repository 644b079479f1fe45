import { fullName } from '#kit/contract/values/full-name.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { students } from '#people/students/contract/students.ts'
import type { Participant } from '#teaching/participants/contract/participants.ts'

/** Leads the office to all that it knows of the student. */
export function StudentName({ student: { id, first_name, last_name } }: Pick<Participant, 'student'>) {
  const may = useMay()
  const name = fullName({ first_name, last_name })
  return may(students.get) ? <Link to={`/student/${id}`}>{name}</Link> : name
}
