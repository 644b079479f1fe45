import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const setupTexts = {
  setup: bilingualTexts({
    pl: {
      title: 'Uruchom akademię',
      intro: 'Zrób to w dowolnej kolejności. Lista zniknie, gdy wszystko będzie gotowe.',
      progress: 'Zrobione: {{done}} z {{all}}',
      is_done: '(zrobione)',
      next: 'Następny krok: {{step}}',
      hide: 'Ukryj listę',
      hidden: 'Lista jest ukryta. Wrócisz do niej w ustawieniach akademii.',
      show: 'Pokaż listę na pulpicie',
      shown: 'Lista znów jest na pulpicie.',
      settings_hidden: 'Lista kroków na początek jest ukryta. Do zrobienia zostało: {{left}}.',
      settings_shown: 'Lista kroków na początek jest na Twoim pulpicie. Do zrobienia zostało: {{left}}.',
      settings_done: 'Wszystkie kroki są zrobione.',
      step_operator: 'Kto prowadzi akademię',
      step_operator_text: 'Nazwa, adres, NIP i kontakt: w stopkach, na dokumentach i w informacji o danych osobowych.',
      step_look: 'Wygląd',
      step_look_text: 'Kolor i znak akademii: w portalu, w e-mailach, na stronach publicznych i dokumentach.',
      step_mail: 'Poczta',
      step_mail_text:
        'Zaproszenia, linki i przypomnienia wychodzą e-mailem. Serwer poczty ustawia się tam, gdzie działa portal (SMTP_URL); potem wyślij sobie wiadomość próbną.',
      step_terms: 'Regulamin',
      step_terms_text:
        'Dodaj regulamin, który zaakceptują artyści i kursanci: plik PDF po polsku i drugi po angielsku. Pierwszy może obowiązywać od dziś.',
      step_privacy: 'Polityka prywatności',
      step_privacy_text: 'Wzór jest gotowy i wypełnia się danymi akademii: przeczytaj go, popraw i opublikuj.',
      step_levels: 'Poziomy',
      step_levels_text:
        'Poziomy są gotowe do użycia: sprawdź nazwy i wymagania. Krok zaliczy pierwsza zmiana albo pierwszy artysta z poziomem.',
      step_packages: 'Cennik',
      step_packages_text: 'Dodaj pierwszy pakiet szkoleń z ceną i liczbą wejść albo zaimportuj cały cennik z pliku.',
      step_colleagues: 'Współpracownicy',
      step_colleagues_text: 'Zaproś drugą osobę do biura.',
      step_applications: 'Formularz zgłoszeniowy',
      step_applications_text: 'Podaj link artystom albo wydrukuj kod QR. Krok zaliczy pierwsze zgłoszenie.',
      step_imports: 'Dotychczasowe dane',
      step_imports_text:
        'Przenieś z arkuszy poziomy, cennik, kursantów, artystów, szkolenia, sprzedaże, certyfikaty i vouchery; najpierw zobaczysz, co się zmieni.',
      step_backup: 'Kopia zapasowa',
      step_backup_text:
        'Na serwerze ustaw BACKUP_URL albo uruchom „npm run backup -- FOLDER”. Krok zaliczy kopia, którą portal odtworzył na próbę.',
    },
    'en-US': {
      title: 'Set up the academy',
      intro: 'Do these in any order. The list disappears once everything is done.',
      progress: 'Done: {{done}} of {{all}}',
      is_done: '(done)',
      next: 'Next step: {{step}}',
      hide: 'Hide this list',
      hidden: 'The list is hidden. You can bring it back in the academy’s settings.',
      show: 'Show the list on the dashboard',
      shown: 'The list is back on the dashboard.',
      settings_hidden: 'The list of first steps is hidden. Steps left: {{left}}.',
      settings_shown: 'The list of first steps is on your dashboard. Steps left: {{left}}.',
      settings_done: 'All steps are done.',
      step_operator: 'Who runs the academy',
      step_operator_text: 'Name, address, tax number, and contact for footers, documents, and the privacy notice.',
      step_look: 'Appearance',
      step_look_text: 'The academy’s color and mark: in the portal, in emails, on public pages, and on documents.',
      step_mail: 'Mail',
      step_mail_text:
        'Invitations, links, and reminders are sent by email. The mail server is set where the portal runs (SMTP_URL); then send yourself a test message.',
      step_terms: 'Terms',
      step_terms_text:
        'Add the terms that artists and students accept: a PDF in Polish and one in English. The first version can take effect today.',
      step_privacy: 'Privacy notice',
      step_privacy_text: 'The template already has the academy’s details: read, edit, and publish it.',
      step_levels: 'Levels',
      step_levels_text:
        'The levels are ready to use: check their names and requirements. The first change, or the first artist with a level, completes this step.',
      step_packages: 'Price list',
      step_packages_text:
        'Add the first training package with its price and entries, or import the whole price list from a file.',
      step_colleagues: 'Colleagues',
      step_colleagues_text: 'Invite a second person to the office.',
      step_applications: 'Application form',
      step_applications_text: 'Give artists the link, or print the QR code. The first application completes this step.',
      step_imports: 'Existing data',
      step_imports_text:
        'Bring in levels, price list, students, artists, trainings, sales, certificates, and vouchers from spreadsheets; you see what will change first.',
      step_backup: 'Backup',
      step_backup_text:
        'Set BACKUP_URL on the server, or run “npm run backup -- FOLDER” there. A backup that the portal restored as a trial completes this step.',
    },
  }),

  rights: bilingualTexts({
    pl: { 'can-set-up-academy': 'lista kroków, które uruchamiają akademię' },
    'en-US': { 'can-set-up-academy': 'use the list of steps that set up the academy' },
  }),

  calls: bilingualTexts({
    pl: {
      'setup.get': 'zobaczyć, co zostało do uruchomienia akademii',
      'setup.hide': 'ukryć albo pokazać listę kroków',
    },
    'en-US': {
      'setup.get': 'see what is left to set up the academy',
      'setup.hide': 'hide or show the list of steps',
    },
  }),
}
