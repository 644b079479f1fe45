import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const demoTexts = {
  demo: bilingualTexts({
    pl: {
      mails_title: 'Skrzynka demonstracyjna',
      mails_intro:
        'Wiadomości, których portal nie wysłał, bo w wersji demonstracyjnej nie ma serwera poczty. Linki w nich działają.',
      mails_empty: 'Skrzynka jest pusta',
      mails_empty_text: 'Gdy portal napisze do kogoś wiadomość, znajdziesz ją tutaj.',
      mail_to: 'Do: {{to}}',
      mail_content: 'Treść wiadomości „{{subject}}”',
      mails_list: 'Wiadomości',
    },
    'en-US': {
      mails_title: 'Demo mailbox',
      mails_intro: 'Messages that the portal didn’t send, since the demo has no mail server. The links in them work.',
      mails_empty: 'The mailbox is empty',
      mails_empty_text: 'When the portal writes to someone, you’ll find the message here.',
      mail_to: 'To: {{to}}',
      mail_content: 'Content of “{{subject}}”',
      mails_list: 'Messages',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'demo.mails': 'zobaczyć e-maile wersji demonstracyjnej',
      'demo.accounts': 'zobaczyć konta wersji demonstracyjnej',
    },
    'en-US': {
      'demo.mails': 'see the emails of the demo',
      'demo.accounts': 'see the accounts of the demo',
    },
  }),
}
