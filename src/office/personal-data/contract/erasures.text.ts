import { bilingualTexts } from '#kit/contract/texts/text.ts'
import type { KeepingReason } from '#kit/contract/values/data-kinds.ts'
import type { Cause, Fate, ObstacleKind } from './erasures.ts'

type ObstacleTexts = Record<
  | `cause_${Cause}`
  | `fate_${Fate}`
  | `because_${KeepingReason}`
  | `obstacle_${ObstacleKind}`
  | `settle_${ObstacleKind}`,
  unknown
> &
  Record<string, unknown>

export const erasureTexts = {
  erasures: bilingualTexts({
    pl: {
      title: 'Usuwanie danych',
      intro: 'Osoby, których dane zostaną usunięte, i potwierdzenia tego, co usunięto.',
      back: 'Usuwanie danych',
      empty: 'Nikt nie poprosił jeszcze o usunięcie danych.',
      panel_title: 'Usunięcie danych',
      own_intro:
        'Możesz usunąć swoje konto i dane. Usuniemy je po 7 dniach. Do tego czasu konto jest zablokowane, a usunięcie można cofnąć linkiem z wiadomości, którą wyślemy.',
      office_intro:
        'Dane zostaną usunięte po 7 dniach. Do tego czasu konto jest zablokowane, profil i praca tej osoby nie są publiczne, a usunięcie można cofnąć.',
      show_preview: 'Sprawdź, co zostanie usunięte',
      preview_title: 'Co się stanie z danymi',
      preview_loading: 'Sprawdzamy, jakie dane są zapisane…',
      fate_DELETED: 'Usunięte',
      fate_BLANKED: 'Zostaje bez nazwiska i treści',
      fate_KEPT: 'Zostaje',
      because_certificate:
        'certyfikat potwierdza ukończenie szkolenia i każdy może go sprawdzić; do unieważnienia przez biuro',
      because_accounting: 'kwoty i liczby do rozliczeń i podatków; tak długo, jak wymagają tego przepisy',
      because_ledger: 'wpisy, z których wynika saldo vouchera; tak długo jak rejestr voucherów',
      because_acceptance: 'dowód akceptacji regulaminu; do przedawnienia roszczeń',
      because_consent:
        'dowód, na co zgodziła się osoba ze zdjęć lub jej opiekun i co cofnięto; tak długo jak praca jest w portalu',
      because_rating: 'gwiazdki liczą się do średniej szkolenia; tak długo jak szkolenie',
      because_decision: 'decyzje i odpowiedzi w sprawach innych osób; tak długo jak te sprawy',
      because_teaching: 'szkolenia, do których odnoszą się certyfikaty i miejsca innych osób; tak długo jak one',
      because_trail: 'numer i rodzaj zdarzeń w dzienniku; dowód, kto co zrobił',
      records: {
        one: '{{count}} zapis',
        few: '{{count}} zapisy',
        many: '{{count}} zapisów',
        other: '{{count}} zapisu',
      },
      other_records: {
        one: '{{count}} inny zapis',
        few: '{{count}} inne zapisy',
        many: '{{count}} innych zapisów',
        other: '{{count}} innego zapisu',
      },
      mentions: {
        one: 'W {{count}} miejscu w cudzych tekstach imię i nazwisko, e-mail i telefon zostaną zamazane.',
        few: 'W {{count}} miejscach w cudzych tekstach imię i nazwisko, e-mail i telefon zostaną zamazane.',
        many: 'W {{count}} miejscach w cudzych tekstach imię i nazwisko, e-mail i telefon zostaną zamazane.',
        other: 'W {{count}} miejsca w cudzych tekstach imię i nazwisko, e-mail i telefon zostaną zamazane.',
      },
      remains:
        'Pliki zostają w koszu przez {{days}} dni, a kopie zapasowe najwyżej 56 dni. Po przywróceniu kopii te same dane zostaną usunięte ponownie.',
      obstacles_title: 'Najpierw trzeba to rozliczyć',
      obstacles_own: 'Napisz do biura, a pomożemy to zamknąć.',
      message_to_office: 'Chcę usunąć swoje konto i dane. Proszę najpierw o rozliczenie:',
      obstacle_LAST_OWNER: 'To ostatnie konto właściciela.',
      obstacle_TRAININGS: {
        one: '{{count}} szkolenie z zapisanymi osobami',
        few: '{{count}} szkolenia z zapisanymi osobami',
        many: '{{count}} szkoleń z zapisanymi osobami',
        other: '{{count}} szkolenia z zapisanymi osobami',
      },
      obstacle_PACKAGES: {
        one: '{{count}} opłacony pakiet z niewykorzystanymi wejściami',
        few: '{{count}} opłacone pakiety z niewykorzystanymi wejściami',
        many: '{{count}} opłaconych pakietów z niewykorzystanymi wejściami',
        other: '{{count}} opłaconego pakietu z niewykorzystanymi wejściami',
      },
      obstacle_VOUCHERS: {
        one: '{{count}} opłacony, niewykorzystany voucher',
        few: '{{count}} opłacone, niewykorzystane vouchery',
        many: '{{count}} opłaconych, niewykorzystanych voucherów',
        other: '{{count}} opłaconego, niewykorzystanego vouchera',
      },
      obstacle_REFUNDS: {
        one: '{{count}} miejsce, za które należy się zwrot',
        few: '{{count}} miejsca, za które należy się zwrot',
        many: '{{count}} miejsc, za które należy się zwrot',
        other: '{{count}} miejsca, za które należy się zwrot',
      },
      obstacle_SEATS: {
        one: '{{count}} miejsce na szkoleniu, które nie jest zakończone',
        few: '{{count}} miejsca na szkoleniach, które nie są zakończone',
        many: '{{count}} miejsc na szkoleniach, które nie są zakończone',
        other: '{{count}} miejsca na szkoleniach, które nie są zakończone',
      },
      obstacle_REPORTS: {
        one: '{{count}} nierozstrzygnięte zgłoszenie opinii',
        few: '{{count}} nierozstrzygnięte zgłoszenia opinii',
        many: '{{count}} nierozstrzygniętych zgłoszeń opinii',
        other: '{{count}} nierozstrzygniętego zgłoszenia opinii',
      },
      settle_LAST_OWNER: 'Nadaj rolę właściciela innej osobie',
      settle_TRAININGS: 'Odwołaj, zakończ lub przekaż szkolenia',
      settle_PACKAGES: 'Zwróć pieniądze za pakiety',
      settle_VOUCHERS: 'Zablokuj vouchery i zwróć pieniądze',
      settle_REFUNDS: 'Zwróć pieniądze za miejsca',
      settle_SEATS: 'Zwolnij miejsca',
      settle_REPORTS: 'Rozstrzygnij zgłoszenia',
      settled: 'Rozliczono to poza portalem',
      settled_hint:
        'Miejsca na szkoleniach, które się nie zaczęły, zostaną zwolnione, a niewykorzystane pakiety i vouchery zostaną bez nazwiska.',
      understood: 'Rozumiem, że po 7 dniach nie da się tego cofnąć',
      guest: 'Osoba bez konta',
      guest_intro:
        'Dane zapisane pod {{email}} zostaną usunięte od razu i nie da się tego cofnąć. Miejsca trzymane dla tej osoby się zwolnią, a jej zgody na zdjęcia zostaną wycofane.',
      guest_understood: 'Rozumiem, że nie da się tego cofnąć',
      guest_erased: 'Dane usunięto.',
      request: 'Usuń dane',
      request_own: 'Usuń moje konto i dane',
      requested: 'Dane zostaną usunięte {{date}}.',
      pending_title: 'Dane zostaną usunięte {{date}}',
      pending_SELF: 'Ta osoba poprosiła o to {{at}}.',
      pending_OFFICE: 'Na prośbę biura: {{name}}, {{at}}.',
      pending_INACTIVITY: 'Od dawna nic się nie działo ze zgłoszeniem. Usunięcie zaplanowano {{at}}.',
      pending_RESTORE: 'Te dane były już usunięte. Przywrócono kopię zapasową, więc zostaną usunięte ponownie.',
      pending_text: 'Do tego czasu konto jest zablokowane, a profil nie jest publiczny.',
      held_title: 'Usunięcie danych czeka',
      held: 'Termin minął, ale coś jest do rozliczenia. Portal sprawdza to co godzinę.',
      withdraw: 'Cofnij usunięcie',
      withdraw_question: 'Cofnąć usunięcie danych?',
      withdraw_text: 'Konto i profil będą takie jak przed prośbą.',
      withdrawn: 'Usunięcie cofnięte. Wszystko jest jak przedtem.',
      receipt_title: 'Potwierdzenie usunięcia danych',
      receipt_done: 'Dane usunięto {{at}}.',
      receipt_none: 'Nie było już czego usuwać.',
      column_person: 'Osoba',
      column_state: 'Stan',
      column_requested: 'Poproszono',
      column_due: 'Termin',
      column_cause: 'Kto poprosił',
      former: 'Osoba usunięta',
      state_pending: 'Zaplanowane',
      state_held: 'Czeka na rozliczenie',
      state_done: 'Usunięte',
      cause_SELF: 'Ta osoba',
      cause_OFFICE: 'Biuro',
      cause_GUEST: 'Biuro, dla osoby bez konta',
      cause_INACTIVITY: 'Portal, po długim braku aktywności',
      cause_RESTORE: 'Portal, po przywróceniu kopii',
      own_confirm_first: 'Potwierdź hasło, zanim usuniesz konto.',
      own_gone_title: 'Twoje konto zostanie usunięte {{date}}',
      own_gone_text:
        'Wylogowaliśmy Cię. Jeśli zmienisz zdanie, otwórz link z wiadomości, którą wysłaliśmy. Po usunięciu danych dostaniesz potwierdzenie.',
      link_title: 'Zachować konto i dane?',
      link_text: 'Twoje dane zostaną usunięte {{date}}. Możesz to jeszcze cofnąć.',
      link_text_on_hold:
        'Dzień usunięcia Twoich danych minął, ale jeszcze ich nie usunęliśmy. Możesz to jeszcze cofnąć.',
      link_keep: 'Zachowaj konto i dane',
      link_kept_title: 'Konto i dane zostają',
      link_kept_text: 'Usunięcie jest cofnięte. Wszystko jest jak przedtem.',
      link_gone_title: 'Ten link już nie działa',
      link_gone_text: 'Usunięcie zostało już cofnięte albo dane są już usunięte.',
      sign_in: 'Zaloguj się',
      cancel_reason: 'Prowadząca osoba odeszła z akademii.',
    } satisfies ObstacleTexts,
    'en-US': {
      title: 'Data erasure',
      intro: 'People whose data will be erased, and receipts for erased data.',
      back: 'Data erasure',
      empty: 'No one has asked to be erased yet.',
      panel_title: 'Erase data',
      own_intro:
        'You can delete your account and your data. We delete them after 7 days. Until then your account is blocked, and you can undo it with the link in the email that we send you.',
      office_intro:
        'The data is erased after 7 days. Until then the account is blocked, the person’s profile and work aren’t public, and the erasure can be undone.',
      show_preview: 'Check what will be deleted',
      preview_title: 'What happens to the data',
      preview_loading: 'Checking what is stored…',
      fate_DELETED: 'Deleted',
      fate_BLANKED: 'Stays without name and content',
      fate_KEPT: 'Stays',
      because_certificate:
        'a certificate proves that a training was completed, and anyone can verify it; until the office revokes it',
      because_accounting: 'amounts and counts for accounting and taxes; for as long as the law requires',
      because_ledger: 'entries that make up the balance of a voucher; as long as the voucher ledger',
      because_acceptance: 'evidence that the terms were accepted; until claims expire',
      because_consent:
        'evidence of what a person in pictures or their guardian agreed to, and what was withdrawn; as long as the work is in the portal',
      because_rating: 'stars count in the average of the training; as long as the training',
      because_decision: 'decisions and answers in other people’s cases; as long as those cases',
      because_teaching: 'trainings to which other people’s certificates and seats refer; as long as those',
      because_trail: 'the number and the kind of events in the audit log; evidence of who did what',
      records: { one: '{{count}} record', other: '{{count}} records' },
      other_records: { one: '{{count}} other record', other: '{{count}} other records' },
      mentions: {
        one: 'In {{count}} place in other people’s texts, full name, email, and phone are blacked out.',
        other: 'In {{count}} places in other people’s texts, full name, email, and phone are blacked out.',
      },
      remains:
        'Files stay in the trash for {{days}} days, and backups for at most 56 days. If a backup is restored, the same data is erased again.',
      obstacles_title: 'To be settled first',
      obstacles_own: 'Write to the office, and we’ll help you close it.',
      message_to_office: 'I want to delete my account and my data. Please settle this first:',
      obstacle_LAST_OWNER: 'This is the last owner account.',
      obstacle_TRAININGS: {
        one: '{{count}} training with participants',
        other: '{{count}} trainings with participants',
      },
      obstacle_PACKAGES: {
        one: '{{count}} paid package with unused entries',
        other: '{{count}} paid packages with unused entries',
      },
      obstacle_VOUCHERS: { one: '{{count}} paid, unused voucher', other: '{{count}} paid, unused vouchers' },
      obstacle_REFUNDS: {
        one: '{{count}} seat for which a refund is owed',
        other: '{{count}} seats for which a refund is owed',
      },
      obstacle_SEATS: {
        one: '{{count}} seat at a training that isn’t completed',
        other: '{{count}} seats at trainings that aren’t completed',
      },
      obstacle_REPORTS: {
        one: '{{count}} report of a review without a decision',
        other: '{{count}} reports of reviews without a decision',
      },
      settle_LAST_OWNER: 'Make someone else an owner',
      settle_TRAININGS: 'Cancel, complete, or hand over the trainings',
      settle_PACKAGES: 'Refund the packages',
      settle_VOUCHERS: 'Block the vouchers and refund them',
      settle_REFUNDS: 'Refund the seats',
      settle_SEATS: 'Release the seats',
      settle_REPORTS: 'Decide on the reports',
      settled: 'This was settled outside the portal',
      settled_hint:
        'Seats at trainings that haven’t begun are released, and unused packages and vouchers stay without a name.',
      understood: 'I understand that it can’t be undone after 7 days',
      guest: 'Person without an account',
      guest_intro:
        'The data stored under {{email}} is erased right away, and this can’t be undone. Seats held for this person become free, and their consents to pictures are withdrawn.',
      guest_understood: 'I understand that this can’t be undone',
      guest_erased: 'The data is erased.',
      request: 'Erase data',
      request_own: 'Delete my account and data',
      requested: 'The data will be erased on {{date}}.',
      pending_title: 'The data will be erased on {{date}}',
      pending_SELF: 'Requested by this person, {{at}}.',
      pending_OFFICE: 'Requested by {{name}}, {{at}}.',
      pending_INACTIVITY: 'The application has been inactive for a long time. Scheduled {{at}}.',
      pending_RESTORE: 'This data was erased before. A backup was restored, so it is erased again.',
      pending_text: 'Until then the account is blocked and the profile isn’t public.',
      held_title: 'The erasure is on hold',
      held: 'It is due, but something has to be settled. The portal checks every hour.',
      withdraw: 'Undo the erasure',
      withdraw_question: 'Undo the erasure?',
      withdraw_text: 'Account and profile will be as they were before the request.',
      withdrawn: 'Erasure undone. Everything is as before.',
      receipt_title: 'Receipt for an erasure',
      receipt_done: 'The data was erased {{at}}.',
      receipt_none: 'There was nothing left to erase.',
      column_person: 'Person',
      column_state: 'Status',
      column_requested: 'Requested',
      column_due: 'Due',
      column_cause: 'Requested by',
      former: 'Erased person',
      state_pending: 'Scheduled',
      state_held: 'On hold',
      state_done: 'Erased',
      cause_SELF: 'This person',
      cause_OFFICE: 'The office',
      cause_GUEST: 'The office, for a person without an account',
      cause_INACTIVITY: 'The portal, after long inactivity',
      cause_RESTORE: 'The portal, after a restored backup',
      own_confirm_first: 'Confirm your password before you delete your account.',
      own_gone_title: 'Your account will be deleted on {{date}}',
      own_gone_text:
        'You’re signed out. If you change your mind, open the link in the email that we sent you. After the data is deleted, you get a receipt.',
      link_title: 'Keep your account and data?',
      link_text: 'Your data will be deleted on {{date}}. You can still undo it.',
      link_text_on_hold:
        'The day for deleting your data has passed, but it hasn’t been deleted yet. You can still undo it.',
      link_keep: 'Keep my account and data',
      link_kept_title: 'Your account and data stay',
      link_kept_text: 'The deletion is undone. Everything is as before.',
      link_gone_title: 'This link no longer works',
      link_gone_text: 'The deletion was undone already, or the data is deleted.',
      sign_in: 'Sign in',
      cancel_reason: 'The person who was to teach it has left the academy.',
    },
  }),

  mails: bilingualTexts({
    pl: {
      erasure_requested_subject: 'Twoje konto zostanie usunięte {{date}}',
      erasure_requested_body:
        'Dzień dobry!\n\nNa Twoją prośbę usuniemy konto i dane w portalu {{date}}. Do tego czasu nie można się zalogować, a Twój profil nie jest publiczny.\n\nJeśli zmienisz zdanie albo nie Ty o to prosisz, otwórz poniższy link. Wszystko będzie jak przedtem.',
      erasure_requested_button: 'Zachowaj konto i dane',
      erasure_announced_subject: 'Twoje dane w portalu zostaną usunięte {{date}}',
      erasure_announced_body:
        'Dzień dobry!\n\nBiuro akademii usunie Twoje konto i dane w portalu {{date}}. Do tego czasu nie można się zalogować, a Twój profil nie jest publiczny.\n\nJeśli chcesz je zachować, otwórz poniższy link albo odpisz na tę wiadomość.',
      erasure_announced_button: 'Zachowaj konto i dane',
      erasure_inactive_subject: 'Usuniemy Twoje zgłoszenie {{date}}',
      erasure_inactive_body:
        'Dzień dobry!\n\nZ Twoim zgłoszeniem do sieci artystów od dawna nic się nie dzieje. Nie przechowujemy danych dłużej, niż trzeba, więc usuniemy je {{date}}.\n\nJeśli nadal chcesz do nas dołączyć, otwórz poniższy link, a zgłoszenie zostanie.',
      erasure_inactive_button: 'Zachowaj zgłoszenie',
      erasure_on_hold_subject: 'Twoje dane w portalu czekają na usunięcie',
      erasure_on_hold_body:
        'Dzień dobry!\n\nTwoje dane w portalu usuniemy, gdy tylko biuro rozliczy to, co zostało do rozliczenia.\n\nJeśli chcesz je zachować, otwórz poniższy link. Wszystko będzie jak przedtem.',
      erasure_on_hold_button: 'Zachowaj moje dane',
      erasure_withdrawn_subject: 'Twoje dane w portalu zostają',
      erasure_withdrawn_body:
        'Dzień dobry!\n\nUsunięcie Twoich danych zostało cofnięte. Możesz korzystać z portalu tak jak przedtem.',
      erasure_done_subject: 'Potwierdzenie: Twoje dane zostały usunięte',
      erasure_done_body:
        'Dzień dobry!\n\nUsunęliśmy Twoje dane z portalu. To ostatnia wiadomość na ten adres: nie przechowujemy go już.\n\nUsunięte lub pozbawione nazwiska i treści (liczba zapisów):\n{{gone}}\n\nCo zostaje i dlaczego:\n{{kept}}\n\nPliki znikną z kosza do {{date}}, a z kopii zapasowych najpóźniej po 56 dniach. Po przywróceniu kopii te same dane zostaną usunięte ponownie.',
    },
    'en-US': {
      erasure_requested_subject: 'Your account will be deleted on {{date}}',
      erasure_requested_body:
        'Hello {{first_name}},\n\nAs you asked, we’ll delete your account and your data in the portal on {{date}}. Until then you can’t sign in, and your profile isn’t public.\n\nIf you change your mind, or didn’t ask for this, open the link below. Everything will be as before.',
      erasure_requested_button: 'Keep my account and data',
      erasure_announced_subject: 'Your data in the portal will be deleted on {{date}}',
      erasure_announced_body:
        'Hello {{first_name}},\n\nThe academy office will delete your account and your data in the portal on {{date}}. Until then you can’t sign in, and your profile isn’t public.\n\nIf you want to keep them, open the link below or reply to this message.',
      erasure_announced_button: 'Keep my account and data',
      erasure_inactive_subject: 'We’ll delete your application on {{date}}',
      erasure_inactive_body:
        'Hello {{first_name}},\n\nYour application to our network of artists has been inactive for a long time. We don’t store data for longer than necessary, so we’ll delete it on {{date}}.\n\nIf you still want to join us, open the link below, and the application stays.',
      erasure_inactive_button: 'Keep my application',
      erasure_on_hold_subject: 'Your data in the portal is waiting to be deleted',
      erasure_on_hold_body:
        'Hello {{first_name}},\n\nWe’ll delete your data in the portal as soon as the office has settled what’s left.\n\nIf you want to keep it, open the link below. Everything will be as before.',
      erasure_on_hold_button: 'Keep my data',
      erasure_withdrawn_subject: 'Your data in the portal stays',
      erasure_withdrawn_body:
        'Hello {{first_name}},\n\nThe deletion of your data was undone. You can use the portal as before.',
      erasure_done_subject: 'Receipt: your data was deleted',
      erasure_done_body:
        'Hello {{first_name}},\n\nWe’ve deleted your data from the portal. This is the last message to this address: we no longer store it.\n\nDeleted, or left without name and content (number of records):\n{{gone}}\n\nWhat stays, and why:\n{{kept}}\n\nFiles are gone from the trash by {{date}}, and from backups after 56 days at the latest. If a backup is restored, the same data is erased again.',
    },
  }),

  notices: bilingualTexts({
    pl: {
      erasure_requested_title: 'Ktoś poprosił o usunięcie danych',
      erasure_requested_text: 'Dane zostaną usunięte po 7 dniach. Do tego czasu można to cofnąć.',
      erasure_held_title: 'Usunięcie danych czeka na rozliczenie',
      erasure_held_text: 'Termin minął, ale coś jest do rozliczenia.',
    },
    'en-US': {
      erasure_requested_title: 'Someone asked to be erased',
      erasure_requested_text: 'The data is erased after 7 days. Until then it can be undone.',
      erasure_held_title: 'An erasure is on hold',
      erasure_held_text: 'It is due, but something has to be settled.',
    },
  }),

  rights: bilingualTexts({
    pl: { 'can-erase-people': 'usuwanie danych osób, na zawsze' },
    'en-US': { 'can-erase-people': 'erase people’s data permanently' },
  }),

  errors: bilingualTexts({
    pl: {
      erasure_pending: 'Dane tej osoby są już przeznaczone do usunięcia. Aby to zmienić, najpierw cofnij usunięcie.',
      erasure_obstacles:
        'Najpierw trzeba rozliczyć to, co widać przy usuwaniu danych. Strona sama się odświeżyła: sprawdź, co zostało.',
      erasure_own: 'Własne dane usuwa się na stronie „Twoje dane” w ustawieniach konta.',
      account_leaving:
        'To konto zostanie usunięte {{date}} i nie można się na nie zalogować. Aby je zachować, otwórz link z wiadomości, którą wysłaliśmy, albo napisz do biura.',
      guest_has_account: 'Ta osoba ma konto albo zgłoszenie do sieci artystów. Pobierz lub usuń dane na jej stronie.',
      guest_unknown: 'Portal nie ma niczego pod tym adresem. Sprawdź pisownię i zapytaj, czy ta osoba używała innego.',
      erasure_over: 'Tego usunięcia nie można już cofnąć: dane są usunięte albo cofnięto je wcześniej.',
    },
    'en-US': {
      erasure_pending: 'This person’s data is to be erased already. To change that, undo the erasure first.',
      erasure_obstacles:
        'Settle first what is listed beside the erasure. The page has refreshed itself: see what is left.',
      erasure_own: 'Erase your own data on the page “Your data” in your account’s settings.',
      account_leaving:
        'This account will be deleted on {{date}}, and no one can sign in to it. To keep it, open the link in the email that we sent, or write to the office.',
      guest_has_account: 'This person has an account or an application. Download or erase the data on their page.',
      guest_unknown:
        'The portal stores nothing under this email. Check the spelling, and ask whether this person used another.',
      erasure_over: 'This erasure can no longer be undone: the data is erased, or it was undone before.',
    },
  }),

  events: bilingualTexts({
    pl: {
      'erasure.requested': 'Poproszono o usunięcie danych osoby',
      'erasure.linkSent': 'Wysłano nowy link do cofnięcia usunięcia danych osoby',
      'erasure.withdrawn': 'Cofnięto usunięcie danych osoby',
      'erasure.held': 'Usunięcie danych osoby czeka na rozliczenie',
      'erasure.done': 'Usunięto dane osoby',
    },
    'en-US': {
      'erasure.requested': 'Erasure of a person requested',
      'erasure.linkSent': 'New link to undo an erasure sent',
      'erasure.withdrawn': 'Erasure of a person undone',
      'erasure.held': 'Erasure of a person on hold',
      'erasure.done': 'Person erased',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'erasures.list': 'zobaczyć, czyje dane są usuwane',
      'erasures.get': 'zobaczyć potwierdzenie usunięcia danych',
      'erasures.previewArtist': 'sprawdzić, co obejmie usunięcie danych artysty',
      'erasures.previewStudent': 'sprawdzić, co obejmie usunięcie danych kursanta',
      'erasures.previewUser': 'sprawdzić, co obejmie usunięcie danych użytkownika',
      'erasures.requestArtist': 'usunąć dane artysty',
      'erasures.requestStudent': 'usunąć dane kursanta',
      'erasures.requestUser': 'usunąć dane użytkownika',
      'erasures.previewGuest': 'sprawdzić, co obejmie usunięcie danych osoby bez konta',
      'erasures.eraseGuest': 'usunąć dane osoby bez konta',
      'erasures.withdraw': 'cofnąć usunięcie danych osoby',
      'erasures.previewOwn': 'sprawdzić, co usunie usunięcie własnych danych',
      'erasures.requestOwn': 'usunąć własne dane',
      'erasures.openLink': 'otworzyć link do cofnięcia usunięcia danych',
      'erasures.withdrawByLink': 'cofnąć usunięcie danych linkiem z wiadomości',
    },
    'en-US': {
      'erasures.list': 'see whose data is being erased',
      'erasures.get': 'see the receipt of an erasure',
      'erasures.previewArtist': 'see what erasing an artist would delete',
      'erasures.previewStudent': 'see what erasing a student would delete',
      'erasures.previewUser': 'see what erasing a user would delete',
      'erasures.requestArtist': 'erase an artist',
      'erasures.requestStudent': 'erase a student',
      'erasures.requestUser': 'erase a user',
      'erasures.previewGuest': 'see what erasing a person without an account would delete',
      'erasures.eraseGuest': 'erase a person without an account',
      'erasures.withdraw': 'undo the erasure of a person',
      'erasures.previewOwn': 'see what erasing oneself would delete',
      'erasures.requestOwn': 'erase oneself',
      'erasures.openLink': 'open the link that undoes an erasure',
      'erasures.withdrawByLink': 'undo an erasure by the link of the email',
    },
  }),

  audit: bilingualTexts({
    pl: { kind_erasure: 'Usunięcie danych' },
    'en-US': { kind_erasure: 'Data erasure' },
  }),
}
