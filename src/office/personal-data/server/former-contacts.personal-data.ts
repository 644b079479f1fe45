import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

const deleted = ['name', 'email', 'phone']

/** As long as the person is there: others' words with a former name may stay as long. */
export const formerContactData: PersonalData = {
  former_contacts: {
    about: [
      { kind: 'profile', rows: 'user_id = :user or student_id = :student or artist_id = :artist', deleted },
      // Somebody else had it by mistake, or by a merge that was undone.
      {
        kind: 'profile',
        rows: 'fold(name) = fold(:name) or lower(email) = lower(:email) or phone = any(:phones)',
        deleted,
        isOfOthers: true,
      },
    ],
  },
}
