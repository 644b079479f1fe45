import type { Measure, ReportReason, ReportState } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import type { DemoReview } from './demo-reviews.ts'

/** A report of a review, by whose training it is and how many stars it gives; days are from today. */
export type DemoReport = {
  artist: string
  starts: number
  rating: number
  reason: ReportReason
  explanation: string
  state: ReportState
  reported: number
  /** The reported part of the review, added to its text. */
  adds?: string
  decided?: { on: number; measure: Measure | null; note: string }
  objection?: { on: number; text: string; answered?: { on: number; note: string } }
}

/** In each of the states that a report can be in. */
export const demoReports: readonly DemoReport[] = [
  {
    ...{ artist: 'Maja Żurawska', starts: -30, rating: 3, reason: 'WRONG_TRAINING', state: 'TO_DECIDE', reported: -4 },
    explanation:
      'Na tym szkoleniu cały drugi dzień był praktyką na modelkach. Opinia mówi chyba o moim kursie online z maja.',
  },
  {
    ...{ artist: 'Amara Okafor', starts: -84, rating: 1, reason: 'HATE', state: 'TO_DECIDE', reported: -1.5 },
    explanation: 'This is not about the training but about where I come from.',
  },
  {
    ...{ artist: 'Barbara Jaśkiewicz', starts: -26, rating: 3, reason: 'PERSONAL_DATA', state: 'WITH_AUTHOR' },
    reported: -1,
    adds: ' Modelką była pani Jolanta Rybak z Gdyni, ta sama co na zdjęciach.',
    explanation: 'Pełne imię, nazwisko i miasto mojej modelki. Nie zgodziła się na to.',
  },
  {
    ...{
      artist: 'Sylwia Michalska',
      starts: -61,
      rating: 1,
      reason: 'PERSONAL_DATA',
      state: 'OBJECTED',
      reported: -20,
    },
    explanation: 'Autorka grozi, że poda nazwisko i telefon innej kursantki.',
    decided: {
      on: -16,
      measure: 'HIDDEN',
      note: 'Ostatnie zdanie zapowiada ujawnienie danych innej osoby. Czas na zmianę minął.',
    },
    objection: { on: -3, text: 'Niczyich danych nie podałam i nie podam. Proszę przywrócić opinię o szkoleniu.' },
  },
  {
    ...{ artist: 'Renata Wasilewska', starts: -236, rating: 5, reason: 'ADVERTISING', state: 'UPHELD', reported: -200 },
    explanation: 'Reklama hurtowni z kodem rabatowym. Ocena jest dobra, ale to nie jest opinia.',
    decided: { on: -198, measure: 'REMOVED', note: 'Drugie zdanie reklamuje hurtownię autora i jego kod rabatowy.' },
  },
  {
    ...{ artist: 'Maja Żurawska', starts: -112, rating: 4, reason: 'OTHER', state: 'DISMISSED', reported: -95 },
    explanation: 'Sala miała 40 metrów, tyle samo co zawsze. To krzywdząca uwaga.',
    decided: {
      on: -93,
      measure: null,
      note: 'Ocena sali to opinia autorki i nie łamie zasad. Pod opinią można odpowiedzieć.',
    },
  },
  {
    ...{ artist: 'Tomasz Borkowski', starts: -69, rating: 1, reason: 'NOT_GENUINE', state: 'CONFIRMED', reported: -58 },
    explanation: 'Autorka sama pisze, że powtarza czyjeś słowa.',
    decided: { on: -55, measure: 'REMOVED', note: 'Opinia opisuje cudze wrażenia, co autorka przyznaje w treści.' },
    objection: {
      on: -50,
      text: 'Koleżanka mówiła prawdę.',
      answered: { on: -47, note: 'Opinia musi opisywać własne doświadczenie. Decyzja pozostaje bez zmian.' },
    },
  },
  {
    ...{
      artist: 'Izabela Kaczmarek',
      starts: -163,
      rating: 3,
      reason: 'NOT_GENUINE',
      state: 'OVERTURNED',
      reported: -150,
    },
    explanation: 'Na szkoleniu było mnóstwo pracy na skórze, więc ta opinia nie może być prawdziwa.',
    decided: { on: -148, measure: 'HIDDEN', note: 'Program przewidywał dwa dni praktyki.' },
    objection: {
      on: -144,
      text: 'Program przewidywał, ale drugiego dnia modelki nie przyszły.',
      answered: { on: -141, note: 'Lista obecności modelek potwierdza słowa autorki. Przepraszamy.' },
    },
  },
]

export function isReported({ artist, starts, rating }: DemoReport, review: DemoReview): boolean {
  const { training } = review.enrolment
  return training.artist === artist && training.starts === starts && review.rating === rating
}
