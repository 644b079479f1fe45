import { bilingualTexts } from '#contract/kit/text.ts'

export const systemTexts = {
  dashboard: bilingualTexts({
    pl: {
      warning_unknown_proxy: 'Portal nie zna swojego serwera pośredniczącego',
      warning_unknown_proxy_text:
        'Do portalu dotarło żądanie z nagłówkami serwera pośredniczącego (proxy), a ustawienie TRUST_PROXY jest puste. Jeśli taki serwer stoi przed portalem, wszyscy odwiedzający wyglądają jak jedna osoba: błędne hasła obcych mogą na chwilę zablokować logowanie wszystkim, a w dzienniku brakuje prawdziwych adresów. Ustaw {{values}} i uruchom portal ponownie.',
      warning_trusts_every_proxy: 'Portal wierzy każdemu, kto poda się za serwer pośredniczący',
      warning_trusts_every_proxy_text:
        'Przy TRUST_PROXY=true każdy może podać dowolny adres i ominąć ograniczenie liczby prób logowania. Ustaw {{values}} i uruchom portal ponownie.',
      warning_foreign_files: 'Pliki na dysku należą do innej bazy danych',
      warning_foreign_files_text:
        'Portal działa z bazą danych, która nie zna plików w swoim folderze. Niczego nie usunął, ale zdjęcia i dokumenty mogą się nie otwierać. Zatrzymaj portal i sprawdź DATABASE_URL oraz ATELIER_DATA_DIR.',
      warning_mail_waits: 'Wiadomości e-mail nie wychodzą',
      warning_mail_waits_text:
        'Co miało zostać wysłane, czeka w portalu. Ustawienia poczty mówią, dlaczego i od kiedy; tam można też wysłać wiadomość próbną.',
      warning_mail_waits_open: 'Ustawienia poczty',
      safe_proxies:
        'TRUST_PROXY=1 (jeden serwer pośredniczący) albo adresy tych serwerów, na przykład TRUST_PROXY=loopback',
    },
    'en-US': {
      warning_unknown_proxy: 'The portal does not know its proxy',
      warning_unknown_proxy_text:
        'A request came with the headers of a reverse proxy, but TRUST_PROXY is not set. If there is a proxy in front of the portal, all visitors look like one person: wrong passwords of strangers can briefly block sign-in for everyone, and the log lacks the real addresses. Set {{values}} and restart the portal.',
      warning_trusts_every_proxy: 'The portal believes anyone who poses as a proxy',
      warning_trusts_every_proxy_text:
        'With TRUST_PROXY=true anyone can make up an address and get around the limit of sign-in attempts. Set {{values}} and restart the portal.',
      warning_foreign_files: 'The files on the disk belong to another database',
      warning_foreign_files_text:
        'The portal runs with a database that does not know the files in its folder. It removed nothing, but pictures and documents may not open. Stop the portal and check DATABASE_URL and ATELIER_DATA_DIR.',
      warning_mail_waits: 'Email is not being sent',
      warning_mail_waits_text:
        'What should have been sent waits in the portal. The mail settings say why and since when; you can send a test message there, too.',
      warning_mail_waits_open: 'Mail settings',
      safe_proxies: 'TRUST_PROXY=1 (one proxy) or the addresses of the proxies, such as TRUST_PROXY=loopback',
    },
  }),

  rights: bilingualTexts({
    pl: {
      'can-add-admin-system-users': 'dodawanie użytkowników',
      'can-view-admin-system-users': 'przeglądanie użytkowników',
      'can-edit-admin-system-users': 'edycja użytkowników',
      'can-change-password-admin-system-users': 'zmiana haseł użytkowników',
      'can-delete-admin-system-users': 'usuwanie użytkowników',
      'can-edit-roles': 'zmiana uprawnień poszczególnych ról',
    },
    'en-US': {
      'can-add-admin-system-users': 'add users',
      'can-view-admin-system-users': 'view users',
      'can-edit-admin-system-users': 'edit users',
      'can-change-password-admin-system-users': 'change users’ passwords',
      'can-delete-admin-system-users': 'delete users',
      'can-edit-roles': 'change what each role may do',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'system.data': 'zobaczyć liczniki w menu',
      'system.dashboard': 'zobaczyć pulpit',
      'system.charts': 'zobaczyć wykresy ostatnich 12 miesięcy',
      'system.health': 'sprawdzić, czy portal działa',
    },
    'en-US': {
      'system.data': 'see the counters of the menu',
      'system.dashboard': 'see the dashboard',
      'system.charts': 'see the charts of the last 12 months',
      'system.health': 'check whether the portal works',
    },
  }),
}
