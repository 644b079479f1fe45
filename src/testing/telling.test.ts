import { expect, test } from 'vitest'
import { events, heardEvents } from './recorded-events.ts'

/* Whatever happens in the portal, whoever it concerns hears of it: by a notification, a mail, or, as said here, by neither. Who, and who not, is in recipients.test.ts. */

const needsNoTelling: Record<string, string> = {
  'user.signedIn': 'who did it knows',
  'user.signedOut': 'who did it knows',
  'user.languageChanged': 'who did it sees it',
  'student.profileChanged': 'who did it sees it',
  'conversation.read': 'the other side sees it in the thread',
  'view.created': 'a saved view is its owner’s own',
  'view.updated': 'a saved view is its owner’s own',
  'view.removed': 'a saved view is its owner’s own',
  'proArtist.avatarChanged':
    'the office hears of the form that it belongs to; of the network’s artists the history tells',
  'proArtist.documentAdded':
    'the office hears of the form that it belongs to; of the network’s artists the history tells',
  'proArtist.documentChanged':
    'the office hears of the form that it belongs to; of the network’s artists the history tells',
  'proArtist.documentRemoved':
    'the office hears of the form that it belongs to; of the network’s artists the history tells',
  'proArtist.changesReviewed': 'nothing follows from it for the artist',
  'additionalResponsibility.evidenceAdded': 'the office hears when it is submitted',
  'additionalResponsibility.evidenceRemoved': 'the office hears when it is submitted',
  'additionalResponsibility.withdrawn': 'the office has nothing to check any more, and the counter says so',
  'statusUpgrade.withdrawn': 'the office has nothing to decide any more, and the counter says so',
  'benefit.reordered': 'an order is no news',
  'benefit.removed': 'what is gone leads nowhere',
  'level.created': 'nobody stands on it yet',
  'level.updated': 'the ladder shows it',
  'level.reordered': 'the ladder shows it',
  'level.removed': 'nobody stands on it',
  'responsibility.created': 'the level’s page shows it',
  'responsibility.updated': 'the level’s page shows it',
  'responsibility.reordered': 'an order is no news',
  'responsibility.removed': 'the level’s page shows it',
}

test('somebody is told of every event, or it is said why nobody needs to be', () => {
  expect(events.length).toBeGreaterThan(20)
  const sentences = events
    .filter((event) => !heardEvents.has(event) && !(event in needsNoTelling))
    .map(
      (event) =>
        `Nobody hears of ${event}: listen to it in a .notices.ts or .mail.ts, or say here why it needs no telling.`,
    )
  expect(sentences).toEqual([])
})

test('no excuse outlives its event', () => {
  const sentences = Object.keys(needsNoTelling)
    .filter((event) => !events.includes(event) || heardEvents.has(event))
    .map((event) => `${event} needs no excuse any more.`)
  expect(sentences).toEqual([])
})
