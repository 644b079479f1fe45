import { bilingualTexts } from '#contract/kit/text.ts'
import type { accountErrors } from './account.errors.ts'

export const accountTexts = {
  account: bilingualTexts({
    pl: {
      title: 'Moje konto',
      intro: 'Hasło, urządzenia i wygląd portalu: wszystko, co dotyczy tylko Ciebie.',
      looks: 'Język i wygląd',
      password: 'Hasło',
      password_intro: 'Po zmianie hasła wylogujemy Cię na wszystkich innych urządzeniach.',
      current_password: 'Obecne hasło',
      password_save: 'Zmień hasło',
      password_changed: 'Hasło zmienione. Na innych urządzeniach Twoje konto zostało wylogowane.',
      sessions: 'Urządzenia, na których działa Twoje konto',
      sessions_intro: 'Nie poznajesz któregoś urządzenia? Wyloguj je i zmień hasło.',
      device_computer: 'Komputer: {{name}}',
      device_phone: 'Telefon: {{name}}',
      device_tablet: 'Tablet: {{name}}',
      device_unknown: 'Nieznane urządzenie',
      this_session: 'To urządzenie',
      last_seen: 'Ostatnio używane {{when}}, z adresu {{address}}',
      signed_in: 'Zalogowano {{when}}',
      end: 'Wyloguj',
      ended: 'To urządzenie jest już wylogowane.',
      end_others: 'Wyloguj wszystkie inne',
      end_others_question: 'Wylogować wszystkie inne urządzenia?',
      end_others_consequence:
        'Każde z nich poprosi o hasło. To, co jest tam wpisane w formularzach, poczeka na ponowne zalogowanie.',
      ended_others: 'Wszystkie inne urządzenia są wylogowane.',
    },
    'en-US': {
      title: 'My account',
      intro: 'Password, devices and the look of the portal: all that concerns you alone.',
      looks: 'Language and appearance',
      password: 'Password',
      password_intro: 'When you change the password, we sign you out on all other devices.',
      current_password: 'Current password',
      password_save: 'Change password',
      password_changed: 'Password changed. Your account was signed out on other devices.',
      sessions: 'Where you are signed in',
      sessions_intro: 'Don’t recognize a device? Sign it out and change your password.',
      device_computer: 'Computer: {{name}}',
      device_phone: 'Phone: {{name}}',
      device_tablet: 'Tablet: {{name}}',
      device_unknown: 'Unknown device',
      this_session: 'This device',
      last_seen: 'Last used {{when}}, from the address {{address}}',
      signed_in: 'Signed in {{when}}',
      end: 'Sign out',
      ended: 'That device is signed out.',
      end_others: 'Sign out all others',
      end_others_question: 'Sign out all other devices?',
      end_others_consequence:
        'Each will ask for the password. What was typed into forms there is kept until the next sign-in.',
      ended_others: 'All other devices are signed out.',
    },
  }),

  validation: bilingualTexts({
    pl: { password_wrong: 'To nie jest Twoje obecne hasło.' },
    'en-US': { password_wrong: 'This is not your current password.' },
  }),

  errors: bilingualTexts({
    pl: {
      session_in_use: 'Z tego urządzenia właśnie korzystasz. Aby je wylogować, wybierz „Wyloguj się” w menu konta.',
    } satisfies Record<keyof typeof accountErrors, unknown>,
    'en-US': {
      session_in_use: 'You are using this device right now. To sign it out, choose “Sign out” in the account menu.',
    },
  }),

  notices: bilingualTexts({
    pl: {
      password_changed_title: 'Hasło do konta zostało zmienione',
      password_changed_text: 'Jeśli to nie Ty, ustaw od razu nowe hasło i napisz do biura akademii.',
    },
    'en-US': {
      password_changed_title: 'The password of your account was changed',
      password_changed_text: 'If it was not you, set a new password right away and write to the academy office.',
    },
  }),

  mails: bilingualTexts({
    pl: {
      password_changed_subject: 'Hasło do Twojego konta w portalu Atelier zostało zmienione',
      password_changed_body:
        'Dzień dobry!\n\nHasło do Twojego konta zostało właśnie zmienione, a konto wylogowane na wszystkich innych urządzeniach.\n\nJeśli to nie Ty, ustaw od razu nowe hasło i napisz do biura akademii.',
      password_changed_button: 'Ustaw nowe hasło',
    },
    'en-US': {
      password_changed_subject: 'The password of your Atelier account was changed',
      password_changed_body:
        'Hello {{first_name}},\n\nThe password of your account was just changed, and the account was signed out on all other devices.\n\nIf it was not you, set a new password right away and write to the academy office.',
      password_changed_button: 'Set a new password',
    },
  }),

  events: bilingualTexts({
    pl: {
      'user.passwordChanged': 'Zmieniono własne hasło',
      'user.ownSessionEnded': 'Wylogowano własne urządzenie',
      'user.otherSessionsEnded': 'Wylogowano wszystkie inne własne urządzenia',
    },
    'en-US': {
      'user.passwordChanged': 'Own password changed',
      'user.ownSessionEnded': 'Own device signed out',
      'user.otherSessionsEnded': 'All other own devices signed out',
    },
  }),
}
