import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const operatorTexts = {
  operator: bilingualTexts({
    pl: {
      title: 'Kto prowadzi akademię',
      text: 'Te dane widać tam, gdzie ktoś powinien wiedzieć, z kim ma do czynienia: w stopce stron publicznych i e-maili, na certyfikatach i voucherach oraz w informacji o danych osobowych.',
      missing: 'Do uzupełnienia: {{fields}}.',
      missing_text:
        'Bez tego portal działający na serwerze nie przyjmie zgłoszeń i nie opublikuje profili: każdy musi móc sprawdzić, kto za nimi stoi.',
      complete: 'Jest wszystko, co potrzebne do publikacji.',
      academy_name: 'Nazwa akademii',
      hint_academy_name: 'Jak nazywa się portal: w tytule stron, w e-mailach, na certyfikatach i voucherach.',
      operator_name: 'Firma albo imię i nazwisko',
      hint_operator_name:
        'Kto prowadzi akademię i odpowiada za dane, na przykład „Studio Brwi sp. z o.o.”. W stopkach i na dokumentach.',
      operator_address: 'Adres',
      hint_operator_address: 'Siedziba: ulica z numerem, kod i miejscowość. W stopkach i na dokumentach.',
      operator_tax_id: 'NIP lub numer VAT',
      hint_operator_tax_id: 'Dziesięć cyfr NIP albo europejski numer VAT z kodem kraju. W stopkach i na dokumentach.',
      operator_register_number: 'Numer w rejestrze',
      hint_operator_register_number: 'KRS spółki albo numer w innym rejestrze, jeśli jest. W stopce stron publicznych.',
      operator_email: 'E-mail',
      hint_operator_email:
        'W stopkach i na dokumentach. Tu trafiają odpowiedzi na e-maile, jeśli serwer nie ma innego adresu.',
      operator_phone: 'Telefon',
      hint_operator_phone: 'Z kierunkowym kraju. W stopce stron publicznych.',
      privacy_email: 'E-mail w sprawach danych osobowych',
      hint_privacy_email: 'W informacji o danych osobowych. Puste pole: ten sam, co wyżej.',
      operator_account: 'Numer rachunku',
      hint_operator_account:
        'Na ten rachunek kursanci płacą przelewem za szkolenia: numer i kod QR widać przy nieopłaconym miejscu.',
    },
    'en-US': {
      title: 'Operator',
      text: 'These details tell people who they are dealing with: in the footers of public pages and emails, in the privacy notice, and on documents such as certificates.',
      missing: 'Still missing: {{fields}}.',
      missing_text:
        'Without them, a portal in production accepts no applications and publishes no profiles: everyone must be able to see who is behind them.',
      complete: 'Everything needed for publication is here.',
      academy_name: 'Name of the academy',
      hint_academy_name: 'What the portal is called in page titles and emails, and on documents.',
      operator_name: 'Company, or first and last name',
      hint_operator_name:
        'Who runs the academy and is responsible for its data, such as “Brow Studio Ltd.” In footers and on documents.',
      operator_address: 'Address',
      hint_operator_address:
        'Registered office: street and number, postal code, and city. In footers and on documents.',
      operator_tax_id: 'Tax or VAT number',
      hint_operator_tax_id:
        'The ten digits of a Polish NIP, or a European VAT number with its country code. In footers and on documents.',
      operator_register_number: 'Registration number',
      hint_operator_register_number:
        'The company’s number in a public register, if any. In the footer of public pages.',
      operator_email: 'Email',
      hint_operator_email:
        'In footers and on documents. Replies to emails arrive here, unless the server has another address.',
      operator_phone: 'Phone',
      hint_operator_phone: 'With its country code. In the footer of public pages.',
      privacy_email: 'Email for privacy requests',
      hint_privacy_email: 'In the privacy notice. Leave empty to use the one above.',
      operator_account: 'Bank account',
      hint_operator_account:
        'Students pay for trainings by bank transfer to this account: its number and a QR code are shown at an unpaid seat.',
    },
  }),

  errors: bilingualTexts({
    pl: {
      operator_missing:
        'Akademia nie podała jeszcze, kto ją prowadzi, więc niczego nie przyjmuje ani nie publikuje. Biuro uzupełnia to w ustawieniach: Kto prowadzi akademię.',
    },
    'en-US': {
      operator_missing:
        'The academy hasn’t entered who runs it yet, so it accepts and publishes nothing. The office adds this in the settings, under Operator.',
    },
  }),

  calls: bilingualTexts({
    pl: { 'settings.setOperator': 'zmienić dane prowadzącego akademię' },
    'en-US': { 'settings.setOperator': 'change the operator’s details' },
  }),
}
