import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const settingsTexts = {
  settings: bilingualTexts({
    pl: {
      title: 'Ustawienia',
      intro: 'Jak działa portal akademii i Twoje konto.',
      tab_academy: 'Akademia',
      tab_privacy: 'Prywatność',
      tab_security: 'Bezpieczeństwo',
      saved: 'Ustawienie zapisane.',
      not_set: 'Nie ustawiono',
      voucher_delay: 'Opóźnienie voucherów',
      voucher_delay_days: 'Dni od wystawienia do pierwszego użycia',
      voucher_delay_hint: 'Od 0 (od razu) do 365.',
      voucher_delay_value: {
        one: '{{count}} dzień od wystawienia',
        few: '{{count}} dni od wystawienia',
        many: '{{count}} dni od wystawienia',
        other: '{{count}} dnia od wystawienia',
      },
      scheduled_none:
        'Żaden voucher nie czeka teraz na swój pierwszy dzień. Zmiana obejmie te, które wystawisz później.',
      scheduled: {
        one: '{{count}} voucher czeka na swój pierwszy dzień. Zmiana go nie przesunie: obejmie tylko te, które wystawisz później.',
        few: '{{count}} vouchery czekają na swój pierwszy dzień. Zmiana ich nie przesunie: obejmie tylko te, które wystawisz później.',
        many: '{{count}} voucherów czeka na swój pierwszy dzień. Zmiana ich nie przesunie: obejmie tylko te, które wystawisz później.',
        other:
          '{{count}} vouchera czeka na swój pierwszy dzień. Zmiana ich nie przesunie: obejmie tylko te, które wystawisz później.',
      },
      simulation: {
        one: 'Gdyby opóźnienie wynosiło {{count}} dzień',
        few: 'Gdyby opóźnienie wynosiło {{count}} dni',
        many: 'Gdyby opóźnienie wynosiło {{count}} dni',
        other: 'Gdyby opóźnienie wynosiło {{count}} dnia',
      },
      simulation_next: 'Wystawiony dziś: do użycia od',
      simulation_issued: 'Wystawione w ostatnich 12 miesiącach',
      simulation_waiting: 'Z nich czekałoby dziś na pierwszy dzień',
      simulation_early: 'Użycia, na które byłoby za wcześnie',
      simulation_never: 'Vouchery, które skończyłyby się, zanim można ich użyć',
      review_voucher: 'Voucher za opinię',
      review_voucher_percent: 'Rabat w procentach',
      review_voucher_hint:
        'Taki sam za każdą opublikowaną opinię, bez względu na ocenę. Puste pole: opinia nie daje vouchera.',
      review_voucher_value: 'Voucher {{percent}}% za każdą opublikowaną opinię',
      review_voucher_none: 'Opinia nie daje vouchera',
      marketing: 'Materiały marketingowe',
      marketing_link: 'Adres folderu',
      marketing_link_hint:
        'Link do Dysku Google lub innego miejsca, z https:// na początku. Artyści zobaczą go na pulpicie; puste pole go usuwa.',
      dedicated: 'Prośby o termin dedykowany',
      dedicated_emails: 'Adresy e-mail',
      dedicated_hint:
        'Na te adresy trafiają prośby o termin dedykowany. Te same adresy podajemy temu, kto nie przyjmie regulaminu.',
      dedicated_email: 'Adres {{number}}',
      dedicated_add: 'Dodaj adres',
      dedicated_none: 'Nie ma jeszcze żadnego adresu: o prośbach biuro dowie się tylko z Wiadomości.',
      levels_text: 'Nazwy poziomów, ich kolejność i to, czego wymagają.',
      levels_open: 'Otwórz poziomy',
      gallery: 'Galeria artystów i szkolenia',
      gallery_on: 'Pokazuj galerię i szkolenia każdemu',
      gallery_hint:
        'Strony dla każdego, bez logowania: galeria artystów, którzy tego chcą, i szkolenia tych, którzy mają profil publiczny. Prowadzi do nich strona logowania.',
      gallery_value_on: 'Widoczne dla każdego',
      gallery_value_off: 'Wyłączone',
      gallery_open: 'Otwórz galerię',
      sign_ups: 'Zapisy na szkolenia bez konta',
      sign_ups_text:
        'Na stronie szkolenia dla każdego jest przycisk „Zapisz się”. Kto potwierdzi adres e-mail, czeka na odpowiedź biura albo od razu dostaje miejsce.',
      sign_ups_mode: 'Co daje zgłoszenie',
      sign_ups_OFF: 'Zapisy wyłączone',
      sign_ups_REQUESTS: 'Biuro przyjmuje każde zgłoszenie',
      sign_ups_SEATS: 'Miejsce od razu po potwierdzeniu adresu',
      sign_up_hold_hours: 'Ile godzin miejsce czeka na odpowiedź biura',
      sign_up_hold_hint:
        'Tyle czasu nikt inny nie zajmie tego miejsca. Potem zgłoszenie czeka dalej, ale już bez miejsca.',
      sign_ups_value: {
        one: '{{mode}}. Miejsce czeka {{count}} godzinę.',
        few: '{{mode}}. Miejsce czeka {{count}} godziny.',
        many: '{{mode}}. Miejsce czeka {{count}} godzin.',
        other: '{{mode}}. Miejsce czeka {{count}} godziny.',
      },
      two_factor: 'Logowanie dwuetapowe w biurze',
      two_factor_from: 'Wymagane od',
      two_factor_hint:
        'Od tego dnia osoby z biura bez logowania dwuetapowego włączą je przy logowaniu. Przypomnimy o tym 7 dni i dzień wcześniej. Puste pole: dobrowolne.',
      two_factor_value: 'Wymagane od {{date}}',
      two_factor_none: 'Dobrowolne',
      retention: 'Przechowywanie danych',
      retention_text:
        'Każdej nocy portal usuwa to, co jest starsze. Usuniętych danych nie da się przywrócić, a krótszy czas obowiązuje od najbliższej nocy.',
      retention_stays:
        'Bez względu na te ustawienia zostają: księgi pakietów i voucherów, certyfikaty, zaakceptowane regulaminy i zdarzenia w dzienniku. Sesje kończą się same po 2 godzinach bez aktywności, najpóźniej po 12 godzinach, i wtedy są usuwane.',
      retention_last: 'Ostatnio: {{at}}. Usunięto: {{what}}.',
      retention_last_nothing: 'Ostatnio: {{at}}. Nie było nic do usunięcia.',
      retention_never: 'Portal jeszcze niczego nie usuwał. Zrobi to najbliższej nocy.',
      retention_removed: '{{name}}: {{count}}',
      retention_value: '{{name}}: {{days}}',
      removed_mail_days: 'wiadomości e-mail',
      removed_audit_address_days: 'adresy IP w dzienniku',
      removed_device_days: 'znane przeglądarki',
      removed_ended_link_days: 'nieaktywne linki',
      removed_trash_days: 'pliki z kosza',
      removed_read_notification_days: 'przeczytane powiadomienia',
      removed_replaced_picture_days: 'poprzednie zdjęcia profilowe',
      mail_days: 'Wysłane wiadomości e-mail (dni)',
      retention_hint_mail_days:
        'Adres i temat wiadomości, które wyszły albo zostały odrzucone. Treści portal nie przechowuje po wysłaniu. Od 30 do 3650.',
      audit_address_days: 'Adresy IP w dzienniku (dni)',
      retention_hint_audit_address_days: 'Po tym czasie zdarzenie zostaje w dzienniku bez adresu IP. Od 30 do 3650.',
      device_days: 'Znane przeglądarki (dni)',
      retention_hint_device_days:
        'Jak długo od ostatniego logowania portal rozpoznaje przeglądarkę, w której ktoś się logował. Od 1 do 365.',
      ended_link_days: 'Nieaktywne linki (dni)',
      retention_hint_ended_link_days:
        'Linki do hasła, formularza, zgody i opinii, które wygasły albo zastąpił je nowszy. Przez ten czas strona pod takim linkiem wyjaśnia, dlaczego nie działa. Od 1 do 365.',
      trash_days: 'Kosz plików (dni)',
      retention_hint_trash_days:
        'Pliki, do których nic już nie prowadzi. Wracają z kosza po przywróceniu nowszej kopii bazy. Od 7 do 365.',
      read_notification_days: 'Przeczytane powiadomienia (dni)',
      retention_hint_read_notification_days: 'Liczone od przeczytania. Nieprzeczytane zostają. Od 7 do 730.',
      replaced_picture_days: 'Poprzednie zdjęcia profilowe (dni)',
      retention_hint_replaced_picture_days:
        'Jak długo biuro może porównać nowe zdjęcie artysty z poprzednim. Od 1 do 365.',
      inactive_applicants: 'Nieaktywne zgłoszenia',
      inactive_applicants_months: 'Miesięcy bez żadnej zmiany',
      inactive_applicants_hint:
        'Zgłoszenie, które do niczego nie doprowadziło, portal usuwa po tylu miesiącach ciszy, od 6 do 120. Tydzień wcześniej pisze do tej osoby. Zwykle wystarczą 24. Puste pole: nigdy.',
      inactive_applicants_value: {
        one: 'Usuwane po {{count}} miesiącu bez zmian',
        few: 'Usuwane po {{count}} miesiącach bez zmian',
        many: 'Usuwane po {{count}} miesiącach bez zmian',
        other: 'Usuwane po {{count}} miesiąca bez zmian',
      },
      inactive_applicants_none: 'Nie są usuwane',
      mail: 'Poczta',
      mail_LEAVES: 'Wiadomości wychodzą.',
      mail_FAILS: 'Wiadomości nie wychodzą od {{since}}.',
      mail_NOT_SET: 'Wiadomości nie wychodzą: portal nie ma jeszcze serwera poczty (SMTP_URL).',
      mail_DEMO: 'To portal demonstracyjny: wiadomości nie wychodzą, można je przeczytać w skrzynce demo.',
      mail_UNREACHABLE: 'Serwer poczty nie odpowiada. Sprawdź adres w SMTP_URL i to, czy serwer działa.',
      mail_CERTIFICATE:
        'Certyfikat serwera poczty jest nieważny albo wystawiony na inną nazwę. Odnów go albo podaj w SMTP_URL nazwę, na którą go wystawiono.',
      mail_SIGN_IN: 'Serwer poczty nie wpuszcza portalu. Sprawdź nazwę użytkownika i hasło w SMTP_URL.',
      mail_REFUSED: 'Serwer poczty nie przyjmuje wiadomości. Sprawdź, czy wolno wysyłać z adresu w MAIL_FROM.',
      mail_waiting: {
        one: 'Czeka {{count}} wiadomość, od {{since}}. Wyślemy ją, gdy tylko będzie można.',
        few: 'Czekają {{count}} wiadomości, najstarsza od {{since}}. Wyślemy je, gdy tylko będzie można.',
        many: 'Czeka {{count}} wiadomości, najstarsza od {{since}}. Wyślemy je, gdy tylko będzie można.',
        other: 'Czeka {{count}} wiadomości, najstarsza od {{since}}. Wyślemy je, gdy tylko będzie można.',
      },
      mail_none_waiting: 'Żadna wiadomość nie czeka.',
      mail_refused: 'Wiadomości, których serwer nie przyjął',
      mail_refused_hint:
        'Serwer poczty odrzucił te adresy na stałe, więc nie próbujemy ponownie. Popraw adres u odbiorcy i wyślij wiadomość jeszcze raz.',
      mail_refusal: '{{address}}: „{{subject}}”, {{at}}. Powód: {{reason}}',
      mail_from: 'Nadawca: {{from}}',
      mail_reply_to: 'Odpowiedzi trafiają na adres: {{address}}',
      mail_test: 'Wyślij wiadomość próbną',
      mail_test_done: 'Serwer poczty przyjął wiadomość. Sprawdź swoją skrzynkę.',
      mail_test_subject: 'Wiadomość próbna z portalu',
      mail_test_body: 'Ta wiadomość potwierdza, że portal wysyła pocztę. Możesz ją usunąć.',
    },
    'en-US': {
      title: 'Settings',
      intro: 'How the academy’s portal and your account work.',
      tab_academy: 'Academy',
      tab_privacy: 'Privacy',
      tab_security: 'Security',
      saved: 'Setting saved.',
      not_set: 'Not set',
      voucher_delay: 'Voucher delay',
      voucher_delay_days: 'Days from issue to first use',
      voucher_delay_hint: 'From 0 (right away) to 365.',
      voucher_delay_value: { one: '{{count}} day after issue', other: '{{count}} days after issue' },
      scheduled_none: 'No voucher is waiting for its first day right now. The change applies to those you issue later.',
      scheduled: {
        one: '{{count}} voucher is waiting for its first day. The change won’t move it: it applies only to those you issue later.',
        other:
          '{{count}} vouchers are waiting for their first day. The change won’t move them: it applies only to those you issue later.',
      },
      simulation: { one: 'If the delay were {{count}} day', other: 'If the delay were {{count}} days' },
      simulation_next: 'Issued today: usable from',
      simulation_issued: 'Issued in the last 12 months',
      simulation_waiting: 'Of these, waiting for their first day today',
      simulation_early: 'Uses that would have been too early',
      simulation_never: 'Vouchers that would have expired before they could be used',
      review_voucher: 'Voucher for a review',
      review_voucher_percent: 'Discount in percent',
      review_voucher_hint:
        'The same for every published review, whatever its rating. Leave empty if reviews earn no voucher.',
      review_voucher_value: 'A {{percent}}% voucher for every published review',
      review_voucher_none: 'Reviews earn no voucher',
      marketing: 'Marketing materials',
      marketing_link: 'Address of the folder',
      marketing_link_hint:
        'A link to Google Drive or elsewhere, beginning with https://. Artists see it on their dashboard; leave empty to remove it.',
      dedicated: 'Requests for a dedicated date',
      dedicated_emails: 'Email addresses',
      dedicated_hint:
        'Requests for a dedicated date go to these addresses. People who decline the terms are shown them, too.',
      dedicated_email: 'Address {{number}}',
      dedicated_add: 'Add address',
      dedicated_none: 'There is no address yet: the office is told of requests only in Messages.',
      levels_text: 'The names of the levels, their order, and what they ask for.',
      levels_open: 'Open levels',
      gallery: 'Gallery of artists and trainings',
      gallery_on: 'Show the gallery and trainings to everyone',
      gallery_hint:
        'Pages for everyone, without signing in: a gallery of the artists who want to be there, and the trainings of those with a public profile. The sign-in page leads to them.',
      gallery_value_on: 'Visible to everyone',
      gallery_value_off: 'Off',
      gallery_open: 'Open the gallery',
      sign_ups: 'Sign-ups without an account',
      sign_ups_text:
        'The page of a training for everyone has a “Sign up” button. Once people confirm their email address, the office answers them, or they get a seat right away.',
      sign_ups_mode: 'What a sign-up gives',
      sign_ups_OFF: 'Sign-ups are off',
      sign_ups_REQUESTS: 'The office answers each one',
      sign_ups_SEATS: 'A seat as soon as the address is confirmed',
      sign_up_hold_hours: 'Hours that a seat is held for the office’s answer',
      sign_up_hold_hint:
        'During this time no one else can take the seat. After that the sign-up keeps waiting, but without a seat.',
      sign_ups_value: {
        one: '{{mode}}. A seat is held for {{count}} hour.',
        other: '{{mode}}. A seat is held for {{count}} hours.',
      },
      two_factor: 'Two-step sign-in for the office',
      two_factor_from: 'Required from',
      two_factor_hint:
        'From this date, office staff must set up two-step sign-in before they continue. We remind them 7 days and a day before. Leave empty to keep it optional.',
      two_factor_value: 'Required from {{date}}',
      two_factor_none: 'Optional',
      retention: 'Data retention',
      retention_text:
        'Every night the portal removes what is older. Removed data can’t be restored, and a shorter time applies from the next night on.',
      retention_stays:
        'Whatever these settings are, these stay: the ledgers of packages and vouchers, certificates, accepted terms, and events in the audit log. Sessions end by themselves after 2 hours without activity, or 12 hours at the latest, and are removed then.',
      retention_last: 'Last time: {{at}}. Removed: {{what}}.',
      retention_last_nothing: 'Last time: {{at}}. There was nothing to remove.',
      retention_never: 'The portal hasn’t removed anything yet. It will do so tonight.',
      retention_removed: '{{name}}: {{count}}',
      retention_value: '{{name}}: {{days}}',
      removed_mail_days: 'emails',
      removed_audit_address_days: 'IP addresses in the audit log',
      removed_device_days: 'known browsers',
      removed_ended_link_days: 'inactive links',
      removed_trash_days: 'files from the trash',
      removed_read_notification_days: 'read notifications',
      removed_replaced_picture_days: 'previous profile pictures',
      mail_days: 'Sent emails (days)',
      retention_hint_mail_days:
        'The address and subject of emails that were sent or refused. The portal doesn’t store their text once they are sent. From 30 to 3650.',
      audit_address_days: 'IP addresses in the audit log (days)',
      retention_hint_audit_address_days:
        'After this time the event stays in the log without the IP address. From 30 to 3650.',
      device_days: 'Known browsers (days)',
      retention_hint_device_days:
        'How long after the last sign-in the portal recognizes a browser in which someone signed in. From 1 to 365.',
      ended_link_days: 'Inactive links (days)',
      retention_hint_ended_link_days:
        'Links to a password, a form, a consent, or a review that expired or that a newer one replaced. During this time the page behind such a link explains why it doesn’t work. From 1 to 365.',
      trash_days: 'Trash of files (days)',
      retention_hint_trash_days:
        'Files that nothing refers to. They come back from the trash when a newer backup of the database is restored. From 7 to 365.',
      read_notification_days: 'Read notifications (days)',
      retention_hint_read_notification_days: 'Counted from the day they were read. Unread ones stay. From 7 to 730.',
      replaced_picture_days: 'Previous profile pictures (days)',
      retention_hint_replaced_picture_days:
        'How long the office can compare an artist’s new picture with the one before. From 1 to 365.',
      inactive_applicants: 'Inactive applications',
      inactive_applicants_months: 'Months without any change',
      inactive_applicants_hint:
        'The portal erases an application that led to nothing after this many months of silence, from 6 to 120. A week before, it writes to the person. 24 is usually enough. Leave empty to never erase.',
      inactive_applicants_value: {
        one: 'Erased after {{count}} month without a change',
        other: 'Erased after {{count}} months without a change',
      },
      inactive_applicants_none: 'Not erased',
      mail: 'Mail',
      mail_LEAVES: 'Mail is being sent.',
      mail_FAILS: 'No mail has been sent since {{since}}.',
      mail_NOT_SET: 'Mail isn’t sent: the portal has no mail server yet (SMTP_URL).',
      mail_DEMO: 'This is a demo portal: mail isn’t sent, you can read it in the demo mailbox.',
      mail_UNREACHABLE: 'The mail server doesn’t answer. Check the address in SMTP_URL, and whether the server runs.',
      mail_CERTIFICATE:
        'The mail server’s certificate isn’t valid or was issued for another name. Renew it, or use the name it was issued for in SMTP_URL.',
      mail_SIGN_IN: 'The mail server rejects the portal’s sign-in. Check the user name and password in SMTP_URL.',
      mail_REFUSED: 'The mail server accepts no mail. Check that messages can be sent from the address in MAIL_FROM.',
      mail_waiting: {
        one: '{{count}} message has been waiting since {{since}}. It will be sent as soon as possible.',
        other: '{{count}} messages are waiting, the oldest since {{since}}. They’ll be sent as soon as possible.',
      },
      mail_none_waiting: 'No message is waiting.',
      mail_refused: 'Messages that the server didn’t accept',
      mail_refused_hint:
        'The mail server refused these addresses permanently, so they aren’t tried again. Correct the recipient’s address and send the message again.',
      mail_refusal: '{{address}}: “{{subject}}”, {{at}}. Reason: {{reason}}',
      mail_from: 'Sender: {{from}}',
      mail_reply_to: 'Replies arrive at: {{address}}',
      mail_test: 'Send a test message',
      mail_test_done: 'The mail server accepted the message. Check your mailbox.',
      mail_test_subject: 'Test message from the portal',
      mail_test_body: 'This message confirms that the portal sends mail. You can delete it.',
    },
  }),

  rights: bilingualTexts({
    pl: {
      'can-view-system-settings': 'przeglądanie ustawień portalu',
      'can-edit-system-settings': 'zmiana ustawień portalu',
      'can-set-retention': 'ustawianie, jak długo portal przechowuje dane',
    },
    'en-US': {
      'can-view-system-settings': 'view the portal’s settings',
      'can-edit-system-settings': 'change the portal’s settings',
      'can-set-retention': 'set how long the portal stores data',
    },
  }),

  validation: bilingualTexts({
    pl: {
      https_only: 'Podaj adres, który zaczyna się od https://.',
      email_twice: 'Ten adres już jest na liście.',
      day_passed: 'Ten dzień już minął. Wybierz dzisiejszy lub późniejszy.',
    },
    'en-US': {
      https_only: 'Enter an address that begins with https://.',
      email_twice: 'This address is on the list already.',
      day_passed: 'This day has passed. Choose today or a later one.',
    },
  }),

  events: bilingualTexts({
    pl: { 'settings.changed': 'Zmieniono ustawienia' },
    'en-US': { 'settings.changed': 'Settings changed' },
  }),

  calls: bilingualTexts({
    pl: {
      'settings.get': 'zobaczyć ustawienia akademii',
      'settings.mail': 'zobaczyć, czy poczta wychodzi',
      'settings.sendTestMail': 'wysłać wiadomość próbną',
      'settings.setVoucherDelay': 'zmienić opóźnienie voucherów',
      'settings.simulateVoucherDelay': 'sprawdzić, co dałoby inne opóźnienie voucherów',
      'settings.setMarketingLink': 'zmienić link do materiałów marketingowych',
      'settings.setDedicatedTermsEmails': 'zmienić adresy dla dedykowanych terminów',
      'settings.setReviewVoucher': 'zmienić voucher za opinię',
      'settings.setGallery': 'włączyć albo wyłączyć galerię artystów',
      'settings.setSignUps': 'ustawić zapisy na szkolenia bez konta',
      'settings.setTwoFactorDemand': 'wymagać logowania dwuetapowego',
      'settings.setRetention': 'zmienić czas przechowywania danych',
      'settings.setInactiveApplicants': 'zmienić, kiedy znikają nieaktywne zgłoszenia',
    },
    'en-US': {
      'settings.get': 'see the settings of the academy',
      'settings.mail': 'see whether mail leaves',
      'settings.sendTestMail': 'send a test message',
      'settings.setVoucherDelay': 'set the voucher delay',
      'settings.simulateVoucherDelay': 'see what another voucher delay would mean',
      'settings.setMarketingLink': 'set the link to marketing materials',
      'settings.setDedicatedTermsEmails': 'set the emails for dedicated dates',
      'settings.setReviewVoucher': 'set the voucher for a review',
      'settings.setGallery': 'turn the gallery of artists on or off',
      'settings.setSignUps': 'set how people sign up for trainings without an account',
      'settings.setTwoFactorDemand': 'demand two-step sign-in',
      'settings.setRetention': 'change how long data is stored',
      'settings.setInactiveApplicants': 'set when inactive applications are erased',
    },
  }),

  errors: bilingualTexts({
    pl: {
      mail_not_set: 'Portal nie ma jeszcze serwera poczty, więc nic nie wysłano. Podaje go ustawienie SMTP_URL.',
      mail_unreachable: 'Serwer poczty nie odpowiada, więc nic nie wysłano. Sprawdź adres w SMTP_URL.',
      mail_certificate:
        'Certyfikat serwera poczty jest nieważny albo wystawiony na inną nazwę, więc nic nie wysłano. Odnów go albo podaj w SMTP_URL nazwę, na którą go wystawiono.',
      mail_sign_in: 'Serwer poczty nie wpuścił portalu, więc nic nie wysłano. Sprawdź nazwę i hasło w SMTP_URL.',
      mail_refused: 'Serwer poczty nie przyjął wiadomości. Sprawdź, czy wolno wysyłać z adresu w MAIL_FROM.',
    },
    'en-US': {
      mail_not_set: 'The portal has no mail server yet, so nothing was sent. Set SMTP_URL.',
      mail_unreachable: 'The mail server doesn’t answer, so nothing was sent. Check the address in SMTP_URL.',
      mail_certificate:
        'The mail server’s certificate isn’t valid or was issued for another name, so nothing was sent. Renew it, or use the name it was issued for in SMTP_URL.',
      mail_sign_in:
        'The mail server rejected the portal’s sign-in, so nothing was sent. Check the name and password in SMTP_URL.',
      mail_refused:
        'The mail server didn’t accept the message. Check that messages can be sent from the address in MAIL_FROM.',
    },
  }),

  audit: bilingualTexts({
    pl: { kind_settings: 'Ustawienia' },
    'en-US': { kind_settings: 'Settings' },
  }),
}
