import { bilingualTexts } from '#contract/kit/text.ts'

export const translationTexts = {
  dashboard: bilingualTexts({
    pl: {
      queue_texts: {
        one: 'zmieniony tekst ma nową wersję domyślną',
        few: 'zmienione teksty mają nową wersję domyślną',
        many: 'zmienionych tekstów ma nową wersję domyślną',
        other: 'zmienionego tekstu ma nową wersję domyślną',
      },
    },
    'en-US': {
      queue_texts: { one: 'edited text has a new default', other: 'edited texts have a new default' },
    },
  }),

  rights: bilingualTexts({
    pl: {
      'can-see-translations': 'przeglądanie tłumaczeń',
      'can-add-translations': 'dodawanie tłumaczeń',
      'can-edit-translations': 'edycja tłumaczeń',
    },
    'en-US': {
      'can-see-translations': 'view translations',
      'can-add-translations': 'add translations',
      'can-edit-translations': 'edit translations',
    },
  }),

  validation: bilingualTexts({
    pl: {
      mentions: 'Ten tekst musi zawierać dokładnie: {{mentions}}. Portal wpisuje w te miejsca właściwe dane.',
      mentions_nothing: 'W tym tekście portal niczego nie wpisuje: usuń podwójne nawiasy klamrowe.',
      text_place: 'Tej formy ten tekst nie ma.',
      text_key: 'Podaj klucz z kropką, na przykład landing.title: litery bez ogonków, cyfry, kropki, _ i -.',
      key_taken: 'Taki tekst już jest w tym języku.',
      text_scope: 'Nowy tekst potrzebuje zakresu: 1 (aplikacja), 2 (e-maile) lub 3 (serwer).',
      text_unknown: 'Takiego tekstu nie ma, a do dodawania nowych potrzebne jest uprawnienie.',
      text_twice: 'Ten tekst jest w pliku więcej niż raz.',
      file_quotes: 'Tego pliku nie da się odczytać jako tabeli: brakuje zamykającego cudzysłowu.',
      file_columns: 'Pierwszy wiersz musi zawierać nazwy kolumn: key oraz pl lub en-US.',
      file_json: 'Tego pliku nie da się odczytać jako JSON z listą tekstów.',
      file_json_row: 'Każda pozycja potrzebuje pól key i texts.',
      file_problems: 'W pliku są błędy. Nic nie zostało zaimportowane.',
    },
    'en-US': {
      mentions: 'This text has to contain exactly: {{mentions}}. The portal fills these in.',
      mentions_nothing: 'The portal fills in nothing here: remove the double braces.',
      text_place: 'This text has no such form.',
      text_key: 'Enter a key with a period, such as landing.title: plain letters, digits, periods, _ and -.',
      key_taken: 'There is such a text in this language already.',
      text_scope: 'A new text needs a scope: 1 (application), 2 (emails) or 3 (server).',
      text_unknown: 'There is no such text, and adding one takes a permission.',
      text_twice: 'This text is in the file more than once.',
      file_quotes: 'This file cannot be read as a table: a closing quotation mark is missing.',
      file_columns: 'The first row has to name the columns: key, and pl or en-US.',
      file_json: 'This file cannot be read as JSON with a list of texts.',
      file_json_row: 'Each entry needs key and texts.',
      file_problems: 'The file has errors. Nothing was imported.',
    },
  }),

  audit: bilingualTexts({
    pl: {
      fact_key: 'Klucz tekstu',
      field_pl: 'Tekst polski',
      field_pl_one: 'Polski: 1',
      field_pl_few: 'Polski: 2, 3, 4, 22…',
      field_pl_many: 'Polski: 0, 5, 11, 25…',
      field_pl_other: 'Polski: ułamki',
      'field_en-US': 'Tekst angielski',
      'field_en-US_one': 'Angielski: 1',
      'field_en-US_other': 'Angielski: pozostałe',
    },
    'en-US': {
      fact_key: 'Key of the text',
      field_pl: 'Polish text',
      field_pl_one: 'Polish: 1',
      field_pl_few: 'Polish: 2, 3, 4, 22…',
      field_pl_many: 'Polish: 0, 5, 11, 25…',
      field_pl_other: 'Polish: fractions',
      'field_en-US': 'English text',
      'field_en-US_one': 'English: 1',
      'field_en-US_other': 'English: all others',
    },
  }),

  events: bilingualTexts({
    pl: {
      'translation.added': 'Dodano tekst portalu',
      'translation.changed': 'Zmieniono tekst portalu',
      'translation.kept': 'Zachowano tekst portalu mimo nowej wersji domyślnej',
    },
    'en-US': {
      'translation.added': 'Text of the portal added',
      'translation.changed': 'Text of the portal changed',
      'translation.kept': 'Text of the portal kept although its default is new',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'translations.all': 'wczytać teksty portalu',
      'translations.door': 'wczytać teksty strony logowania',
      'languages.list': 'zobaczyć języki portalu',
      'languages.translations': 'zobaczyć teksty jednego języka',
      'languages.create': 'dodać tekst portalu',
      'languages.update': 'zmienić tekst portalu w jednym języku',
      'texts.list': 'zobaczyć teksty portalu',
      'texts.byKeys': 'zobaczyć teksty jednego ekranu',
      'texts.get': 'otworzyć tekst portalu',
      'texts.save': 'zmienić tekst portalu',
      'texts.history': 'zobaczyć historię tekstu portalu',
      'texts.revert': 'przywrócić dawny tekst portalu',
      'texts.exportTable': 'pobrać teksty portalu jako CSV',
      'texts.exportJson': 'pobrać teksty portalu jako JSON',
      'texts.preview': 'sprawdzić plik z tekstami portalu przed importem',
      'texts.import': 'zaimportować teksty portalu',
    },
    'en-US': {
      'translations.all': 'load the texts of the portal',
      'translations.door': 'load the texts of the sign-in page',
      'languages.list': 'see the languages of the portal',
      'languages.translations': 'see the texts of one language',
      'languages.create': 'add a text of the portal',
      'languages.update': 'edit a text of the portal in one language',
      'texts.list': 'see the texts of the portal',
      'texts.byKeys': 'see the texts of one screen',
      'texts.get': 'open a text of the portal',
      'texts.save': 'edit a text of the portal',
      'texts.history': 'see the history of a text of the portal',
      'texts.revert': 'restore an earlier text of the portal',
      'texts.exportTable': 'download the texts of the portal as CSV',
      'texts.exportJson': 'download the texts of the portal as JSON',
      'texts.preview': 'check a file with texts of the portal before importing it',
      'texts.import': 'import texts of the portal',
    },
  }),
}
