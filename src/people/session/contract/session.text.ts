import { bilingualTexts } from '#kit/contract/texts/text.ts'
import type { sessionErrors } from './session.errors.ts'

export const sessionTexts = {
  session: bilingualTexts({
    pl: {
      welcome: 'Pracownia, w której dojrzewa rzemiosło.',
      welcome_text: 'Portal akademii dla artystów, kursantów i biura.',
      login_title: 'Zaloguj się',
      login_intro: 'Miło Cię znowu widzieć.',
      ended_title: 'Twoja sesja się zakończyła',
      ended_text: 'Zaloguj się, aby wrócić do miejsca, w którym przerwano pracę. To, co wpisano, jest zachowane.',
      email: 'Adres e-mail',
      password: 'Hasło',
      login: 'Zaloguj się',
      gallery: 'Szukasz artystki albo szkolenia?',
      gallery_link: 'Zobacz galerię',
      trainings_link: 'Zobacz szkolenia',
      forgot: 'Nie pamiętasz hasła?',
      apply_question: 'Chcesz dołączyć do sieci artystów?',
      apply: 'Zgłoś się',
      demo_title: 'Konta demonstracyjne',
      demo_text: 'Wybierz konto, a wypełnimy formularz.',
      forgot_title: 'Odzyskaj dostęp',
      forgot_intro: 'Podaj adres e-mail swojego konta. Wyślemy link, pod którym ustawisz nowe hasło.',
      forgot_send: 'Wyślij link',
      forgot_sent: 'Sprawdź skrzynkę',
      forgot_sent_text:
        'Jeśli konto o adresie {{email}} istnieje, link jest już w drodze. Jest ważny 60 minut i działa tylko raz. Zajrzyj też do folderu ze spamem.',
      forgot_waits: 'Link jeszcze nie wyszedł',
      forgot_waits_text:
        'Portal nie wysyła teraz wiadomości e-mail. Jeśli konto o adresie {{email}} istnieje, wyślemy link, gdy tylko poczta zacznie działać. Jest ważny 60 minut: jeśli w tym czasie nie dojdzie, poproś o nowy.',
      back_to_login: 'Wróć do logowania',
      reset_title: 'Ustaw hasło',
      reset_intro: 'Dla konta {{email}}.',
      new_password: 'Nowe hasło',
      new_password_hint: 'Co najmniej 10 znaków. Kilka słów ze spacjami łatwo zapamiętać, a trudno odgadnąć.',
      password_confirmation: 'Powtórz hasło',
      reset_save: 'Ustaw hasło',
      reset_checking: 'Sprawdzamy link…',
      reset_invalid_title: 'Ten link już nie działa',
      reset_invalid_text: 'Został użyty, wygasł albo jest niepełny. Poproś o nowy, a wyślemy go od razu.',
      reset_new_link: 'Poproś o nowy link',
      reset_done_title: 'Hasło ustawione',
    },
    'en-US': {
      welcome: 'Where craft becomes mastery.',
      welcome_text: 'The academy’s portal for artists, students, and the office.',
      login_title: 'Sign in',
      login_intro: 'Welcome back.',
      ended_title: 'Your session has ended',
      ended_text: 'Sign in to pick up where you left off. What you typed is still there.',
      email: 'Email',
      password: 'Password',
      login: 'Sign in',
      gallery: 'Looking for an artist or a training?',
      gallery_link: 'See the gallery',
      trainings_link: 'See trainings',
      forgot: 'Forgot your password?',
      apply_question: 'Would you like to join the network of artists?',
      apply: 'Apply to join',
      demo_title: 'Demo accounts',
      demo_text: 'Choose an account and we’ll fill out the form.',
      forgot_title: 'Get back in',
      forgot_intro: 'Enter the email of your account. We’ll send a link that lets you set a new password.',
      forgot_send: 'Send link',
      forgot_sent: 'Check your mail',
      forgot_sent_text:
        'If there is an account for {{email}}, the link is on its way. It works once and expires in 60 minutes. Check your spam folder too.',
      forgot_waits: 'The link hasn’t been sent yet',
      forgot_waits_text:
        'The portal can’t send email at the moment. If there is an account for {{email}}, we’ll send the link as soon as email works again. It expires in 60 minutes: if it doesn’t arrive by then, ask for a new one.',
      back_to_login: 'Back to sign-in',
      reset_title: 'Set a password',
      reset_intro: 'For the account {{email}}.',
      new_password: 'New password',
      new_password_hint: 'At least 10 characters. A few words with spaces are easy to remember and hard to guess.',
      password_confirmation: 'Repeat the password',
      reset_save: 'Set password',
      reset_checking: 'Checking the link…',
      reset_invalid_title: 'This link no longer works',
      reset_invalid_text: 'It was used, has expired, or is incomplete. Request a new one and we’ll send it right away.',
      reset_new_link: 'Request new link',
      reset_done_title: 'Password set',
    },
  }),

  rights: bilingualTexts({
    pl: {
      'can-change-language': 'zmiana języka konta',
    },
    'en-US': {
      'can-change-language': 'change the language of the account',
    },
  }),

  validation: bilingualTexts({
    pl: {
      password_common:
        'To hasło jest na liście najczęściej używanych, więc łatwo je odgadnąć. Wybierz inne, na przykład kilka słów.',
      password_confirmation: 'Hasła się różnią.',
      credentials: 'Nieprawidłowy adres e-mail lub hasło.',
      reset_token: 'Ten link do ustawienia hasła jest nieprawidłowy, wygasł lub został już użyty. Poproś o nowy.',
    },
    'en-US': {
      password_common:
        'This password is on the list of the most used ones, so it is easy to guess. Choose another, for example a few words.',
      password_confirmation: 'Passwords don’t match.',
      credentials: 'The email or password is incorrect.',
      reset_token: 'This link is invalid, has expired, or has already been used. Request a new one.',
    },
  }),

  errors: bilingualTexts({
    pl: {
      login_throttled: {
        one: 'Zbyt wiele prób logowania. Spróbuj ponownie za {{count}} sekundę.',
        few: 'Zbyt wiele prób logowania. Spróbuj ponownie za {{count}} sekundy.',
        many: 'Zbyt wiele prób logowania. Spróbuj ponownie za {{count}} sekund.',
        other: 'Zbyt wiele prób logowania. Spróbuj ponownie za {{count}} sekundy.',
      },
      last_owner: 'To jedyne czynne konto właściciela portalu. Najpierw nadaj rolę właściciela komuś jeszcze.',
      account_merged:
        'To konto połączono z Twoim drugim kontem. Zaloguj się adresem e-mail tamtego konta. Nie wiesz, który to adres? Napisz do biura akademii.',
    } satisfies Record<keyof typeof sessionErrors, unknown>,
    'en-US': {
      login_throttled: {
        one: 'Too many sign-in attempts. Try again in {{count}} second.',
        other: 'Too many sign-in attempts. Try again in {{count}} seconds.',
      },
      last_owner: 'This is the only owner’s account in use. Give another person the owner’s role first.',
      account_merged:
        'This account was merged with your other one. Sign in with the email of that account. Not sure which one it is? Write to the academy office.',
    },
  }),

  answers: bilingualTexts({
    pl: {
      reset_link_sent: 'Jeśli ten adres należy do konta w portalu, za chwilę dotrze na niego link do ustawienia hasła.',
      password_set: 'Hasło zostało ustawione. Możesz się zalogować.',
      password_replaced:
        'Nowe hasło zostało ustawione. Możesz się zalogować. Na innych urządzeniach Twoje konto zostało wylogowane.',
    },
    'en-US': {
      reset_link_sent: 'If this address belongs to an account, a link to set the password will arrive there shortly.',
      password_set: 'The password is set. You can sign in.',
      password_replaced: 'The new password is set. You can sign in. Your account was signed out on other devices.',
    },
  }),

  notices: bilingualTexts({
    pl: {
      password_set_title: 'Hasło do konta zostało ustawione',
      password_set_text: 'Jeśli to nie Ty, od razu napisz do biura akademii.',
    },
    'en-US': {
      password_set_title: 'The password of your account was set',
      password_set_text: 'If it wasn’t you, write to the academy office right away.',
    },
  }),

  mails: bilingualTexts({
    pl: {
      password_reset_subject: 'Ustaw nowe hasło',
      password_reset_body:
        'Dzień dobry!\n\nOtrzymaliśmy prośbę o nowe hasło do portalu {{academy}}. Link jest ważny 60 minut i działa tylko raz.\n\nJeśli to nie Twoja prośba, po prostu pomiń tę wiadomość: hasło się nie zmieni.',
      password_reset_button: 'Ustaw hasło',
      password_of_merged_subject: 'To konto połączono z innym',
      password_of_merged_body:
        'Dzień dobry!\n\nOtrzymaliśmy prośbę o nowe hasło do konta z tym adresem e-mail. Biuro akademii połączyło to konto z Twoim drugim kontem, dlatego tym adresem już się nie logujesz.\n\nUżyj adresu tamtego konta: nim się zalogujesz i ustawisz nowe hasło. Jeśli nie wiesz, który to adres, albo nie masz drugiego konta, napisz do biura akademii.',
      password_of_merged_button: 'Przejdź do logowania',
    },
    'en-US': {
      password_reset_subject: 'Set a new password',
      password_reset_body:
        'Hello {{first_name}},\n\nWe received a request for a new password for the {{academy}} portal. The link works once and expires in 60 minutes.\n\nIf it wasn’t you, just ignore this message: your password stays the same.',
      password_reset_button: 'Set password',
      password_of_merged_subject: 'This account was merged with another one',
      password_of_merged_body:
        'Hello {{first_name}},\n\nWe received a request for a new password for the account with this email. The academy office merged that account with your other one, so you no longer sign in with this email.\n\nUse the email of the other account to sign in and to set a new password. If you don’t know which email that is, or don’t have another account, write to the academy office.',
      password_of_merged_button: 'Go to sign-in',
    },
  }),

  events: bilingualTexts({
    pl: {
      'user.signedIn': 'Zalogowano się',
      'user.signedOut': 'Wylogowano się',
      'user.passwordForgotten': 'Poproszono o link do zmiany hasła',
      'user.passwordReset': 'Ustawiono hasło',
      'user.languageChanged': 'Zmieniono język',
    },
    'en-US': {
      'user.signedIn': 'Signed in',
      'user.signedOut': 'Signed out',
      'user.passwordForgotten': 'Password link requested',
      'user.passwordReset': 'Password set',
      'user.languageChanged': 'Language changed',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'session.csrfCookie': 'otworzyć portal',
      'session.login': 'wysłać formularz logowania',
      'session.logout': 'wylogować się',
      'session.forgotPassword': 'poprosić o nowe hasło',
      'session.resetPassword': 'ustawić hasło z linku',
      'session.verifyResetToken': 'sprawdzić link do ustawienia hasła',
      'session.user': 'zalogować się i korzystać z portalu',
      'session.changeLanguage': 'zmienić swój język',
    },
    'en-US': {
      'session.csrfCookie': 'open the portal',
      'session.login': 'send the sign-in form',
      'session.logout': 'sign out',
      'session.forgotPassword': 'ask for a new password',
      'session.resetPassword': 'set a password behind a link',
      'session.verifyResetToken': 'check the link to set a password',
      'session.user': 'sign in and use the portal',
      'session.changeLanguage': 'change one’s language',
    },
  }),
}
