import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const termsData: PersonalData = {
  terms_versions: { notPersonal: ['name', 'changes'] },
  terms_files: { notPersonal: ['language', 'sha256'] },
  terms_acceptances: {
    about: [
      {
        kind: 'terms',
        rows: 'user_id = :user',
        retained: { because: 'acceptance', columns: ['sha256', 'language', 'ip', 'source'] },
      },
      // An applicant's acceptance has no purpose once there is no applicant.
      { kind: 'terms', rows: 'pro_artist_id = :artist', deleted: ['sha256', 'language', 'ip', 'source'] },
    ],
  },
}
