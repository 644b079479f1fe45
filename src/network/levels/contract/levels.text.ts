import { bilingualTexts } from '#kit/contract/texts/text.ts'
import type { levelErrors } from './levels.errors.ts'

export const levelTexts = {
  levels: bilingualTexts({
    pl: {
      title: 'Poziomy',
      intro: 'Poziomy sieci i wymagania każdego z nich.',
      add: 'Dodaj poziom',
      new_title: 'Nowy poziom',
      edit_title: 'Edycja poziomu',
      empty: 'Nie ma jeszcze żadnego poziomu.',
      all: 'Wszystkie poziomy',
      field: 'Poziomy',
      field_hint: 'Nie zaznaczaj żadnego, jeśli dotyczy wszystkich poziomów.',
      name: 'Nazwa',
      code: 'Kod',
      code_hint: 'Pod tym kodem poziom występuje w eksportach, na przykład MASTER.',
      requirements: 'Wymagania',
      requirements_hint:
        'Ile co najmniej trzeba mieć, żeby wnioskować o ten poziom. Puste pole oznacza brak wymagania.',
      metric_trainings_completed: 'Ukończone szkolenia',
      metric_average_rating: 'Średnia ocen (1–5)',
      metric_reviews_count: 'Opinie',
      metric_approved_portfolio_items: 'Zatwierdzone prace w portfolio',
      asks_trainings_completed: {
        one: 'co najmniej {{count}} ukończone szkolenie',
        few: 'co najmniej {{count}} ukończone szkolenia',
        many: 'co najmniej {{count}} ukończonych szkoleń',
        other: 'co najmniej {{count}} ukończonego szkolenia',
      },
      asks_average_rating: {
        one: 'średnia ocen co najmniej {{count}}',
        few: 'średnia ocen co najmniej {{count}}',
        many: 'średnia ocen co najmniej {{count}}',
        other: 'średnia ocen co najmniej {{count}}',
      },
      asks_reviews_count: {
        one: 'co najmniej {{count}} opinia',
        few: 'co najmniej {{count}} opinie',
        many: 'co najmniej {{count}} opinii',
        other: 'co najmniej {{count}} opinii',
      },
      asks_approved_portfolio_items: {
        one: 'co najmniej {{count}} praca w portfolio',
        few: 'co najmniej {{count}} prace w portfolio',
        many: 'co najmniej {{count}} prac w portfolio',
        other: 'co najmniej {{count}} pracy w portfolio',
      },
      asks: 'Wymaga co najmniej:',
      asks_nothing: 'Bez wymagań.',
      lowest: 'Na tym poziomie zaczyna każdy artysta, dlatego niczego nie wymaga.',
      falling: 'Mniej niż na poziomie „{{below}}”: {{metrics}}. Upewnij się, że tak ma być.',
      artists_count: {
        one: '{{count}} artysta',
        few: '{{count}} artystów',
        many: '{{count}} artystów',
        other: '{{count}} artysty',
      },
      remove_question: 'Usunąć poziom „{{name}}”?',
      remove_consequence: 'Tego nie da się cofnąć.',
      remove_named: 'Usuń poziom {{name}}',
      edit_named: 'Edytuj poziom {{name}}',
      saved: 'Poziom zapisany.',
      removed: 'Poziom usunięty.',
    },
    'en-US': {
      title: 'Levels',
      intro: 'The levels of the network, and what each of them requires.',
      add: 'Add level',
      new_title: 'New level',
      edit_title: 'Edit level',
      empty: 'There are no levels yet.',
      all: 'All levels',
      field: 'Levels',
      field_hint: 'Choose none if it’s for every level.',
      name: 'Name',
      code: 'Code',
      code_hint: 'Exports show the level by this code, for example MASTER.',
      requirements: 'Requirements',
      requirements_hint: 'The minimum needed to ask for this level. Leave empty for no requirement.',
      metric_trainings_completed: 'Completed trainings',
      metric_average_rating: 'Average rating (1–5)',
      metric_reviews_count: 'Reviews',
      metric_approved_portfolio_items: 'Approved works in the portfolio',
      asks_trainings_completed: {
        one: 'at least {{count}} completed training',
        other: 'at least {{count}} completed trainings',
      },
      asks_average_rating: {
        one: 'average rating of at least {{count}}',
        other: 'average rating of at least {{count}}',
      },
      asks_reviews_count: { one: 'at least {{count}} review', other: 'at least {{count}} reviews' },
      asks_approved_portfolio_items: {
        one: 'at least {{count}} work in the portfolio',
        other: 'at least {{count}} works in the portfolio',
      },
      asks: 'Requires at least:',
      asks_nothing: 'No requirements.',
      lowest: 'Every artist starts at this level, so it has no requirements.',
      falling: 'Less than at “{{below}}”: {{metrics}}. Make sure this is intended.',
      artists_count: { one: '{{count}} artist', other: '{{count}} artists' },
      remove_question: 'Delete the level “{{name}}”?',
      remove_consequence: 'This can’t be undone.',
      remove_named: 'Delete level {{name}}',
      edit_named: 'Edit level {{name}}',
      saved: 'Level saved.',
      removed: 'Level deleted.',
    },
  }),

  validation: bilingualTexts({
    pl: {
      level_code: 'Użyj wielkich liter od A do Z, cyfr i podkreśleń; zacznij od litery.',
      level_code_taken: 'Inny poziom ma już ten kod.',
      level_unknown: 'Tego poziomu już nie ma. Odśwież stronę i wybierz ponownie.',
      lowest_level_asks: 'Na najniższym poziomie zaczyna każdy artysta, więc ten poziom nie może niczego wymagać.',
      metric_twice: 'To wymaganie już jest na liście.',
    },
    'en-US': {
      level_code: 'Use capital letters A to Z, digits, and underscores; start with a letter.',
      level_code_taken: 'Another level already has this code.',
      level_unknown: 'This level no longer exists. Refresh the page and choose again.',
      lowest_level_asks: 'Every artist starts at the lowest level, so this level can’t require anything.',
      metric_twice: 'This requirement is already in the list.',
    },
  }),

  errors: bilingualTexts({
    pl: {
      level_has_artists: {
        one: 'Tego poziomu nie można usunąć, bo ma go {{count}} artysta. Najpierw zmień jego poziom.',
        few: 'Tego poziomu nie można usunąć, bo mają go {{count}} osoby. Najpierw zmień ich poziom.',
        many: 'Tego poziomu nie można usunąć, bo ma go {{count}} osób. Najpierw zmień ich poziom.',
        other: 'Tego poziomu nie można usunąć, bo ma go {{count}} osoby. Najpierw zmień ich poziom.',
      },
      level_has_requests: {
        one: 'Tego poziomu nie można usunąć, bo dotyczy go {{count}} wniosek o awans.',
        few: 'Tego poziomu nie można usunąć, bo dotyczą go {{count}} wnioski o awans.',
        many: 'Tego poziomu nie można usunąć, bo dotyczy go {{count}} wniosków o awans.',
        other: 'Tego poziomu nie można usunąć, bo dotyczy go {{count}} wniosku o awans.',
      },
      level_has_responsibilities: {
        one: 'Tego poziomu nie można usunąć, bo jest do niego przypisany {{count}} obowiązek. Najpierw zmień jego poziomy.',
        few: 'Tego poziomu nie można usunąć, bo są do niego przypisane {{count}} obowiązki. Najpierw zmień ich poziomy.',
        many: 'Tego poziomu nie można usunąć, bo jest do niego przypisanych {{count}} obowiązków. Najpierw zmień ich poziomy.',
        other:
          'Tego poziomu nie można usunąć, bo jest do niego przypisane {{count}} obowiązku. Najpierw zmień ich poziomy.',
      },
      level_has_benefits: {
        one: 'Tego poziomu nie można usunąć, bo jest do niego przypisana {{count}} korzyść. Najpierw zmień jej poziomy.',
        few: 'Tego poziomu nie można usunąć, bo są do niego przypisane {{count}} korzyści. Najpierw zmień ich poziomy.',
        many: 'Tego poziomu nie można usunąć, bo jest do niego przypisanych {{count}} korzyści. Najpierw zmień ich poziomy.',
        other:
          'Tego poziomu nie można usunąć, bo jest do niego przypisane {{count}} korzyści. Najpierw zmień ich poziomy.',
      },
      level_is_last: 'To jedyny poziom. Nowi artyści muszą od któregoś zaczynać, więc najpierw dodaj inny.',
    } satisfies Record<keyof typeof levelErrors, unknown>,
    'en-US': {
      level_has_artists: {
        one: 'This level can’t be deleted: {{count}} artist holds it. Change their level first.',
        other: 'This level can’t be deleted: {{count}} artists hold it. Change their level first.',
      },
      level_has_requests: {
        one: 'This level can’t be deleted: {{count}} status upgrade request is about it.',
        other: 'This level can’t be deleted: {{count}} status upgrade requests are about it.',
      },
      level_has_responsibilities: {
        one: 'This level can’t be deleted: {{count}} responsibility belongs to it. Change its levels first.',
        other: 'This level can’t be deleted: {{count}} responsibilities belong to it. Change their levels first.',
      },
      level_has_benefits: {
        one: 'This level can’t be deleted: {{count}} benefit belongs to it. Change its levels first.',
        other: 'This level can’t be deleted: {{count}} benefits belong to it. Change their levels first.',
      },
      level_is_last: 'This is the only level. New artists have to start somewhere, so add another one first.',
    },
  }),

  events: bilingualTexts({
    pl: {
      'level.created': 'Dodano poziom',
      'level.updated': 'Zmieniono poziom',
      'level.reordered': 'Zmieniono kolejność poziomów',
      'level.removed': 'Usunięto poziom',
    },
    'en-US': {
      'level.created': 'Level added',
      'level.updated': 'Level edited',
      'level.reordered': 'Levels reordered',
      'level.removed': 'Level deleted',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'levels.list': 'zobaczyć poziomy',
      'levels.create': 'dodać poziom',
      'levels.reorder': 'zmienić kolejność poziomów',
      'levels.update': 'zmienić poziom',
      'levels.remove': 'usunąć poziom',
    },
    'en-US': {
      'levels.list': 'see the levels',
      'levels.create': 'add a level',
      'levels.reorder': 'reorder levels',
      'levels.update': 'edit a level',
      'levels.remove': 'delete a level',
    },
  }),

  audit: bilingualTexts({
    pl: { kind_level: 'Poziom' },
    'en-US': { kind_level: 'Level' },
  }),
}
