import type { Input } from '#kit/contract/endpoint.ts'
import type { signUpForm } from '#teaching/sign-ups/contract/sign-up-form.ts'
import { linkFor, proveSignUp, signUp } from '#teaching/sign-ups/server/sign-ups.steps.ts'
import type { Academy } from '#testing/academy.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { insertPublicProfile } from '#testing/make/make-public-profiles.ts'
import { anyArtist, trainingOf } from '#testing/make/make-seats.ts'

let count = 0

/** The Polish document of the demo's terms. */
const termsOfDemo = 1

/** A form that somebody filled out, for a training that anybody sees. */
export function signUpFormOf(training_id: number, values: object = {}): Input<typeof signUpForm.send> {
  count += 1
  return {
    ...{ key: crypto.randomUUID(), training_id, first_name: 'Klara', last_name: 'Nowa', phone: '+48601234567' },
    ...{ accepts_terms: true, terms_id: termsOfDemo },
    ...{ email: `klara-${count}@poczta.example`, note: null, website: null, accepts_rules: true, language_name: 'pl' },
    ...values,
  }
}

/** A training of an artist with a public profile: anybody signs up for it. */
export async function openTrainingOf(
  { db }: Academy,
  artistId: number | null,
  values: Parameters<typeof trainingOf>[2] = {},
): Promise<number> {
  const artist = artistId ?? (await anyArtist(db))
  await insertPublicProfile(db, artist)
  // Another test may have turned them off.
  await db
    .updateTable('settings')
    .set({ is_gallery_on: true, sign_ups: 'REQUESTS' })
    .where(({ or, eb }) => or([eb('is_gallery_on', '=', false), eb('sign_ups', '=', 'OFF')]))
    .execute()
  return trainingOf(db, artist, values)
}

/** A sign-up whose email is not proven yet, and its link. */
export async function signedUp(world: Academy, training_id: number, values: object = {}) {
  const acts = portalActs(world)
  const { accepts_rules: _, ...form } = signUpFormOf(training_id, values)
  await signUp(acts, { ...form, accepts_rules: true } as never)
  const { id } = await world.db
    .selectFrom('sign_ups')
    .select('id')
    .where('training_id', '=', training_id)
    .where('email', '=', form.email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const route = await linkFor(acts, id)
  return { id, email: form.email, hash: route.split('/').at(-1) as string }
}

/** One that waits for the office, with a seat if there is one. */
export async function waitingSignUp(world: Academy, training_id: number, values: object = {}) {
  const made = await signedUp(world, training_id, values)
  await proveSignUp(portalActs(world), made.id)
  return made
}
