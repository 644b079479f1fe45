import { bilingualTexts } from './kit/text.ts'

/** Each mail is a subject, a body (paragraphs parted by an empty line) and, where it has a link, the label of its button. */
export const mailTexts = bilingualTexts({
  pl: {
    footer: 'Atelier, portal akademii dla artystów. Tę wiadomość wysłaliśmy automatycznie.',
    password_reset_subject: 'Ustaw nowe hasło',
    password_reset_body:
      'Dzień dobry!\n\nOtrzymaliśmy prośbę o nowe hasło do portalu Atelier. Link jest ważny 60 minut i działa tylko raz.\n\nJeśli to nie Twoja prośba, po prostu pomiń tę wiadomość: hasło się nie zmieni.',
    password_reset_button: 'Ustaw hasło',
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
    office_wrote_subject: 'Nowa wiadomość od akademii',
    office_wrote_body:
      'Dzień dobry!\n\n{{author}} z biura akademii pisze do Ciebie w rozmowie „{{topic}}”. Tak zaczyna się wiadomość:',
    office_wrote_button: 'Przeczytaj i odpowiedz',
    person_wrote_subject: 'Nowa wiadomość: {{author}}',
    person_wrote_body: 'Dzień dobry!\n\n{{author}} pisze do biura w rozmowie „{{topic}}”. Tak zaczyna się wiadomość:',
    person_wrote_button: 'Przeczytaj i odpowiedz',
    upgrade_approved_subject: 'Gratulacje: Twój nowy poziom to {{level}}',
    upgrade_approved_body:
      'Dzień dobry!\n\nTwój wniosek o awans został zatwierdzony. Od dziś Twój poziom to {{level}}. Gratulujemy i dziękujemy za pracę, która za tym stoi.',
    upgrade_approved_button: 'Zobacz swój poziom',
    upgrade_rejected_subject: 'Odpowiedź na Twój wniosek o awans',
    upgrade_rejected_body:
      'Dzień dobry!\n\nDziękujemy za wniosek o poziom {{level}}. Tym razem go nie zatwierdziliśmy; poniżej piszemy dlaczego. Po zmianach możesz złożyć kolejny.',
    upgrade_rejected_button: 'Zobacz, czego brakuje',
    level_raised_subject: 'Gratulacje: Twój nowy poziom to {{level}}',
    level_raised_body:
      'Dzień dobry!\n\nBiuro akademii podniosło Twój poziom: od dziś to {{level}}. Gratulujemy!{{request}}\n\nPoniżej znajdziesz uzasadnienie.',
    level_raised_button: 'Zobacz swój poziom',
    level_lowered_subject: 'Zmiana Twojego poziomu na {{level}}',
    level_lowered_body:
      'Dzień dobry!\n\nBiuro akademii obniżyło Twój poziom: od dziś to {{level}}.{{request}}\n\nPoniżej znajdziesz uzasadnienie. Jeśli masz pytania, napisz do biura w portalu.',
    level_lowered_button: 'Zobacz swój poziom',
    level_corrected_subject: 'Poprawiliśmy Twój poziom: {{level}}',
    level_corrected_body:
      'Dzień dobry!\n\nTwój poziom był zapisany w portalu błędnie. Poprawiliśmy go: prawidłowy poziom to {{level}}.{{request}}\n\nPoniżej wyjaśniamy, skąd ta zmiana.',
    level_corrected_button: 'Zobacz swój poziom',
    level_request_settled: 'Twój wniosek o awans jest tym samym rozpatrzony.',
    responsibility_given_subject: 'Nowy obowiązek: {{name}}',
    responsibility_given_body:
      'Dzień dobry!\n\nBiuro akademii prosi Cię o wykonanie obowiązku „{{name}}”. {{due}}\n\nSzczegóły znajdziesz w portalu; tam też zgłosisz wykonanie.',
    responsibility_given_button: 'Zobacz obowiązek',
    responsibility_due: 'Termin: {{date}}.',
    responsibility_no_due: 'Nie ma ustalonego terminu.',
    responsibility_submitted_subject: 'Do sprawdzenia: {{name}} ({{artist}})',
    responsibility_submitted_body:
      'Dzień dobry!\n\n{{artist}} zgłasza wykonanie obowiązku „{{name}}”. Sprawdź dowody i przyjmij wykonanie albo odeślij do poprawy.',
    responsibility_submitted_button: 'Sprawdź wykonanie',
    responsibility_accepted_subject: 'Obowiązek zaliczony: {{name}}',
    responsibility_accepted_body: 'Dzień dobry!\n\nPrzyjęliśmy wykonanie obowiązku „{{name}}”. Dziękujemy!',
    responsibility_accepted_button: 'Zobacz obowiązek',
    responsibility_sent_back_subject: '[wymagane działanie] Do poprawy: {{name}}',
    responsibility_sent_back_body:
      'Dzień dobry!\n\nSprawdziliśmy wykonanie obowiązku „{{name}}” i prosimy o uzupełnienie. To, co już dodano, zostało zachowane.',
    responsibility_sent_back_button: 'Uzupełnij',
    responsibility_reopened_subject: '[wymagane działanie] Znów do zrobienia: {{name}}',
    responsibility_reopened_body:
      'Dzień dobry!\n\nPonownie otworzyliśmy obowiązek „{{name}}” i prosimy o jego wykonanie. To, co już dodano, zostało zachowane.',
    responsibility_reopened_button: 'Zobacz obowiązek',
    responsibility_waived_subject: 'Obowiązek odwołany: {{name}}',
    responsibility_waived_body:
      'Dzień dobry!\n\nNie musisz już wykonywać obowiązku „{{name}}”. Z Twojej strony nic więcej nie potrzeba.',
    responsibility_waived_button: 'Zobacz obowiązek',
    account_disabled_subject: 'Twoje konto w portalu Atelier jest wyłączone',
    account_disabled_body:
      'Dzień dobry!\n\nBiuro akademii wyłączyło Twoje konto w portalu. Na razie nie można się na nie zalogować, ale nic nie przepadło: dane, szkolenia i opinie czekają.\n\nJeśli to pomyłka albo masz pytania, odpisz na tę wiadomość.',
    account_enabled_subject: 'Twoje konto w portalu Atelier znowu działa',
    account_enabled_body:
      'Dzień dobry!\n\nBiuro akademii włączyło Twoje konto w portalu. Możesz zalogować się tak jak przedtem, wszystko jest na swoim miejscu.',
    account_enabled_button: 'Zaloguj się',
    account_removed_subject: 'Twoje konto w portalu Atelier zostało usunięte',
    account_removed_body:
      'Dzień dobry!\n\nBiuro akademii usunęło Twoje konto artysty razem z danymi, dokumentami i korespondencją. W historii szkoleń, które się odbyły, zostaje tylko imię i nazwisko.\n\nDziękujemy za wspólny czas. Jeśli to pomyłka, odpisz na tę wiadomość.',
    email_changed_subject: 'Zmiana adresu e-mail w portalu Atelier',
    email_changed_body:
      'Dzień dobry!\n\nBiuro akademii zmieniło adres e-mail Twojego konta na {{email}}. Od teraz logujesz się tym adresem, hasło pozostaje to samo.\n\nJeśli nic o tym nie wiesz, odpisz na tę wiadomość.',
  },
  'en-US': {
    footer: 'Atelier, the academy’s portal for artists. This message was sent automatically.',
    password_reset_subject: 'Set a new password',
    password_reset_body:
      'Hello {{first_name}},\n\nWe received a request for a new password for the Atelier portal. The link works once and expires in 60 minutes.\n\nIf it was not you, just ignore this message: your password stays the same.',
    password_reset_button: 'Set password',
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
    office_wrote_subject: 'A new message from the academy',
    office_wrote_body:
      'Hello {{first_name}},\n\n{{author}} from the academy office has written to you under “{{topic}}”. The message begins:',
    office_wrote_button: 'Read and reply',
    person_wrote_subject: 'New message: {{author}}',
    person_wrote_body:
      'Hello {{first_name}},\n\n{{author}} has written to the office under “{{topic}}”. The message begins:',
    person_wrote_button: 'Read and reply',
    upgrade_approved_subject: 'Congratulations: your new level is {{level}}',
    upgrade_approved_body:
      'Hello {{first_name}},\n\nYour request for an upgrade was approved. As of today your level is {{level}}. Congratulations, and thank you for the work behind it.',
    upgrade_approved_button: 'See your level',
    upgrade_rejected_subject: 'About your request for an upgrade',
    upgrade_rejected_body:
      'Hello {{first_name}},\n\nThank you for asking for the level {{level}}. We did not approve it this time; you can read why below. After making changes, you can send another request.',
    upgrade_rejected_button: 'See what is missing',
    level_raised_subject: 'Congratulations: your new level is {{level}}',
    level_raised_body:
      'Hello {{first_name}},\n\nThe academy office has raised your level: as of today it is {{level}}. Congratulations!{{request}}\n\nThe reason is below.',
    level_raised_button: 'See your level',
    level_lowered_subject: 'Your level has changed to {{level}}',
    level_lowered_body:
      'Hello {{first_name}},\n\nThe academy office has lowered your level: as of today it is {{level}}.{{request}}\n\nThe reason is below. If you have questions, write to the office in the portal.',
    level_lowered_button: 'See your level',
    level_corrected_subject: 'We have corrected your level: {{level}}',
    level_corrected_body:
      'Hello {{first_name}},\n\nYour level was entered wrongly in the portal. We have corrected it: the right level is {{level}}.{{request}}\n\nBelow is why it changed.',
    level_corrected_button: 'See your level',
    level_request_settled: 'This also settles your request for an upgrade.',
    responsibility_given_subject: 'New responsibility: {{name}}',
    responsibility_given_body:
      'Hello {{first_name}},\n\nThe academy office asks you to take care of “{{name}}”. {{due}}\n\nThe portal has the details, and that is where you report it as done.',
    responsibility_given_button: 'See responsibility',
    responsibility_due: 'It is due on {{date}}.',
    responsibility_no_due: 'There is no due date.',
    responsibility_submitted_subject: 'To review: {{name}} ({{artist}})',
    responsibility_submitted_body:
      'Hello {{first_name}},\n\n{{artist}} reports “{{name}}” as done. Look at the evidence, then accept it or send it back.',
    responsibility_submitted_button: 'Review',
    responsibility_accepted_subject: 'Responsibility accepted: {{name}}',
    responsibility_accepted_body: 'Hello {{first_name}},\n\nWe have accepted “{{name}}” as done. Thank you!',
    responsibility_accepted_button: 'See responsibility',
    responsibility_sent_back_subject: '[action needed] Needs changes: {{name}}',
    responsibility_sent_back_body:
      'Hello {{first_name}},\n\nWe have looked at “{{name}}” and need a little more. Everything you added is still there.',
    responsibility_sent_back_button: 'Complete',
    responsibility_reopened_subject: '[action needed] To do again: {{name}}',
    responsibility_reopened_body:
      'Hello {{first_name}},\n\nWe have reopened “{{name}}” and ask you to take care of it. Everything you added is still there.',
    responsibility_reopened_button: 'See responsibility',
    responsibility_waived_subject: 'Responsibility waived: {{name}}',
    responsibility_waived_body:
      'Hello {{first_name}},\n\nYou no longer have to take care of “{{name}}”. There is nothing left for you to do.',
    responsibility_waived_button: 'See responsibility',
    account_disabled_subject: 'Your Atelier account is disabled',
    account_disabled_body:
      'Hello {{first_name}},\n\nThe academy office has disabled your account in the portal. For now you cannot sign in, but nothing is lost: your data, trainings and reviews are kept.\n\nIf this is a mistake, or if you have questions, please reply to this message.',
    account_enabled_subject: 'Your Atelier account works again',
    account_enabled_body:
      'Hello {{first_name}},\n\nThe academy office has enabled your account in the portal. You can sign in as before, and everything is where you left it.',
    account_enabled_button: 'Sign in',
    account_removed_subject: 'Your Atelier account was deleted',
    account_removed_body:
      'Hello {{first_name}},\n\nThe academy office has deleted your artist account with its data, documents and messages. Only your name stays in the history of trainings that took place.\n\nThank you for the time we shared. If this is a mistake, please reply to this message.',
    email_changed_subject: 'Your email in the Atelier portal has changed',
    email_changed_body:
      'Hello {{first_name}},\n\nThe academy office has changed the email of your account to {{email}}. From now on you sign in with it; your password stays the same.\n\nIf you know nothing of this, please reply to this message.',
  },
})

/** A mail has its name from its subject: `password_reset` is all of `password_reset_*`. */
export type MailName = keyof typeof mailTexts.pl extends infer Key
  ? Key extends `${infer Name}_subject`
    ? Name
    : never
  : never
