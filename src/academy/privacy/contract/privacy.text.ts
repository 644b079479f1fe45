import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const privacyTexts = {
  privacy: bilingualTexts({
    pl: {
      title: 'Polityka prywatności',
      description: 'Kto odpowiada za dane osobowe w portalu {{name}}, po co je przetwarza i czego możesz żądać.',
      version: 'Wersja {{number}}, opublikowana {{date}}',
      not_published:
        'Akademia nie opublikowała jeszcze swojej polityki prywatności. Poniżej jest wzór, od którego zacznie.',
      being_prepared:
        'Akademia przygotowuje pełną treść polityki prywatności. O swoje dane możesz zapytać pod adresem poniżej.',

      settings: 'Polityka prywatności',
      settings_text:
        'To ją widzi każdy pod adresem /privacy i pod każdym formularzem. Wzór wypełniają dane akademii i ustawienia przechowywania. Przed publikacją pokaż treść prawnikowi: wzór jest punktem wyjścia, nie poradą.',
      open: 'Otwórz stronę',
      none: 'Nic jeszcze nie opublikowano. Osoby odwiedzające widzą tylko, kto odpowiada za dane.',
      missing: 'Przed publikacją uzupełnij dane akademii: nazwę, adres i e-mail.',
      outdated:
        'Dane akademii albo ustawienia zmieniły się od publikacji. Zapisz nową wersję i opublikuj ją, żeby treść była prawdziwa.',
      edit: 'Edytuj treść',
      body: 'Treść polityki prywatności',
      body_hint:
        'Nagłówek zaczyna się od ##, mniejszy od ###, punkt od myślnika. W miejsce nazw w klamrach wejdą dane akademii; wiersz bez danych pominiemy.',
      values: 'Dostępne nazwy: {{values}}',
      restore: 'Przywróć wzór',
      save: 'Zapisz jako nową wersję',
      saved: 'Zapisano wersję {{number}}. Opublikuj ją, gdy będzie gotowa.',
      versions: 'Wersje',
      version_name: 'Wersja {{number}}',
      saved_by: 'Zapisana {{date}}, {{name}}',
      saved_at: 'Zapisana {{date}}',
      in_force: 'Obowiązuje',
      replaced: 'Zastąpiona',
      published_on: 'opublikowana {{date}}',
      draft: 'Szkic',
      read: 'Przeczytaj wersję {{number}}',
      publish: 'Opublikuj wersję {{number}}',
      publish_question: 'Opublikować wersję {{number}}?',
      publish_consequence:
        'Od razu zobaczy ją każdy. Poprzednie wersje zostają do wglądu; opublikowanej treści nie można zmienić.',
      publish_confirm: 'Opublikuj',
      published: 'Wersja {{number}} opublikowana.',

      link: 'Polityka prywatności',
      note_controller: 'Administratorem danych jest {{name}}, {{address}}.',
      note_application: 'Twoje dane przetwarzamy, żeby rozpatrzyć zgłoszenie (art. 6 ust. 1 lit. b RODO).',
      note_data_form:
        'Twoje dane i dokumenty przetwarzamy, żeby przygotować i prowadzić współpracę (art. 6 ust. 1 lit. b RODO).',
      note_profile: 'Twoje dane przetwarzamy, żeby prowadzić Twoje konto i szkolenia (art. 6 ust. 1 lit. b RODO).',
      note_review:
        'Opinię publikujemy z imieniem i pierwszą literą nazwiska, żeby inni mogli wybrać szkolenie (art. 6 ust. 1 lit. f RODO). Możesz wnieść sprzeciw.',
      note_consent:
        'Odpowiedź przechowujemy jako dowód zgody (art. 6 ust. 1 lit. a i f RODO). Zgodę wycofasz w każdej chwili na tej stronie.',
      note_account: 'Dane konta przetwarzamy, żeby dać Ci dostęp do portalu (art. 6 ust. 1 lit. b RODO).',
      note_seat: 'Twoją odpowiedź przetwarzamy, żeby zorganizować szkolenie (art. 6 ust. 1 lit. b RODO).',
      note_sign_up:
        'Twoje dane przetwarzamy, żeby rozpatrzyć zgłoszenie i zorganizować szkolenie (art. 6 ust. 1 lit. b RODO).',
      note_report:
        'Zgłoszenie i dane kontaktowe przetwarzamy, żeby je rozpatrzyć i odpowiedzieć (art. 6 ust. 1 lit. c RODO).',
      note_question:
        'Pytanie i dane kontaktowe przetwarzamy, żeby Ci odpowiedzieć (art. 6 ust. 1 lit. f RODO). Możesz wnieść sprzeciw.',
      note_others:
        'Wpisujesz dane innej osoby. Trzeba ją o tym poinformować najpóźniej w ciągu miesiąca (art. 14 RODO): pierwsza wiadomość z portalu zawiera link do polityki prywatności.',
      note_import:
        'Osoby, których dane nie pochodzą od nich samych, trzeba poinformować najpóźniej w ciągu miesiąca (art. 14 RODO).',
    },
    'en-US': {
      title: 'Privacy notice',
      description: 'Who is responsible for personal data in {{name}}, why it is processed, and what your rights are.',
      version: 'Version {{number}}, published on {{date}}',
      not_published: 'The academy hasn’t published its privacy notice yet. Below is the template it starts from.',
      being_prepared:
        'The academy is preparing its full privacy notice. To ask about your data, use the address below.',

      settings: 'Privacy notice',
      settings_text:
        'Everyone can read it at /privacy and from every form. The template is filled with the academy’s data and the retention settings. Show it to your lawyer before you publish it: the template is a starting point, not advice.',
      open: 'Open the page',
      none: 'Nothing is published yet. Visitors only see who is responsible for the data.',
      missing: 'Before you publish, enter the academy’s data: name, address, and email.',
      outdated:
        'The academy’s data or settings have changed since it was published. Save a new version and publish it, so that the text stays true.',
      edit: 'Edit text',
      body: 'Text of the privacy notice',
      body_hint:
        'A heading starts with ##, a smaller one with ###, and a point with a hyphen. Names in braces are replaced with the academy’s data; a line without data is left out.',
      values: 'Names you can use: {{values}}',
      restore: 'Restore the template',
      save: 'Save as a new version',
      saved: 'Version {{number}} saved. Publish it when it’s ready.',
      versions: 'Versions',
      version_name: 'Version {{number}}',
      saved_by: 'Saved on {{date}} by {{name}}',
      saved_at: 'Saved on {{date}}',
      in_force: 'In effect',
      replaced: 'Replaced',
      published_on: 'published on {{date}}',
      draft: 'Draft',
      read: 'Read version {{number}}',
      publish: 'Publish version {{number}}',
      publish_question: 'Publish version {{number}}?',
      publish_consequence:
        'Everyone will see it right away. Earlier versions can still be read; a published text can’t be changed.',
      publish_confirm: 'Publish',
      published: 'Version {{number}} published.',

      link: 'Privacy notice',
      note_controller: 'The controller is {{name}}, {{address}}.',
      note_application: 'We process your data to review your application (GDPR art. 6(1)(b)).',
      note_data_form:
        'We process your data and documents to prepare and carry out our work together (GDPR art. 6(1)(b)).',
      note_profile: 'We process your data to run your account and your trainings (GDPR art. 6(1)(b)).',
      note_review:
        'We publish your review with your first name and the initial of your last name, so that others can choose a training (GDPR art. 6(1)(f)). You can object.',
      note_consent:
        'We store your answer as evidence of consent (GDPR art. 6(1)(a) and (f)). You can withdraw it at any time on this page.',
      note_account: 'We process the data of your account to give you access to the portal (GDPR art. 6(1)(b)).',
      note_seat: 'We process your answer to organize the training (GDPR art. 6(1)(b)).',
      note_sign_up: 'We process your data to answer your sign-up and to organize the training (GDPR art. 6(1)(b)).',
      note_report: 'We process your report and contact details to review it and answer you (GDPR art. 6(1)(c)).',
      note_question:
        'We process your question and contact details to answer you (GDPR art. 6(1)(f)). You can object to that.',
      note_others:
        'You’re entering another person’s data. They have to be informed within a month (GDPR art. 14): the first email from the portal links to the privacy notice.',
      note_import: 'People whose data doesn’t come from themselves have to be informed within a month (GDPR art. 14).',
    },
  }),

  mails: bilingualTexts({
    pl: { privacy_notice: 'Polityka prywatności' },
    'en-US': { privacy_notice: 'Privacy notice' },
  }),

  validation: bilingualTexts({
    pl: { privacy_unknown_value: 'Nie znamy nazwy w klamrach. Użyj jednej z podanych pod polem.' },
    'en-US': { privacy_unknown_value: 'A name in braces is unknown. Use one of those listed below the field.' },
  }),

  errors: bilingualTexts({
    pl: {
      privacy_newer:
        'Ktoś zapisał w międzyczasie wersję {{number}}. Twój tekst został w polu: porównaj go i zapisz ponownie.',
      privacy_operator_missing: 'Najpierw uzupełnij w ustawieniach nazwę, adres i e-mail akademii.',
    },
    'en-US': {
      privacy_newer:
        'Someone saved version {{number}} in the meantime. Your text is still in the field: compare it and save again.',
      privacy_operator_missing: 'First enter the academy’s name, address, and email in the settings.',
    },
  }),

  rights: bilingualTexts({
    pl: { 'can-edit-privacy-notice': 'zmienianie i publikowanie polityki prywatności' },
    'en-US': { 'can-edit-privacy-notice': 'change and publish the privacy notice' },
  }),

  calls: bilingualTexts({
    pl: {
      'privacy.page': 'przeczytać politykę prywatności po polsku',
      'privacy.englishPage': 'przeczytać politykę prywatności po angielsku',
      'privacy.controller': 'zobaczyć, kto jest administratorem danych',
      'privacy.get': 'zobaczyć wersje polityki prywatności',
      'privacy.version': 'przeczytać wersję polityki prywatności',
      'privacy.save': 'zapisać wersję polityki prywatności',
      'privacy.publish': 'opublikować politykę prywatności',
    },
    'en-US': {
      'privacy.page': 'read the privacy notice in Polish',
      'privacy.englishPage': 'read the privacy notice in English',
      'privacy.controller': 'see who is responsible for personal data',
      'privacy.get': 'see the versions of the privacy notice',
      'privacy.version': 'read a version of the privacy notice',
      'privacy.save': 'save a version of the privacy notice',
      'privacy.publish': 'publish the privacy notice',
    },
  }),

  events: bilingualTexts({
    pl: {
      'privacyNotice.saved': 'Zapisano wersję polityki prywatności',
      'privacyNotice.published': 'Opublikowano politykę prywatności',
    },
    'en-US': {
      'privacyNotice.saved': 'Version of the privacy notice saved',
      'privacyNotice.published': 'Privacy notice published',
    },
  }),

  audit: bilingualTexts({
    pl: { kind_privacyNotice: 'Polityka prywatności' },
    'en-US': { kind_privacyNotice: 'Privacy notice' },
  }),
}
