import { bilingualTexts } from '#kit/contract/texts/text.ts'
import type { applicationErrors } from './applications.errors.ts'

export const applicationTexts = {
  applications: bilingualTexts({
    pl: {
      motivation: 'Dlaczego chcesz do nas dołączyć?',
      register_title: 'Dołącz do naszych artystów',
      register_intro:
        'Łączymy artystów makijażu permanentnego, którzy chcą uczyć, rozwijać warsztat i być widoczni. Jeśli to Twoja praca i Twoja pasja, czekamy na Ciebie.',
      register_start: 'Przejdź do zgłoszenia',
      gains: 'Co zyskujesz',
      gain_teach: 'Uczysz pod szyldem akademii',
      gain_teach_text: 'Biuro dba o kursantów, pakiety i formalności. Tobie zostaje to, co umiesz najlepiej.',
      gain_grow: 'Rośniesz krok po kroku',
      gain_grow_text: 'Kolejne poziomy mają jasne wymagania, a na każdym czekają nowe korzyści.',
      gain_company: 'Jesteś w dobrym towarzystwie',
      gain_company_text: 'Portfolio, opinie kursantów i biuro, do którego zawsze można napisać.',
      next: 'Co będzie dalej',
      next_apply: 'Wysyłasz zgłoszenie',
      next_apply_text: 'Zajmie to około pięciu minut. Kopię odpowiedzi dostaniesz e-mailem.',
      next_answer: 'Czytamy i odpowiadamy',
      next_answer_text: 'Każde zgłoszenie czyta człowiek. Odpowiedź przyjdzie na Twój e-mail.',
      next_account: 'Zakładamy Ci konto',
      next_account_text:
        'Gdy powiemy „tak”, poprosimy o dane, zdjęcie i certyfikat. Po ich sprawdzeniu ustawisz hasło i jesteś z nami.',
      application: 'Zgłoszenie',
      application_draft: 'To, co wpisujesz, zostaje na tym urządzeniu, dopóki nie wyślesz zgłoszenia.',
      group_you: 'O Tobie',
      group_craft: 'Twoje rzemiosło',
      group_why: 'Dlaczego właśnie my',
      email_hint: 'Na ten adres wyślemy odpowiedź.',
      motivation_hint: 'Wystarczy kilka zdań: co Cię do nas prowadzi i czym chcesz się dzielić.',
      consent: 'Akceptuję warunki zgłoszenia.',
      consent_to_both: 'Akceptuję warunki zgłoszenia i regulamin akademii.',
      terms_document: 'Regulamin akademii (PDF)',
      terms: 'Warunki zgłoszenia',
      terms_use:
        'Dane z formularza zobaczy tylko biuro akademii i użyje ich, by rozpatrzyć zgłoszenie i Ci odpowiedzieć.',
      terms_free: 'Zgłoszenie nic nie kosztuje i do niczego nie zobowiązuje, ani Ciebie, ani nas.',
      terms_withdraw: 'W każdej chwili możesz wycofać zgłoszenie i poprosić o usunięcie danych.',
      register_send: 'Wyślij zgłoszenie',
      registered_title: 'Dziękujemy, mamy Twoje zgłoszenie',
      registered_intro:
        'Kopia odpowiedzi jest już w drodze na Twój e-mail. Jeśli jej nie widać, zajrzyj do folderu ze spamem.',
      registered_mail_waits:
        'Portal nie wysyła teraz wiadomości e-mail. Kopię odpowiedzi wyślemy, gdy tylko poczta zacznie działać.',
      registered_sent: 'Zgłoszenie wysłane',
      registered_sent_text: 'Nic więcej nie musisz robić.',
      registered_answer_text: 'Zgłoszenie jest w biurze akademii. Odpowiedź przyjdzie na Twój e-mail.',
      step_done: 'Zrobione',
      step_now: 'Teraz',
      to_start_page: 'Przejdź na stronę główną',

      form_title: 'Twoje dane do konta',
      form_intro: 'Dzień dobry! Część danych znamy już ze zgłoszenia. Uzupełnij resztę, a my założymy Ci konto.',
      form_mend_intro: 'Dzień dobry! Prosimy jeszcze o kilka poprawek. Wszystko, co już wpisano, zostało zachowane.',
      form_open_until: 'Link działa do {{date}}.',
      form_kept:
        'Zdjęcie i dokumenty zapisują się od razu, a wpisany tekst zostaje na tym urządzeniu. Możesz wrócić tu później.',
      form_missing_title: 'Prosimy o poprawę',
      form_missing_fields: 'Do poprawy:',
      please_mend: 'prosimy o poprawę',
      form_rest: 'Pokaż dane bez uwag',
      sections: 'Części formularza',
      sections_done: 'Gotowe {{done}} z {{total}}',
      section_ready: 'gotowe',
      section_open: 'do uzupełnienia',
      section_mend: 'do poprawy',
      section_optional: 'nieobowiązkowe',
      bio_hint: 'Kilka słów o Tobie, które przeczytają kursanci. Od 20 do 4000 znaków w każdym języku.',
      avatar_text: 'Jasne zdjęcie twarzy, na którym dobrze Cię widać.',
      avatar_change: 'Zmień zdjęcie',
      documents_text: 'Przynajmniej jeden certyfikat jest konieczny. Licencję i ubezpieczenie dodaj, jeśli je masz.',
      still_missing: 'Zanim wyślesz, uzupełnij jeszcze:',
      still_unmended: 'Tych części jeszcze nie zmieniono:',
      nothing_missing: 'Wszystko gotowe. Możesz wysłać formularz.',
      certificate: 'Certyfikat',
      form_send: 'Wyślij formularz',
      form_send_text: 'Po wysłaniu biuro sprawdzi dane. W trakcie sprawdzania nie można ich zmieniać.',
      formed_title: 'Dziękujemy, formularz dotarł',
      formed_intro: 'Dane, zdjęcie i dokumenty są już w biurze akademii. Ten link nie jest Ci teraz potrzebny.',
      formed_check: 'Sprawdzamy dane',
      formed_check_text: 'Jeśli czegoś zabraknie, napiszemy e-mail, a ten sam link otworzy formularz ponownie.',
      formed_account: 'Dostajesz konto',
      formed_account_text: 'Gdy wszystko się zgadza, wysyłamy e-mail z linkiem do ustawienia hasła.',
      formed_sent: 'Formularz wysłany',
      formed_sent_text: 'Nic więcej nie musisz teraz robić.',
      link_unknown_title: 'Nie znamy tego linku',
      link_unknown_text:
        'Może nie skopiował się w całości. Otwórz go jeszcze raz z naszej ostatniej wiadomości e-mail.',
      link_expired_title: 'Ten link wygasł',
      link_expired_text:
        'Link jest ważny 30 dni. Nic nie przepadło: odpisz na wiadomość e-mail, w której był link, a biuro wyśle nowy.',
      link_replaced_title: 'Wysłaliśmy Ci już nowszy link',
      link_replaced_text:
        'Ten przestał działać, gdy wysłaliśmy następny. Nic nie przepadło: otwórz link z naszej ostatniej wiadomości e-mail.',
      link_rejected_title: 'To zgłoszenie nie zostało przyjęte',
      link_rejected_text:
        'Formularz jest dlatego zamknięty. Naszą odpowiedź znajdziesz w wiadomości e-mail; jeśli masz pytania, po prostu na nią odpisz.',
      link_checking: 'Otwieramy Twój formularz…',
    },
    'en-US': {
      motivation: 'Why would you like to join us?',
      register_title: 'Join our artists',
      register_intro:
        'We bring together permanent makeup artists who want to teach, to refine their craft, and to be seen. If this is your work and your passion, we’re waiting for you.',
      register_start: 'Go to application',
      gains: 'What you gain',
      gain_teach: 'You teach under the academy’s name',
      gain_teach_text: 'The office looks after students, packages, and paperwork. You focus on what you do best.',
      gain_grow: 'You grow step by step',
      gain_grow_text: 'Each level has clear requirements, and new benefits come with every one.',
      gain_company: 'You’re in good company',
      gain_company_text: 'A portfolio, your students’ reviews, and an office you can always write to.',
      next: 'What happens next',
      next_apply: 'You send the application',
      next_apply_text: 'It takes about five minutes. You get a copy of your answers by email.',
      next_answer: 'We read and answer',
      next_answer_text: 'Someone reads every application. We’ll email you the answer.',
      next_account: 'We set up your account',
      next_account_text:
        'Once we say “yes”, we ask for your data, a picture, and a certificate. Once we’ve checked them, you set a password, and you’re in.',
      application: 'Application',
      application_draft: 'What you type stays on this device until you send the application.',
      group_you: 'About you',
      group_craft: 'Your craft',
      group_why: 'Why us',
      email_hint: 'We’ll send the answer to this address.',
      motivation_hint: 'A few sentences will do: what brings you to us and what you would like to share.',
      consent: 'I accept the terms of the application.',
      consent_to_both: 'I accept the terms of the application and the terms of the academy.',
      terms_document: 'Terms of the academy (PDF)',
      terms: 'Terms of the application',
      terms_use:
        'Only the academy office sees what you enter, and uses it to consider your application and to answer you.',
      terms_free: 'Applying is free and commits neither you nor us to anything.',
      terms_withdraw: 'You can withdraw the application and ask us to delete your data at any time.',
      register_send: 'Send application',
      registered_title: 'Thank you, we have your application',
      registered_intro:
        'A copy of your answers is on its way to your email. If you don’t see it, check your spam folder.',
      registered_mail_waits:
        'The portal can’t send email at the moment. We’ll send a copy of your answers as soon as email works again.',
      registered_sent: 'Application sent',
      registered_sent_text: 'There is nothing more to do.',
      registered_answer_text: 'Your application is with the academy office. We’ll email you the answer.',
      step_done: 'Done',
      step_now: 'Now',
      to_start_page: 'Go to start page',

      form_title: 'Your data for the account',
      form_intro:
        'Hello {{name}}! We already know some of this from your application. Add the rest and we’ll set up your account.',
      form_mend_intro: 'Hello {{name}}! A few things still need your attention. Everything you entered is still here.',
      form_open_until: 'The link works until {{date}}.',
      form_kept:
        'The picture and documents are saved right away, and what you type stays on this device. You can come back later.',
      form_missing_title: 'Please correct this',
      form_missing_fields: 'To correct:',
      please_mend: 'please correct',
      form_rest: 'Show fields that need no changes',
      sections: 'Parts of the form',
      sections_done: '{{done}} of {{total}} ready',
      section_ready: 'ready',
      section_open: 'to complete',
      section_mend: 'needs changes',
      section_optional: 'optional',
      bio_hint: 'A few words about you for students to read. 20 to 4,000 characters in each language.',
      avatar_text: 'A bright picture of your face, clearly visible.',
      avatar_change: 'Change picture',
      documents_text: 'At least one certificate is needed. Add a license and insurance if you have them.',
      still_missing: 'Before you send it, please add:',
      still_unmended: 'These parts haven’t been changed yet:',
      nothing_missing: 'Everything is ready. You can send the form.',
      certificate: 'Certificate',
      form_send: 'Send form',
      form_send_text: 'After you send it, the office reviews it. You can’t make changes during the review.',
      formed_title: 'Thank you, the form has arrived',
      formed_intro: 'The academy office has your data, picture, and documents. You don’t need this link for now.',
      formed_check: 'We check your data',
      formed_check_text: 'If anything is missing, we’ll email you, and this same link will open the form again.',
      formed_account: 'You get your account',
      formed_account_text: 'When everything is correct, we send an email with a link to set your password.',
      formed_sent: 'Form sent',
      formed_sent_text: 'There is nothing more to do now.',
      link_unknown_title: 'We don’t recognize this link',
      link_unknown_text: 'It may not have been copied in full. Open it again from our latest email.',
      link_expired_title: 'This link has expired',
      link_expired_text:
        'A link works for 30 days. Nothing is lost: reply to the email that had the link, and the office will send a new one.',
      link_replaced_title: 'We’ve sent you a newer link',
      link_replaced_text:
        'This one stopped working when we sent the next. Nothing is lost: open the link in our latest email.',
      link_rejected_title: 'This application wasn’t accepted',
      link_rejected_text:
        'That is why the form is closed. You’ll find our answer in your email; if you have questions, just reply to it.',
      link_checking: 'Opening your form…',
    },
  }),

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
      must_accept: 'Zaakceptuj warunki, aby wysłać zgłoszenie.',
      avatar_missing: 'Dodaj zdjęcie profilowe.',
      certificate_missing: 'Dodaj przynajmniej jeden certyfikat.',
    },
    'en-US': {
      must_accept: 'Accept the terms to send your application.',
      avatar_missing: 'Add a profile picture.',
      certificate_missing: 'Add at least one certificate.',
    },
  }),

  errors: bilingualTexts({
    pl: {
      step_not_possible:
        'Tego kroku nie da się teraz wykonać: zgłoszenie ma stan „{{state}}”. Strona sama się odświeżyła: sprawdź ostatnią decyzję.',
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
        'This step isn’t possible now: the application is “{{state}}”. The page has refreshed itself: see the last decision.',
      form_link_unknown: 'We don’t recognize this link. Check that you copied all of it from the email.',
      form_link_expired: 'This link has expired. Write to us and we’ll send a new one.',
      form_link_used: 'The form has already been sent. Thank you!',
      form_link_replaced: 'A newer link has replaced this one. Open the link in our latest email.',
      form_link_rejected: 'The application wasn’t accepted, so the form is closed.',
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
      welcome_text: 'Your account is ready. The dashboard shows your level and the benefits you’re entitled to.',
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
      applied_with_account_subject: 'Masz już konto w portalu {{academy}}',
      applied_with_account_body:
        'Dzień dobry!\n\nKtoś, zapewne Ty, wysłał zgłoszenie do naszej sieci artystów z tym adresem e-mail. Masz już u nas konto, więc nie trzeba się zgłaszać: zaloguj się tym adresem. Jeśli hasło uciekło z pamięci, ustaw nowe.\n\nJeśli to nie Twoja prośba, pomiń tę wiadomość: nic się nie zmieniło.',
      applied_with_account_button: 'Ustaw nowe hasło',
      application_accepted_subject: '[wymagane działanie] Twoje zgłoszenie zostało przyjęte',
      application_accepted_body:
        'Dzień dobry!\n\nZ radością przyjmujemy Twoje zgłoszenie. Do założenia konta potrzebujemy jeszcze Twoich danych, zdjęcia i dokumentów: wypełnij formularz pod poniższym linkiem.\n\nLink jest tylko dla Ciebie i działa do {{expires_on}}.',
      application_accepted_button: 'Wypełnij formularz',
      form_link_subject: '[wymagane działanie] Nowy link do formularza',
      form_link_body:
        'Dzień dobry!\n\nWysyłamy Ci nowy link do formularza, którego potrzebujemy do założenia konta. Poprzedni już nie działa.\n\nLink jest tylko dla Ciebie i działa do {{expires_on}}.',
      form_link_button: 'Otwórz formularz',
      application_rejected_subject: 'Odpowiedź na Twoje zgłoszenie',
      application_rejected_body:
        'Dzień dobry!\n\nDziękujemy za zgłoszenie i poświęcony czas. Tym razem nie możemy zaprosić Cię do naszej sieci artystów.\n\nŻyczymy Ci powodzenia i będzie nam miło, jeśli kiedyś zgłosisz się ponownie.',
      missing_data_subject: '[wymagane działanie] Prosimy o uzupełnienie danych',
      missing_data_body:
        'Dzień dobry!\n\nSprawdziliśmy Twój formularz i potrzebujemy jeszcze kilku uzupełnień. Otwórz go ponownie pod poniższym linkiem: pola do poprawy są zaznaczone, a wszystko, co już wpisano, zostało zachowane.',
      missing_data_button: 'Uzupełnij formularz',
      account_ready_subject: 'Twoje konto w portalu {{academy}} jest gotowe',
      account_ready_body:
        'Dzień dobry!\n\nWitamy w sieci artystów. Sprawdziliśmy Twoje dane i założyliśmy konto. Ustaw hasło i zaloguj się: link jest ważny {{days}} dni i działa tylko raz.\n\nGdyby wygasł, na stronie logowania wybierz „Nie pamiętasz hasła?”.',
      account_ready_button: 'Ustaw hasło',
    },
    'en-US': {
      application_received_subject: 'We’ve received your application',
      application_received_body:
        'Hello {{first_name}},\n\nThank you for applying to our network of artists. We read every application with care and will answer by email.\n\nA copy of your answers:\n\n{{answers}}',
      applied_again_subject: 'We already have your application',
      applied_again_body:
        'Hello {{first_name}},\n\nSomeone, probably you, applied to our network of artists with this email. We already have an application from it, so the new one wasn’t saved. We always send our decision by email.\n\nIf you would like to change it or to apply again, reply to this message. If it wasn’t you, ignore it: nothing has changed.',
      applied_with_account_subject: 'You already have an {{academy}} account',
      applied_with_account_body:
        'Hello {{first_name}},\n\nSomeone, probably you, applied to our network of artists with this email. You already have an account, so there is no need to apply: sign in with this email. If you forgot the password, set a new one.\n\nIf it wasn’t you, ignore this message: nothing has changed.',
      applied_with_account_button: 'Set a new password',
      application_accepted_subject: '[action needed] Your application was accepted',
      application_accepted_body:
        'Hello {{first_name}},\n\nWe’re glad to accept your application. To set up your account we still need your data, a picture, and documents: please fill out the form using the link below.\n\nThe link is for you alone and works until {{expires_on}}.',
      application_accepted_button: 'Fill out form',
      form_link_subject: '[action needed] New link to your form',
      form_link_body:
        'Hello {{first_name}},\n\nHere’s a new link to the form that we need to set up your account. The previous one no longer works.\n\nThe link is for you alone and works until {{expires_on}}.',
      form_link_button: 'Open form',
      application_rejected_subject: 'About your application',
      application_rejected_body:
        'Hello {{first_name}},\n\nThank you for your application and the time you put into it. This time we can’t invite you to our network of artists.\n\nWe wish you all the best and would be glad to hear from you again.',
      missing_data_subject: '[action needed] Please complete your data',
      missing_data_body:
        'Hello {{first_name}},\n\nWe’ve checked your form and need a few more details. Open it again using the link below: the fields that need changes are marked, and everything you entered is still there.',
      missing_data_button: 'Complete form',
      account_ready_subject: 'Your {{academy}} account is ready',
      account_ready_body:
        'Hello {{first_name}},\n\nWelcome to the network of artists. We’ve checked your data and set up your account. Set a password and sign in: the link works once and expires in {{days}} days.\n\nIf it expires, choose “Forgot your password?” on the sign-in page.',
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

  calls: bilingualTexts({
    pl: {
      'applications.register': 'wysłać zgłoszenie',
      'applications.accept': 'przyjąć zgłoszenie',
      'applications.reject': 'odrzucić zgłoszenie',
      'applications.complete': 'zakończyć weryfikację artysty',
      'applications.requestMissingData': 'poprosić o uzupełnienie danych',
      'applications.sendLink': 'wysłać link do formularza ponownie',
      'applications.form': 'otworzyć formularz z linku',
      'applications.sendForm': 'wysłać formularz z linku',
      'applications.sendFormAvatar': 'dodać zdjęcie do formularza z linku',
      'applications.addFormDocument': 'dodać dokument do formularza z linku',
      'applications.updateFormDocument': 'zmienić dokument w formularzu z linku',
      'applications.removeFormDocument': 'usunąć dokument z formularza z linku',
      'applications.formAvatar': 'zobaczyć zdjęcie w formularzu z linku',
      'applications.formDocument': 'otworzyć dokument z formularza z linku',
    },
    'en-US': {
      'applications.register': 'send an application',
      'applications.accept': 'accept an application',
      'applications.reject': 'reject an application',
      'applications.complete': 'complete the verification of an artist',
      'applications.requestMissingData': 'ask for missing data',
      'applications.sendLink': 'send the link to the form again',
      'applications.form': 'open the form behind a link',
      'applications.sendForm': 'send the form behind a link',
      'applications.sendFormAvatar': 'add a photo to the form behind a link',
      'applications.addFormDocument': 'add a document to the form behind a link',
      'applications.updateFormDocument': 'edit a document of the form behind a link',
      'applications.removeFormDocument': 'delete a document of the form behind a link',
      'applications.formAvatar': 'see the photo of the form behind a link',
      'applications.formDocument': 'open a document of the form behind a link',
    },
  }),
}
