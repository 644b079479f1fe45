import type { Language } from '#kit/contract/texts/text.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { ArtistDocument } from '#network/artists/contract/artists.entities.ts'
import { artistTexts } from '#network/artists/contract/artists.text.ts'
import type { DemoArtist } from '../records/demo-artists.ts'
import { plain } from '../records/demo-contacts.ts'
import { randomOf } from '../records/demo-random.ts'
import { type Line, pdf } from './demo-pdf.ts'

type DemoDocument = { kind: ArtistDocument['kind']; valid_until: string | null; name: string; content: Buffer }
type Kind = DemoDocument['kind']

const titles: Record<Language, Record<Kind, string>> = {
  pl: { CERTIFICATE: 'Certyfikat', LICENCE: 'Zaświadczenie', INSURANCE: 'Polisa' },
  'en-US': { CERTIFICATE: 'Certificate', LICENCE: 'License', INSURANCE: 'Insurance policy' },
}
const subjects: Record<Language, Record<Kind, string>> = {
  pl: {
    CERTIFICATE: 'ukończenia szkolenia: ',
    LICENCE: 'o spełnieniu wymagań sanitarnych gabinetu',
    INSURANCE: 'odpowiedzialności cywilnej w związku z wykonywaniem zawodu',
  },
  'en-US': {
    CERTIFICATE: 'of completed training: ',
    LICENCE: 'to practice permanent make-up',
    INSURANCE: 'professional liability',
  },
}
const issuers: Record<Kind, readonly [string, ...string[]]> = {
  CERTIFICATE: [
    'Instytut Mikropigmentacji „Linia”',
    'Pigment School Berlin',
    'Akademia Barwy',
    'Nordic Brow Institute',
  ],
  LICENCE: ['Wydział Zdrowia', 'Public Health Office'],
  INSURANCE: ['Towarzystwo Ubezpieczeń „Paleta”', 'Palette Mutual Insurance'],
}
const dates: Record<Language, { issued: string; until: string }> = {
  pl: { issued: 'Wydano', until: 'Ważność do' },
  'en-US': { issued: 'Issued on', until: 'Valid until' },
}

/** What an artist sent with the form: a certificate for their first technique, mostly an insurance, often a licence. */
export function documentsOf({ person, seed, history }: DemoArtist, now: Date): DemoDocument[] {
  const { form, language_name: language } = person
  const sent = history.find(({ event }) => event === 'formSent')
  if (!form || !sent) return []
  const random = randomOf(seed + 10_000)
  const document = (kind: Kind, issued: Date, until: Date | null): DemoDocument => {
    const subject = subjects[language][kind] + (kind === 'CERTIFICATE' ? techniqueName(person, language) : '')
    const valid_until = until && dayOf(until)
    const content = page(titles[language][kind], subject, fullName(person), [
      `${dates[language].issued}: ${spelled(issued, language)}`,
      ...(until ? [`${dates[language].until}: ${spelled(until, language)}`] : []),
      issuers[kind][kind === 'CERTIFICATE' ? random.whole(0, 3) : Number(language !== 'pl')] ?? issuers[kind][0],
    ])
    return { kind, valid_until, name: `${plain(titles[language][kind])}-${plain(person.last_name)}.pdf`, content }
  }
  const certified = daysFrom(sent.at, -random.whole(200, 1500))
  const licensed = daysFrom(sent.at, -random.whole(30, 400))
  const insured =
    form.insuredFor == null ? daysFrom(sent.at, -random.whole(5, 300)) : daysFrom(now, form.insuredFor - insuranceDays)
  return [
    document('CERTIFICATE', certified, null),
    ...(form.insuredFor === null ? [] : [document('INSURANCE', insured, daysFrom(insured, insuranceDays))]),
    ...(random.fraction() < 0.55 ? [document('LICENCE', licensed, daysFrom(licensed, licenceDays))] : []),
  ]
}

const insuranceDays = 2 * 365
const licenceDays = 3 * 365

function techniqueName({ techniques }: DemoArtist['person'], language: Language): string {
  const [technique = 'POWDER_BROWS'] = techniques
  return artistTexts.artists[language][`techniques_${technique}`].toLocaleLowerCase(language)
}

/** Warm paper in a madder frame, with the portal's mark: nobody takes it for a paper of somebody real. */
const graphics = `0.99 0.97 0.93 rg 0 0 842 595 re f
0.55 0.11 0.19 RG 1.2 w 28 28 786 539 re S 0.4 w 36 36 770 523 re S
1 J 0.94 0.88 0.82 RG 20 w 540 150 m 640 400 l 740 150 l S
0.87 0.70 0.67 RG 26 w 535 229 m 581 258 617 214 657 232 c 686 245 710 258 745 241 c S`

function page(title: string, subject: string, name: string, facts: string[]): Buffer {
  const line = (text: string, y: number, size: number, font: Line['font']): Line => ({ text, x: 84, y, size, font })
  return pdf(graphics, [
    line(title, 448, 54, 'serif'),
    line(subject, 410, 17, 'sans'),
    line(name, 308, 38, 'serif'),
    ...facts.map((fact, index) => line(fact, 252 - index * 22, 13, 'sans')),
  ])
}

function daysFrom(start: Date, days: number): Date {
  return new Date(start.getTime() + days * 86_400_000)
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function spelled(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
