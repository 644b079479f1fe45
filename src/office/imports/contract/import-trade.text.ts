import { bilingualTexts } from '#kit/contract/texts/text.ts'

/** Texts of imported packages, vouchers and certificates. */
export const importTradeTexts = {
  validation: bilingualTexts({
    pl: {
      import_partly_paid:
        'Portal nie zna częściowych wpłat. Wpisz tak albo nie; resztę rozlicz ręcznie, na przykład w notatce kursanta.',
      import_same_sale: 'Podaj numer, np. 2 przy drugim takim samym pakiecie, albo zostaw puste.',
      import_pause_start: 'Podaj pierwszy dzień pauzy albo usuń ostatni.',
      import_pause_waiting: 'Pakiet, który czeka na aktywację, nie ma pauzy. Podaj, od kiedy jest aktywny.',
      import_pause_early: 'Pauza zaczyna się przed aktywacją. Popraw jeden z tych dni.',
      import_pause_open: 'Ta pauza trwałaby ponad rok. Podaj jej ostatni dzień.',
      import_worth: 'Podaj procent, np. 20%, albo kwotę, np. 300 zł.',
      import_uses_left: 'Podaj, ile użyć zostało, np. 2. Voucher bez użyć pomiń.',
      import_budget_left: 'Podaj, ile zostało z kwoty, np. 180 zł. Voucher wykorzystany do końca pomiń.',
      import_code_needed: 'Podaj kod albo numer: po nim rozpoznajemy, co już jest w portalu.',
      import_code_twice: 'Ten kod lub numer jest już w wierszu {{line}}. Popraw go albo pomiń ten wiersz.',
      import_holder: 'Nie ma kursanta ani artysty o tym adresie. Najpierw zaimportuj tę osobę.',
      import_code_taken: 'Voucher o tym kodzie lub numerze ma już kto inny. Popraw go albo pomiń ten wiersz.',
      import_number_twice: 'Ten numer certyfikatu jest już w wierszu {{line}}. Popraw go albo pomiń ten wiersz.',
      import_number_taken:
        'Certyfikat o tym numerze jest już w portalu, dla: {{holder}}, {{title}}. Popraw numer albo pomiń ten wiersz.',
      import_holder_differs:
        'Pod tym adresem jest {{name}}. Popraw adres albo zostaw go pustym: certyfikat nie trafi wtedy na niczyje konto.',
      import_not_passed: 'Certyfikat mają tylko ci, którzy zaliczyli. Popraw wynik albo pomiń ten wiersz.',
      import_seat_twice:
        'Ten uczestnik tego szkolenia jest już w wierszu {{line}}. Pomiń ten wiersz albo popraw adres.',
      import_not_over: 'To szkolenie jeszcze się nie skończyło. Zaplanuj je w portalu.',
      import_result: 'Podaj wynik: zaliczone, niezaliczone albo nieobecność. Puste znaczy: bez wyniku.',
      import_result_differs: 'W portalu ta osoba ma inny wynik tego szkolenia. Popraw plik albo wynik w portalu.',
      import_training_held: 'To szkolenie odbyło się w portalu, bez tej osoby. Popraw plik albo pomiń ten wiersz.',
      import_person_differs: 'Pod tym adresem jest {{name}}. Popraw adres albo nazwisko.',
      import_hours: 'Podaj liczbę godzin do 1000, np. 16 albo 7,5.',
      import_technique: 'Nie znamy tej techniki. Wpisz jedną z technik portalu albo zostaw puste.',
    },
    'en-US': {
      import_partly_paid:
        'The portal doesn’t know partial payments. Enter yes or no, and settle the rest by hand, for example in the student’s note.',
      import_same_sale: 'Enter a number, such as 2 for the second of the same packages, or leave it empty.',
      import_pause_start: 'Enter the first day of the pause, or delete the last.',
      import_pause_waiting: 'A package that isn’t active yet has no pause. Enter the day it was activated.',
      import_pause_early: 'The pause begins before the package is active. Correct one of the days.',
      import_pause_open: 'This pause would take more than a year. Enter its last day.',
      import_worth: 'Enter a percentage, such as 20%, or an amount, such as PLN 300.',
      import_uses_left: 'Enter how many uses are left, such as 2. Leave out a voucher without any.',
      import_budget_left: 'Enter what is left of the amount, such as PLN 180. Leave out a voucher that is used up.',
      import_code_needed: 'Enter a code or a number: we recognize by it what is in the portal already.',
      import_code_twice: 'This code or number is in row {{line}} already. Correct it or leave this row out.',
      import_holder: 'There is no student or artist with this email. Import the person first.',
      import_code_taken: 'Someone else holds a voucher with this code or number. Correct it or leave this row out.',
      import_number_twice: 'This certificate number is in row {{line}} already. Correct it or leave this row out.',
      import_number_taken:
        'A certificate with this number is in the portal already, for {{holder}}, {{title}}. Correct the number or leave this row out.',
      import_holder_differs:
        'This email belongs to {{name}}. Correct it or leave it empty: the certificate won’t be in anyone’s account then.',
      import_not_passed: 'Only people who passed have a certificate. Correct the outcome or leave this row out.',
      import_seat_twice:
        'This participant of this training is in row {{line}} already. Leave this row out or correct the email.',
      import_not_over: 'This training isn’t over yet. Plan it in the portal.',
      import_result: 'Enter the outcome: passed, failed, or absent. Empty means no outcome.',
      import_result_differs:
        'In the portal this person has another outcome of this training. Correct the file, or the outcome in the portal.',
      import_training_held:
        'This training was run in the portal, without this person. Correct the file or leave this row out.',
      import_person_differs: 'This email belongs to {{name}}. Correct the email or the name.',
      import_hours: 'Enter a number of hours up to 1,000, such as 16 or 7.5.',
      import_technique: 'We don’t know this technique. Enter one of the portal’s techniques, or leave it empty.',
    },
  }),

  rights: bilingualTexts({
    pl: { 'can-export-academy': 'pobieranie wszystkich danych akademii' },
    'en-US': { 'can-export-academy': 'download all data of the academy' },
  }),

  calls: bilingualTexts({
    pl: { 'imports.exportAcademy': 'pobrać wszystkie dane akademii' },
    'en-US': { 'imports.exportAcademy': 'download all data of the academy' },
  }),

  events: bilingualTexts({
    pl: {
      'user.academyExported': 'Pobrano wszystkie dane akademii',
      'participant.imported': 'Udział w szkoleniu sprzed portalu wprowadzono z pliku',
      'participant.importUndone': 'Cofnięto import udziału w szkoleniu',
      'voucher.imported': 'Voucher sprzed portalu wprowadzono z pliku',
      'voucher.importUndone': 'Cofnięto import vouchera',
      'certificate.imported': 'Certyfikat sprzed portalu wprowadzono z pliku',
      'certificate.importUndone': 'Cofnięto import certyfikatu',
    },
    'en-US': {
      'user.academyExported': 'All data of the academy downloaded',
      'participant.imported': 'Participant of a training from before the portal imported from a file',
      'participant.importUndone': 'Import of a participant undone',
      'voucher.imported': 'Voucher from before the portal imported from a file',
      'voucher.importUndone': 'Import of a voucher undone',
      'certificate.imported': 'Certificate from before the portal imported from a file',
      'certificate.importUndone': 'Import of a certificate undone',
    },
  }),
}
