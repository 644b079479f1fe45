import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const redemptionTexts = {
  calls: bilingualTexts({
    pl: {
      'redemptions.check': 'sprawdzić kod vouchera',
      'redemptions.redeem': 'zrealizować voucher na szkoleniu',
      'redemptions.latest': 'zobaczyć ostatnie realizacje voucherów na szkoleniach',
      'redemptions.giveBack': 'cofnąć realizację vouchera',
    },
    'en-US': {
      'redemptions.check': 'check the code of a voucher',
      'redemptions.redeem': 'redeem a voucher at a training',
      'redemptions.latest': 'see the last redemptions of vouchers at trainings',
      'redemptions.giveBack': 'undo the redemption of a voucher',
    },
  }),
}
