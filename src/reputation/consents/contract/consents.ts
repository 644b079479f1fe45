import { z } from 'zod/mini'
import { email } from '#kit/contract/account-fields.ts'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { day, id, instant, line, optional, prose, rowKey, wholeNumber } from '#kit/contract/fields.ts'
import { bilingual, language } from '#kit/contract/texts/text.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import { stages } from './stages.ts'

/** Where a picture may be shown: inside the academy, on its website, in social media. Each is agreed to by itself. */
export const channels = ['ACADEMY', 'WEBSITE', 'SOCIAL'] as const
export type Channel = (typeof channels)[number]

/** The state of the consent of the person in a work's pictures. `NOT_NEEDED`: nobody is in them. */
export const consentStates = ['NOT_ASKED', 'ASKED', 'GIVEN', 'DECLINED', 'WITHDRAWN', 'NOT_NEEDED'] as const
export type ConsentState = (typeof consentStates)[number]

/** The person refused, or withdrew all that they had agreed to: nobody can see the pictures. */
export function isRefused(state: ConsentState): boolean {
  return state === 'DECLINED' || state === 'WITHDRAWN'
}

const consentEvents = ['ASKED', 'GIVEN', 'WITHDRAWN', 'DECLINED', 'NOT_NEEDED', 'NEEDED'] as const

/** Where an answer by the link came from, where that is the artist's: a browser, or the network address, with which they had signed in. */
const consentOrigins = ['ARTIST_BROWSER', 'ARTIST_NETWORK'] as const

/** Who gave the consent: the person in the pictures, or for a minor their guardian. */
export const givers = ['ADULT', 'GUARDIAN'] as const

/** Whether title or description contain facts about the health of the person in the pictures. */
export const healthAnswers = ['NONE', 'TOLD'] as const

/**
 * What a consent in force does not cover: `OLD` is one from before wordings were stored, which is about pictures alone and leaves
 * them visible; with words that were added since, or facts about health, the pictures wait for a consent to these.
 */
export const consentGaps = ['OLD', 'WORDS', 'HEALTH'] as const

/** The number of the wording, raised when its meaning changes; 1 is that of before, to pictures alone. */
export const wordingVersion = 2

const channelList = () => z.array(z.enum(channels))

const event = z.object({
  /** Its number may be another one's after a backup was restored. */
  key: rowKey(),
  event: z.enum(consentEvents),
  /** What it is about: which were agreed to, or withdrawn. */
  channels: channelList(),
  /** Null: the person in the pictures, by their link. */
  by: z.nullable(z.string()),
  /** The day of the statement, on paper or oral, if the office recorded it. */
  said_on: z.nullable(day()),
  note: z.nullable(z.string()),
  /** With it: the consent to publish facts about health. */
  health: z.boolean(),
  /** Null: as before, or not a consent. */
  given_by: z.nullable(z.enum(givers)),
  guardian_name: z.nullable(z.string()),
  /** As the person saw it. */
  wording: z.nullable(z.object({ text: z.string(), version: z.int(), language: language() })),
  /** For the office alone; null for others, and where it came from elsewhere. */
  came_from: z.nullable(z.enum(consentOrigins)),
  at: instant(),
})
export type ConsentEvent = z.output<typeof event>

const consent = z.object({
  portfolio_item_id: id(),
  state: z.enum(consentStates),
  /** Agreed to now. */
  channels: channelList(),
  /** Pictures that were added since the person agreed, and that are therefore not shown yet. */
  pictures_since: z.int(),
  gap: z.nullable(z.enum(consentGaps)),
  /** The secret link, which its person alone gets: to whom it was sent. Null where there is none that works. */
  link: z.nullable(
    z.object({
      /** Null: the person has answered, and the link stays open so that they can withdraw their consent. */
      expires_at: z.nullable(instant()),
      sent_to: z.nullable(z.string()),
      sent_at: z.nullable(instant()),
    }),
  ),
  /** The latest first. */
  history: z.array(event),
})
export type Consent = z.output<typeof consent>

const picture = z.object({
  id: id(),
  stage: z.enum(stages),
  alt: bilingual(z.string()),
  width: z.int(),
  height: z.int(),
  /** Added since the person agreed. */
  is_new: z.boolean(),
})

/** What somebody sees at their own link. */
const request = z.object({
  artist: z.object({ name: z.string(), city: z.nullable(z.string()) }),
  title: bilingual(z.string()),
  description: bilingual(z.string()),
  technique: z.enum(techniques),
  performed_on: day(),
  /** Exactly what is agreed to, in the reader's language. */
  wording: z.object({
    paragraphs: z.array(z.string()),
    /** A consent of its own; null where the work has no facts about health. */
    health: z.nullable(z.string()),
    /** Of the wording with title and description: an answer repeats it. */
    key: z.string(),
  }),
  gap: z.nullable(z.enum(consentGaps)),
  consented_health: z.boolean(),
  state: z.enum(consentStates),
  channels: channelList(),
  /** None once it was withdrawn: then they are shown to nobody. */
  pictures: z.array(picture),
  /** The last picture on this page: an answer applies to the pictures up to it. */
  seen_until: z.int(),
  expires_at: z.nullable(instant()),
  history: z.array(
    z.pick(event, {
      ...{ key: true, event: true, channels: true, said_on: true, at: true },
      ...{ health: true, given_by: true, guardian_name: true, wording: true },
    }),
  ),
})
export type ConsentRequest = z.output<typeof request>

type Consented = { state: ConsentState; history: readonly Pick<ConsentEvent, 'event' | 'channels'>[] }

/**
 * The channels whose last event was a refusal (`history`: the latest first): only a consent that is marked as a new one
 * gives them again.
 */
export function refusedChannels({ state, history }: Consented): Channel[] {
  if (isRefused(state)) return [...channels]
  return channels.filter((channel) => {
    const last = history.find(({ event, channels }) => event === 'DECLINED' || channels.includes(channel))
    return last?.event === 'DECLINED' || last?.event === 'WITHDRAWN'
  })
}

const byItem = '/api/portfolio/{id}/consent'
const byLink = '/api/portfolio/consent/{hash}'
const secretLink = { max: 120, seconds: 60 }
const refreshes = ['consents', 'portfolio', 'portfolioModeration', 'artists', 'profile'] as const
const someChannels = () => z.array(z.enum(channels)).check(z.maxLength(channels.length, 'too_many'))
/** A change is what was changed, never the whole set: another page may have changed the rest meanwhile. */
const statement = {
  /** The channels that the person agrees to from now on, for all the pictures on their page. */
  give: someChannels(),
  /**
   * The channels that the person withdraws, on a page of any age; all channels are a refusal where nothing was given
   * yet. A channel that is in `give` as well is not withdrawn. A channel in `give` that cannot be given is left out.
   */
  withdraw: someChannels(),
  /** The last picture on the page: the answer does not apply to later ones. */
  seen_until: wholeNumber({ min: 0, max: 2_147_483_647 }),
  /**
   * The latest event of `history` on the page, null where there is none: an older page may withdraw consent, but not
   * give it.
   */
  seen_event: z.nullable(rowKey()),
}
const response = single(consent)

/**
 * The consent of the person in the pictures: requested by the artist, given and withdrawn by a secret link of the
 * person.
 */
export const consents = calls('consents', {
  get: endpoint({ method: 'GET', path: byItem, permission: 'signed-in', response }),
  /** Sends the link to the person in the pictures, the one that works or a new one. */
  ask: endpoint({
    method: 'POST',
    path: `${byItem}/ask`,
    collects: 'others',
    permission: 'signed-in',
    // Each may send a mail to any address.
    limit: { max: 60, seconds: 3600 },
    refreshes,
    body: z.object({ email: email(), language: language() }),
    response,
    status: 200,
  }),
  /** That nobody is in the pictures, or that somebody is after all. */
  declare: endpoint({
    method: 'PUT',
    path: `${byItem}/nobody`,
    permission: 'signed-in',
    refreshes,
    body: z.object({ shows_nobody: z.boolean() }),
    response,
  }),
  /** A statement that the person made to the office on paper or orally. */
  record: endpoint({
    method: 'PUT',
    path: `${byItem}/record`,
    permission: 'can-moderate-portfolio',
    refreshes,
    body: z.object({
      ...statement,
      said_on: day(),
      note: prose(1000),
      /** Whether the paper names title and description as they are now, and facts about health. */
      covers_words: z._default(z.boolean(), false),
      covers_health: z._default(z.boolean(), false),
    }),
    response,
  }),

  open: endpoint({
    method: 'GET',
    path: byLink,
    permission: 'public',
    response: single(request),
    limit: secretLink,
  }),
  answer: endpoint({
    method: 'PUT',
    path: byLink,
    collects: 'consent',
    permission: 'public',
    refreshes,
    body: z
      .object({
        ...statement,
        /** The person confirmed that they give what they had refused or withdrawn. */
        is_again: z._default(z.boolean(), false),
        /** Whether facts about health may be published; null leaves it as it is. */
        health: optional(z.boolean()),
        /** `key` of the wording on the page: consent is given to no other. */
        seen_wording: optional(z.string().check(z.regex(/^[\da-f]{64}$/, 'invalid'))),
        given_by: optional(z.enum(givers)),
        guardian_name: optional(line(160)),
      })
      .check(
        z.refine(({ give, seen_wording }) => give.length === 0 || seen_wording !== null, {
          path: ['seen_wording'],
          error: 'required',
        }),
      ),
    response: single(request),
    limit: secretLink,
  }),
  picture: endpoint({
    method: 'GET',
    path: `${byLink}/pictures/{id}/{size}`,
    permission: 'public',
    response: binary,
    limit: { max: 600, seconds: 60 },
  }),
})
