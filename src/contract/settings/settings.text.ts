import { bilingualTexts } from '#contract/kit/text.ts'

export const settingsTexts = {
  settings: bilingualTexts({
    pl: {
      title: 'Ustawienia',
      intro: 'Jak działa portal akademii i Twoje konto.',
      tab_academy: 'Akademia',
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
        'Żaden voucher nie czeka teraz na swój pierwszy dzień. Zmiana obejmie te, które wystawicie później.',
      scheduled: {
        one: '{{count}} voucher czeka na swój pierwszy dzień. Zmiana go nie przesunie: obejmie tylko te, które wystawicie później.',
        few: '{{count}} vouchery czekają na swój pierwszy dzień. Zmiana ich nie przesunie: obejmie tylko te, które wystawicie później.',
        many: '{{count}} voucherów czeka na swój pierwszy dzień. Zmiana ich nie przesunie: obejmie tylko te, które wystawicie później.',
        other:
          '{{count}} vouchera czeka na swój pierwszy dzień. Zmiana ich nie przesunie: obejmie tylko te, które wystawicie później.',
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
      dedicated_none: 'Nie ma jeszcze żadnego adresu: o prośbach biuro dowie się tylko ze skrzynki.',
      levels_text: 'Nazwy poziomów, ich kolejność i to, czego wymagają.',
      levels_open: 'Otwórz poziomy',
      two_factor: 'Logowanie dwuetapowe w biurze',
      two_factor_from: 'Wymagane od',
      two_factor_hint:
        'Od tego dnia kto z biura nie ma drugiego składnika, najpierw go włączy. Przypomnimy o tym 7 dni i dzień wcześniej. Puste pole: kto chce.',
      two_factor_value: 'Wymagane od {{date}}',
      two_factor_none: 'Kto chce',
    },
    'en-US': {
      title: 'Settings',
      intro: 'How the academy’s portal and your account work.',
      tab_academy: 'Academy',
      tab_security: 'Security',
      saved: 'Setting saved.',
      not_set: 'Not set',
      voucher_delay: 'Voucher delay',
      voucher_delay_days: 'Days from issue to first use',
      voucher_delay_hint: 'From 0 (right away) to 365.',
      voucher_delay_value: { one: '{{count}} day after issue', other: '{{count}} days after issue' },
      scheduled_none: 'No voucher is waiting for its first day right now. The change applies to those you issue later.',
      scheduled: {
        one: '{{count}} voucher is waiting for its first day. The change will not move it: it applies only to those you issue later.',
        other:
          '{{count}} vouchers are waiting for their first day. The change will not move them: it applies only to those you issue later.',
      },
      simulation: { one: 'If the delay were {{count}} day', other: 'If the delay were {{count}} days' },
      simulation_next: 'Issued today: usable from',
      simulation_issued: 'Issued in the last 12 months',
      simulation_waiting: 'Of these, waiting for their first day today',
      simulation_early: 'Uses that would have been too early',
      simulation_never: 'Vouchers that would have ended before they could be used',
      review_voucher: 'Voucher for a review',
      review_voucher_percent: 'Discount in percent',
      review_voucher_hint:
        'The same for every published review, whatever its rating. An empty field: reviews earn no voucher.',
      review_voucher_value: 'A {{percent}}% voucher for every published review',
      review_voucher_none: 'Reviews earn no voucher',
      marketing: 'Marketing materials',
      marketing_link: 'Address of the folder',
      marketing_link_hint:
        'A link to Google Drive or elsewhere, beginning with https://. Artists see it on their dashboard; an empty field removes it.',
      dedicated: 'Requests for a dedicated date',
      dedicated_emails: 'Email addresses',
      dedicated_hint:
        'Requests for a dedicated date go to these addresses. Whoever declines the terms is given them, too.',
      dedicated_email: 'Address {{number}}',
      dedicated_add: 'Add address',
      dedicated_none: 'There is no address yet: the office hears of requests in its inbox only.',
      levels_text: 'The names of the levels, their order, and what they ask for.',
      levels_open: 'Open levels',
      two_factor: 'Two-step sign-in for the office',
      two_factor_from: 'Required from',
      two_factor_hint:
        'From this day on whoever of the office has no second factor sets it up first. We remind them 7 days and a day before. An empty field: whoever likes.',
      two_factor_value: 'Required from {{date}}',
      two_factor_none: 'Whoever likes',
    },
  }),

  rights: bilingualTexts({
    pl: {
      'can-view-system-settings': 'przeglądanie ustawień portalu',
      'can-edit-system-settings': 'zmiana ustawień portalu',
    },
    'en-US': {
      'can-view-system-settings': 'view the portal’s settings',
      'can-edit-system-settings': 'change the portal’s settings',
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
      'settings.setVoucherDelay': 'zmienić opóźnienie voucherów',
      'settings.simulateVoucherDelay': 'sprawdzić, co dałoby inne opóźnienie voucherów',
      'settings.setMarketingLink': 'zmienić link do materiałów marketingowych',
      'settings.setDedicatedTermsEmails': 'zmienić adresy dla dedykowanych terminów',
      'settings.setReviewVoucher': 'zmienić voucher za opinię',
      'settings.setTwoFactorDemand': 'wymagać logowania dwuetapowego',
    },
    'en-US': {
      'settings.get': 'see the settings of the academy',
      'settings.setVoucherDelay': 'set the voucher delay',
      'settings.simulateVoucherDelay': 'see what another voucher delay would mean',
      'settings.setMarketingLink': 'set the link to marketing materials',
      'settings.setDedicatedTermsEmails': 'set the emails for dedicated dates',
      'settings.setReviewVoucher': 'set the voucher for a review',
      'settings.setTwoFactorDemand': 'demand two-step sign-in',
    },
  }),
}
