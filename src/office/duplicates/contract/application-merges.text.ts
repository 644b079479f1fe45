import { bilingualTexts } from '#kit/contract/texts/text.ts'
import type { applicationMergeErrors } from './application-merges.errors.ts'

export const applicationMergeTexts = {
  applicationMerges: bilingualTexts({
    pl: {
      close: 'Zamknij zgłoszenie',
      title: 'Jeśli to ta sama osoba',
      text: 'Zamknij zgłoszenie, które jest drugie. Jego dokumenty przejdą do kartoteki, która zostaje.',
      closed: 'Zgłoszenie do zamknięcia',
      applied: 'Zgłoszenie z dnia {{date}}',
      account: 'Konto',
      account_yes: 'jest',
      account_no: 'brak',
      documents: 'Dokumenty',
      status: 'Status',
      stays: 'Zostaje: {{name}}, {{email}}. Dane tej kartoteki się nie zmienią.',
      fills: 'Brakujące dane weźmiemy ze zgłoszenia: {{fields}}.',
      notes: 'Notatki biura zostaną obie.',
      mail: 'Wyślemy e-mail na adres ze zgłoszenia: że je zamknęliśmy i że w razie pomyłki wystarczy napisać.',
      obstacles: 'Tego nie można teraz zamknąć',
      obstacle_ACCOUNTS: 'Obie osoby mają konta: nie ma tu zgłoszenia do zamknięcia. Takie kartoteki można scalić.',
      obstacle_ERASURE: 'Jedna z tych osób poprosiła o usunięcie danych.',
      obstacle_MERGED: 'Jedno z tych zgłoszeń zamknięto już jako zgłoszenie kogoś innego.',
      obstacle_DOCUMENTS: 'Razem to więcej dokumentów, niż może mieć jedna osoba. Usuń najpierw zbędne.',
      confirm: 'Zamknąć to zgłoszenie?',
      confirm_text: {
        one: 'Zostaje kartoteka: {{name}}. Można to cofnąć przez {{count}} dzień.',
        few: 'Zostaje kartoteka: {{name}}. Można to cofnąć przez {{count}} dni.',
        many: 'Zostaje kartoteka: {{name}}. Można to cofnąć przez {{count}} dni.',
        other: 'Zostaje kartoteka: {{name}}. Można to cofnąć przez {{count}} dnia.',
      },
      done: 'Zgłoszenie zamknięte.',
      result: 'Zgłoszenie zamknięte: ta sama osoba',
      result_text: '{{name}}, {{date}}. Zostaje: {{person}}.',
      moved: {
        one: 'Przeszedł {{count}} dokument.',
        few: 'Przeszły {{count}} dokumenty.',
        many: 'Przeszło {{count}} dokumentów.',
        other: 'Przeszło {{count}} dokumentu.',
      },
      undo: 'Otwórz zgłoszenie ponownie',
      undo_confirm: 'Otworzyć to zgłoszenie ponownie?',
      undo_text: 'Wróci do stanu sprzed zamknięcia, razem z dokumentami. To, co od tego czasu zmieniono, zostanie.',
      undone: 'Zgłoszenie otwarte ponownie.',
      left_behind: 'Nie wszystko wróciło: zmieniono to po zamknięciu zgłoszenia, więc zostało przy drugiej kartotece.',
      perhaps: 'Może to ta sama osoba',
      compare: 'Porównaj',
      same: 'Zgłoszenie zamknięte: ta sama osoba',
    },
    'en-US': {
      close: 'Close application',
      title: 'If they’re the same person',
      text: 'Close the application that is the second one. Its documents move to the record that stays.',
      closed: 'Application to close',
      applied: 'Application of {{date}}',
      account: 'Account',
      account_yes: 'yes',
      account_no: 'none',
      documents: 'Documents',
      status: 'Status',
      stays: 'Stays: {{name}}, {{email}}. The data of this record doesn’t change.',
      fills: 'Missing data is filled in from the application: {{fields}}.',
      notes: 'Both office notes stay.',
      mail: 'We’ll email the address of the application that it was closed, and to write to us if that’s a mistake.',
      obstacles: 'This can’t be closed now',
      obstacle_ACCOUNTS: 'Both have accounts: there’s no application to close. Records like these can be merged.',
      obstacle_ERASURE: 'One of these people asked for their data to be erased.',
      obstacle_MERGED: 'One of these applications has already been closed as someone else’s.',
      obstacle_DOCUMENTS: 'Together these are more documents than one person can have. Delete what isn’t needed first.',
      confirm: 'Close this application?',
      confirm_text: {
        one: 'The record that stays: {{name}}. You can undo this for {{count}} day.',
        other: 'The record that stays: {{name}}. You can undo this for {{count}} days.',
      },
      done: 'Application closed.',
      result: 'Application closed: the same person',
      result_text: '{{name}}, {{date}}. Stays: {{person}}.',
      moved: { one: '{{count}} document moved.', other: '{{count}} documents moved.' },
      undo: 'Reopen application',
      undo_confirm: 'Reopen this application?',
      undo_text: 'It returns to what it was, with its documents. What has been changed since then stays.',
      undone: 'Application reopened.',
      left_behind:
        'Not everything returned: it was changed after the application was closed, so it stayed with the other record.',
      perhaps: 'Possibly the same person',
      compare: 'Compare',
      same: 'Application closed: the same person',
    },
  }),

  errors: bilingualTexts<Record<keyof typeof applicationMergeErrors, string>>({
    pl: {
      application_obstacles: 'Tego zgłoszenia nie można teraz zamknąć. Strona sama się odświeżyła: sprawdź, dlaczego.',
      merge_of_applications: 'Jedna z tych osób nie ma konta. Jej zgłoszenie można zamknąć, a nie scalić.',
      merge_of_students: 'To są kartoteki kursantów. Odśwież stronę, aby je scalić.',
    },
    'en-US': {
      application_obstacles: 'This application can’t be closed now. The page has refreshed itself: see why.',
      merge_of_applications: 'One of these people has no account. Their application can be closed, not merged.',
      merge_of_students: 'These are records of students. Reload the page to merge them.',
    },
  }),

  mails: bilingualTexts({
    pl: {
      application_joined_subject: 'Twoje drugie zgłoszenie jest zamknięte',
      application_joined_body:
        'Dzień dobry!\n\nZgłoszenie do sieci artystów {{academy}} z tego adresu e-mail zamknęliśmy, bo jesteś już u nas pod innym adresem. Dokumenty, które z nim przyszły, dołączyliśmy do Twoich danych. Wiadomości od nas znajdziesz w tamtej skrzynce.\n\nJeśli to zgłoszenie jest jedyne, jakie masz, albo nie wiesz, o który adres chodzi, od razu napisz do biura akademii: można to cofnąć.',
    },
    'en-US': {
      application_joined_subject: 'Your second application is closed',
      application_joined_body:
        'Hello {{first_name}},\n\nWe closed the application to the {{academy}} artist network from this email, because you’re already with us under another one. The documents that came with it were added to your data. Our messages are in that mailbox.\n\nIf this is the only application you have, or you don’t know which email that is, write to the academy office right away: this can be undone.',
    },
  }),

  events: bilingualTexts({
    pl: {
      'proArtist.applicationJoined': 'Dołączono drugie zgłoszenie tej osoby',
      'proArtist.applicationClosed': 'Zgłoszenie zamknięto: ta sama osoba',
      'proArtist.applicationReopened': 'Zamknięte zgłoszenie otwarto ponownie',
    },
    'en-US': {
      'proArtist.applicationJoined': 'A second application of this person was joined',
      'proArtist.applicationClosed': 'Application closed as the same person’s',
      'proArtist.applicationReopened': 'Closed application reopened',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'applicationMerges.compare': 'porównać dwa zgłoszenia',
      'applicationMerges.close': 'zamknąć drugie zgłoszenie tej samej osoby',
      'applicationMerges.undo': 'otworzyć zamknięte zgłoszenie ponownie',
    },
    'en-US': {
      'applicationMerges.compare': 'compare two applications',
      'applicationMerges.close': 'close the second application of one person',
      'applicationMerges.undo': 'reopen a closed application',
    },
  }),
}
