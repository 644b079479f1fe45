import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { publicPath } from '#kit/contract/public-path.ts'
import { bilingual, type Language } from '#kit/contract/texts/text.ts'
import { spokenLanguages, techniques } from '#network/artists/contract/artists.choices.ts'
import { trainingKinds } from '#teaching/trainings/contract/trainings.flow.ts'
import { lenient, mostPages, typed } from './lenient.ts'

/** So many trainings stand on a page. */
export const trainingsPageSize = 24

export const publicTrainingQuery = z.object({
  city: lenient(typed(120)),
  technique: lenient(z.enum(techniques)),
  kind: lenient(z.enum(trainingKinds)),
  language: lenient(z.enum(spokenLanguages)),
  /** Of the academy, in which the first session begins. */
  month: lenient(z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))),
  /** 1: somebody can still take a seat. */
  free: lenient(z.enum(['1'])),
  page: lenient(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostPages))),
})
export type PublicTrainingQuery = z.output<typeof publicTrainingQuery>

const list = (language: Language) =>
  endpoint({
    method: 'GET',
    path: publicPath('trainings', language),
    permission: 'public',
    query: publicTrainingQuery,
    response: binary,
  })

const feed = (language: Language) =>
  endpoint({
    method: 'GET',
    path: `${publicPath('trainings', language)}.json`,
    permission: 'public',
    query: publicTrainingQuery,
    response: binary,
  })

/** The published trainings of artists with a public profile, for everybody: HTML, made on the server. */
export const publicTrainings = calls('publicTrainings', {
  list: list('pl'),
  englishList: list('en-US'),
  /** The same for other websites, as a JSON Feed. */
  feed: feed('pl'),
  englishFeed: feed('en-US'),
  page: endpoint({ method: 'GET', path: '/trainings/{slug}', permission: 'public', response: binary }),
  englishPage: endpoint({ method: 'GET', path: '/en/trainings/{slug}', permission: 'public', response: binary }),
  /** Its sessions, for a calendar elsewhere. */
  file: endpoint({
    method: 'GET',
    path: '/trainings/{slug}/calendar/{language}',
    permission: 'public',
    response: binary,
  }),

  /** Where everybody sees the training; null: nobody does. */
  ofTraining: endpoint({
    method: 'GET',
    path: '/api/trainings/{id}/public-page',
    permission: 'can-view-pro-artist-training-details',
    response: single(z.object({ addresses: z.nullable(bilingual(z.string())) })),
  }),
})
