import { SimilarPeople } from '#office/duplicates/web/similar-people.shown.tsx'
import { NewStudentPage } from '#people/students/web/new-student-page.shown.tsx'

/** The form of a new student, with those who are there already and may be the same person. */
export function NewStudent() {
  return <NewStudentPage similar={<SimilarPeople />} />
}
