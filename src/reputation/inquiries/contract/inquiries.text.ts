import { bilingualTexts } from '#kit/contract/texts/text.ts'
import type { inquiryErrors } from './inquiries.errors.ts'

export const inquiryTexts = {
  inquiries: bilingualTexts({
    pl: {
      title: 'Zapytaj akademię',
      about: 'Pytanie dotyczy: {{name}}',
      intro: 'Pytanie trafi do biura akademii. Odpowiedź przyjdzie e-mailem.',
      ask: 'Zapytaj',
      name: 'Imię i nazwisko',
      email: 'Adres e-mail',
      email_hint: 'Tu przyjdzie odpowiedź.',
      phone: 'Telefon',
      phone_hint: 'Jeśli wolisz rozmowę.',
      text: 'Twoje pytanie',
      text_hint: 'Na przykład: czego chcesz się nauczyć, kiedy i gdzie.',
      website: 'Strona internetowa',
      send: 'Wyślij pytanie',
      sent_title: 'Pytanie wysłane',
      sent_text: 'Biuro akademii odpowie na adres {{email}}.',
      closed_title: 'Tu nie można teraz zapytać',
      closed_text: 'Artysta nie pokazuje już swojego profilu albo akademia nie podała adresu.',
      to_gallery: 'Artyści sieci',
    },
    'en-US': {
      title: 'Ask the academy',
      about: 'Your question is about {{name}}',
      intro: 'Your question goes to the academy office. The answer comes by email.',
      ask: 'Ask a question',
      name: 'Full name',
      email: 'Email address',
      email_hint: 'The answer comes here.',
      phone: 'Phone',
      phone_hint: 'If you’d rather talk.',
      text: 'Your question',
      text_hint: 'For example: what you want to learn, when, and where.',
      website: 'Website',
      send: 'Send question',
      sent_title: 'Question sent',
      sent_text: 'The academy office will answer to {{email}}.',
      closed_title: 'Questions can’t be asked here right now',
      closed_text: 'The artist doesn’t show a profile anymore, or the academy has given no address.',
      to_gallery: 'Artists of the network',
    },
  }),

  mails: bilingualTexts({
    pl: {
      inquiry_made_subject: 'Pytanie o artystę: {{artist}}',
      inquiry_made_body:
        'Dzień dobry!\n\n{{name}} pyta przez publiczny profil: {{artist}}.\n\nAdres e-mail: {{email}}. Telefon: {{phone}}.\n\nOdpowiedź na tę wiadomość trafi na podany adres. Nikt nie sprawdził, czy należy do tej osoby.',
      inquiry_made_button: 'Otwórz artystę',
    },
    'en-US': {
      inquiry_made_subject: 'Question about an artist: {{artist}}',
      inquiry_made_body:
        'Hello,\n\n{{name}} has a question after seeing a public profile: {{artist}}.\n\nEmail: {{email}}. Phone: {{phone}}.\n\nYour reply to this message goes to that address. No one has checked that it belongs to this person.',
      inquiry_made_button: 'Open the artist',
    },
  }),

  errors: bilingualTexts({
    pl: {
      inquiry_closed: 'O tego artystę nie można teraz pytać przez portal. Twój tekst został w formularzu: skopiuj go.',
    },
    'en-US': {
      inquiry_closed:
        'This artist can’t be asked about through the portal right now. Your text is still in the form: copy it.',
    } satisfies Record<keyof typeof inquiryErrors, string>,
  }),

  events: bilingualTexts({
    pl: { 'inquiry.made': 'Ktoś zapytał o artystę przez publiczny profil' },
    'en-US': { 'inquiry.made': 'Someone asked about the artist through the public profile' },
  }),

  calls: bilingualTexts({
    pl: {
      'inquiries.artist': 'zobaczyć, kogo dotyczy pytanie',
      'inquiries.send': 'wysłać pytanie o artystę',
    },
    'en-US': {
      'inquiries.artist': 'see who a question is about',
      'inquiries.send': 'send a question about an artist',
    },
  }),

  audit: bilingualTexts({
    pl: { kind_inquiry: 'Pytanie o artystę' },
    'en-US': { kind_inquiry: 'Question about an artist' },
  }),
}
