import type { DataKind } from '#contract/kit/data-kinds.ts'
import { bilingualTexts } from '#contract/kit/text.ts'

export const personalDataTexts = {
  personalData: bilingualTexts({
    pl: {
      title: 'Dane osobowe',
      file_name: 'dane-osobowe',
      kind_account: 'Konto',
      kind_signIns: 'Logowania i urządzenia',
      kind_application: 'Zgłoszenie i jego historia',
      kind_profile: 'Dane i profil',
      kind_documents: 'Dokumenty i pliki',
      kind_messages: 'Rozmowy z biurem',
      kind_notifications: 'Powiadomienia',
      kind_mails: 'Wysłane e-maile',
      kind_trainings: 'Prowadzone szkolenia',
      kind_seats: 'Miejsca na szkoleniach',
      kind_packages: 'Pakiety',
      kind_vouchers: 'Vouchery',
      kind_certificates: 'Certyfikaty',
      kind_reviews: 'Opinie',
      kind_reports: 'Zgłoszenia opinii',
      kind_portfolio: 'Portfolio',
      kind_consents: 'Zgody osób na zdjęciach',
      kind_responsibilities: 'Obowiązki',
      kind_upgrades: 'Wnioski o awans',
      kind_terms: 'Akceptacje regulaminu',
      kind_imports: 'Wiersze importów',
      kind_auditLog: 'Dziennik zmian i historia edycji',
      kind_office: 'Praca w biurze',
    } satisfies Record<`kind_${DataKind}`, string> & Record<string, unknown>,
    'en-US': {
      title: 'Personal data',
      file_name: 'personal-data',
      kind_account: 'Account',
      kind_signIns: 'Sign-ins and devices',
      kind_application: 'Application and its history',
      kind_profile: 'Details and profile',
      kind_documents: 'Documents and files',
      kind_messages: 'Conversations with the office',
      kind_notifications: 'Notifications',
      kind_mails: 'Emails sent',
      kind_trainings: 'Trainings given',
      kind_seats: 'Seats at trainings',
      kind_packages: 'Packages',
      kind_vouchers: 'Vouchers',
      kind_certificates: 'Certificates',
      kind_reviews: 'Reviews',
      kind_reports: 'Reports of reviews',
      kind_portfolio: 'Portfolio',
      kind_consents: 'Consents of people in pictures',
      kind_responsibilities: 'Responsibilities',
      kind_upgrades: 'Upgrade requests',
      kind_terms: 'Acceptances of the terms',
      kind_imports: 'Rows of imports',
      kind_auditLog: 'Audit log and edit history',
      kind_office: 'Work in the office',
    },
  }),

  rights: bilingualTexts({
    pl: { 'can-export-personal-data': 'wgląd w dane zapisane o osobie i ich pobieranie' },
    'en-US': { 'can-export-personal-data': 'see what is stored about a person, and download it' },
  }),

  events: bilingualTexts({
    pl: {
      'user.ownDataExported': 'Pobrano własne dane',
      'user.dataExported': 'Pobrano dane zapisane o użytkowniku',
      'student.dataExported': 'Pobrano dane zapisane o kursancie',
      'proArtist.dataExported': 'Pobrano dane zapisane o artyście',
    },
    'en-US': {
      'user.ownDataExported': 'Own data downloaded',
      'user.dataExported': 'Data stored about a user downloaded',
      'student.dataExported': 'Data stored about a student downloaded',
      'proArtist.dataExported': 'Data stored about an artist downloaded',
    },
  }),

  answers: bilingualTexts({
    pl: {
      personal_data_title: 'DANE ZAPISANE W PORTALU {{academy}}',
      personal_data_about: 'Osoba: {{who}}\nStan z: {{date}}',
      personal_data_files:
        'Co jest w tym archiwum\n\n  data.json: wszystkie zapisy, według rodzaju i tabeli bazy danych, dla programów (JSON, UTF-8).\n  files/: przesłane pliki i certyfikaty w największym zapisanym rozmiarze. Kolumna in_this_zip w tables/documents.csv mówi, który plik to który.\n  tables/: te same zapisy jako tabele, które otworzy arkusz kalkulacyjny (CSV, UTF-8, średniki). Pierwsza kolumna to tabela bazy danych, nagłówki to nazwy jej kolumn:',
      personal_data_nothing: '(nie ma żadnych zapisów)',
      personal_data_masked:
        'Co jest zakryte\n\nZnak {{mask}} stoi w miejscu danych innych osób: tego, co o nich zapisano w tych samych zapisach, oraz imion z nazwiskami, adresów e-mail i numerów telefonów kont, artystów i kursantów wszędzie tam, gdzie ktoś je wpisał. Odmienionych nazwisk, samych imion i treści plików portal nie zakrywa. Treść wysłanych e-maili jest zakryta, bo cytuje innych i zawiera linki jednorazowe.',
      personal_data_left_out:
        'Czego nie ma\n\nHaseł, kodów, kluczy i linków nie ma w żadnej postaci. Nie ma też kolumn, które powstają z innych (do wyszukiwania i porównywania zdjęć), ani kopii zapasowych.',
      personal_data_missing:
        'Tych plików brakuje albo są uszkodzone; biuro akademii może poszukać ich w kopii zapasowej:',
      personal_data_questions: 'Pytania\n\nNa pytania odpowiada biuro akademii: wiadomością w portalu {{address}}.',
      personal_data_questions_mail:
        'Pytania\n\nNa pytania odpowiada biuro akademii: wiadomością w portalu {{address}} albo pod adresem {{email}}.',
    },
    'en-US': {
      personal_data_title: 'DATA STORED IN THE {{academy}} PORTAL',
      personal_data_about: 'Person: {{who}}\nAs of: {{date}}',
      personal_data_files:
        'What this archive contains\n\n  data.json: every record, by kind and database table, for programs (JSON, UTF-8).\n  files/: uploaded files and certificates in the largest size stored. The column in_this_zip in tables/documents.csv says which file is which.\n  tables/: the same records as tables for a spreadsheet (CSV, UTF-8, semicolons). The first column is the database table, the headings are the names of its columns:',
      personal_data_nothing: '(there are no records)',
      personal_data_masked:
        'What is masked\n\n{{mask}} stands in place of other people’s data: what the same records say about them, and the full names, email addresses and phone numbers of accounts, artists and students wherever someone typed them. Inflected names, first names alone and the contents of files are not masked. The text of sent emails is masked, since it quotes others and contains one-time links.',
      personal_data_left_out:
        'What is left out\n\nPasswords, codes, keys and links are not included in any form. Neither are columns that are computed from others (for searching and comparing pictures), nor backups.',
      personal_data_missing: 'These files are missing or damaged; the academy office can look for them in a backup:',
      personal_data_questions:
        'Questions\n\nThe academy office answers questions: send a message in the portal at {{address}}.',
      personal_data_questions_mail:
        'Questions\n\nThe academy office answers questions: send a message in the portal at {{address}} or write to {{email}}.',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'personalData.mine': 'zobaczyć, jakie dane o sobie są zapisane',
      'personalData.ofArtist': 'zobaczyć, jakie dane o artyście są zapisane',
      'personalData.ofStudent': 'zobaczyć, jakie dane o kursancie są zapisane',
      'personalData.ofUser': 'zobaczyć, jakie dane o użytkowniku są zapisane',
      'personalData.exportMine': 'poprosić o wszystkie dane o sobie',
      'personalData.exportArtist': 'poprosić o wszystkie dane o artyście',
      'personalData.exportStudent': 'poprosić o wszystkie dane o kursancie',
      'personalData.exportUser': 'poprosić o wszystkie dane o użytkowniku',
      'personalData.archive': 'pobrać dane, o które się poprosiło',
    },
    'en-US': {
      'personalData.mine': 'see what is stored about oneself',
      'personalData.ofArtist': 'see what is stored about an artist',
      'personalData.ofStudent': 'see what is stored about a student',
      'personalData.ofUser': 'see what is stored about a user',
      'personalData.exportMine': 'request all data about oneself',
      'personalData.exportArtist': 'request all data about an artist',
      'personalData.exportStudent': 'request all data about a student',
      'personalData.exportUser': 'request all data about a user',
      'personalData.archive': 'download the data that one requested',
    },
  }),
}
