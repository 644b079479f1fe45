import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

const sold = 'student_package_id in (select id from student_packages where student_id = :student)'

export const studentPackageData: PersonalData = {
  student_packages: {
    about: [
      {
        kind: 'packages',
        rows: 'student_id = :student',
        blanked: { student_name: `''` },
        retained: {
          because: 'accounting',
          columns: ['price_currency', 'payment_status', 'status', 'name'],
        },
      },
    ],
  },
  student_package_pauses: {
    about: [{ kind: 'packages', rows: sold, blanked: { reason: `''` } }],
    mentions: ['reason'],
  },
  expiry_warnings: { about: [{ kind: 'packages', rows: sold, deleted: [] }] },
}
