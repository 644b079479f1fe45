import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const termsTexts = {
  terms: bilingualTexts({
    pl: {
      title: 'Regulamin',
      intro: 'Zasady, na jakich akademia współpracuje z artystami i kursantami.',
      in_force: 'Obowiązujący regulamin',
      version_since: 'Wersja {{version}}, obowiązuje od {{date}}',
      document: 'Regulamin akademii, wersja {{version}} (PDF)',
      upcoming: 'Nowy regulamin',
      upcoming_text:
        'Od {{date}} obowiązuje wersja {{version}}. Tego dnia poprosimy Cię o jej przyjęcie; już teraz możesz ją przeczytać.',
      upcoming_text_office: 'Od {{date}} obowiązuje wersja {{version}}.',
      none: 'Akademia nie opublikowała jeszcze regulaminu. Gdy to zrobi, znajdziesz go tutaj.',
      none_of_yours: 'Nie ma jeszcze regulaminu. Dodaj jego pierwszą wersję w plikach regulaminu.',
      accepted: 'Regulamin przyjęty {{date}}.',
      accepted_with_sign_up: 'Regulamin przyjęty {{date}}, ze zgłoszeniem na szkolenie.',
      open: 'Otwórz {{name}} ({{language}})',
      other_language: 'Tej wersji nie ma jeszcze po polsku.',

      ask_title: 'Zanim przejdziesz dalej',
      ask_text:
        'Od {{date}} obowiązuje regulamin w wersji {{version}}. Przeczytaj go i zdecyduj, czy go przyjmujesz. To, co masz zaczęte w portalu, czeka na Ciebie.',
      accept: 'Przyjmuję regulamin',
      accepted_now: 'Dziękujemy, regulamin przyjęty.',
      decline: 'Nie przyjmuję',
      decline_question: 'Nie przyjmujesz regulaminu?',
      decline_consequence:
        'Wylogujemy Cię z portalu i do czasu przyjęcia regulaminu nie skorzystasz z niego: także z pakietów i voucherów, które w nim masz. Opłacone pakiety, miejsca i vouchery nie przepadają: zostają na dotychczasowych zasadach, a biuro rozliczy je z Tobą mailowo. Konto i dane zachowasz; możesz je pobrać albo usunąć bez przyjmowania regulaminu. Po zalogowaniu zapytamy ponownie.',
      decline_confirm: 'Nie przyjmuję, wyloguj mnie',
      declined_title: 'Regulamin nieprzyjęty',
      declined_text:
        'Wylogowaliśmy Cię z portalu. Jeśli chcesz omówić zmiany, napisz do akademii. Aby pobrać albo usunąć swoje dane, zaloguj się ponownie: nie trzeba do tego przyjmować regulaminu.',
      declined_contact: 'Napisz na:',
      declined_back: 'Wróć do logowania',

      file_name: 'Regulamin {{version}} ({{language}})',
      date_title: 'Termin dedykowany',
      date_request: 'Poproś o termin dedykowany',
      date_text: 'Żaden termin z oferty Ci nie pasuje? Napisz, czego potrzebujesz, a biuro odpowie w Wiadomościach.',
      date_preferred: 'Najlepszy dzień',
      date_message: 'Twoja prośba',
      date_message_hint: 'Jakie szkolenie, dla ilu osób, w jakim mieście.',
      date_send: 'Wyślij prośbę',
      date_sent: 'Prośba wysłana. Odpowiedź znajdziesz w tej rozmowie.',
      date_first_line: 'Prośba o termin dedykowany.',
      date_first_line_on: 'Prośba o termin dedykowany, najlepiej {{date}}.',

      files: 'Pliki regulaminu',
      files_text:
        'Każda wersja ma swój dzień i po jednym pliku PDF w każdym języku. O nowej wersji artyści i kursanci dowiadują się co najmniej 14 dni wcześniej, najpóźniej dwie godziny po dodaniu pierwszego pliku, a od tego dnia pytamy o nią każdego z nich. Akceptują ją też osoby, które zapisują się na szkolenie bez konta.',
      files_none: 'Nie ma jeszcze żadnego pliku. Dopóki go nie dodasz, nikogo o regulamin nie pytamy.',
      file_add: 'Dodaj plik',
      file_new: 'Nowy plik regulaminu',
      file_new_text:
        'Przygotuj ten sam regulamin po polsku i po angielsku: w każdym języku to osobny plik tej samej wersji. Dodaj je jeden po drugim.',
      file: 'Plik PDF',
      language: 'Język',
      version: 'Wersja',
      version_hint: 'Na przykład 2.0. Pliki tej samej wersji w dwóch językach mają tę samą nazwę i dzień.',
      effective_from: 'Obowiązuje od',
      effective_from_hint:
        'Zmianę zapowiadamy co najmniej {{days}} dni wcześniej; możesz dać więcej czasu. Pierwsza wersja może obowiązywać od dziś.',
      changes: 'Co się zmienia',
      changes_hint: 'Krótko, zwykłym językiem. Zobaczy to każdy w zapowiedzi i przy przyjmowaniu regulaminu.',
      changes_in_document: 'Szczegóły znajdziesz w samym regulaminie.',
      upcoming_decline:
        'Jeśli go nie przyjmiesz, od tego dnia nie skorzystasz z portalu. Opłacone pakiety, miejsca i vouchery nie przepadają: zostają na dotychczasowych zasadach, a biuro rozliczy je z Tobą mailowo.',
      state_UPCOMING: 'Nadchodzi',
      state_IN_FORCE: 'Obowiązuje',
      state_PAST: 'Nie obowiązuje',
      language_missing: 'Wersja {{version}} jest tylko w jednym języku',
      language_missing_pl:
        'Kto czyta portal po polsku, dostanie od {{date}} do przyjęcia dokument po angielsku. Dodaj plik po polsku do tej samej wersji.',
      'language_missing_en-US':
        'Kto czyta portal po angielsku, dostanie od {{date}} do przyjęcia dokument po polsku. Dodaj plik po angielsku do tej samej wersji.',
      language_lacks_pl:
        'Kto czyta portal po polsku, dostaje do przyjęcia dokument po angielsku. Dodaj do tej wersji plik po polsku.',
      'language_lacks_en-US':
        'Kto czyta portal po angielsku, dostaje do przyjęcia dokument po polsku. Dodaj do tej wersji plik po angielsku.',
      file_alone_pl:
        'Kto czyta portal po polsku, dostanie do przyjęcia dokument po angielsku, dopóki nie dodasz do tej wersji pliku po polsku.',
      'file_alone_en-US':
        'Kto czyta portal po angielsku, dostanie do przyjęcia dokument po polsku, dopóki nie dodasz do tej wersji pliku po angielsku.',
      announced: 'Zapowiedziany {{date}}',
      not_announced: 'Jeszcze niezapowiedziany',
      acceptances: {
        one: 'Przyjęła {{count}} osoba',
        few: 'Przyjęły {{count}} osoby',
        many: 'Przyjęło {{count}} osób',
        other: 'Przyjęło {{count}} osoby',
      },
      file_saved: 'Plik dodany.',
      version_from: 'Wersja {{version}}, od {{date}}',
      file_remove: 'Usuń plik {{name}}',
      file_remove_question: 'Usunąć plik „{{name}}”?',
      file_remove_consequence: 'Wersja {{version}} zostanie bez tego pliku. Tego nie da się cofnąć.',
      file_removed: 'Plik usunięty.',
    },
    'en-US': {
      title: 'Terms',
      intro: 'The rules by which the academy works with artists and students.',
      in_force: 'Terms in effect',
      version_since: 'Version {{version}}, in effect since {{date}}',
      document: 'Terms of the academy, version {{version}} (PDF)',
      upcoming: 'New terms',
      upcoming_text:
        'From {{date}} version {{version}} applies. On that day we’ll ask you to accept it; you can read it now.',
      upcoming_text_office: 'From {{date}} version {{version}} applies.',
      none: 'The academy hasn’t published its terms yet. When it does, you’ll find them here.',
      none_of_yours: 'There are no terms yet. Add their first version to the files of the terms.',
      accepted: 'Terms accepted on {{date}}.',
      accepted_with_sign_up: 'Terms accepted on {{date}}, with a sign-up for a training.',
      open: 'Open {{name}} ({{language}})',
      other_language: 'This version isn’t available in English yet.',

      ask_title: 'Before you go on',
      ask_text:
        'Since {{date}} version {{version}} of the terms applies. Read it and decide whether you accept it. Everything you’ve started in the portal is waiting for you.',
      accept: 'I accept the terms',
      accepted_now: 'Thank you, the terms are accepted.',
      decline: 'I decline',
      decline_question: 'Decline the terms?',
      decline_consequence:
        'We’ll sign you out of the portal. Until you accept the terms you can’t use it, nor the packages and vouchers you have in it. Packages, seats, and vouchers you paid for aren’t lost: they stay under the previous terms, and the office will settle them with you by email. You keep your account and your data, and you can download or delete them without accepting the terms. When you sign in, we’ll ask again.',
      decline_confirm: 'Decline and sign out',
      declined_title: 'Terms declined',
      declined_text:
        'We’ve signed you out of the portal. To talk about the changes, write to the academy. To download or delete your data, sign in again: you don’t have to accept the terms for that.',
      declined_contact: 'Write to:',
      declined_back: 'Back to sign-in',

      file_name: 'Terms and conditions {{version}} ({{language}})',
      date_title: 'A dedicated date',
      date_request: 'Ask for a dedicated date',
      date_text:
        'None of the available dates work for you? Tell us what you need, and the office will answer in Messages.',
      date_preferred: 'Best day',
      date_message: 'Your request',
      date_message_hint: 'Which training, for how many people, in which city.',
      date_send: 'Send request',
      date_sent: 'Request sent. You’ll find the answer in this conversation.',
      date_first_line: 'A request for a dedicated date.',
      date_first_line_on: 'A request for a dedicated date, ideally {{date}}.',

      files: 'Terms files',
      files_text:
        'Each version has its day and one PDF file in each language. Artists and students are notified of a new version at least 14 days before, at most two hours after its first file was added, and from that day on each of them is asked to accept it. People who sign up for a training without an account accept it, too.',
      files_none: 'There is no file yet. Until you add one, no one is asked about terms.',
      file_add: 'Add file',
      file_new: 'New file of the terms',
      file_new_text:
        'Have the same terms ready in Polish and in English: each language is a file of its own, of the same version. Add one after the other.',
      file: 'PDF file',
      language: 'Language',
      version: 'Version',
      version_hint: 'For example 2.0. Files of one version in two languages have the same name and day.',
      effective_from: 'In effect from',
      effective_from_hint:
        'A change is announced at least {{days}} days before; you can give people more time. The first version can apply from today.',
      changes: 'What changes',
      changes_hint: 'Short, in plain words. Everyone sees it in the announcement and when they accept the terms.',
      changes_in_document: 'You’ll find the details in the terms themselves.',
      upcoming_decline:
        'If you don’t accept them, you can’t use the portal from that day on. Packages, seats, and vouchers you paid for aren’t lost: they stay under the previous terms, and the office will settle them with you by email.',
      state_UPCOMING: 'Upcoming',
      state_IN_FORCE: 'In effect',
      state_PAST: 'No longer in effect',
      language_missing: 'Version {{version}} is in one language only',
      language_missing_pl:
        'From {{date}}, readers of Polish will be asked to accept the English document. Add a Polish file to the same version.',
      'language_missing_en-US':
        'From {{date}}, readers of English will be asked to accept the Polish document. Add an English file to the same version.',
      language_lacks_pl:
        'Readers of Polish are asked to accept the English document. Add the Polish document to this version.',
      'language_lacks_en-US':
        'Readers of English are asked to accept the Polish document. Add the English document to this version.',
      file_alone_pl:
        'Readers of Polish will be asked to accept the English document until you add a Polish file to this version.',
      'file_alone_en-US':
        'Readers of English will be asked to accept the Polish document until you add an English file to this version.',
      announced: 'Announced on {{date}}',
      not_announced: 'Not announced yet',
      acceptances: { one: '{{count}} person accepted', other: '{{count}} people accepted' },
      file_saved: 'File added.',
      version_from: 'Version {{version}}, from {{date}}',
      file_remove: 'Delete the file {{name}}',
      file_remove_question: 'Delete the file “{{name}}”?',
      file_remove_consequence: 'Version {{version}} will be without this file. This can’t be undone.',
      file_removed: 'File deleted.',
    },
  }),

  errors: bilingualTexts({
    pl: {
      terms_not_accepted: 'Obowiązuje nowy regulamin. Przeczytaj go i przyjmij, a potem dokończ to, co zaczęte.',
      terms_in_force: 'Tego pliku nie można usunąć, bo ta wersja regulaminu obowiązuje.',
      terms_accepted_by: {
        one: 'Tego pliku nie można usunąć, bo tę wersję przyjęła już {{count}} osoba.',
        few: 'Tego pliku nie można usunąć, bo tę wersję przyjęły już {{count}} osoby.',
        many: 'Tego pliku nie można usunąć, bo tę wersję przyjęło już {{count}} osób.',
        other: 'Tego pliku nie można usunąć, bo tę wersję przyjęło już {{count}} osoby.',
      },
      terms_replaced: 'Ta wersja regulaminu nie obowiązuje. Pokazujemy obowiązującą; zdecyduj jeszcze raz.',
    },
    'en-US': {
      terms_not_accepted: 'New terms apply. Read and accept them, then finish what you began.',
      terms_in_force: 'This file can’t be deleted, because this version of the terms is in effect.',
      terms_accepted_by: {
        one: 'This file can’t be deleted, because {{count}} person has accepted this version.',
        other: 'This file can’t be deleted, because {{count}} people have accepted this version.',
      },
      terms_replaced: 'This version of the terms isn’t in effect. This is the one that is; decide again.',
    },
  }),

  validation: bilingualTexts({
    pl: {
      terms_changed:
        'Regulamin zmienił się, gdy formularz był otwarty. Odśwież stronę i przeczytaj nowy: wpisane dane zostaną.',
      terms_language_there: 'Ta wersja ma już plik w tym języku.',
      terms_other_day: 'Ta wersja ma już swój dzień. Podaj ten sam albo inną nazwę wersji.',
      terms_day_taken: 'Od tego dnia obowiązuje już inna wersja.',
      terms_day_too_soon: 'Wybierz późniejszy dzień: zmianę regulaminu zapowiadamy co najmniej 14 dni wcześniej.',
    },
    'en-US': {
      terms_changed:
        'The terms changed while the form was open. Reload the page and read the new ones: what you’ve entered stays.',
      terms_language_there: 'This version has a file in this language already.',
      terms_other_day: 'This version has its day already. Enter the same day, or another name.',
      terms_day_taken: 'Another version applies from this day already.',
      terms_day_too_soon: 'Choose a later day: a change of the terms is announced at least 14 days before.',
    },
  }),

  notices: bilingualTexts({
    pl: {
      terms_announced_title: 'Nowy regulamin od {{date}}',
      terms_announced_text: 'Tego dnia poprosimy o przyjęcie wersji {{version}}. Przeczytaj ją wcześniej.',
    },
    'en-US': {
      terms_announced_title: 'New terms from {{date}}',
      terms_announced_text: 'On that day we’ll ask you to accept version {{version}}. Read it beforehand.',
    },
  }),

  mails: bilingualTexts({
    pl: {
      terms_announced_subject: 'Nowy regulamin akademii od {{date}}',
      terms_announced_body:
        'Dzień dobry!\n\nOd {{date}} obowiązuje regulamin w wersji {{version}}. Od tego dnia portal poprosi Cię o jego przyjęcie, zanim przejdziesz dalej.\n\nCo się zmienia: {{changes}}\n\nJeśli go nie przyjmiesz, od tego dnia nie skorzystasz z portalu. Opłacone pakiety, miejsca i vouchery nie przepadają: zostają na dotychczasowych zasadach, a biuro rozliczy je z Tobą mailowo. Konto i dane zachowasz.\n\nJuż teraz możesz spokojnie przeczytać regulamin w portalu.',
      terms_announced_button: 'Przeczytaj regulamin',
    },
    'en-US': {
      terms_announced_subject: 'New terms of the academy from {{date}}',
      terms_announced_body:
        'Hello {{first_name}},\n\nFrom {{date}} version {{version}} of the terms applies. From that day on the portal will ask you to accept it before you go on.\n\nWhat changes: {{changes}}\n\nIf you don’t accept it, you can’t use the portal from that day on. Packages, seats, and vouchers you paid for aren’t lost: they stay under the previous terms, and the office will settle them with you by email. You keep your account and your data.\n\nYou can read the terms in the portal now.',
      terms_announced_button: 'Read the terms',
    },
  }),

  events: bilingualTexts({
    pl: {
      'terms.uploaded': 'Dodano plik regulaminu',
      'terms.removed': 'Usunięto plik regulaminu',
      'terms.announced': 'Zapowiedziano nowy regulamin',
      'terms.accepted': 'Przyjęto regulamin',
      'user.termsTakenOver': 'Uznano regulamin przyjęty ze zgłoszeniem',
      'terms.declined': 'Nie przyjęto regulaminu',
    },
    'en-US': {
      'terms.uploaded': 'File of the terms added',
      'terms.removed': 'File of the terms deleted',
      'terms.announced': 'New terms announced',
      'terms.accepted': 'Terms accepted',
      'user.termsTakenOver': 'Terms accepted with a sign-up counted for the account',
      'terms.declined': 'Terms declined',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'terms.inForce': 'zobaczyć obowiązujący regulamin',
      'terms.mine': 'zobaczyć, czy przyjęło się regulamin',
      'terms.file': 'otworzyć plik regulaminu',
      'terms.upload': 'dodać plik regulaminu',
      'terms.remove': 'usunąć plik regulaminu',
      'terms.accept': 'przyjąć regulamin',
      'terms.decline': 'odrzucić regulamin',
    },
    'en-US': {
      'terms.inForce': 'see the terms in effect',
      'terms.mine': 'see whether one accepted the terms',
      'terms.file': 'open a file of the terms',
      'terms.upload': 'add a file of the terms',
      'terms.remove': 'delete a file of the terms',
      'terms.accept': 'accept the terms',
      'terms.decline': 'decline the terms',
    },
  }),

  audit: bilingualTexts({
    pl: { kind_terms: 'Regulamin' },
    'en-US': { kind_terms: 'Terms' },
  }),
}
