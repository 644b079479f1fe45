import { bilingualTexts } from '#contract/kit/text.ts'
import type { applicationErrors } from './applications.errors.ts'

export const applicationTexts = {
  dashboard: bilingualTexts({
    pl: {
      queue_invitations: {
        one: 'zgłoszenie czeka na decyzję',
        few: 'zgłoszenia czekają na decyzję',
        many: 'zgłoszeń czeka na decyzję',
        other: 'zgłoszenia czeka na decyzję',
      },
      queue_verification: {
        one: 'artysta czeka na weryfikację',
        few: 'artyści czekają na weryfikację',
        many: 'artystów czeka na weryfikację',
        other: 'artysty czeka na weryfikację',
      },
    },
    'en-US': {
      queue_invitations: { one: 'application awaiting a decision', other: 'applications awaiting a decision' },
      queue_verification: { one: 'artist awaiting verification', other: 'artists awaiting verification' },
    },
  }),

  rights: bilingualTexts({
    pl: {
      'can-view-applied-pro-artists': 'przeglądanie zgłoszeń artystów',
      'can-accept-pro-artist': 'przyjmowanie zgłoszeń artystów',
      'can-reject-pro-artist': 'odrzucanie zgłoszeń artystów',
      'can-view-pending-verifications-pro-artist': 'przeglądanie artystów do weryfikacji',
      'can-complete-invitation-pro-artist': 'zatwierdzanie artystów po weryfikacji',
      'can-ask-for-missing-data-pro-artist': 'proszenie artystów o uzupełnienie danych',
    },
    'en-US': {
      'can-view-applied-pro-artists': 'view artists’ applications',
      'can-accept-pro-artist': 'accept artists’ applications',
      'can-reject-pro-artist': 'reject artists’ applications',
      'can-view-pending-verifications-pro-artist': 'view artists to verify',
      'can-complete-invitation-pro-artist': 'approve artists after verification',
      'can-ask-for-missing-data-pro-artist': 'ask artists for missing data',
    },
  }),

  validation: bilingualTexts({
    pl: {
      must_accept: 'Bez tej zgody nie możemy przyjąć zgłoszenia.',
      avatar_missing: 'Dodaj zdjęcie profilowe.',
      certificate_missing: 'Dodaj przynajmniej jeden certyfikat.',
    },
    'en-US': {
      must_accept: 'We cannot accept the application without this consent.',
      avatar_missing: 'Add a profile picture.',
      certificate_missing: 'Add at least one certificate.',
    },
  }),

  errors: bilingualTexts({
    pl: {
      step_not_possible:
        'Tego kroku nie da się teraz wykonać: zgłoszenie ma stan „{{state}}”. Odśwież stronę, aby zobaczyć ostatnią decyzję.',
      form_link_unknown: 'Nie znamy tego linku. Sprawdź, czy skopiowano go w całości z wiadomości e-mail.',
      form_link_expired: 'Ten link wygasł. Napisz do nas, a wyślemy nowy.',
      form_link_used: 'Formularz został już wysłany. Dziękujemy!',
      form_link_replaced: 'Ten link zastąpiliśmy nowszym. Otwórz link z naszej ostatniej wiadomości e-mail.',
      form_link_rejected: 'Zgłoszenie zostało odrzucone, więc formularz jest zamknięty.',
      artist_has_account:
        'Osoba o tym adresie e-mail ma już konto w portalu. Zmień adres w zgłoszeniu i spróbuj ponownie.',
    } satisfies Record<keyof typeof applicationErrors, unknown>,
    'en-US': {
      step_not_possible:
        'This step is not possible now: the application is “{{state}}”. Refresh the page to see the last decision.',
      form_link_unknown: 'We do not recognize this link. Check that you copied all of it from the email.',
      form_link_expired: 'This link has expired. Write to us and we will send a new one.',
      form_link_used: 'The form has already been sent. Thank you!',
      form_link_replaced: 'A newer link has replaced this one. Open the link in our latest email.',
      form_link_rejected: 'The application was not accepted, so the form is closed.',
      artist_has_account:
        'The person with this email already has an account. Change the email of the application and try again.',
    },
  }),

  notices: bilingualTexts({
    pl: {
      application_arrived_title: 'Nowe zgłoszenie: {{name}}',
      application_arrived_text: '{{name}} chce dołączyć do sieci artystów. Zgłoszenie czeka na decyzję.',
      form_arrived_title: 'Formularz do sprawdzenia: {{name}}',
      form_arrived_text: '{{name}} odsyła formularz z danymi i dokumentami. Czeka na weryfikację.',
      welcome_title: 'Witamy w sieci artystów',
      welcome_text: 'Twoje konto jest gotowe. Na pulpicie zobaczysz swój poziom i korzyści, które Ci przysługują.',
    },
    'en-US': {
      application_arrived_title: 'New application: {{name}}',
      application_arrived_text:
        '{{name}} would like to join the network of artists. The application is awaiting a decision.',
      form_arrived_title: 'Form to review: {{name}}',
      form_arrived_text: '{{name}} has sent the form with data and documents. It is awaiting review.',
      welcome_title: 'Welcome to the network of artists',
      welcome_text: 'Your account is ready. The dashboard shows your level and the benefits you are entitled to.',
    },
  }),

  mails: bilingualTexts({
    pl: {
      application_received_subject: 'Otrzymaliśmy Twoje zgłoszenie',
      application_received_body:
        'Dzień dobry!\n\nDziękujemy za zgłoszenie do naszej sieci artystów. Czytamy każde z uwagą i odpowiemy w wiadomości e-mail.\n\nKopia Twoich odpowiedzi:\n\n{{answers}}',
      applied_again_subject: 'Twoje zgłoszenie jest już u nas',
      applied_again_body:
        'Dzień dobry!\n\nKtoś, zapewne Ty, wysłał zgłoszenie do naszej sieci artystów z tym adresem e-mail. Zgłoszenie z tego adresu już mamy, więc nowego nie zapisaliśmy. Decyzję zawsze wysyłamy e-mailem.\n\nJeśli chcesz coś w nim zmienić albo zgłosić się ponownie, odpisz na tę wiadomość. Jeśli to nie Twoja prośba, pomiń ją: nic się nie zmieniło.',
      applied_with_account_subject: 'Masz już konto w portalu Atelier',
      applied_with_account_body:
        'Dzień dobry!\n\nKtoś, zapewne Ty, wysłał zgłoszenie do naszej sieci artystów z tym adresem e-mail. Masz już u nas konto, więc nie trzeba się zgłaszać: zaloguj się tym adresem. Jeśli hasło uciekło z pamięci, ustaw nowe.\n\nJeśli to nie Twoja prośba, pomiń tę wiadomość: nic się nie zmieniło.',
      applied_with_account_button: 'Ustaw nowe hasło',
      application_accepted_subject: '[wymagane działanie] Twoje zgłoszenie zostało przyjęte',
      application_accepted_body:
        'Dzień dobry!\n\nZ radością przyjmujemy Twoje zgłoszenie. Do założenia konta potrzebujemy jeszcze Twoich danych, zdjęcia i dokumentów: wypełnij formularz pod poniższym linkiem.\n\nLink jest tylko dla Ciebie i działa do {{expires_on}}.',
      application_accepted_button: 'Wypełnij formularz',
      application_rejected_subject: 'Odpowiedź na Twoje zgłoszenie',
      application_rejected_body:
        'Dzień dobry!\n\nDziękujemy za zgłoszenie i poświęcony czas. Tym razem nie możemy zaprosić Cię do naszej sieci artystów.\n\nŻyczymy Ci powodzenia i będzie nam miło, jeśli kiedyś zgłosisz się ponownie.',
      missing_data_subject: '[wymagane działanie] Prosimy o uzupełnienie danych',
      missing_data_body:
        'Dzień dobry!\n\nSprawdziliśmy Twój formularz i potrzebujemy jeszcze kilku uzupełnień. Otwórz go ponownie pod poniższym linkiem: pola do poprawy są zaznaczone, a wszystko, co już wpisano, zostało zachowane.',
      missing_data_button: 'Uzupełnij formularz',
      account_ready_subject: 'Twoje konto w portalu Atelier jest gotowe',
      account_ready_body:
        'Dzień dobry!\n\nWitamy w sieci artystów. Sprawdziliśmy Twoje dane i założyliśmy konto. Ustaw hasło i zaloguj się: link jest ważny {{days}} dni i działa tylko raz.\n\nGdyby wygasł, na stronie logowania wybierz „Nie pamiętasz hasła?”.',
      account_ready_button: 'Ustaw hasło',
    },
    'en-US': {
      application_received_subject: 'We have received your application',
      application_received_body:
        'Hello {{first_name}},\n\nThank you for applying to our network of artists. We read every application with care and will answer by email.\n\nA copy of your answers:\n\n{{answers}}',
      applied_again_subject: 'We already have your application',
      applied_again_body:
        'Hello {{first_name}},\n\nSomeone, probably you, applied to our network of artists with this email. We already have an application from it, so the new one was not saved. We always send our decision by email.\n\nIf you would like to change it or to apply again, reply to this message. If it was not you, ignore it: nothing has changed.',
      applied_with_account_subject: 'You already have an Atelier account',
      applied_with_account_body:
        'Hello {{first_name}},\n\nSomeone, probably you, applied to our network of artists with this email. You already have an account, so there is no need to apply: sign in with this email. If you forgot the password, set a new one.\n\nIf it was not you, ignore this message: nothing has changed.',
      applied_with_account_button: 'Set a new password',
      application_accepted_subject: '[action needed] Your application was accepted',
      application_accepted_body:
        'Hello {{first_name}},\n\nWe are glad to accept your application. To set up your account we still need your data, a picture and documents: please fill in the form using the link below.\n\nThe link is for you alone and works until {{expires_on}}.',
      application_accepted_button: 'Fill in form',
      application_rejected_subject: 'About your application',
      application_rejected_body:
        'Hello {{first_name}},\n\nThank you for your application and the time you put into it. This time we cannot invite you to our network of artists.\n\nWe wish you all the best and would be glad to hear from you again.',
      missing_data_subject: '[action needed] Please complete your data',
      missing_data_body:
        'Hello {{first_name}},\n\nWe have checked your form and need a few more details. Open it again using the link below: the fields that need changes are marked, and everything you entered is still there.',
      missing_data_button: 'Complete form',
      account_ready_subject: 'Your Atelier account is ready',
      account_ready_body:
        'Hello {{first_name}},\n\nWelcome to the network of artists. We have checked your data and set up your account. Set a password and sign in: the link works once and expires in {{days}} days.\n\nIf it expires, choose “Forgot your password?” on the sign-in page.',
      account_ready_button: 'Set password',
    },
  }),

  events: bilingualTexts({
    pl: {
      'proArtist.applied': 'Wysłano zgłoszenie',
      'proArtist.appliedAgain': 'Wysłano zgłoszenie ponownie',
      'proArtist.accepted': 'Przyjęto zgłoszenie',
      'proArtist.rejected': 'Odrzucono zgłoszenie',
      'proArtist.linkSent': 'Wysłano nowy link do formularza',
      'proArtist.missingDataRequested': 'Poproszono o uzupełnienie danych',
      'proArtist.formSent': 'Odesłano formularz',
      'proArtist.completed': 'Przyjęto do sieci',
    },
    'en-US': {
      'proArtist.applied': 'Application sent',
      'proArtist.appliedAgain': 'Application sent again',
      'proArtist.accepted': 'Application accepted',
      'proArtist.rejected': 'Application declined',
      'proArtist.linkSent': 'New form link sent',
      'proArtist.missingDataRequested': 'Missing data requested',
      'proArtist.formSent': 'Form sent',
      'proArtist.completed': 'Admitted to the network',
    },
  }),
}
