import { bilingualTexts } from '#contract/kit/text.ts'
import type { voucherErrors } from './vouchers.errors.ts'

export const voucherTexts = {
  vouchers: bilingualTexts({
    pl: {
      state_SCHEDULED: 'Zaplanowany',
      state_ACTIVE: 'Aktywny',
      state_PARTLY_USED: 'Częściowo wykorzystany',
      state_USED: 'Wykorzystany',
      state_EXPIRED: 'Wygasł',
      state_BLOCKED: 'Zablokowany',
    },
    'en-US': {
      state_SCHEDULED: 'Scheduled',
      state_ACTIVE: 'Active',
      state_PARTLY_USED: 'Partly used',
      state_USED: 'Used',
      state_EXPIRED: 'Expired',
      state_BLOCKED: 'Blocked',
    },
  }),

  rights: bilingualTexts({
    pl: {
      'can-set-voucher-delay': 'ustawianie opóźnienia voucherów',
      'can-view-all-vouchers': 'przeglądanie wszystkich voucherów',
      'can-issue-vouchers': 'wystawianie voucherów',
      'can-block-vouchers': 'blokowanie voucherów',
    },
    'en-US': {
      'can-set-voucher-delay': 'set the voucher delay',
      'can-view-all-vouchers': 'view all vouchers',
      'can-issue-vouchers': 'issue vouchers',
      'can-block-vouchers': 'block vouchers',
    },
  }),

  validation: bilingualTexts({
    pl: { voucher_misspelled: 'To nie jest kod vouchera albo jest w nim literówka. Sprawdź wszystkie 12 znaków.' },
    'en-US': { voucher_misspelled: 'This is no voucher code, or it is misspelled. Check all 12 characters.' },
  }),

  errors: bilingualTexts({
    pl: {
      voucher_unknown: 'Nie ma vouchera z tym kodem. Sprawdź wszystkie znaki.',
      voucher_not_yet: 'Tego vouchera można użyć dopiero od {{date}}.',
      voucher_expired: 'Ten voucher wygasł {{date}}.',
      voucher_used_up: 'Ten voucher jest już wykorzystany.',
      voucher_blocked: 'Ten voucher jest zablokowany. O powód zapytaj biuro.',
      voucher_other_holder: 'Ten voucher ma ktoś inny: jego właściciel nie ma miejsca na tym szkoleniu.',
      voucher_other_currency: 'Ten voucher jest w innej walucie niż cena szkolenia.',
      voucher_nothing_due: 'To miejsce jest już w całości opłacone.',
      voucher_returned: 'To użycie vouchera zostało już zwrócone.',
      voucher_state: 'Stan vouchera na to nie pozwala. Odśwież stronę i spróbuj ponownie.',
      voucher_too_little: 'Voucherowi nie można odjąć więcej, niż na nim zostało.',
    },
    'en-US': {
      voucher_unknown: 'There is no voucher with this code. Check all characters.',
      voucher_not_yet: 'This voucher can be used from {{date}} on.',
      voucher_expired: 'This voucher expired on {{date}}.',
      voucher_used_up: 'This voucher is used up.',
      voucher_blocked: 'This voucher is blocked. Ask the office for the reason.',
      voucher_other_holder: 'This voucher is someone else’s: its holder has no seat at this training.',
      voucher_other_currency: 'This voucher is in another currency than the price of the training.',
      voucher_nothing_due: 'This seat is paid in full already.',
      voucher_returned: 'This use of the voucher has been returned already.',
      voucher_state: 'The state of the voucher does not allow it. Reload and try again.',
      voucher_too_little: 'No more can be taken from a voucher than is left of it.',
    } satisfies Record<keyof typeof voucherErrors, string>,
  }),

  notices: bilingualTexts({
    pl: {
      voucher_issued_title: 'Masz nowy voucher: {{worth}}',
      voucher_issued_text: 'Można go użyć od {{from}} do {{until}}.',
      voucher_redeemed_title: 'Voucher wykorzystany: {{amount}}',
      voucher_redeemed_text: 'Na szkoleniu „{{title}}”. Jeśli to pomyłka, napisz do biura.',
      voucher_returned_title: 'Voucher zwrócony: {{amount}}',
      voucher_returned_text: 'Użycie na szkoleniu „{{title}}” wróciło na Twój voucher.',
      voucher_blocked_title: 'Voucher zablokowany',
      voucher_blocked_text: 'Vouchera na {{worth}} nie można teraz użyć. W razie pytań napisz do biura.',
      voucher_unblocked_title: 'Voucher odblokowany',
      voucher_unblocked_text: 'Vouchera na {{worth}} znów można użyć.',
      voucher_adjusted_title: 'Voucher zmieniony',
      voucher_adjusted_text: 'Biuro zmieniło, ile zostało na voucherze na {{worth}}.',
      voucher_extended_title: 'Voucher ważny dłużej',
      voucher_extended_text: 'Vouchera na {{worth}} można użyć do {{until}}.',
      voucher_taken_back_title: 'Voucher wycofany',
      voucher_taken_back_text: 'Voucher na {{worth}} nie jest już ważny. W razie pytań napisz do biura.',
      voucher_refunded_title: 'Zwrot za voucher',
      voucher_refunded_text: 'Biuro zapisało zwrot za voucher na {{worth}}.',
    },
    'en-US': {
      voucher_issued_title: 'You have a new voucher: {{worth}}',
      voucher_issued_text: 'It can be used from {{from}} until {{until}}.',
      voucher_redeemed_title: 'Voucher used: {{amount}}',
      voucher_redeemed_text: 'At the training “{{title}}”. If this is a mistake, write to the office.',
      voucher_returned_title: 'Voucher returned: {{amount}}',
      voucher_returned_text: 'The use at the training “{{title}}” is back on your voucher.',
      voucher_blocked_title: 'Voucher blocked',
      voucher_blocked_text: 'The voucher for {{worth}} cannot be used now. If you have questions, write to the office.',
      voucher_unblocked_title: 'Voucher unblocked',
      voucher_unblocked_text: 'The voucher for {{worth}} can be used again.',
      voucher_adjusted_title: 'Voucher changed',
      voucher_adjusted_text: 'The office changed what is left on the voucher for {{worth}}.',
      voucher_extended_title: 'Voucher valid longer',
      voucher_extended_text: 'The voucher for {{worth}} can be used until {{until}}.',
      voucher_taken_back_title: 'Voucher withdrawn',
      voucher_taken_back_text:
        'The voucher for {{worth}} is no longer valid. If you have questions, write to the office.',
      voucher_refunded_title: 'Refund for a voucher',
      voucher_refunded_text: 'The office recorded the refund for the voucher for {{worth}}.',
    },
  }),

  events: bilingualTexts({
    pl: {
      'voucher.issued': 'Wystawiono vouchery',
      'voucher.redeemed': 'Zrealizowano voucher',
      'voucher.returned': 'Zwrócono użycie vouchera',
      'voucher.blocked': 'Zablokowano voucher',
      'voucher.unblocked': 'Odblokowano voucher',
      'voucher.adjusted': 'Zmieniono stan vouchera',
      'voucher.extended': 'Przedłużono voucher',
      'voucher.takenBack': 'Wycofano voucher',
      'voucher.refunded': 'Zapisano zwrot za voucher',
    },
    'en-US': {
      'voucher.issued': 'Vouchers issued',
      'voucher.redeemed': 'Voucher redeemed',
      'voucher.returned': 'Use of a voucher returned',
      'voucher.blocked': 'Voucher blocked',
      'voucher.unblocked': 'Voucher unblocked',
      'voucher.adjusted': 'Voucher adjusted',
      'voucher.extended': 'Voucher extended',
      'voucher.takenBack': 'Voucher withdrawn',
      'voucher.refunded': 'Refund of a voucher recorded',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'vouchers.mine': 'zobaczyć własne vouchery',
      'vouchers.check': 'sprawdzić kod vouchera',
      'vouchers.redeem': 'zrealizować voucher na szkoleniu',
      'vouchers.redemptions': 'zobaczyć ostatnie realizacje voucherów na szkoleniach',
      'vouchers.giveBack': 'cofnąć realizację vouchera',
    },
    'en-US': {
      'vouchers.mine': 'see one’s own vouchers',
      'vouchers.check': 'check the code of a voucher',
      'vouchers.redeem': 'redeem a voucher at a training',
      'vouchers.redemptions': 'see the last redemptions of vouchers at trainings',
      'vouchers.giveBack': 'undo the redemption of a voucher',
    },
  }),
}
