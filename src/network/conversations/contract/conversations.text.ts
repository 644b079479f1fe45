import { bilingualTexts } from '#kit/contract/texts/text.ts'
import type { conversationErrors } from './conversations.errors.ts'

export const conversationTexts = {
  conversations: bilingualTexts({
    pl: {
      title: 'Wiadomości',
      intro_office: 'Wspólna skrzynka biura: rozmowy z artystami i kursantami, od najnowszych.',
      intro_artist: 'Każda sprawa ma swoją rozmowę z biurem akademii.',
      intro_student: 'Tu odpowiada biuro akademii. O odpowiedzi powiadomimy Cię e-mailem.',
      list: 'Rozmowy',
      open: 'Otwarta rozmowa',
      new: 'Nowa wiadomość',
      none_open: 'Wybierz rozmowę',
      none_open_office: 'Rozmowy są po lewej. Możesz też zacząć nową.',
      none_open_artist: 'Rozmowy są po lewej. Wybierz tę, w której chcesz napisać.',
      nobody_wrote: 'Nikt tu jeszcze nie napisał',
      nobody_wrote_office: 'Gdy artysta lub kursant napisze do biura albo biuro do nich, rozmowa pojawi się tutaj.',
      not_for_you:
        'Tutaj artyści i kursanci rozmawiają z biurem akademii. Twoje konto nie ma uprawnienia do czytania tych rozmów.',
      write_to_office: 'Napisz do biura',
      student_first:
        'Masz pytanie o szkolenie, pakiet, płatność albo voucher? Odpowiedź biura znajdziesz tutaj, a gdy przyjdzie, damy Ci znać e-mailem.',
      absent: 'Nie ma takiej rozmowy',
      absent_text: 'Adres mógł się zmienić albo ta rozmowa nie jest dla Ciebie.',
      back: 'Wróć do listy rozmów',
      more: 'Pokaż więcej rozmów',
      found: {
        one: '{{count}} rozmowa',
        few: '{{count}} rozmowy',
        many: '{{count}} rozmów',
        other: '{{count}} rozmowy',
      },
      unread: {
        one: '{{count}} nieprzeczytana wiadomość',
        few: '{{count}} nieprzeczytane wiadomości',
        many: '{{count}} nieprzeczytanych wiadomości',
        other: '{{count}} nieprzeczytanej wiadomości',
      },
      only_unread: 'Nieprzeczytane',
      kind: 'Z kim i o czym',
      any_kind: 'Wszystkie',
      students: 'Kursanci',
      artists: 'Artyści',
      artists_by_topic: 'Artyści, według tematu',

      answer: 'Odpowiedz',
      type_GENERAL: 'Sprawy ogólne',
      type_INVITATION: 'Zgłoszenie',
      type_VERIFICATION: 'Dane i dokumenty',
      type_STATUS_UPGRADE: 'Awans',
      type_TRAINING: 'Szkolenia',
      about_GENERAL: 'Wszystko, co nie ma osobnego tematu. Odpowiadamy w dni robocze.',
      about_INVITATION: 'Pytania o zgłoszenie i przyjęcie do sieci artystów.',
      about_VERIFICATION: 'Twoje dane, dokumenty i ich terminy ważności.',
      about_STATUS_UPGRADE: 'Wymagania kolejnego poziomu i wniosek o awans.',
      about_TRAINING: 'Terminy, uczestnicy, sale i materiały.',
      student_about: 'Szkolenia, pakiety, płatności, vouchery. Odpowiadamy w dni robocze.',
      office_about_GENERAL: 'Wszystko, co nie ma osobnego tematu.',
      office_about_INVITATION: 'Zgłoszenie i przyjęcie do sieci.',
      office_about_VERIFICATION: 'Dane i dokumenty tej osoby.',
      office_about_STATUS_UPGRADE: 'Wymagania i wniosek o awans.',
      office_about_TRAINING: 'Terminy, uczestnicy, sale, materiały.',

      choose_artist: 'Do kogo chcesz napisać?',
      search_artist: 'Szukaj artysty',
      choose_type: 'W jakiej sprawie?',
      other_artist: 'Wybierz inną osobę',
      open_in_inbox: 'Otwórz w wiadomościach',

      with_office: 'Rozmowa z biurem akademii',
      the_office: 'Biuro akademii',
      office_answers: 'Odpowiadamy w dni robocze',
      student: 'Kursant',
      office: 'biuro akademii',
      you: 'Ty',
      log: 'Wiadomości w tej rozmowie',
      load_earlier: 'Wcześniejsze wiadomości',
      failed_earlier: 'Nie udało się wczytać wcześniejszych wiadomości.',
      load_later: 'Późniejsze wiadomości',
      failed_later: 'Nie udało się wczytać późniejszych wiadomości.',
      to_newest: 'Do najnowszych',
      to_newest_failed: 'Nie udało się. Spróbuj ponownie.',
      new_messages: {
        one: '{{count}} nowa wiadomość',
        few: '{{count}} nowe wiadomości',
        many: '{{count}} nowych wiadomości',
        other: '{{count}} nowej wiadomości',
      },
      seen: 'Przeczytano {{when}}',
      attachments: 'Załączniki',
      file_picture: 'Zdjęcie {{number}}',
      file_document: 'Plik PDF {{number}}',
      internal: 'Notatka wewnętrzna',

      write: 'Napisz wiadomość…',
      write_note: 'Napisz notatkę, którą zobaczy tylko biuro…',
      attach: 'Dołącz pliki (PDF lub zdjęcia)',
      detach: 'Usuń plik {{name}}',
      send: 'Wyślij',
      save_note: 'Dodaj notatkę',
      enter_sends: 'Enter wysyła, Shift + Enter to nowy wiersz',
      too_long: {
        one: 'Wiadomość jest za długa o {{count}} znak.',
        few: 'Wiadomość jest za długa o {{count}} znaki.',
        many: 'Wiadomość jest za długa o {{count}} znaków.',
        other: 'Wiadomość jest za długa o {{count}} znaku.',
      },
      unreachable:
        'Ta osoba nie ma czynnego konta w portalu i nie przeczyta wiadomości. Możesz dodać notatkę dla biura albo napisać e-mail.',
      files: { one: '{{count}} plik', few: '{{count}} pliki', many: '{{count}} plików', other: '{{count}} pliku' },
      sending: 'Wysyłanie…',
      sending_files: {
        one: 'Wysyłanie {{count}} pliku',
        few: 'Wysyłanie {{count}} plików',
        many: 'Wysyłanie {{count}} plików',
        other: 'Wysyłanie {{count}} pliku',
      },
      unknown_arrival: 'Nie wiadomo, czy ta wiadomość dotarła. Ponowna próba nie wyśle jej drugi raz.',
      files_lost: 'Ta wiadomość nie dotarła. Dołącz ponownie pliki: {{names}}.',
      edit_again: 'Popraw',
    },
    'en-US': {
      title: 'Messages',
      intro_office: 'The office’s shared inbox: conversations with artists and students, newest first.',
      intro_artist: 'Every matter has its own conversation with the academy office.',
      intro_student: 'The academy office answers here. We’ll email you when it does.',
      list: 'Conversations',
      open: 'Open conversation',
      new: 'New message',
      none_open: 'Choose a conversation',
      none_open_office: 'Conversations are on the left. You can also start a new one.',
      none_open_artist: 'Conversations are on the left. Choose the one you want to write in.',
      nobody_wrote: 'No one has written here yet',
      nobody_wrote_office:
        'Once an artist or a student writes to the office, or the office to them, the conversation appears here.',
      not_for_you:
        'This is where artists and students write to the academy office. Your account doesn’t have access to these conversations.',
      write_to_office: 'Write to the office',
      student_first:
        'A question about a training, a package, a payment, or a voucher? The office answers here, and we email you when it does.',
      absent: 'There is no such conversation',
      absent_text: 'The address may have changed, or this conversation isn’t for you.',
      back: 'Back to conversations',
      more: 'Show more conversations',
      found: { one: '{{count}} conversation', other: '{{count}} conversations' },
      unread: { one: '{{count}} unread message', other: '{{count}} unread messages' },
      only_unread: 'Unread',
      kind: 'People and topic',
      any_kind: 'All',
      students: 'Students',
      artists: 'Artists',
      artists_by_topic: 'Artists by topic',

      answer: 'Answer',
      type_GENERAL: 'General',
      type_INVITATION: 'Application',
      type_VERIFICATION: 'Data and documents',
      type_STATUS_UPGRADE: 'Status upgrade',
      type_TRAINING: 'Trainings',
      about_GENERAL: 'Everything without a topic of its own. We answer on weekdays.',
      about_INVITATION: 'Questions about applying and joining the network of artists.',
      about_VERIFICATION: 'Your data, your documents, and how long they are valid.',
      about_STATUS_UPGRADE: 'What the next level requires, and asking for it.',
      about_TRAINING: 'Dates, participants, venues, and materials.',
      student_about: 'Trainings, packages, payments, vouchers. We answer on weekdays.',
      office_about_GENERAL: 'Everything without a topic of its own.',
      office_about_INVITATION: 'Applying and joining the network.',
      office_about_VERIFICATION: 'This person’s data and documents.',
      office_about_STATUS_UPGRADE: 'Requirements and requests for an upgrade.',
      office_about_TRAINING: 'Dates, participants, venues, materials.',

      choose_artist: 'Who do you want to write to?',
      search_artist: 'Search for an artist',
      choose_type: 'What is it about?',
      other_artist: 'Choose someone else',
      open_in_inbox: 'Open in messages',

      with_office: 'With the academy office',
      the_office: 'The academy office',
      office_answers: 'We answer on weekdays',
      student: 'Student',
      office: 'the academy office',
      you: 'You',
      log: 'Messages in this conversation',
      load_earlier: 'Earlier messages',
      failed_earlier: 'Earlier messages couldn’t be loaded.',
      load_later: 'Later messages',
      failed_later: 'Later messages couldn’t be loaded.',
      to_newest: 'To the newest',
      to_newest_failed: 'That didn’t work. Try again.',
      new_messages: { one: '{{count}} new message', other: '{{count}} new messages' },
      seen: 'Seen {{when}}',
      attachments: 'Attachments',
      file_picture: 'Picture {{number}}',
      file_document: 'PDF file {{number}}',
      internal: 'Internal note',

      write: 'Write a message…',
      write_note: 'Write a note that only the office sees…',
      attach: 'Attach files (PDF or pictures)',
      detach: 'Remove file {{name}}',
      send: 'Send',
      save_note: 'Add note',
      enter_sends: 'Enter sends, Shift + Enter starts a new line',
      too_long: {
        one: 'The message is {{count}} character too long.',
        other: 'The message is {{count}} characters too long.',
      },
      unreachable:
        'This person has no active account in the portal and couldn’t read a message. You can add a note for the office, or write an email.',
      files: { one: '{{count}} file', other: '{{count}} files' },
      sending: 'Sending…',
      sending_files: { one: 'Sending {{count}} file', other: 'Sending {{count}} files' },
      unknown_arrival: 'It isn’t known whether this message arrived. Trying again won’t send it twice.',
      files_lost: 'This message didn’t arrive. Attach these files again: {{names}}.',
      edit_again: 'Edit',
    },
  }),

  dashboard: bilingualTexts({
    pl: {
      queue_messages: {
        one: 'rozmowa z nieprzeczytaną wiadomością',
        few: 'rozmowy z nieprzeczytanymi wiadomościami',
        many: 'rozmów z nieprzeczytanymi wiadomościami',
        other: 'rozmowy z nieprzeczytanymi wiadomościami',
      },
    },
    'en-US': {
      queue_messages: {
        one: 'conversation with an unread message',
        other: 'conversations with unread messages',
      },
    },
  }),

  rights: bilingualTexts({
    pl: {
      'can-view-all-conversations': 'przeglądanie wszystkich rozmów',
    },
    'en-US': {
      'can-view-all-conversations': 'view all conversations',
    },
  }),

  errors: bilingualTexts({
    pl: {
      reader_unreachable:
        'Ta osoba nie ma czynnego konta w portalu, więc nie przeczyta wiadomości. Napisz do niej e-mail.',
    } satisfies Record<keyof typeof conversationErrors, unknown>,
    'en-US': {
      reader_unreachable:
        'This person has no active account in the portal and couldn’t read the message. Write them an email instead.',
    },
  }),

  notices: bilingualTexts({
    pl: {
      message_arrived_title: 'Wiadomość od: {{author}}',
      message_arrived_text: '{{topic}}: {{words}}',
    },
    'en-US': {
      message_arrived_title: 'Message from {{author}}',
      message_arrived_text: '{{topic}}: {{words}}',
    },
  }),

  mails: bilingualTexts({
    pl: {
      office_wrote_subject: 'Nowa wiadomość od akademii',
      office_wrote_body:
        'Dzień dobry!\n\n{{author}} z biura akademii pisze do Ciebie w rozmowie „{{topic}}”. Tak zaczyna się wiadomość:',
      office_wrote_button: 'Przeczytaj i odpowiedz',
      person_wrote_subject: 'Nowa wiadomość: {{author}}',
      person_wrote_body: 'Dzień dobry!\n\n{{author}} pisze do biura w rozmowie „{{topic}}”. Tak zaczyna się wiadomość:',
      person_wrote_button: 'Przeczytaj i odpowiedz',
      date_asked_subject: 'Prośba o termin dedykowany: {{author}}',
      date_asked_body:
        'Dzień dobry!\n\nOdpowiedź wyślesz w Wiadomościach portalu, w rozmowie z tą osobą. {{author}} prosi o termin dedykowany:',
      date_asked_button: 'Otwórz rozmowę',
    },
    'en-US': {
      office_wrote_subject: 'A new message from the academy',
      office_wrote_body:
        'Hello {{first_name}},\n\n{{author}} from the academy office has written to you under “{{topic}}”. The message begins:',
      office_wrote_button: 'Read and reply',
      person_wrote_subject: 'New message: {{author}}',
      person_wrote_body:
        'Hello {{first_name}},\n\n{{author}} has written to the office under “{{topic}}”. The message begins:',
      person_wrote_button: 'Read and reply',
      date_asked_subject: 'Request for a dedicated date: {{author}}',
      date_asked_body:
        'Hello,\n\nYou can answer in Messages, in the conversation with them. {{author}} asks for a dedicated date:',
      date_asked_button: 'Open the conversation',
    },
  }),

  events: bilingualTexts({
    pl: {
      'message.sent': 'Wysłano wiadomość',
      'conversation.read': 'Przeczytano wiadomości',
      'terms.dateAsked': 'Poproszono o termin dedykowany',
    },
    'en-US': {
      'message.sent': 'Message sent',
      'conversation.read': 'Messages read',
      'terms.dateAsked': 'Dedicated date asked for',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'conversations.list': 'zobaczyć listę rozmów',
      'conversations.thread': 'przeczytać rozmowę',
      'conversations.send': 'napisać w rozmowie z artystą',
      'conversations.sendOfStudent': 'napisać w rozmowie z kursantem',
      'conversations.open': 'zacząć rozmowę z biurem jako kursant',
      'conversations.write': 'zacząć rozmowę z artystą',
      'conversations.read': 'oznaczyć rozmowę jako przeczytaną',
      'conversations.attachment': 'otworzyć załącznik rozmowy',
      'conversations.askForDate': 'poprosić o dedykowany termin',
    },
    'en-US': {
      'conversations.list': 'see the list of conversations',
      'conversations.thread': 'read a conversation',
      'conversations.send': 'write in a conversation with an artist',
      'conversations.sendOfStudent': 'write in a conversation with a student',
      'conversations.open': 'start a conversation with the office as a student',
      'conversations.write': 'start a conversation with an artist',
      'conversations.read': 'mark a conversation as read',
      'conversations.attachment': 'open an attachment of a conversation',
      'conversations.askForDate': 'ask for a dedicated date',
    },
  }),

  audit: bilingualTexts({
    pl: {
      kind_conversation: 'Rozmowa',
      kind_message: 'Wiadomość',
    },
    'en-US': {
      kind_conversation: 'Conversation',
      kind_message: 'Message',
    },
  }),

  reasons: bilingualTexts({
    pl: {
      part_conversationOfArtist: 'Która rozmowa',
      part_conversationOfStudent: 'Która rozmowa',
      part_attachment: 'Który załącznik',
    },
    'en-US': {
      part_conversationOfArtist: 'Which conversation',
      part_conversationOfStudent: 'Which conversation',
      part_attachment: 'Which attachment',
    },
  }),
}
