import { bilingualTexts } from '#contract/kit/text.ts'

export const voucherTexts = {
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
}
