import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const viewTexts = {
  app: bilingualTexts({
    pl: {
      views: 'Widoki',
      views_empty:
        'Ustaw filtry, kolejność i kolumny, a potem zapisz je pod nazwą. Widok znajdziesz tu na każdym urządzeniu.',
      view_save: 'Zapisz bieżący widok',
      view_name: 'Nazwa widoku',
      view_name_hint: 'Na przykład „Zespół Pro z Krakowa”.',
      view_saved: 'Zapisano widok „{{name}}”.',
      view_rename: 'Zmień nazwę widoku „{{name}}”',
      view_remove: 'Usuń widok „{{name}}”',
      view_removed: 'Usunięto widok „{{name}}”.',
    },
    'en-US': {
      views: 'Views',
      views_empty:
        'Set filters, order, and columns, then save them under a name. You’ll find the view here on every device.',
      view_save: 'Save current view',
      view_name: 'View name',
      view_name_hint: 'For example “Pro Team in Kraków”.',
      view_saved: 'View “{{name}}” saved.',
      view_rename: 'Rename view “{{name}}”',
      view_remove: 'Delete view “{{name}}”',
      view_removed: 'View “{{name}}” deleted.',
    },
  }),

  validation: bilingualTexts({
    pl: {
      view_name_taken: 'Widok o tej nazwie już istnieje. Wybierz inną.',
      views_full: 'Osiągnięto limit widoków. Usuń niepotrzebny i spróbuj ponownie.',
    },
    'en-US': {
      view_name_taken: 'A view with this name already exists. Choose another name.',
      views_full: 'You’ve reached the view limit. Delete one and try again.',
    },
  }),

  events: bilingualTexts({
    pl: {
      'view.created': 'Zapisano widok',
      'view.updated': 'Zmieniono widok',
      'view.removed': 'Usunięto widok',
    },
    'en-US': {
      'view.created': 'View saved',
      'view.updated': 'View edited',
      'view.removed': 'View deleted',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'views.list': 'zobaczyć swoje zapisane widoki',
      'views.create': 'zapisać widok listy',
      'views.update': 'zmienić swój zapisany widok',
      'views.remove': 'usunąć swój zapisany widok',
    },
    'en-US': {
      'views.list': 'see one’s saved views',
      'views.create': 'save a view of a list',
      'views.update': 'edit one’s saved view',
      'views.remove': 'delete one’s saved view',
    },
  }),

  audit: bilingualTexts({
    pl: { kind_view: 'Zapisany widok' },
    'en-US': { kind_view: 'Saved view' },
  }),
}
