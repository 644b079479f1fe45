import '#app/contract/registers.ts'
import { expect, test } from 'vitest'
import { everyText } from '#kit/contract/texts/texts.ts'
import { cases } from '#testing/fixtures/all-cases.ts'
import { events, listenedEvents } from '#testing/recorded-events.ts'

/*
 * Every event of the portal notifies the people it concerns: by a notification, a mail, or, where a feature’s cases
 * list it, by neither. The recipients are in recipients.test.ts.
 */

const needsNoTelling: Record<string, string> = Object.assign(
  {},
  ...Object.values(cases).map((ofFeature) => ofFeature.needsNoTelling),
)

test('every event notifies somebody, or declares why nobody needs to be notified', () => {
  expect(events.length).toBeGreaterThan(20)
  const sentences = events
    .filter((event) => !listenedEvents.has(event) && !(event in needsNoTelling))
    .map(
      (event) =>
        `Nobody hears of ${event}: listen to it in a .feature.ts, .notices.ts or .mail.ts, or say in its feature’s cases why it needs no telling.`,
    )
  expect(sentences).toEqual([])
})

test('no excuse outlives its event', () => {
  const sentences = Object.keys(needsNoTelling)
    .filter((event) => !events.includes(event) || listenedEvents.has(event))
    .map((event) => `${event} needs no excuse any more.`)
  expect(sentences).toEqual([])
})

test('the audit log has a text for every event, and for no other', () => {
  const described = everyText().flatMap(({ group, name, language }) =>
    group === 'events' && language === 'pl' ? [name] : [],
  )
  const sentences = [
    ...events
      .filter((event) => !described.includes(event))
      .map(
        (event) => `${event} has no words: add it to events in a .text.ts that src/app/contract/text-files.ts lists.`,
      ),
    ...described
      .filter((name) => !events.includes(name))
      .map((name) => `Nobody records ${name}: take it out of events in its .text.ts.`),
  ]
  expect(sentences).toEqual([])
})
