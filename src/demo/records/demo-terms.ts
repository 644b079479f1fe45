import type { Language } from '#kit/contract/texts/text.ts'
import { type Line, pdf } from '../pictures/demo-pdf.ts'

type DemoTerms = { language: Language; name: string; title: string; sections: [heading: string, ...lines: string[]][] }

/** What artists and students of the demo academy have agreed to: a page in each language. */
const documents: readonly DemoTerms[] = [
  {
    language: 'pl',
    name: 'Regulamin Akademii Atelier 1.0.pdf',
    title: 'Regulamin Akademii Atelier',
    sections: [
      [
        '1. Kogo dotyczy',
        'Regulamin wiąże artystów, którzy należą do sieci akademii, oraz kursantów, którzy korzystają z jej szkoleń.',
      ],
      [
        '2. Szkolenia',
        'Artysta prowadzi szkolenia, które akademia zaakceptowała, w podanym miejscu i czasie.',
        'Gdy szkolenie zostaje odwołane, wejście z pakietu i voucher wracają do kursanta w całości.',
      ],
      [
        '3. Pakiety i vouchery',
        'Pakiet jest ważny tyle dni, ile podano przy sprzedaży. Voucher działa od dnia, który jest na nim zapisany.',
      ],
      ['4. Opinie', 'Opinię wystawia wyłącznie osoba, która była na szkoleniu. Nagroda za opinię nie zależy od oceny.'],
      [
        '5. Dane i zmiany',
        'Dane służą do prowadzenia szkoleń i rozliczeń. O zmianie regulaminu uprzedzamy przed jej wejściem w życie.',
      ],
    ],
  },
  {
    language: 'en-US',
    name: 'Atelier Academy Terms 1.0.pdf',
    title: 'Terms of the Atelier Academy',
    sections: [
      [
        '1. Whom they concern',
        'These terms bind artists who belong to the academy’s network, and students who attend its trainings.',
      ],
      [
        '2. Trainings',
        'An artist gives trainings that the academy has accepted, at the place and time that were published.',
        'When a training is cancelled, the package entry and the voucher return to the student in full.',
      ],
      [
        '3. Packages and vouchers',
        'A package is valid for as many days as stated at the sale. A voucher works from the day written on it.',
      ],
      [
        '4. Reviews',
        'Only a person who attended writes a review. The reward for a review does not depend on the rating.',
      ],
      [
        '5. Data and changes',
        'Data serve to give trainings and to settle them. Changes are announced before they apply.',
      ],
    ],
  },
]

export const demoTerms = documents.map(({ language, name, title, sections }) => ({
  language,
  name,
  content: pdf('0.55 0.18 0.22 RG 2 w 60 500 m 782 500 l S', linesOf(title, sections)),
}))

/** From the top of the page down. */
function linesOf(title: string, sections: DemoTerms['sections']): Line[] {
  const lines: Line[] = [{ text: title, x: 60, y: 520, size: 26, font: 'serif' }]
  let y = 470
  for (const [heading, ...texts] of sections) {
    lines.push({ text: heading, x: 60, y, size: 14, font: 'serif' })
    for (const text of texts) {
      y -= 20
      lines.push({ text, x: 60, y, size: 11, font: 'sans' })
    }
    y -= 32
  }
  return lines
}
