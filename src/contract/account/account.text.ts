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

      mails: 'Maile, które dostajesz',
      mails_intro: 'O wszystkim dajemy znać także przy dzwonku w portalu. Tu wybierasz, o czym mamy też napisać maila.',
      mails_messages: 'Wiadomości',
      mails_messages_hint: 'Gdy ktoś napisze do Ciebie w rozmowie; jeden mail, dopóki nie przeczytasz.',
      mails_responsibilities: 'Obowiązki od akademii',
      mails_responsibilities_hint: 'Nowy obowiązek, jego zaliczenie, prośba o poprawki albo odwołanie.',
      mails_submissions: 'Obowiązki do sprawdzenia',
      mails_submissions_hint: 'Gdy artysta zgłosi wykonanie obowiązku, który od Ciebie dostał.',
      mails_levels: 'Poziom w sieci',
      mails_levels_hint: 'Odpowiedź na wniosek o awans i każda zmiana Twojego poziomu.',
      mails_always: 'Zawsze wysyłamy',
      mails_always_intro:
        'Bez tych maili konto nie może działać albo mamy obowiązek je wysłać, dlatego nie da się ich wyłączyć.',
      mails_account: 'Konto i bezpieczeństwo',
      mails_account_hint: 'Ustawianie i zmiana hasła, zmiana adresu e-mail, wyłączenie konta.',
      mails_application: 'Twoje zgłoszenie do sieci',
      mails_application_hint: 'Potwierdzenia, decyzje i linki do formularza.',
      mails_terms: 'Regulamin',
      mails_terms_hint: 'Zapowiedź nowej wersji.',
      mails_switched_on: 'Zapisane: będziemy o tym pisać.',
      mails_switched_off: 'Zapisane: nie będziemy o tym pisać. Powiadomienia w portalu zostają.',
      unsubscribe_title: 'Maile od Atelier',
      unsubscribe_checking: 'Sprawdzamy link…',
      unsubscribe_question: 'Nie chcesz dostawać maili „{{kind}}”? Powiadomienia w portalu zostaną.',
      unsubscribe_action: 'Nie wysyłajcie ich więcej',
      unsubscribe_done_title: 'Nie będziemy o tym pisać',
      unsubscribe_done: 'Maile „{{kind}}” są wyłączone. Włączysz je znowu w ustawieniach swojego konta.',
      unsubscribe_unknown_title: 'Ten link nie działa',
      unsubscribe_unknown: 'Skopiuj cały adres z maila albo wyłącz maile w ustawieniach swojego konta.',
      unsubscribe_settings: 'Przejdź do ustawień konta',
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

      mails: 'Emails you get',
      mails_intro: 'You hear of everything by the bell in the portal, too. Choose here what we also email you about.',
      mails_messages: 'Messages',
      mails_messages_hint: 'When someone writes to you in a conversation; one email until you have read it.',
      mails_responsibilities: 'Responsibilities from the academy',
      mails_responsibilities_hint: 'A new one, its acceptance, a request for changes, or its withdrawal.',
      mails_submissions: 'Responsibilities to review',
      mails_submissions_hint: 'When an artist hands in what you asked for.',
      mails_levels: 'Your level in the network',
      mails_levels_hint: 'The answer to your request for an upgrade, and every change of your level.',
      mails_always: 'Always sent',
      mails_always_intro:
        'Your account cannot work without these, or we are obliged to send them, so they cannot be switched off.',
      mails_account: 'Account and security',
      mails_account_hint: 'Setting and changing the password, a new email address, a disabled account.',
      mails_application: 'Your application to the network',
      mails_application_hint: 'Confirmations, decisions and links to the form.',
      mails_terms: 'Terms',
      mails_terms_hint: 'The announcement of a new version.',
      mails_switched_on: 'Saved: we will write about this.',
      mails_switched_off: 'Saved: we will not write about this. Notifications in the portal stay.',
      unsubscribe_title: 'Emails from Atelier',
      unsubscribe_checking: 'Checking the link…',
      unsubscribe_question: 'Stop getting emails about “{{kind}}”? Notifications in the portal stay.',
      unsubscribe_action: 'Stop these emails',
      unsubscribe_done_title: 'We will not write about this',
      unsubscribe_done:
        'Emails about “{{kind}}” are off. You can switch them on again in the settings of your account.',
      unsubscribe_unknown_title: 'This link does not work',
      unsubscribe_unknown:
        'Copy the whole address from the email, or switch emails off in the settings of your account.',
      unsubscribe_settings: 'Go to account settings',
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
      'user.mailsChosen': 'Wybrano, jakie maile przychodzą',
    },
    'en-US': {
      'user.passwordChanged': 'Own password changed',
      'user.ownSessionEnded': 'Own device signed out',
      'user.otherSessionsEnded': 'All other own devices signed out',
      'user.mailsChosen': 'Chosen which emails come',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'account.sessions': 'zobaczyć, gdzie jest się zalogowanym',
      'account.endSession': 'zakończyć swoją sesję na innym urządzeniu',
      'account.endOtherSessions': 'zakończyć wszystkie swoje pozostałe sesje',
      'account.changePassword': 'zmienić swoje hasło',
      'account.mails': 'zobaczyć, jakie maile się dostaje',
      'account.chooseMails': 'wybrać, jakie maile się dostaje',
      'account.unsubscribing': 'sprawdzić link do rezygnacji z maili',
      'account.unsubscribe': 'zrezygnować z maili linkiem',
    },
    'en-US': {
      'account.sessions': 'see where one is signed in',
      'account.endSession': 'end one’s session on another device',
      'account.endOtherSessions': 'end all one’s other sessions',
      'account.changePassword': 'change one’s password',
      'account.mails': 'see which emails one gets',
      'account.chooseMails': 'choose which emails one gets',
      'account.unsubscribing': 'check the link to unsubscribe from emails',
      'account.unsubscribe': 'unsubscribe from emails by a link',
    },
  }),
}
