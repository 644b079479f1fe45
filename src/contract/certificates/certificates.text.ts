import { bilingualTexts } from '#contract/kit/text.ts'

export const certificateTexts = {
  errors: bilingualTexts({
    pl: {
      certificate_over:
        'Ten certyfikat nie jest już ważny: unieważniono go albo zastąpiono innym. Odśwież stronę, aby zobaczyć, co się zmieniło.',
    },
    'en-US': {
      certificate_over:
        'This certificate is no longer valid: it was revoked or replaced. Reload the page to see what has changed.',
    },
  }),

  notices: bilingualTexts({
    pl: {
      certificate_issued_title: 'Masz certyfikat: {{title}}',
      certificate_issued_text: 'Gratulacje! Numer certyfikatu: {{number}}.',
      certificate_revoked_title: 'Certyfikat unieważniony: {{title}}',
      certificate_revoked_text: 'Certyfikat {{number}} stracił ważność. Jeśli to niespodzianka, napisz do biura.',
      certificate_corrected_title: 'Poprawiony certyfikat: {{title}}',
      certificate_corrected_text: 'Nowy numer: {{number}}. Poprzedni certyfikat wskazuje na ten.',
    },
    'en-US': {
      certificate_issued_title: 'You have a certificate: {{title}}',
      certificate_issued_text: 'Congratulations! The certificate’s number: {{number}}.',
      certificate_revoked_title: 'Certificate revoked: {{title}}',
      certificate_revoked_text:
        'The certificate {{number}} is no longer valid. If this is a surprise, write to the office.',
      certificate_corrected_title: 'Corrected certificate: {{title}}',
      certificate_corrected_text: 'Its new number: {{number}}. The previous certificate points to this one.',
    },
  }),

  events: bilingualTexts({
    pl: {
      'certificate.issued': 'Wystawiono certyfikat',
      'certificate.revoked': 'Unieważniono certyfikat',
      'certificate.corrected': 'Poprawiono certyfikat',
    },
    'en-US': {
      'certificate.issued': 'Certificate issued',
      'certificate.revoked': 'Certificate revoked',
      'certificate.corrected': 'Certificate corrected',
    },
  }),
}
