import type { Language } from '#kit/contract/texts/text.ts'
import { spokenRoute } from '#kit/server/mail/spoken-route.ts'
import { signUpRoute } from '#teaching/sign-ups/contract/sign-ups.flow.ts'
import type { ComingTraining } from '../profile-content.queries.ts'
import type { View } from '../profile-view.ts'
import type { PublicTraining } from './public-trainings.queries.ts'
import { trainingPath } from './training-addresses.ts'

/** The state of a training for somebody who looks for one. */
export type Standing = 'COMING' | 'BEGUN' | 'HELD' | 'CANCELLED'

/** Where questions about a training are sent: email and phone of the operator's details. */
type Contact = { email: string | null; phone: string | null }

/** A training with its artist's public profile, in the texts of its reader's language. */
export type TrainingView = View & {
  training: PublicTraining
  standing: Standing
  contact: Contact
  /** Anybody signs up for it without an account. */
  takesSignUps: boolean
}

/** Where anybody signs up, in the language of the page. */
export function signUpAddress({ publicUrl, training, language }: TrainingView): string {
  return `${publicUrl}/#/${spokenRoute(signUpRoute(training.id), language)}`
}

export function standingOf({ state, starts_at, ends_at }: PublicTraining, now: Date): Standing {
  if (state === 'CANCELLED') return 'CANCELLED'
  const isPast = (instant: string | null) => instant !== null && Date.parse(instant) <= now.getTime()
  if (state === 'COMPLETED' || isPast(ends_at)) return 'HELD'
  return isPast(starts_at) ? 'BEGUN' : 'COMING'
}

/** The artist's other trainings. */
export function othersOf({ content, training }: TrainingView): ComingTraining[] {
  return content.trainings.filter(({ id }) => id !== training.id)
}

export const pathIn = ({ training }: TrainingView, language: Language) => trainingPath(training, language)
