import { bilingualTexts } from '#kit/contract/texts/text.ts'
import type { walletErrors } from './wallets.errors.ts'

export const walletTexts = {
  wallets: bilingualTexts({
    pl: {
      title: 'Portfele w telefonie',
      apple: 'Portfel Apple',
      apple_text:
        'Z certyfikatem Apple kursanci zapiszą vouchery i miejsca na szkoleniach w telefonie. Wybierz pliki takie, jakie daje Apple i Twój komputer. Klucza nie pokażemy ponownie.',
      apple_set: '{{pass_type}}, zespół {{team}}. Certyfikat jest ważny do {{date}}.',
      certificate: 'Certyfikat karty (Pass Type ID)',
      hint_certificate: 'Plik .p12, .cer lub .pem',
      key: 'Klucz prywatny',
      hint_key: 'Plik .pem lub .key. Niepotrzebny, gdy certyfikat jest w pliku .p12',
      password: 'Hasło pliku .p12 lub klucza',
      issuer_certificate: 'Certyfikat wystawcy (Apple WWDR)',
      hint_issuer: 'Plik .cer lub .pem, do pobrania ze strony Apple',
      choose: 'Wybierz plik',
      chosen: 'Wybrano: {{name}}',
      google: 'Portfel Google',
      google_text:
        'Z kontem wystawcy Google kursanci zapiszą vouchery i miejsca na szkoleniach w telefonie. Klucza nie pokażemy ponownie.',
      google_set: 'Wystawca {{issuer}}, konto {{account}}.',
      issuer: 'Identyfikator wystawcy',
      account: 'Konto usługi',
      hint_account: 'Plik .json z kluczem, z Google Cloud',
      none: 'Nie ma jeszcze kluczy, więc portal nie proponuje tego portfela.',
      hint_issuer_id: 'Same cyfry, z konsoli Google Pay & Wallet',
      remove: 'Usuń klucze',
      remove_apple: 'Usunąć klucze Portfela Apple?',
      remove_google: 'Usunąć klucze Portfela Google?',
      remove_text:
        'Nikt nie doda już nowej karty. Zapisane karty zostaną w telefonach. Klucze można wybrać ponownie z plików.',
      removed: 'Klucze usunięte. Portal nie proponuje już tego portfela.',
      add_apple: 'Dodaj do Portfela Apple',
      add_google: 'Dodaj do Portfela Google',
      pass_seat: 'Miejsce na szkoleniu',
      pass_voucher: 'Voucher',
      pass_when: 'Początek',
      pass_place: 'Miejsce',
      pass_trainer: 'Prowadzi',
      pass_state: 'Stan',
      pass_cancelled: 'Odwołane',
      pass_until: 'Ważny do',
      pass_from: 'Ważny od',
      pass_as_of: 'Dane z dnia',
      pass_as_of_text: 'Karta się nie zmienia. Aktualne dane są w portalu.',
    },
    'en-US': {
      title: 'Phone wallets',
      apple: 'Apple Wallet',
      apple_text:
        'Students can save vouchers and seats on their phones once there is a certificate from Apple. Select the files as Apple and your computer hand them out. The key won’t be shown again.',
      apple_set: '{{pass_type}}, team {{team}}. The certificate is valid until {{date}}.',
      certificate: 'Pass certificate (Pass Type ID)',
      hint_certificate: 'A .p12, .cer, or .pem file',
      key: 'Private key',
      hint_key: 'A .pem or .key file. Not needed if the certificate is in a .p12 file',
      password: 'Password of the .p12 file or the key',
      issuer_certificate: 'Issuer certificate (Apple WWDR)',
      hint_issuer: 'A .cer or .pem file, downloaded from Apple',
      choose: 'Select a file',
      chosen: 'Selected: {{name}}',
      google: 'Google Wallet',
      google_text:
        'Students can save vouchers and seats on their phones once there is an issuer account from Google. The key won’t be shown again.',
      google_set: 'Issuer {{issuer}}, account {{account}}.',
      issuer: 'Issuer ID',
      account: 'Service account',
      hint_account: 'The .json file with a key, from Google Cloud',
      none: 'There are no keys yet, so the portal doesn’t offer this wallet.',
      hint_issuer_id: 'Digits only, from the Google Pay & Wallet Console',
      remove: 'Delete keys',
      remove_apple: 'Delete the keys of Apple Wallet?',
      remove_google: 'Delete the keys of Google Wallet?',
      remove_text:
        'No one will be able to add new passes. Saved passes stay on phones. You can select the key files again later.',
      removed: 'Keys deleted. The portal no longer offers this wallet.',
      add_apple: 'Add to Apple Wallet',
      add_google: 'Add to Google Wallet',
      pass_seat: 'Seat at a training',
      pass_voucher: 'Voucher',
      pass_when: 'Starts',
      pass_place: 'Location',
      pass_trainer: 'Taught by',
      pass_state: 'Status',
      pass_cancelled: 'Canceled',
      pass_until: 'Valid until',
      pass_from: 'Valid from',
      pass_as_of: 'Data as of',
      pass_as_of_text: 'The pass doesn’t change. Current data is in the portal.',
    },
  }),

  rights: bilingualTexts({
    pl: { 'can-manage-wallets': 'ustawiać klucze portfeli w telefonie' },
    'en-US': { 'can-manage-wallets': 'set the keys of phone wallets' },
  }),

  errors: bilingualTexts({
    pl: {
      wallet_off: 'Akademia nie używa teraz tego portfela. Odśwież stronę.',
    } satisfies Record<keyof typeof walletErrors, unknown>,
    'en-US': { wallet_off: 'The academy doesn’t use this wallet at present. Refresh the page.' },
  }),

  validation: bilingualTexts({
    pl: {
      wallet_unreadable: 'W tym pliku nie ma certyfikatu, który da się odczytać. Wybierz plik .cer, .pem lub .p12.',
      wallet_key_unreadable: 'W tym pliku nie ma klucza RSA albo jego hasło jest inne.',
      wallet_no_key: 'W pliku certyfikatu nie ma klucza. Wybierz też plik klucza.',
      wallet_no_file: 'Wybierz plik.',
      wallet_file_large: 'Ten plik jest za duży na klucz lub certyfikat.',
      wallet_password: 'To hasło nie otwiera pliku .p12.',
      wallet_pass_type: 'To nie jest certyfikat karty: nie ma identyfikatora, który zaczyna się od „pass.”.',
      wallet_ended: 'Ten certyfikat jest już nieważny. Wystaw nowy na stronie Apple.',
      wallet_key_unfit: 'Ten klucz nie pasuje do certyfikatu.',
      wallet_issuer_unfit: 'Ten certyfikat nie wystawił certyfikatu karty. Pobierz z Apple właściwy WWDR.',
      wallet_account: 'To nie jest plik JSON konta usługi z kluczem.',
      wallet_issuer: 'Identyfikator wystawcy to same cyfry.',
    },
    'en-US': {
      wallet_unreadable: 'There is no certificate in this file that can be read. Select a .cer, .pem, or .p12 file.',
      wallet_key_unreadable: 'There is no RSA key in this file, or its password is another one.',
      wallet_no_key: 'There is no key in the certificate’s file. Select the file of the key as well.',
      wallet_no_file: 'Select a file.',
      wallet_file_large: 'This file is too large for a key or a certificate.',
      wallet_password: 'This password doesn’t open the .p12 file.',
      wallet_pass_type: 'This isn’t a pass certificate: it has no identifier that begins with “pass.”.',
      wallet_ended: 'This certificate is no longer valid. Create another with Apple.',
      wallet_key_unfit: 'This key doesn’t belong to the certificate.',
      wallet_issuer_unfit: 'The pass certificate wasn’t issued by this one. Download the right WWDR from Apple.',
      wallet_account: 'This isn’t the JSON file of a service account with a key.',
      wallet_issuer: 'An issuer ID consists of digits.',
    },
  }),

  notices: bilingualTexts({
    pl: {
      wallet_ending_title: 'Certyfikat Portfela Apple ({{name}}) kończy się {{date}}',
      wallet_ending_text: 'Wystaw nowy na stronie Apple i wybierz go w ustawieniach, zanim ten przestanie działać.',
    },
    'en-US': {
      wallet_ending_title: 'The Apple Wallet certificate ({{name}}) ends on {{date}}',
      wallet_ending_text: 'Create another with Apple and select it in the settings before this one stops working.',
    },
  }),

  mails: bilingualTexts({
    pl: {
      wallet_ending_subject: 'Certyfikat Portfela Apple kończy się {{date}}',
      wallet_ending_body:
        'Dzień dobry!\n\nCertyfikat {{name}}, którym portal {{academy}} podpisuje karty Portfela Apple, jest ważny tylko do {{date}}. Potem nikt nie zapisze nowej karty w telefonie. Zapisane karty zostają.\n\nWystaw nowy certyfikat na stronie Apple i wybierz jego plik w ustawieniach portalu.',
      wallet_ending_button: 'Otwórz ustawienia portfeli',
    },
    'en-US': {
      wallet_ending_subject: 'The Apple Wallet certificate ends on {{date}}',
      wallet_ending_body:
        'Hello {{first_name}},\n\nThe certificate {{name}}, by which the {{academy}} portal signs passes for Apple Wallet, is valid until {{date}} only. After that no one can save a new pass on their phone. Saved passes stay.\n\nCreate another certificate with Apple and select its file in the portal’s settings.',
      wallet_ending_button: 'Open the wallet settings',
    },
  }),

  events: bilingualTexts({
    pl: { 'settings.walletEnding': 'Przypomniano o końcu certyfikatu Portfela Apple' },
    'en-US': { 'settings.walletEnding': 'Reminded of the end of the Apple Wallet certificate' },
  }),

  calls: bilingualTexts({
    pl: {
      'wallets.keys': 'zobaczyć, jakie klucze mają portfele w telefonie',
      'wallets.setApple': 'ustawić klucze Portfela Apple',
      'wallets.removeApple': 'usunąć klucze Portfela Apple',
      'wallets.setGoogle': 'ustawić klucze Portfela Google',
      'wallets.removeGoogle': 'usunąć klucze Portfela Google',
      'wallets.offered': 'zobaczyć, jakie portfele proponuje portal',
    },
    'en-US': {
      'wallets.keys': 'see which keys phone wallets have',
      'wallets.setApple': 'set the keys of Apple Wallet',
      'wallets.removeApple': 'delete the keys of Apple Wallet',
      'wallets.setGoogle': 'set the keys of Google Wallet',
      'wallets.removeGoogle': 'delete the keys of Google Wallet',
      'wallets.offered': 'see which wallets the portal offers',
    },
  }),
}
