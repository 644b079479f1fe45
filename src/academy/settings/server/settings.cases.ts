import type { Cases } from '#testing/fixtures/cases.ts'
import { sample } from '#testing/servers/upload-server.ts'

export const settingsCases: Cases = {
  answers: `
                               guest     student  artist  other  office  owner
    get                             401      403     403    403     200    200
    mail                            401      403     403    403     200    200
    sendTestMail                    401      403     403    403     409    409
    setVoucherDelay                 401      403     403    403     200    200
    simulateVoucherDelay            401      403     403    403     200    200
    setMarketingLink                401      403     403    403     200    200
    setDedicatedTermsEmails         401      403     403    403     200    200
    setReviewVoucher                401      403     403    403     200    200
    setGallery                      401      403     403    403     200    200
    setSignUps                      401      403     403    403     200    200
    setTwoFactorDemand              401      403     403    403     200    200
    setRetention                    401      403     403    403     403    200
    setOperator                     401      403     403    403     200    200
    look                            401      403     403    403     200    200
    setAccent                       401      403     403    403     200    200
    setMark                         401      403     403    403     200    200
    removeMark                      401      403     403    403     200    200
    setInactiveApplicants           401      403     403    403     403    200
  `,
  input: () => {
    let times = 0
    const more = () => {
      times += 1
      return times
    }
    return {
      setVoucherDelay: () => ({ voucherDelayInDays: more() % 366 }),
      simulateVoucherDelay: () => ({ voucherDelayInDays: 30 }),
      setMarketingLink: () => ({ googleDriveMarketingMaterialsLink: `https://drive.example.com/${more()}` }),
      setDedicatedTermsEmails: () => ({ emails: [`terminy-${more()}@academy.example`] }),
      setReviewVoucher: () => ({ review_voucher_percent: 1 + (more() % 100) }),
      setGallery: () => ({ is_gallery_on: more() % 2 === 0 }),
      setSignUps: () => ({ sign_ups: 'REQUESTS', sign_up_hold_hours: 24 + (more() % 100) }),
      setInactiveApplicants: () => ({ inactive_applicant_months: 6 + (more() % 114) }),
      setOperator: () => ({
        ...{
          academy_name: `Atelier ${more()}`,
          operator_name: 'Atelier sp. z o.o.',
          operator_address: 'ul. Testowa 1, Łódź',
        },
        ...{ operator_tax_id: '1111111111', operator_register_number: null, operator_email: 'biuro@academy.example' },
        ...{ operator_phone: '+48601234567', privacy_email: null, operator_account: null },
      }),
      setAccent: () => ({ accent: `#${String(100000 + more())}` }),
      setMark: async () => ({ file: await sample('small.png') }),
      setTwoFactorDemand: () => ({ two_factor_required_from: `${3000 + more()}-05-01` }),
      setRetention: () => ({
        ...{ mail_days: 30 + more(), audit_address_days: 365, device_days: 180, ended_link_days: 90 },
        ...{ trash_days: 30, read_notification_days: 90, replaced_picture_days: 90 },
      }),
    }
  },
  needsNoTelling: { 'settings.changed': 'who works with it sees it' },
}
