import { bilingualTexts } from './text.ts'

/** What every form says, with its drafts and uploads, and whatever is put in order. */
export const formTexts = {
  app: bilingualTexts({
    pl: {
      in_pl: 'Po polsku',
      'in_en-US': 'Po angielsku',
      clear: 'Wyczyść',
      choose: 'Wybierz…',
      optional: '(opcjonalnie)',
      show_password: 'Pokaż hasło',
      not_sent: 'Nie udało się wysłać',

      draft_restored: 'Przywróciliśmy to, co wpisano tu wcześniej.',
      draft_outdated: 'Od tamtej pory ktoś zmienił te dane. Zanim wyślesz, sprawdź, czy wszystko się zgadza.',
      draft_discard: 'Zacznij od nowa',
      leave_question: 'Wyjść bez zapisania?',
      leave_kept: 'Zmiany nie są jeszcze zapisane. Zachowamy je na tym urządzeniu do Twojego powrotu.',
      leave_lost: 'Zmiany nie są jeszcze zapisane i przepadną.',
      leave: 'Wyjdź',
      stay: 'Zostań',

      entry_remove: 'Usuń: {{name}}',
      entry_removed: 'Usunięto: {{name}}',

      upload_call: 'Upuść plik tutaj lub wybierz z dysku',
      upload_call_touch: 'Wybierz plik lub zrób zdjęcie',
      upload_rule: '{{accepted}}, do {{max_mb}} MB',
      upload_progress: 'Wysyłanie pliku {{name}}',
      upload_checking: 'Sprawdzanie…',

      reorder: 'Zmień kolejność',
      reorder_text: 'Przeciągnij pozycje za uchwyt albo przesuwaj je strzałkami. Kolejność zapisuje się od razu.',
      reorder_up: 'Przesuń wyżej: {{name}}',
      reorder_down: 'Przesuń niżej: {{name}}',
      reorder_handle: 'Przeciągnij: {{name}}',
      reorder_keys: 'Spacja podnosi pozycję, strzałki ją przesuwają, spacja odkłada, Escape cofa.',
      reorder_taken: '{{name}}: podniesiono, miejsce {{place}} z {{count}}',
      reorder_moved: '{{name}}: miejsce {{place}} z {{count}}',
      reorder_dropped: '{{name}}: odłożono, miejsce {{place}} z {{count}}',
      reorder_canceled: '{{name}}: bez zmian, miejsce {{place}} z {{count}}',
    },
    'en-US': {
      in_pl: 'In Polish',
      'in_en-US': 'In English',
      clear: 'Clear',
      choose: 'Choose…',
      optional: '(optional)',
      show_password: 'Show password',
      not_sent: 'This could not be sent',

      draft_restored: 'We restored what you typed here earlier.',
      draft_outdated:
        'Someone has changed this information since then. Before you send it, check that everything is correct.',
      draft_discard: 'Start over',
      leave_question: 'Leave without saving?',
      leave_kept: 'Your changes are not saved yet. We will keep them on this device until you come back.',
      leave_lost: 'Your changes are not saved yet and will be lost.',
      leave: 'Leave',
      stay: 'Stay',

      entry_remove: 'Remove: {{name}}',
      entry_removed: 'Removed: {{name}}',

      upload_call: 'Drop a file here or choose one',
      upload_call_touch: 'Choose a file or take a picture',
      upload_rule: '{{accepted}}, up to {{max_mb}} MB',
      upload_progress: 'Uploading {{name}}',
      upload_checking: 'Checking…',

      reorder: 'Change order',
      reorder_text: 'Drag items by their handle, or move them with the arrows. The order is saved right away.',
      reorder_up: 'Move up: {{name}}',
      reorder_down: 'Move down: {{name}}',
      reorder_handle: 'Drag: {{name}}',
      reorder_keys: 'Space picks the item up, the arrows move it, Space puts it down, Escape takes it back.',
      reorder_taken: '{{name}}: picked up, place {{place}} of {{count}}',
      reorder_moved: '{{name}}: place {{place}} of {{count}}',
      reorder_dropped: '{{name}}: put down, place {{place}} of {{count}}',
      reorder_canceled: '{{name}}: unchanged, place {{place}} of {{count}}',
    },
  }),
}
