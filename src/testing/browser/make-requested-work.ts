import { expect } from 'vitest'
import { requestOf, send } from '#kit/web/calls/api.ts'
import { type Channel, consents } from '#reputation/consents/contract/consents.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { pictureFile } from '#testing/browser/choose-files.ts'
import { mailAfter, meanwhile, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'

/** For a component test: a work without pictures, of the artist who is signed in. */
export async function createWork(title = { pl: 'Usta', 'en-US': 'Lips' }) {
  const draft = { title, description: title, health: 'NONE', technique: 'LIPS', performed_on: '2026-01-15' } as const
  return (await send(portfolio.create, draft)).data
}

/**
 * For a component test: a work with one picture that the office has to decide on, and the link of its consent request.
 */
export async function requestedWork() {
  await signIn(cast.artist)
  const { id } = await createWork()
  await send(portfolio.addImage, { id, stage: 'AFTER', file: await pictureFile('usta.jpg') })
  await send(portfolio.submit, { id })
  await signIn(cast.office)
  const email = `osoba-${id}@example.com`
  const request = () => meanwhile(cast.artist, consents.ask, { id, email, language: 'pl' })
  const { route } = await mailAfter(request, { email })
  return { id, hash: route.slice(route.lastIndexOf('/') + 1) }
}

/** An answer of the person from another page that shows all pictures; this page is not notified. */
export async function answerConsent(
  hash: string,
  change: { give?: Channel[]; withdraw?: Channel[]; is_again?: boolean },
) {
  const { seen_until, history, wording } = (await send(consents.open, { hash })).data
  const shown = {
    ...{ seen_until, seen_event: history[0]?.key ?? null, seen_wording: wording.key },
    given_by: 'ADULT' as const,
  }
  const { url, ...request } = await requestOf(consents.answer, { hash, give: [], withdraw: [], ...change, ...shown })
  expect(await fetch(url, request)).toMatchObject({ ok: true })
}
