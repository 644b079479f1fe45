import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const warningTexts = {
  dashboard: bilingualTexts({
    pl: {
      warning_unknown_proxy: 'Portal nie zna swojego serwera pośredniczącego',
      warning_unknown_proxy_text:
        'Do portalu dotarło żądanie z nagłówkami serwera pośredniczącego (proxy), a ustawienie TRUST_PROXY jest puste. Jeśli taki serwer stoi przed portalem, wszyscy odwiedzający wyglądają jak jedna osoba: błędne hasła obcych mogą na chwilę zablokować logowanie wszystkim, a w dzienniku brakuje prawdziwych adresów. Ustaw {{values}} i uruchom portal ponownie.',
      warning_trusts_every_proxy: 'Portal wierzy każdemu, kto poda się za serwer pośredniczący',
      warning_trusts_every_proxy_text:
        'Przy TRUST_PROXY=true każdy może podać dowolny adres i ominąć ograniczenie liczby prób logowania. Ustaw {{values}} i uruchom portal ponownie.',
      warning_foreign_files: 'Pliki w magazynie należą do innej bazy danych',
      warning_foreign_files_text:
        'Portal działa z bazą danych, która nie zna plików w magazynie. Niczego nie usunął, ale zdjęcia i dokumenty mogą się nie otwierać. Zatrzymaj portal i sprawdź DATABASE_URL, ATELIER_DATA_DIR oraz FILES_URL.',
      warning_unknown_files: 'Wiele plików nie należy do żadnego wpisu',
      warning_unknown_files_text:
        'W magazynie plików jest ich więcej, niż zna baza danych, jak po przywróceniu starszej kopii. Co godzinę najwyżej jeden na sto trafia do kosza; jak długo tam zostaje, mówią ustawienia. Jeśli to pomyłka, przywróć nowszą kopię bazy: pliki z kosza wrócą same. Jeśli pliki są zbędne, użyj polecenia npm run sweep-files -- --force.',
      warning_damaged_files: 'Niektórych plików brakuje albo są uszkodzone',
      warning_damaged_files_text:
        'Ktoś chciał otworzyć plik, którego nie ma w magazynie albo którego zawartość nie jest taka, jak przy zapisie. Dziennik portalu mówi, które to pliki. Przywróć je z kopii zapasowej.',
      warning_locked_signing_key: 'Certyfikatów nie można podpisać dla programów',
      warning_locked_signing_key_text:
        'Klucz podpisu w bazie danych zaszyfrowano innym SESSION_SECRET. Ustaw poprzedni i uruchom portal ponownie. Jeśli przepadł, usuń ten klucz (jak, mówi docs/operating.md): powstanie nowy, ale podpisanych wcześniej certyfikatów programy już nie sprawdzą. Numer i plik certyfikatu działają jak dotąd.',
      warning_mail_waits: 'Wiadomości e-mail nie wychodzą',
      warning_mail_waits_text:
        'Co miało zostać wysłane, czeka w portalu. Ustawienia poczty mówią, dlaczego i od kiedy; tam można też wysłać wiadomość próbną.',
      warning_mail_waits_open: 'Ustawienia poczty',
      warning_backup_missing: 'Portal nie ma kopii zapasowej',
      warning_backup_missing_text:
        'Ustaw BACKUP_URL i uruchom portal ponownie: kopia powstanie w ciągu godziny, a potem każdej nocy. Pojedynczą kopię robi polecenie npm run backup -- FOLDER.',
      warning_backup_failed: 'Ostatnia kopia zapasowa się nie udała',
      warning_backup_failed_text:
        'Kopia nie powstała albo nie dała się odtworzyć na próbę. Dziennik portalu mówi, dlaczego. Portal próbuje ponownie co godzinę.',
      warning_backup_old: 'Kopia zapasowa jest starsza niż 26 godzin',
      warning_backup_old_text:
        'Od tego czasu nie ma kopii sprawdzonej przez odtworzenie. Sprawdź BACKUP_URL, miejsce docelowe i dziennik portalu.',
      backed_up: 'Ostatnia sprawdzona kopia zapasowa: {{when}}',
      safe_proxies:
        'TRUST_PROXY=1 (jeden serwer pośredniczący) albo adresy tych serwerów, na przykład TRUST_PROXY=loopback',
    },
    'en-US': {
      warning_unknown_proxy: 'The portal doesn’t know its proxy',
      warning_unknown_proxy_text:
        'A request came with the headers of a reverse proxy, but TRUST_PROXY isn’t set. If there is a proxy in front of the portal, all visitors look like one person: wrong passwords of strangers can briefly block sign-in for everyone, and the log lacks the real addresses. Set {{values}} and restart the portal.',
      warning_trusts_every_proxy: 'The portal believes anyone who poses as a proxy',
      warning_trusts_every_proxy_text:
        'With TRUST_PROXY=true anyone can make up an address and get around the limit of sign-in attempts. Set {{values}} and restart the portal.',
      warning_foreign_files: 'The stored files belong to another database',
      warning_foreign_files_text:
        'The portal runs with a database that doesn’t know the stored files. It removed nothing, but pictures and documents may not open. Stop the portal and check DATABASE_URL, ATELIER_DATA_DIR, and FILES_URL.',
      warning_unknown_files: 'Many files belong to no record',
      warning_unknown_files_text:
        'There are more stored files than the database knows of, as after an older backup was restored. Every hour at most one in a hundred goes to the trash; the settings say how long it stays there. If this is a mistake, restore the newer backup of the database: files in the trash come back by themselves. If the files aren’t needed, run npm run sweep-files -- --force.',
      warning_damaged_files: 'Some files are missing or damaged',
      warning_damaged_files_text:
        'Someone tried to open a file that isn’t in the storage, or whose content isn’t what was stored. The log of the portal names the files. Restore them from a backup.',
      warning_locked_signing_key: 'Certificates can’t be signed for programs',
      warning_locked_signing_key_text:
        'The signing key in the database was encrypted with another SESSION_SECRET. Set the earlier one and restart the portal. If it is lost, delete the key (docs/operating.md says how): a new one is made, but programs can no longer verify certificates that were signed before. Checking by number and by file works as always.',
      warning_mail_waits: 'Email isn’t being sent',
      warning_mail_waits_text:
        'What should have been sent waits in the portal. The mail settings say why and since when; you can send a test message there, too.',
      warning_mail_waits_open: 'Mail settings',
      warning_backup_missing: 'The portal has no backup',
      warning_backup_missing_text:
        'Set BACKUP_URL and restart the portal: a backup is made within the hour, and then every night. To make a single one, run npm run backup -- FOLDER.',
      warning_backup_failed: 'The last backup failed',
      warning_backup_failed_text:
        'It wasn’t made, or couldn’t be restored when that was tried. The log of the portal says why. The portal tries again every hour.',
      warning_backup_old: 'The backup is more than 26 hours old',
      warning_backup_old_text:
        'No backup has been verified by restoring it since then. Check BACKUP_URL, the place it leads to, and the log of the portal.',
      backed_up: 'Last verified backup: {{when}}',
      safe_proxies: 'TRUST_PROXY=1 (one proxy) or the addresses of the proxies, such as TRUST_PROXY=loopback',
    },
  }),
}
