import { SimilarPeople } from '#office/duplicates/web/similar-people.shown.tsx'
import { NewUserPage } from '#people/users/web/new-user-page.shown.tsx'

/** The form of a new account, with students and artists who may be the same person. */
export function NewUser() {
  return <NewUserPage similar={<SimilarPeople />} />
}
