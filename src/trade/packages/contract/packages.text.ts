import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const packageTexts = {
  packages: bilingualTexts({
    pl: {
      title: 'Cennik pakietów',
      intro: 'Co akademia sprzedaje kursantom. Zmiana cennika nie zmienia pakietów już sprzedanych.',
      add: 'Dodaj pakiet',
      new_title: 'Nowy pakiet',
      from_file: 'Masz cennik w arkuszu?',
      from_file_link: 'Zaimportuj go z pliku',
      edit_title: 'Edycja pakietu',
      empty: 'W cenniku nie ma jeszcze żadnego pakietu. Dodaj pierwszy, aby móc go sprzedać.',
      name: 'Nazwa',
      description: 'Opis',
      entries: 'Liczba wejść',
      price: 'Cena',
      validity_days: 'Ważność w dniach',
      validity_days_hint: 'Od dnia aktywacji.',
      days: {
        one: '{{count}} dzień',
        few: '{{count}} dni',
        many: '{{count}} dni',
        other: '{{count}} dnia',
      },
      is_active: 'W sprzedaży',
      is_active_hint: 'Wycofany pakiet zostaje w historii, ale nie można go sprzedać.',
      on_sale: 'W sprzedaży',
      withdrawn: 'Wycofany',
      sold: 'Sprzedane',
      updated_at: 'Ostatnia zmiana',
      remove_question: 'Usunąć pakiet „{{name}}”?',
      remove_consequence: 'Nikt go jeszcze nie kupił. Tego nie da się cofnąć.',
      saved: 'Pakiet zapisany.',
      removed: 'Pakiet usunięty.',
    },
    'en-US': {
      title: 'Package catalog',
      intro: 'What the academy sells to students. Editing the catalog doesn’t change packages already sold.',
      add: 'Add package',
      new_title: 'New package',
      from_file: 'Is your price list in a spreadsheet?',
      from_file_link: 'Import it from a file',
      edit_title: 'Edit package',
      empty: 'There are no packages in the catalog yet. Add the first one so you can sell it.',
      name: 'Name',
      description: 'Description',
      entries: 'Entries',
      price: 'Price',
      validity_days: 'Validity in days',
      validity_days_hint: 'From the day it is activated.',
      days: { one: '{{count}} day', other: '{{count}} days' },
      is_active: 'On sale',
      is_active_hint: 'A withdrawn package stays in the history, but can’t be sold.',
      on_sale: 'On sale',
      withdrawn: 'Withdrawn',
      sold: 'Sold',
      updated_at: 'Last change',
      remove_question: 'Delete the package “{{name}}”?',
      remove_consequence: 'No one has bought it yet. This can’t be undone.',
      saved: 'Package saved.',
      removed: 'Package deleted.',
    },
  }),

  errors: bilingualTexts({
    pl: {
      package_was_sold:
        'Ten pakiet ktoś już kupił, dlatego zostaje w historii. Zamiast go usuwać, wycofaj go ze sprzedaży.',
    },
    'en-US': {
      package_was_sold:
        'This package has been bought before, so it stays in the history. Withdraw it from sale instead of deleting it.',
    },
  }),

  events: bilingualTexts({
    pl: {
      'package.created': 'Dodano pakiet do cennika',
      'package.updated': 'Zmieniono pakiet w cenniku',
      'package.removed': 'Usunięto pakiet z cennika',
    },
    'en-US': {
      'package.created': 'Package added to the catalog',
      'package.updated': 'Package in the catalog edited',
      'package.removed': 'Package removed from the catalog',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'packages.list': 'zobaczyć cennik pakietów',
      'packages.get': 'otworzyć pakiet z cennika',
      'packages.create': 'dodać pakiet do cennika',
      'packages.update': 'zmienić pakiet w cenniku',
      'packages.remove': 'usunąć pakiet z cennika',
    },
    'en-US': {
      'packages.list': 'see the package catalog',
      'packages.get': 'open a package of the catalog',
      'packages.create': 'add a package to the catalog',
      'packages.update': 'edit a package of the catalog',
      'packages.remove': 'delete a package of the catalog',
    },
  }),

  audit: bilingualTexts({
    pl: { kind_package: 'Pakiet w cenniku' },
    'en-US': { kind_package: 'Package of the catalog' },
  }),
}
