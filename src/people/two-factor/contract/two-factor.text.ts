import { bilingualTexts } from '#kit/contract/texts/text.ts'
import type { twoFactorErrors } from './two-factor.errors.ts'

export const twoFactorTexts = {
  twoFactor: bilingualTexts({
    pl: {
      title: 'Logowanie dwuetapowe',
      intro: 'Nawet kto pozna Twoje hasło, nie zaloguje się bez kodu z Twojego telefonu.',
      authenticator: 'Aplikacja uwierzytelniająca',
      authenticator_text: 'Po haśle pytamy o sześciocyfrowy kod z aplikacji w telefonie.',
      authenticator_since: 'Włączona {{date}}',
      off: 'Wyłączona',
      on: 'Włączona',
      set_up: 'Włącz',
      remove: 'Wyłącz',
      remove_question: 'Wyłączyć aplikację uwierzytelniającą?',
      remove_consequence: 'Do zalogowania się wystarczy samo hasło. Kody zapasowe przestaną działać.',
      removed: 'Aplikacja uwierzytelniająca jest wyłączona.',
      recovery: 'Kody zapasowe',
      recovery_left: {
        one: 'Został {{count}} kod. Wpisz go zamiast kodu z aplikacji, gdy nie masz telefonu. Każdy działa raz.',
        few: 'Zostały {{count}} kody. Wpisz jeden zamiast kodu z aplikacji, gdy nie masz telefonu. Każdy działa raz.',
        many: 'Zostało {{count}} kodów. Wpisz jeden zamiast kodu z aplikacji, gdy nie masz telefonu. Każdy działa raz.',
        other: 'Zostało {{count}} kodu. Wpisz jeden zamiast kodu z aplikacji, gdy nie masz telefonu. Każdy działa raz.',
      },
      renew: 'Wygeneruj nowe',
      renew_consequence: 'Poprzednie kody od razu przestaną działać.',

      confirm_title: 'Potwierdź, że to Ty',
      confirm_text: 'Najpierw podaj hasło. Przez 10 minut nie zapytamy ponownie.',
      confirm_text_code: 'Najpierw podaj kod z aplikacji albo kod zapasowy. Przez 10 minut nie zapytamy ponownie.',
      confirm_text_passkey: 'Najpierw użyj klucza dostępu. Przez 10 minut nie zapytamy ponownie.',
      confirm_code: 'Kod z aplikacji albo zapasowy',
      confirm_by_passkey: 'Użyj klucza dostępu',
      confirm_passkey_failed: 'Nie udało się użyć klucza dostępu. Nic się nie zmieniło; spróbuj ponownie.',
      confirm: 'Potwierdź',

      set_up_title: 'Włącz aplikację uwierzytelniającą',
      set_up_scan:
        'Otwórz w telefonie aplikację uwierzytelniającą (na przykład Google Authenticator, Microsoft Authenticator, 1Password) i zeskanuj ten kod.',
      qr_label: 'Kod QR do zeskanowania aplikacją',
      set_up_secret: 'Nie możesz zeskanować? Wpisz w aplikacji ten klucz:',
      set_up_code: 'Kod z aplikacji',
      set_up_code_hint: 'Sześć cyfr, które aplikacja pokazuje teraz.',
      set_up_finish: 'Włącz',
      added: 'Aplikacja uwierzytelniająca jest włączona.',

      codes_title: 'Zapisz kody zapasowe',
      codes_text:
        'Gdy zabraknie Ci telefonu, każdy z tych kodów raz zastąpi kod z aplikacji. Pokazujemy je tylko teraz: zapisz je w bezpiecznym miejscu.',
      codes_copy: 'Skopiuj',
      codes_copied: 'Kody skopiowane.',
      codes_download: 'Pobierz',
      codes_print: 'Wydrukuj',
      codes_file: 'atelier-kody-zapasowe.txt',
      codes_heading: 'Kody zapasowe do portalu {{academy}}',
      codes_done: 'Kody są zapisane',

      passkeys: 'Klucze dostępu',
      passkeys_text:
        'Zaloguj się odciskiem palca, twarzą albo kodem telefonu czy komputera, bez hasła i bez kodu z aplikacji.',
      passkeys_none: 'Nie masz jeszcze żadnego klucza dostępu.',
      passkey_used: 'Ostatnio użyty {{when}}',
      passkey_unused: 'Dodany {{when}}, jeszcze nieużyty',
      passkey_add: 'Dodaj klucz dostępu',
      passkey_add_title: 'Dodaj klucz dostępu',
      passkey_add_text: 'Nazwij klucz tak, aby było wiadomo, gdzie jest. Potem przeglądarka zapyta, gdzie go zapisać.',
      passkey_name: 'Nazwa klucza',
      passkey_name_hint: 'Na przykład: telefon, laptop w pracowni.',
      passkey_added: 'Klucz dostępu jest dodany.',
      passkey_is_here: 'To urządzenie ma już klucz dostępu do Twojego konta. Aby dodać inne, otwórz portal na nim.',
      passkey_not_added: 'Klucz dostępu nie został dodany. Spróbuj ponownie.',
      passkey_remove: 'Usuń klucz {{name}}',
      passkey_remove_question: 'Usunąć klucz dostępu?',
      passkey_remove_consequence:
        'Kluczem „{{name}}” nie będzie można się zalogować. Usuń go też w telefonie lub przeglądarce.',
      passkey_removed: 'Klucz dostępu jest usunięty.',
      open_app: 'Otwórz w aplikacji na tym telefonie',
      required: 'Od {{date}} konta biura wymagają logowania dwuetapowego. Włącz je wcześniej.',
      ask_title: 'Włącz logowanie dwuetapowe',
      ask_text:
        'Od {{date}} konta biura wymagają logowania dwuetapowego. Wystarczy telefon z aplikacją uwierzytelniającą albo klucz dostępu; zajmie to dwie minuty.',
      step_up_title: 'Potwierdź logowaniem dwuetapowym',
      step_up_text: 'Od {{date}} konta biura wymagają logowania dwuetapowego. Potwierdź się nim, aby pracować dalej.',
    },
    'en-US': {
      title: 'Two-step sign-in',
      intro: 'Even someone who learns your password can’t sign in without a code from your phone.',
      authenticator: 'Authenticator app',
      authenticator_text: 'After the password we ask for a six-digit code from an app on your phone.',
      authenticator_since: 'On since {{date}}',
      off: 'Off',
      on: 'On',
      set_up: 'Turn on',
      remove: 'Turn off',
      remove_question: 'Turn off the authenticator app?',
      remove_consequence: 'The password alone will be enough to sign in. The recovery codes stop working.',
      removed: 'The authenticator app is off.',
      recovery: 'Recovery codes',
      recovery_left: {
        one: '{{count}} code is left. Enter it in place of a code from the app when you don’t have your phone. Each works once.',
        other:
          '{{count}} codes are left. Enter one in place of a code from the app when you don’t have your phone. Each works once.',
      },
      renew: 'Make new ones',
      renew_consequence: 'Your old codes will stop working right away.',

      confirm_title: 'Confirm that it’s you',
      confirm_text: 'First enter your password. We won’t ask again for 10 minutes.',
      confirm_text_code: 'First enter a code from the app or a recovery code. We won’t ask again for 10 minutes.',
      confirm_text_passkey: 'First use your passkey. We won’t ask again for 10 minutes.',
      confirm_code: 'Code from the app or recovery code',
      confirm_by_passkey: 'Use a passkey',
      confirm_passkey_failed: 'The passkey couldn’t be used. Nothing has changed; try again.',
      confirm: 'Confirm',

      set_up_title: 'Turn on an authenticator app',
      set_up_scan:
        'Open an authenticator app on your phone (for example Google Authenticator, Microsoft Authenticator, or 1Password) and scan this code.',
      qr_label: 'QR code to scan with the app',
      set_up_secret: 'Can’t scan it? Enter this key in the app:',
      set_up_code: 'Code from the app',
      set_up_code_hint: 'The six digits that the app shows now.',
      set_up_finish: 'Turn on',
      added: 'The authenticator app is on.',

      codes_title: 'Save your recovery codes',
      codes_text:
        'When you don’t have your phone, you can use each of these codes once instead of a code from the app. We show them only now: keep them in a safe place.',
      codes_copy: 'Copy',
      codes_copied: 'Codes copied.',
      codes_download: 'Download',
      codes_print: 'Print',
      codes_file: 'atelier-recovery-codes.txt',
      codes_heading: 'Recovery codes for the {{academy}} portal',
      codes_done: 'The codes are saved',

      passkeys: 'Passkeys',
      passkeys_text:
        'Sign in with your fingerprint, your face, or the code of your phone or computer, without a password or a code from the app.',
      passkeys_none: 'You have no passkey yet.',
      passkey_used: 'Last used {{when}}',
      passkey_unused: 'Added {{when}}, not used yet',
      passkey_add: 'Add a passkey',
      passkey_add_title: 'Add a passkey',
      passkey_add_text: 'Give the passkey a name that says where it is. Then your browser asks where to save it.',
      passkey_name: 'Name of the passkey',
      passkey_name_hint: 'For example: phone, laptop in the studio.',
      passkey_added: 'The passkey is added.',
      passkey_is_here:
        'This device already has a passkey for your account. To add another device, open the portal there.',
      passkey_not_added: 'The passkey wasn’t added. Try again.',
      passkey_remove: 'Remove passkey {{name}}',
      passkey_remove_question: 'Remove the passkey?',
      passkey_remove_consequence:
        'No one will be able to sign in with “{{name}}”. Remove it from your phone or browser as well.',
      passkey_removed: 'The passkey is removed.',
      open_app: 'Open in the app on this phone',
      required: 'Two-step sign-in is required for office accounts from {{date}}. Turn it on before then.',
      ask_title: 'Turn on two-step sign-in',
      ask_text:
        'Since {{date}}, office accounts require two-step sign-in. A phone with an authenticator app or a passkey will do; it takes two minutes.',
      step_up_title: 'Confirm with two-step sign-in',
      step_up_text: 'Since {{date}}, office accounts require two-step sign-in. Use yours to continue.',
    },
  }),

  session: bilingualTexts({
    pl: {
      passkey: 'Zaloguj się kluczem dostępu',
      passkey_failed: 'Nie udało się użyć klucza dostępu. Spróbuj ponownie albo zaloguj się hasłem.',
      code_title: 'Podaj kod',
      code_intro: 'Otwórz w telefonie aplikację uwierzytelniającą i przepisz sześć cyfr.',
      code_intro_paper: 'Wpisz jeden ze swoich kodów zapasowych. Każdy działa raz.',
      code: 'Kod z aplikacji',
      code_paper: 'Kod zapasowy',
      code_by_paper: 'Nie masz telefonu? Użyj kodu zapasowego',
      code_by_app: 'Użyj kodu z aplikacji',
      code_lost: 'Nie masz ani telefonu, ani kodów? Napisz do biura akademii: może wyłączyć logowanie dwuetapowe.',
      code_back: 'Zaloguj się na inne konto',
    },
    'en-US': {
      passkey: 'Sign in with a passkey',
      passkey_failed: 'The passkey couldn’t be used. Try again, or sign in with your password.',
      code_title: 'Enter the code',
      code_intro: 'Open the authenticator app on your phone and copy the six digits.',
      code_intro_paper: 'Enter one of your recovery codes. Each works once.',
      code: 'Code from the app',
      code_paper: 'Recovery code',
      code_by_paper: 'No phone at hand? Use a recovery code',
      code_by_app: 'Use a code from the app',
      code_lost: 'Neither phone nor codes? Write to the academy office: they can turn off two-step sign-in.',
      code_back: 'Sign in to another account',
    },
  }),

  validation: bilingualTexts({
    pl: {
      code_shape: 'Wpisz sześć cyfr z aplikacji albo szesnaście znaków kodu zapasowego.',
      code_wrong: 'Ten kod nie pasuje albo już został użyty. Wpisz następny, który pokaże aplikacja.',
      passkey_wrong: 'Ten klucz dostępu nie pasuje. Spróbuj ponownie.',
      passkey_unknown: 'Portal nie zna tego klucza dostępu. Zaloguj się hasłem.',
      passkey_refused: 'Tym kluczem dostępu nie można się teraz zalogować. Napisz do biura akademii.',
      passkey_known: 'Ten klucz dostępu jest już dodany.',
      factor_asked:
        'Twoje konto ma logowanie dwuetapowe. Potwierdź się nim: kodem z aplikacji, kodem zapasowym albo kluczem dostępu.',
      recovery_code_wrong: 'Ten kod zapasowy nie pasuje albo już został użyty.',
    },
    'en-US': {
      code_shape: 'Enter six digits from the app, or the sixteen characters of a recovery code.',
      code_wrong: 'This code is wrong or was already used. Enter the next one that the app shows.',
      passkey_wrong: 'This passkey doesn’t fit. Try again.',
      passkey_unknown: 'The portal doesn’t know this passkey. Sign in with your password.',
      passkey_refused: 'You can’t sign in with this passkey right now. Write to the academy office.',
      passkey_known: 'This passkey is added already.',
      factor_asked:
        'Your account uses two-step sign-in. Confirm with that: a code from the app, a recovery code, or a passkey.',
      recovery_code_wrong: 'This recovery code is wrong or was already used.',
    },
  }),

  errors: bilingualTexts({
    pl: {
      code_throttled: {
        one: 'Zbyt wiele błędnych kodów. Spróbuj ponownie za {{count}} sekundę.',
        few: 'Zbyt wiele błędnych kodów. Spróbuj ponownie za {{count}} sekundy.',
        many: 'Zbyt wiele błędnych kodów. Spróbuj ponownie za {{count}} sekund.',
        other: 'Zbyt wiele błędnych kodów. Spróbuj ponownie za {{count}} sekundy.',
      },
      code_not_asked:
        'Tym kodem nie można się już zalogować: minęło 10 minut albo dotarł za pierwszym razem. Zaloguj się ponownie hasłem.',
      confirmation_needed: 'Najpierw potwierdź, że to Ty.',
      authenticator_there: 'Aplikacja uwierzytelniająca jest już włączona. Wyłącz ją, aby włączyć inną.',
      authenticator_not_begun: 'Ten klucz już nie działa. Zacznij od nowa.',
      no_second_factor: 'Logowanie dwuetapowe jest już wyłączone.',
      passkey_not_asked: 'To trwało zbyt długo. Spróbuj ponownie.',
      second_factor_needed:
        'Konta biura wymagają logowania dwuetapowego. Najpierw je włącz albo potwierdź nim, że to Ty.',
    } satisfies Record<keyof typeof twoFactorErrors, unknown>,
    'en-US': {
      code_throttled: {
        one: 'Too many wrong codes. Try again in {{count}} second.',
        other: 'Too many wrong codes. Try again in {{count}} seconds.',
      },
      code_not_asked:
        'This code can’t sign you in anymore: 10 minutes have passed, or it arrived the first time. Sign in with your password again.',
      confirmation_needed: 'First confirm that it’s you.',
      authenticator_there: 'An authenticator app is on already. Turn it off to turn on another.',
      authenticator_not_begun: 'This key no longer works. Start again.',
      no_second_factor: 'Two-step sign-in is off already.',
      passkey_not_asked: 'That took too long. Try again.',
      second_factor_needed:
        'Office accounts require two-step sign-in. Turn it on first, or use it to confirm that it’s you.',
    },
  }),

  notices: bilingualTexts({
    pl: {
      factor_added_title: 'Logowanie dwuetapowe jest włączone',
      factor_added_text: 'Jeśli to nie Ty, od razu napisz do biura akademii.',
      factor_removed_title: 'Logowanie dwuetapowe jest wyłączone',
      factor_removed_text: 'Jeśli to nie Ty, zmień hasło i od razu napisz do biura akademii.',
      factor_code_used_title: 'Użyto kodu zapasowego',
      factor_code_used_text: {
        one: 'Został {{count}} kod. Jeśli to nie Ty, zmień hasło i od razu napisz do biura akademii.',
        few: 'Zostały {{count}} kody. Jeśli to nie Ty, zmień hasło i od razu napisz do biura akademii.',
        many: 'Zostało {{count}} kodów. Jeśli to nie Ty, zmień hasło i od razu napisz do biura akademii.',
        other: 'Zostało {{count}} kodu. Jeśli to nie Ty, zmień hasło i od razu napisz do biura akademii.',
      },
      factor_passkey_added_title: 'Dodano klucz dostępu: {{name}}',
      factor_passkey_added_text: 'Jeśli to nie Ty, usuń go, zmień hasło i od razu napisz do biura akademii.',
      factor_passkey_removed_title: 'Usunięto klucz dostępu: {{name}}',
      factor_passkey_removed_text: 'Jeśli to nie Ty, zmień hasło i od razu napisz do biura akademii.',
      factor_reset_title: 'Biuro wyłączyło Twoje logowanie dwuetapowe',
      factor_reset_text: 'Do zalogowania się wystarczy teraz hasło. Możesz włączyć je ponownie w ustawieniach.',
      factor_due_title: 'Włącz logowanie dwuetapowe',
      factor_due_text: 'Od {{date}} konta biura wymagają logowania dwuetapowego. Włączenie zajmie dwie minuty.',
      factor_codes_renewed_title: 'Masz nowe kody zapasowe',
      factor_codes_renewed_text: 'Poprzednie nie działają. Jeśli to nie Ty, od razu napisz do biura akademii.',
    },
    'en-US': {
      factor_added_title: 'Two-step sign-in is on',
      factor_added_text: 'If it wasn’t you, write to the academy office right away.',
      factor_removed_title: 'Two-step sign-in is off',
      factor_removed_text: 'If it wasn’t you, change your password and write to the academy office right away.',
      factor_code_used_title: 'A recovery code was used',
      factor_code_used_text: {
        one: '{{count}} code is left. If it wasn’t you, change your password and write to the academy office right away.',
        other:
          '{{count}} codes are left. If it wasn’t you, change your password and write to the academy office right away.',
      },
      factor_passkey_added_title: 'Passkey added: {{name}}',
      factor_passkey_added_text:
        'If it wasn’t you, remove it, change your password, and write to the academy office right away.',
      factor_passkey_removed_title: 'Passkey removed: {{name}}',
      factor_passkey_removed_text: 'If it wasn’t you, change your password and write to the academy office right away.',
      factor_reset_title: 'The office turned off your two-step sign-in',
      factor_reset_text: 'Your password is enough to sign in now. You can turn it on again in the settings.',
      factor_due_title: 'Turn on two-step sign-in',
      factor_due_text: 'Office accounts require two-step sign-in from {{date}}. Setting it up takes two minutes.',
      factor_codes_renewed_title: 'You have new recovery codes',
      factor_codes_renewed_text:
        'Your old codes no longer work. If this wasn’t you, write to the academy office right away.',
    },
  }),

  mails: bilingualTexts({
    pl: {
      factor_added_subject: 'Włączono logowanie dwuetapowe w portalu {{academy}}',
      factor_added_body:
        'Dzień dobry!\n\nNa Twoim koncie w portalu {{academy}} włączono logowanie dwuetapowe: po haśle zapytamy o kod z aplikacji.\n\nJeśli to nie Ty, od razu napisz do biura akademii.',
      factor_removed_subject: 'Wyłączono logowanie dwuetapowe w portalu {{academy}}',
      factor_removed_body:
        'Dzień dobry!\n\nNa Twoim koncie w portalu {{academy}} wyłączono logowanie dwuetapowe: do zalogowania się wystarczy hasło.\n\nJeśli to nie Ty, od razu ustaw nowe hasło i napisz do biura akademii.',
      factor_removed_button: 'Ustaw nowe hasło',
      passkey_added_subject: 'Dodano klucz dostępu w portalu {{academy}}',
      passkey_added_body:
        'Dzień dobry!\n\nDo Twojego konta w portalu {{academy}} dodano klucz dostępu: {{passkey}}. Można się nim zalogować bez hasła.\n\nJeśli to nie Ty, od razu ustaw nowe hasło, usuń ten klucz i napisz do biura akademii.',
      passkey_added_button: 'Ustaw nowe hasło',
      passkey_removed_subject: 'Usunięto klucz dostępu w portalu {{academy}}',
      passkey_removed_body:
        'Dzień dobry!\n\nZ Twojego konta w portalu {{academy}} usunięto klucz dostępu: {{passkey}}.\n\nJeśli to nie Ty, od razu ustaw nowe hasło i napisz do biura akademii.',
      passkey_removed_button: 'Ustaw nowe hasło',
      factor_reset_subject: 'Biuro wyłączyło Twoje logowanie dwuetapowe w portalu {{academy}}',
      factor_reset_body:
        'Dzień dobry!\n\nBiuro akademii wyłączyło logowanie dwuetapowe na Twoim koncie w portalu {{academy}}: do zalogowania się wystarczy hasło. Możesz włączyć je ponownie w ustawieniach.\n\nJeśli to nie była Twoja prośba, od razu napisz do biura akademii.',
      factor_due_subject: 'Włącz logowanie dwuetapowe do {{date}}',
      factor_due_body:
        'Dzień dobry!\n\nOd {{date}} konta biura w portalu {{academy}} wymagają logowania dwuetapowego. Na Twoim koncie nie jest jeszcze włączone: włącz je wcześniej, a tego dnia zalogujesz się bez przeszkód. Potrzebny będzie telefon z aplikacją uwierzytelniającą; zajmie to dwie minuty.',
      factor_due_button: 'Włącz logowanie dwuetapowe',
      factor_code_used_subject: 'Użyto kodu zapasowego w portalu {{academy}}',
      factor_code_used_body:
        'Dzień dobry!\n\nKtoś użył kodu zapasowego do Twojego konta w portalu {{academy}}. Kodów, które jeszcze działają: {{count}}.\n\nJeśli to nie Ty, od razu ustaw nowe hasło i napisz do biura akademii.',
      factor_code_used_button: 'Ustaw nowe hasło',
    },
    'en-US': {
      factor_added_subject: 'Two-step sign-in is on in the {{academy}} portal',
      factor_added_body:
        'Hello {{first_name}},\n\nTwo-step sign-in was turned on for your account in the {{academy}} portal: after the password we ask for a code from an app.\n\nIf it wasn’t you, write to the academy office right away.',
      factor_removed_subject: 'Two-step sign-in is off in the {{academy}} portal',
      factor_removed_body:
        'Hello {{first_name}},\n\nTwo-step sign-in was turned off for your account in the {{academy}} portal: the password is enough to sign in.\n\nIf it wasn’t you, set a new password right away and write to the academy office.',
      factor_removed_button: 'Set a new password',
      passkey_added_subject: 'A passkey was added in the {{academy}} portal',
      passkey_added_body:
        'Hello {{first_name}},\n\nA passkey was added to your account in the {{academy}} portal: {{passkey}}. It signs in without a password.\n\nIf it wasn’t you, set a new password right away, remove the passkey, and write to the academy office.',
      passkey_added_button: 'Set a new password',
      passkey_removed_subject: 'A passkey was removed in the {{academy}} portal',
      passkey_removed_body:
        'Hello {{first_name}},\n\nA passkey was removed from your account in the {{academy}} portal: {{passkey}}.\n\nIf it wasn’t you, set a new password right away and write to the academy office.',
      passkey_removed_button: 'Set a new password',
      factor_reset_subject: 'The office turned off your two-step sign-in in the {{academy}} portal',
      factor_reset_body:
        'Hello {{first_name}},\n\nThe academy office turned off two-step sign-in for your account in the {{academy}} portal: the password is enough to sign in. You can turn it on again in the settings.\n\nIf you didn’t ask for that, write to the academy office right away.',
      factor_due_subject: 'Turn on two-step sign-in by {{date}}',
      factor_due_body:
        'Hello {{first_name}},\n\nFrom {{date}}, office accounts of the {{academy}} portal require two-step sign-in. It isn’t turned on for your account yet. Set it up now so you can sign in that day without interruption. You’ll need a phone with an authenticator app; it takes two minutes.',
      factor_due_button: 'Turn on two-step sign-in',
      factor_code_used_subject: 'A recovery code was used in the {{academy}} portal',
      factor_code_used_body:
        'Hello {{first_name}},\n\nSomeone used a recovery code for your account in the {{academy}} portal. Codes that still work: {{count}}.\n\nIf it wasn’t you, set a new password right away and write to the academy office.',
      factor_code_used_button: 'Set a new password',
    },
  }),

  events: bilingualTexts({
    pl: {
      'user.authenticatorAdded': 'Włączono aplikację uwierzytelniającą',
      'user.authenticatorRemoved': 'Wyłączono aplikację uwierzytelniającą',
      'user.recoveryCodesRenewed': 'Wygenerowano nowe kody zapasowe',
      'user.recoveryCodeUsed': 'Użyto kodu zapasowego',
      'user.passkeyAdded': 'Dodano klucz dostępu',
      'user.passkeyRemoved': 'Usunięto klucz dostępu',
      'user.secondFactorReminded': 'Przypomniano o logowaniu dwuetapowym',
    },
    'en-US': {
      'user.authenticatorAdded': 'Authenticator app turned on',
      'user.authenticatorRemoved': 'Authenticator app turned off',
      'user.recoveryCodesRenewed': 'New recovery codes made',
      'user.recoveryCodeUsed': 'Recovery code used',
      'user.passkeyAdded': 'Passkey added',
      'user.passkeyRemoved': 'Passkey removed',
      'user.secondFactorReminded': 'Reminded of two-step sign-in',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'twoFactor.challenge': 'potwierdzić logowanie dwuetapowe',
      'passkeys.beginSignIn': 'zacząć logowanie kluczem dostępu',
      'passkeys.signIn': 'zalogować się kluczem dostępu',
      'passkeys.list': 'zobaczyć swoje klucze dostępu',
      'passkeys.begin': 'zacząć dodawanie klucza dostępu',
      'passkeys.add': 'dodać klucz dostępu',
      'passkeys.remove': 'usunąć klucz dostępu',
      'twoFactor.mine': 'zobaczyć swoje logowanie dwuetapowe',
      'twoFactor.confirm': 'potwierdzić hasłem, kodem albo kluczem dostępu, że to ta osoba',
      'twoFactor.beginAuthenticator': 'zacząć dodawać aplikację do kodów',
      'twoFactor.finishAuthenticator': 'dodać aplikację do kodów',
      'twoFactor.removeAuthenticator': 'usunąć aplikację do kodów',
      'twoFactor.renewRecoveryCodes': 'utworzyć nowe kody zapasowe',
    },
    'en-US': {
      'twoFactor.challenge': 'complete two-step sign-in',
      'passkeys.beginSignIn': 'begin to sign in with a passkey',
      'passkeys.signIn': 'sign in with a passkey',
      'passkeys.list': 'see one’s own passkeys',
      'passkeys.begin': 'begin to add a passkey',
      'passkeys.add': 'add a passkey',
      'passkeys.remove': 'remove a passkey',
      'twoFactor.mine': 'see one’s own two-step sign-in',
      'twoFactor.confirm': 'confirm with the password, a code, or a passkey who one is',
      'twoFactor.beginAuthenticator': 'begin to add an authenticator app',
      'twoFactor.finishAuthenticator': 'add an authenticator app',
      'twoFactor.removeAuthenticator': 'remove an authenticator app',
      'twoFactor.renewRecoveryCodes': 'make new recovery codes',
    },
  }),
}
