import { bilingualTexts } from '#contract/kit/text.ts'

export const studentTexts = {
  students: bilingualTexts({
    pl: {
      profile_title: 'Mój profil',
      profile_intro: 'Twoje dane kursanta. Dzięki nim akademia wie, jak się do Ciebie zwracać i jak Cię znaleźć.',
      group_you: 'O Tobie',
      group_account: 'Konto',
      first_name: 'Imię',
      last_name: 'Nazwisko',
      name_hint: 'Tak podpiszemy certyfikaty.',
      phone: 'Telefon',
      phone_hint: 'Z numerem kierunkowym, np. +48 601 234 567. Zadzwonimy tylko w sprawie szkolenia.',
      country: 'Kraj',
      email: 'E-mail do logowania',
      email_hint: 'Aby go zmienić, napisz do biura.',
      language: 'Język portalu i wiadomości',
      save: 'Zapisz profil',
      saved: 'Profil zapisany.',
      for_students_title: 'To profil kursanta',
      for_students_text: 'Tutaj kursanci akademii prowadzą swoje dane. Twoje konto nie jest kontem kursanta.',
      for_students_artist: 'Twój profil artysty',
    },
    'en-US': {
      profile_title: 'My profile',
      profile_intro: 'Your data as a student: how the academy addresses you and how it finds you.',
      group_you: 'About you',
      group_account: 'Account',
      first_name: 'First name',
      last_name: 'Last name',
      name_hint: 'This is the name on your certificates.',
      phone: 'Phone',
      phone_hint: 'With the country code, such as +48 601 234 567. We call only about a training.',
      country: 'Country',
      email: 'Email to sign in with',
      email_hint: 'To change it, write to the office.',
      language: 'Language of the portal and of messages',
      save: 'Save profile',
      saved: 'Profile saved.',
      for_students_title: 'This is a student’s profile',
      for_students_text: 'Here the students of the academy keep their data. Yours is not a student account.',
      for_students_artist: 'Your artist profile',
    },
  }),

  rights: bilingualTexts({
    pl: {
      'can-view-students': 'przeglądanie kursantów',
      'can-edit-students': 'edycja danych kursantów',
      'can-view-student-packages': 'przeglądanie pakietów kursantów',
      'can-sell-student-packages': 'sprzedaż pakietów',
    },
    'en-US': {
      'can-view-students': 'view students',
      'can-edit-students': 'edit students’ data',
      'can-view-student-packages': 'view student packages',
      'can-sell-student-packages': 'sell packages',
    },
  }),

  events: bilingualTexts({
    pl: {
      'student.profileChanged': 'Zmieniono dane kursanta',
    },
    'en-US': {
      'student.profileChanged': 'Student’s information edited',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'students.profile': 'zobaczyć własne dane kursanta',
      'students.updateProfile': 'zmienić własne dane kursanta',
    },
    'en-US': {
      'students.profile': 'see one’s own student data',
      'students.updateProfile': 'edit one’s own student data',
    },
  }),
}
