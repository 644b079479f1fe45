import { bilingualTexts } from '#kit/contract/texts/text.ts'
import type { viewingErrors } from './viewing.errors.ts'

export const viewingTexts = {
  viewing: bilingualTexts({
    pl: {
      start: 'Zobacz portal jako ta osoba',
      question: 'Zobaczyć portal jako {{name}}?',
      text: 'Zobaczysz dokładnie to, co widzi ta osoba. Niczego nie zmienisz, a początek i koniec zapiszą się w dzienniku zmian.',
      banner: 'Oglądasz portal jako {{name}}. Niczego tu nie zmienisz.',
      stop: 'Zakończ',
    },
    'en-US': {
      start: 'View as this person',
      question: 'View the portal as {{name}}?',
      text: 'You’ll see exactly what this person sees. You can’t change anything, and the beginning and the end are in the audit log.',
      banner: 'You’re viewing the portal as {{name}}. You can’t change anything here.',
      stop: 'Stop',
    },
  }),

  errors: bilingualTexts({
    pl: {
      only_viewing: 'Oglądasz portal jako inna osoba, więc nic nie zostało zapisane. Najpierw zakończ podgląd.',
      not_viewable: 'Portal można oglądać tylko jako artysta albo kursant.',
    } satisfies Record<keyof typeof viewingErrors, unknown>,
    'en-US': {
      only_viewing: 'You’re viewing the portal as another person, so nothing was saved. Stop viewing first.',
      not_viewable: 'The portal can be viewed only as an artist or a student.',
    },
  }),

  events: bilingualTexts({
    pl: {
      'user.viewStarted': 'Zaczęto oglądać portal jako ta osoba',
      'user.viewStopped': 'Przestano oglądać portal jako ta osoba',
    },
    'en-US': {
      'user.viewStarted': 'Began to view the portal as this person',
      'user.viewStopped': 'Stopped viewing the portal as this person',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'viewing.start': 'oglądać portal jako użytkownik',
      'viewing.stop': 'przestać oglądać portal jako ktoś inny',
    },
    'en-US': {
      'viewing.start': 'view the portal as a user',
      'viewing.stop': 'stop viewing the portal as another person',
    },
  }),
}
